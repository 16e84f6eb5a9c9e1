import type * as z from 'zod'
import type { AnalyzeInput, ChatTurn, TextLanguage } from '#contract/ai/text'
import { nameLawLine } from '#domain/figures/references/law-facts'
import { type Naming, namesMax } from '#domain/figures/references/names'
import type { CitableLine } from '#domain/law/citable'
import { getPlainWords } from '#languages/catalogue'
import { tables } from '#languages/derived/prompts'
import { getEnglishLanguageName } from '#languages/english-name'
import { buildLabels } from '#languages/labels'
import type { PromptMessage } from '../../../ports/language-model.ts'

/** Parts of the system prompt of one request. */
export interface SystemParts {
  /** Part that is the same for all requests. */
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

/** Example of names for figures, in each language that has one. */
const { figuresExample } = buildLabels(tables)

const namedLines = new WeakMap<CitableLine, string>()

/** Line of law with the name of its value; made once of each line, which requests of a day share. */
const formatNamedLine = (line: CitableLine): string => {
  const known = namedLines.get(line) ?? nameLawLine(line.mark, line.text, line.reference)
  namedLines.set(line, known)
  return known
}

/** System prompt of a request. */
export const buildSystemPrompt = ({ fixedPart, language, lawDate, law, legalContext, marker }: SystemParts): string =>
  [
    fixedPart,
    `Write in ${getEnglishLanguageName(language)}.`,
    `So: ${getPlainWords(figuresExample, language)}`,
    `Law in force on ${lawDate}:`,
    ...law.map(formatNamedLine),
    ...legalContext.map(({ text }) => text),
    `Marker: ${marker}`,
  ].join('\n')

const wrapInMarkers = (word: 'DATA' | 'TASK' | 'TURN', text: string, marker: string): string =>
  `<<<${word} ${marker}>>>\n${text}\n<<<END ${marker}>>>`

/** Messages for a commentary: the data, then the task, each between markers. */
export const buildCommentaryMessages = (
  { context, prompt }: Pick<z.infer<typeof AnalyzeInput>, 'context' | 'prompt'>,
  marker: string,
): PromptMessage[] => [
  { role: 'user', content: `${wrapInMarkers('DATA', context, marker)}\n${wrapInMarkers('TASK', prompt, marker)}` },
]

/** Messages of a conversation: those of the user between markers, those of the assistant unchanged. */
export const buildChatMessages = (messages: readonly ChatTurn[], marker: string): PromptMessage[] =>
  messages.map(({ role, content }) => ({
    role,
    content: role === 'user' ? wrapInMarkers('TURN', content, marker) : content,
  }))

/** A text has at most a figure in so many characters. */
const charactersPerFigure = 4

/** Index of the first message whose figures have names: all that fit, the last messages first. */
const findFirstNamed = (messages: readonly ChatTurn[], names: Naming): number => {
  const length = messages.reduce((sum, { content }) => sum + content.length, 0)
  if (length < namesMax * charactersPerFigure) return 0
  let left = namesMax
  return (
    messages.findLastIndex(({ role, content }) => {
      left -= role === 'user' ? names.count(content) : 0
      return left < 0
    }) + 1
  )
}

/**
 * Adds names after the figures of the user's messages, of a long conversation after those of the last ones; in those of the assistant, figures that are facts get their
 * names back, once all facts have one.
 */
export const nameFigures = (messages: readonly ChatTurn[], names: Naming): (() => ChatTurn[]) => {
  const first = Math.min(findFirstNamed(messages, names), messages.length - 1)
  const nameMessage = (content: string, at: number): string =>
    at < first ? names.remember(content) : names.text(content)
  const named = messages.map(({ role, content }, at) => (role === 'user' ? nameMessage(content, at) : content))
  return () =>
    messages.map(({ role }, at) => {
      const content = named[at] ?? ''
      return { role, content: role === 'user' ? content : names.earlier(content) }
    })
}

const formatUnsupported = (sentences: readonly string[]): string =>
  [
    'Nothing supports these figures, or their names are wrong:',
    ...sentences.map(sentence => `- ${sentence}`),
    'Write the answer again, all of it, with names in braces for figures; what has no name is missing: say so. No apology.',
  ].join('\n')

/**
 * Correction for the model: quotes sentences with unsupported figures, and names the language where the text is in
 * another one.
 */
export const buildCorrection = (sentences: readonly string[], language: TextLanguage | undefined): string =>
  [
    ...(sentences.length > 0 ? [formatUnsupported(sentences)] : []),
    ...(language === undefined ? [] : [`Write the whole answer in ${getEnglishLanguageName(language)}.`]),
  ].join('\n')
