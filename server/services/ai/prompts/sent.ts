import type * as z from 'zod'
import type { AnalyzeInput, ChatTurn, TextLanguage } from '#contract/ai/text'
import { namedLine } from '#domain/figures/references/law-facts'
import type { Naming } from '#domain/figures/references/names'
import type { CitableLine } from '#domain/law/citable'
import { plainWordsIn } from '#languages/catalogue'
import { tables } from '#languages/derived/prompts'
import { englishName } from '#languages/english-name'
import { labels } from '#languages/labels'
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

/** How names are written for figures, in each language that has an example of its own. */
const { figuresExample } = labels(tables)

/** The line of the text with the name of its value. */
const named = ({ mark, text, reference }: CitableLine): string => namedLine(mark, text, reference)

/** The system text of a request. */
export const systemText = ({ fixedPart, language, lawDate, law, legalContext, marker }: SystemParts): string =>
  [
    fixedPart,
    `Write in ${englishName(language)}.`,
    `So: ${plainWordsIn(figuresExample, language)}`,
    `Law in force on ${lawDate}:`,
    ...law.map(named),
    ...legalContext.map(({ text }) => text),
    `Marker: ${marker}`,
  ].join('\n')

const between = (word: 'DATA' | 'TASK' | 'TURN', text: string, marker: string): string =>
  `<<<${word} ${marker}>>>\n${text}\n<<<END ${marker}>>>`

/** A commentary as it is asked for: the data, then the task, each between the marker. */
export const analyzeTurns = (
  { context, prompt }: Pick<z.infer<typeof AnalyzeInput>, 'context' | 'prompt'>,
  marker: string,
): Turn[] => [{ role: 'user', content: `${between('DATA', context, marker)}\n${between('TASK', prompt, marker)}` }]

/** A conversation in its roles: the turns of the user between the marker, those of the assistant as they are. */
export const chatTurns = (messages: readonly ChatTurn[], marker: string): Turn[] =>
  messages.map(({ role, content }) => ({ role, content: role === 'user' ? between('TURN', content, marker) : content }))

/**
 * The turns of a conversation with names behind the figures of the user; those of the assistant get back the names of the
 * figures that are facts, once all facts have theirs.
 */
export const namedTurns = (messages: readonly ChatTurn[], names: Naming): (() => ChatTurn[]) => {
  const named = messages.map(({ role, content }) => (role === 'user' ? names.text(content) : content))
  return () =>
    messages.map(({ role }, at) => {
      const content = named[at] ?? ''
      return { role, content: role === 'user' ? content : names.earlier(content) }
    })
}

const unsupported = (sentences: readonly string[]): string =>
  [
    'Nothing supports these figures, or their names are wrong:',
    ...sentences.map(sentence => `- ${sentence}`),
    'Write the answer again, all of it, with names in braces for figures; what has no name is missing: say so. No apology.',
  ].join('\n')

/** The message to the model that quotes sentences with unsupported figures, and names the language where the text is in another one. */
export const correction = (sentences: readonly string[], language: TextLanguage | undefined): string =>
  [
    ...(sentences.length > 0 ? [unsupported(sentences)] : []),
    ...(language === undefined ? [] : [`Write the whole answer in ${englishName(language)}.`]),
  ].join('\n')
