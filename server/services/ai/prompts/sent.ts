import type * as z from 'zod'
import type { AnalyzeInput, ChatTurn, TextLanguage } from '#contract/ai/text'
import type { CitableLine } from '#domain/law/citable'
import { englishName } from '#languages/english-name'
import type { Turn } from '../../../ports/language-model.ts'

/** What belongs to one request of the system text. */
export interface SystemParts {
  /** The part that is the same for everybody. */
  fixedPart: string
  language: TextLanguage
  lawDate: string
  law: readonly CitableLine[]
  legalContext: readonly CitableLine[]
  /**
   * Sixteen random hexadecimal digits, new for each request: a text of the caller cannot guess them, so it cannot forge
   * the marker.
   */
  marker: string
}

/** The system text of a request. */
export const systemText = ({ fixedPart, language, lawDate, law, legalContext, marker }: SystemParts): string =>
  [
    fixedPart,
    `Write in ${englishName(language)}.`,
    `Law in force on ${lawDate}:`,
    ...law.map(({ text }) => text),
    ...legalContext.map(({ text }) => text),
    `Marker: ${marker}`,
  ].join('\n')

const between = (word: 'DATA' | 'TASK' | 'TURN', text: string, marker: string): string =>
  `<<<${word} ${marker}>>>\n${text}\n<<<END ${marker}>>>`

/** A commentary as it is asked for: the data, then the task, each between the marker. */
export const analyzeTurns = ({ context, prompt }: z.infer<typeof AnalyzeInput>, marker: string): Turn[] => [
  { role: 'user', content: `${between('DATA', context, marker)}\n${between('TASK', prompt, marker)}` },
]

/** A conversation in its roles: the turns of the user between the marker, those of the assistant as they are. */
export const chatTurns = (messages: readonly ChatTurn[], marker: string): Turn[] =>
  messages.map(({ role, content }) => ({ role, content: role === 'user' ? between('TURN', content, marker) : content }))

const unsupported = (figures: readonly string[]): string =>
  `These figures are not supported by the data: ${figures.join('; ')}. Write the answer again without them, or say what is missing.`

/** The message to the model that lists figures without support, and names the language where the text is in another one. */
export const correction = (figures: readonly string[], language: TextLanguage | undefined): string =>
  [
    ...(figures.length > 0 ? [unsupported(figures)] : []),
    ...(language === undefined ? [] : [`Write the whole answer in ${englishName(language)}.`]),
  ].join('\n')
