import type * as z from 'zod'
import type { TextWarning } from '#contract/ai/figure'
import type { AnalyzeInput, ChatAnswer, ChatInput, Commentary, TextLanguage } from '#contract/ai/text'
import type { Parameter } from '#domain/core/dated'
import { unsupportedFigures } from '#domain/figures/guard'
import { type CitableLine, citableLaw } from '#domain/law/citable'
import { plainWordsIn } from '#languages/catalogue'
import { tables } from '#languages/derived/prompts'
import { labels } from '#languages/labels'
import type { RunOperation } from '../../ports/calculations.ts'
import type { Turn } from '../../ports/language-model.ts'
import type { Log } from '../../ports/log.ts'
import type { AiCaller, AiMetrics, ChainText, ChainWritten, ProviderChain } from '../../ports/provider-chain.ts'
import { type CitedText, citedText } from './citations.ts'
import { generatedBy } from './generated.ts'
import { checkLastTurn } from './last-turn.ts'
import { offeredCalculations } from './offered-calculations.ts'
import { analyzeRules, chatRules } from './prompts/assistant.ts'
import { answerLanguage } from './prompts/language.ts'
import { legalContextLines } from './prompts/legal-context.ts'
import { analyzeTurns, chatTurns, correction, systemText } from './prompts/sent.ts'
import { providerAnswer } from './provider-failure.ts'
import { shownText } from './shown-text.ts'
import { textWarnings } from './text-warnings.ts'
import { type OwnCalculations, ownCalculations } from './tools.ts'

/** That a language model wrote a text, and what such a text is not: a line each. */
const { notice: notices } = labels(tables)

/** What writing is made of. */
export interface WritingDependencies {
  chain: Pick<ProviderChain, 'write'>
  /** The parameters of the law of Luxembourg, in one order for all processes. */
  law(): Promise<readonly Parameter<unknown>[]>
  /** Runs the operations of this service as their routes do. */
  run: RunOperation
  /** Sixteen hexadecimal digits of chance. */
  newMarker(): string
  /** The instant that marks a text as written. */
  now(): Date
  metrics: Pick<AiMetrics, 'unverifiedFigures'>
  log: Pick<Log, 'info'>
}

/** The caller of a text, and the day of the call. */
export interface TextCaller extends AiCaller {
  /** Today in Luxembourg, as YYYY-MM-DD. */
  day: string
  /** Calls left today after this one; -1 without a limit. */
  remaining: number
  /** The languages that the caller wants, as the header lists them. */
  acceptLanguage?: string | undefined
}

/** A text, and whether a provider key of the caller's own paid for it. */
export interface WrittenFor<Answer> {
  answer: Answer
  isOwn: boolean
}

/** The texts that language models write, each figure of which is supported or named. */
export interface Writing {
  /** A commentary. @throws Refusal `law_not_covered`, and where no provider answers. */
  analyze(input: z.output<typeof AnalyzeInput>, caller: TextCaller): Promise<WrittenFor<Commentary>>
  /** The next turn of a conversation. @throws Refusal for a last turn that is not the user's, and as above. */
  chat(input: z.output<typeof ChatInput>, caller: TextCaller): Promise<WrittenFor<ChatAnswer>>
}

const outputTokensMax = 2048
/** What the law may take of a request: a free model reads little more in a minute. */
const lawSpace = { lines: 6000, value: 300 } as const
/** Five rounds of calculations, as for three municipalities one after the other with a mistake or two, and the answer. */
const stepsMax = 6

/** One text to be written: its prompt, its sources and its limits. */
interface Request {
  fixedPart: string
  turns(marker: string): Turn[]
  /** What the caller wrote, the question first; what the figures may rest on. */
  texts: readonly string[]
  language: TextLanguage
  lawDate: string
  allowTraining: boolean
  calculations: OwnCalculations
  dropsOldTurns: boolean
}

/** What the figures and citations of a text are checked against. */
interface Evidence {
  request: Request
  lines: readonly CitableLine[]
  today: string
}

/** A text after cleaning, with its citations, its unsupported figures and what must not be relied on. */
interface CheckedText extends CitedText {
  figures: string[]
  warnings: TextWarning[]
  /** It is in another language than asked for. */
  isForeign: boolean
  isTruncated: boolean
}

/** Cleans a text, numbers its citations, and finds figures without support. */
const checkedText = ({ text, isTruncated }: ChainText, made: readonly unknown[], evidence: Evidence): CheckedText => {
  const { request, today } = evidence
  const lines = [...evidence.lines, ...request.calculations.lines()]
  const addresses = lines.flatMap(({ reference }) => reference.url ?? [])
  let references: CitedText['references'] = []
  const cite = (plain: string): string => {
    const cited = citedText(plain, lines)
    references = cited.references
    return cited.text
  }
  const known = [...request.texts, ...lines.map(line => line.text), JSON.stringify(made)].join('\n')
  const shown = shownText(text, { addresses, known, cite })
  const figures = unsupportedFigures(shown, {
    texts: request.texts,
    calculations: made,
    law: lines.map(line => line.text),
    lawDate: request.lawDate,
    today,
  })
  const warnings = textWarnings(shown, request.language)
  const isForeign = warnings.some(({ code }) => code === 'language')
  return { text: shown, references, figures, warnings, isForeign, isTruncated }
}

