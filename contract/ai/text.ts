import * as z from 'zod'
import { languages } from '#languages/registry'
import { LawReference } from '../shared/law.ts'
import { Day } from '../shared/units.ts'
import { Calculation, LooseSentCalculation, SentCalculation } from './calculation.ts'
import { figuresMax, TextFigure, TextWarning, UnverifiedSpan } from './figure.ts'
import { GeneratedMeta } from './generated.ts'
import { modelProviders } from './providers.ts'

/** The languages of the texts that a model writes. */
export const TextLanguage = z
  .enum(languages)
  .meta({ id: 'TextLanguage', description: 'Language of a text, as its ISO 639-1 code.' })
/** A language of the texts that a model writes. */
export type TextLanguage = z.infer<typeof TextLanguage>

/** Anything but control characters other than tab and line feed, read in one pass. */
const textPattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the pattern refuses
  /^[^\x00-\x08\x0B-\x1F\x7F-\x9F]*$/

/** A text of several lines, trimmed, without carriage returns; failures do not repeat it. */
const defineProse = (max: number): z.ZodString =>
  z
    .string()
    .overwrite(written => written.replaceAll('\r', ''))
    .trim()
    .min(1, { abort: true })
    .max(max, { abort: true })
    .regex(textPattern, 'must not contain control characters other than tab and line feed')
    .meta({ 'x-private': true })

const shared = {
  language: TextLanguage.optional().describe(
    'Language of the answer; when left out that of the header `Accept-Language`, else of what you ask, else of the context, else French.',
  ),
  lawDate: Day.optional().describe('The law that may be cited is that of this day; today in Luxembourg when left out.'),
  allowTraining: z
    .boolean()
    .default(false)
    .describe(
      'True: providers that learn from what they read may be asked too, where the operator configured such (`…_TRAINS_ON_DATA`). Otherwise they are skipped.',
    ),
}

/** Request of a commentary. */
export const AnalyzeInput = z
  .strictObject({
    context: defineProse(20_000).describe('Inputs and results to comment on, as plain text of several lines.'),
    prompt: defineProse(2000).describe('What to write.'),
    ...shared,
  })
  .meta({ id: 'AnalyzeInput', description: 'A commentary that is asked for, with the figures that it may use.' })

/** Most turns of a conversation. */
export const turnsMax = 20

const tooManyTurns = `Is one turn too many: at most ${turnsMax}`

/** A turn of a conversation. */
export const ChatTurn = z
  .strictObject({
    role: z.enum(['user', 'assistant']).describe('Who says it.'),
    content: defineProse(4000).describe('What is said.'),
  })
  .meta({ id: 'ChatTurnInput', description: 'A turn of a conversation.' })
/** A turn of a conversation. */
export type ChatTurn = z.infer<typeof ChatTurn>

/** Most calculations of one turn, and most of earlier ones that are computed again for it. */
export const calculationsMax = 16

/** A conversation whose next turn is requested. */
export const ChatInput = z
  .strictObject({
    messages: z
      .array(ChatTurn)
      .min(1)
      // Names the first turn that is too many, where a bound of the list would name the list.
      .check(({ value, issues }) => {
        if (value.length <= turnsMax) return
        issues.push({ code: 'custom', message: tooManyTurns, input: value, path: [turnsMax] })
      })
      .meta({ maxItems: turnsMax, description: 'The turns so far, oldest first; the last is the user’s.' }),
    calculations: z
      .array(SentCalculation)
      .max(2 * calculationsMax)
      .optional()
      .describe(
        `\`calculations\` of the last answer, so that their figures stay known. The last ${calculationsMax} are computed again.`,
      ),
    ...shared,
  })
  .meta({ id: 'ChatInput', description: 'A conversation whose next turn is asked for.' })

const answer = {
  text: z
    .string()
    .min(1)
    .max(8000)
    .describe(
      'Plain text with line breaks; `[1]` cites the first of `references`, `[…]` stands where an address, an account or a telephone number was taken out that nobody sent.',
    ),
  model: z.string().max(200).describe('The model as it is configured, whatever its provider calls it.'),
  provider: z.enum(modelProviders).describe('Who runs the model.'),
  remaining: z.int().min(-1).max(1e9).meta({
    description:
      'Calls left today after this one; -1 without a daily limit, and where a provider key of your own was used.',
    'x-unit': 'count',
  }),
  language: TextLanguage.describe('As sent, or as found; a text in another one has the warning `language`.'),
  lawDate: Day.describe('Day of the law that could be cited.'),
  references: z.array(LawReference).max(20).describe('What the text cites, in the order of its `[1]`, `[2]`, ….'),
  calculations: z
    .array(Calculation)
    .max(2 * calculationsMax)
    .describe(
      'Calculations of this service: those that were sent back, then those that the model asked for now; always empty in a commentary.',
    ),
  unverifiedFigures: z
    .array(z.string().max(100))
    .max(50)
    .describe('Figures of the text that nothing supports, as they are written there.'),
  unverifiedSpans: z
    .array(UnverifiedSpan)
    .max(50)
    .describe('Where each of them stands, in their order in the text; one that stands twice is there twice.'),
  figures: z
    .array(TextFigure)
    .max(figuresMax)
    .describe(
      'Every other figure of the text with where it comes from, in the order of the text. The service writes them itself: a model gives only their names.',
    ),
  warnings: z.array(TextWarning).max(20).describe('Statements that must not be relied on; empty as a rule.'),
  truncated: z.boolean().describe('The model stopped at its limit; the text ends with its last whole sentence.'),
  notice: z
    .string()
    .max(400)
    .describe(
      'Two lines in the language of the text: that a language model wrote it, then what it is not. Show both with the text.',
    ),
  meta: GeneratedMeta,
}

/** The same as the server reads it first. */
export const LooseChatInput = ChatInput.extend({
  calculations: z
    .array(LooseSentCalculation)
    .max(2 * calculationsMax)
    .optional(),
})

/** A commentary, with everything that its figures rest on. */
export const Commentary = z
  .strictObject(answer)
  .meta({ id: 'Commentary', description: 'A commentary, with everything that its figures rest on.' })
/** A commentary, with everything that its figures rest on. */
export type Commentary = z.infer<typeof Commentary>

/** The next turn of a conversation, with everything that its figures rest on. */
export const ChatAnswer = z
  .strictObject({
    ...answer,
    droppedMessages: z
      .int()
      .min(0)
      .max(turnsMax - 1)
      .meta({ description: 'Oldest turns that were not sent: the model reads no more.', 'x-unit': 'count' }),
  })
  .meta({ id: 'ChatAnswer', description: 'The next turn of a conversation, with everything that it rests on.' })
/** The next turn of a conversation, with everything that its figures rest on. */
export type ChatAnswer = z.infer<typeof ChatAnswer>