const outputsOf = (...texts: readonly (ChainText | undefined)[]): object[] =>
  texts.flatMap(text => text?.toolCalls.map(({ output }) => output) ?? [])

/** Whether a second text is the one to answer: it alone is in the right language, else it has fewer unsupported figures. */
const isBetter = (second: CheckedText, first: CheckedText): boolean => {
  if (second.text === '') return false
  if (second.isForeign !== first.isForeign) return first.isForeign
  return second.figures.length < first.figures.length
}

/** The first text, or a second one by the same model where that is better. */
const better = async (written: ChainWritten, evidence: Evidence) => {
  const { calculations, language } = evidence.request
  const first = { ...checkedText(written, calculations.of(outputsOf(written)), evidence), outputs: outputsOf(written) }
  if (first.figures.length === 0 && !first.isForeign) return first
  const again = await written.again([
    { role: 'assistant', content: written.text },
    { role: 'user', content: correction(first.figures, first.isForeign ? language : undefined) },
  ])
  if (!again) return first
  const outputs = outputsOf(written, again)
  const second = { ...checkedText(again, calculations.of(outputs), evidence), outputs }
  return isBetter(second, first) ? second : first
}

const figureMax = 100

/** Asks for a text, once more where figures are unsupported, and gives it with everything that it rests on. */
const writing =
  ({ chain, law, newMarker, now, metrics, log }: WritingDependencies) =>
  async (request: Request, caller: TextCaller): Promise<WrittenFor<ChatAnswer>> => {
    const { fixedPart, language, lawDate, texts, calculations, allowTraining, dropsOldTurns } = request
    const lawLines = citableLaw(await law(), texts, lawDate, lawSpace)
    const legalContext = legalContextLines(lawDate)
    const marker = newMarker()
    const task = {
      system: systemText({ fixedPart, language, lawDate, law: lawLines, legalContext, marker }),
      messages: request.turns(marker),
      tools: calculations.tools,
      maxOutputTokens: outputTokensMax,
      maxSteps: calculations.tools.length > 0 ? stepsMax : 1,
    }
    const written = providerAnswer(
      await chain.write({ task, guarded: { fixedPart, marker }, allowTraining, dropsOldTurns }, caller),
    )
    const { provider, model, isOwn, droppedMessages } = written
    const { text, references, figures, warnings, isTruncated, outputs } = await better(written, {
      request,
      lines: [...lawLines, ...legalContext],
      today: caller.day,
    })
    metrics.unverifiedFigures(figures.length)
    const { requestId, operation } = caller
    log.info({ requestId, operation, provider, model, unverifiedFigures: figures.length }, 'a text was written')
    const answer: ChatAnswer = {
      ...{ text, model, provider, remaining: isOwn ? -1 : caller.remaining, language, lawDate, references },
      calculations: calculations.of(outputs),
      unverifiedFigures: figures.map(figure => figure.slice(0, figureMax)),
      unverifiedSpans: [],
      figures: [],
      warnings,
      truncated: isTruncated,
      notice: plainWordsIn(notices, language),
      meta: generatedBy({ provider, model }, now()),
      droppedMessages,
    }
    return { answer, isOwn }
  }

/** The texts that language models write over a chain of providers. */
export const textWriting = (deps: WritingDependencies): Writing => {
  const write = writing(deps)
  return {
    analyze: async (input, caller) => {
      const { context, prompt, lawDate = caller.day, allowTraining } = input
      const { acceptLanguage: accepted } = caller
      const language = answerLanguage({ field: input.language, accepted, texts: [prompt, context] })
      const { answer, isOwn } = await write(
        {
          fixedPart: analyzeRules,
          turns: marker => analyzeTurns(input, marker),
          texts: [`${prompt}\n${context}`],
          ...{ language, lawDate, allowTraining },
          calculations: ownCalculations([], deps.run, { lawDate, today: caller.day, texts: [] }),
          dropsOldTurns: false,
        },
        caller,
      )
      const { droppedMessages: _, ...commentary } = answer
      return { answer: commentary, isOwn }
    },
    chat: async (input, caller) => {
      checkLastTurn(input)
      const { messages, lawDate = caller.day, allowTraining } = input
      const questions = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).reverse()
      const { acceptLanguage: accepted } = caller
      const language = answerLanguage({ field: input.language, accepted, texts: questions })
      return write(
        {
          fixedPart: chatRules,
          turns: marker => chatTurns(messages, marker),
          texts: questions,
          ...{ language, lawDate, allowTraining },
          calculations: ownCalculations(offeredCalculations(questions), deps.run, {
            lawDate,
            today: caller.day,
            texts: questions,
          }),
          dropsOldTurns: true,
        },
        caller,
      )
    },
  }
}
