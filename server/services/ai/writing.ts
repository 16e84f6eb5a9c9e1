import type * as z from 'zod'
import type { AnalyzeInput, ChatAnswer, Commentary, LooseChatInput, TextLanguage } from '#contract/ai/text'
import type { Parameter } from '#domain/core/dated'
import { lawFact } from '#domain/figures/references/law-facts'
import { type Naming, naming } from '#domain/figures/references/names'
import { type CitableLine, citableLaw } from '#domain/law/citable'
import { plainWordsIn } from '#languages/catalogue'
import { tables } from '#languages/derived/prompts'
import { labels } from '#languages/labels'
import type { RunOperation } from '../../ports/calculations.ts'
import type { Turn } from '../../ports/language-model.ts'
import type { Log } from '../../ports/log.ts'
import type { AiCaller, AiMetrics, ChainText, ChainWritten, ProviderChain } from '../../ports/provider-chain.ts'
import { checkedText, type Evidence, figureFields, isBetter } from './checked-text.ts'
import { contractUnits } from './contract-units.ts'
import { generatedBy } from './generated.ts'
import { checkLastTurn } from './last-turn.ts'
import { offeredCalculations } from './offered-calculations.ts'
import { analyzeRules, chatRules } from './prompts/assistant.ts'
import { answerLanguage } from './prompts/language.ts'
import { legalContextLines } from './prompts/legal-context.ts'
import { analyzeTurns, chatTurns, correction, namedTurns, systemText } from './prompts/sent.ts'
import { providerAnswer } from './provider-failure.ts'
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
  chat(input: z.output<typeof LooseChatInput>, caller: TextCaller): Promise<WrittenFor<ChatAnswer>>
}

const outputTokensMax = 2048
/** What the law may take of a request: a free model reads little more in a minute. */
const lawSpace = { lines: 6000, value: 300 } as const
/** Five rounds of calculations, as for three municipalities one after the other with a mistake or two, and the answer. */
const stepsMax = 6

/** One text to be written: its prompt, its sources and its limits. */
interface Request {
  fixedPart: string
  /** What is sent, once the law has its names too: with names behind the figures. */
  turns(marker: string): Turn[]
  names: Naming
  /** What the caller wrote, the question first; what the figures may rest on. */
  texts: readonly string[]
  language: TextLanguage
  lawDate: string
  allowTraining: boolean
  calculations: OwnCalculations
  dropsOldTurns: boolean
}

/** What the texts of one request are checked against, whatever was calculated for them. */
interface Sources {
  request: Request
  lines: readonly CitableLine[]
  today: string
}

/** What one text of a request is checked against. */
const evidenceOf = ({ request, lines, today }: Sources, outputs: readonly object[]): Evidence => {
  const { calculations, texts, language, lawDate } = request
  return {
    ...{ texts, language, lawDate, today },
    facts: calculations.facts(outputs),
    lines: [...lines, ...calculations.lines()],
    calculations: calculations.of(outputs),
  }
}

const outputsOf = (...texts: readonly (ChainText | undefined)[]): object[] =>
  texts.flatMap(text => text?.toolCalls.map(({ output }) => output) ?? [])

/** The first text, or a second one by the same model where that is better. */
const better = async (written: ChainWritten, sources: Sources) => {
  const outputs = outputsOf(written)
  const { isTruncated } = written
  const first = { ...checkedText(written.text, evidenceOf(sources, outputs)), isTruncated, outputs }
  if (first.unverified.length === 0 && !first.isForeign) return first
  const again = await written.again([
    { role: 'assistant', content: written.text },
    { role: 'user', content: correction(first.sentences, first.isForeign ? sources.request.language : undefined) },
  ])
  if (!again) return first
  const all = outputsOf(written, again)
  const second = {
    ...checkedText(again.text, evidenceOf(sources, all)),
    isTruncated: again.isTruncated,
    outputs: all,
  }
  return isBetter(second, first) ? second : first
}

/** Asks for a text, once more where figures are unsupported, and gives it with everything that it rests on. */
const writing =
  ({ chain, law, newMarker, now, metrics, log }: WritingDependencies) =>
  async (request: Request, caller: TextCaller): Promise<WrittenFor<ChatAnswer>> => {
    const { fixedPart, language, lawDate, texts, calculations, allowTraining, dropsOldTurns } = request
    const lawLines = citableLaw(await law(), texts, lawDate, lawSpace)
    const legalContext = legalContextLines(lawDate)
    const marker = newMarker()
    request.names.add(lawLines.flatMap(({ mark, reference }) => lawFact(mark, reference) ?? []))
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
    const checked = await better(written, { request, lines: [...lawLines, ...legalContext], today: caller.day })
    const { text, references, warnings, isTruncated, outputs } = checked
    const figures = figureFields(checked)
    const unverifiedFigures = figures.unverifiedFigures.length
    metrics.unverifiedFigures(unverifiedFigures)
    const { requestId, operation } = caller
    log.info({ requestId, operation, provider, model, unverifiedFigures }, 'a text was written')
    const answer: ChatAnswer = {
      ...{ text, model, provider, remaining: isOwn ? -1 : caller.remaining, language, lawDate, references },
      calculations: calculations.of(outputs),
      ...figures,
      warnings,
      truncated: isTruncated,
      notice: plainWordsIn(notices, language),
      meta: generatedBy({ provider, model }, now()),
      droppedMessages,
    }
    return { answer, isOwn }
  }

/** A commentary as a request: the data are named before the task. */
const commentaryRequest = (
  input: z.output<typeof AnalyzeInput>,
  caller: TextCaller,
  { run }: WritingDependencies,
): Request => {
  const { context, prompt, lawDate = caller.day, allowTraining } = input
  const names = naming(contractUnits)
  const named = { context: names.text(context), prompt: names.text(prompt) }
  return {
    fixedPart: analyzeRules,
    turns: marker => analyzeTurns(named, marker),
    names,
    texts: [`${prompt}\n${context}`],
    language: answerLanguage({ field: input.language, accepted: caller.acceptLanguage, texts: [prompt, context] }),
    ...{ lawDate, allowTraining },
    calculations: ownCalculations([], run, { lawDate, today: caller.day, texts: [] }, names),
    dropsOldTurns: false,
  }
}

/** The next turn of a conversation as a request. */
const turnRequest = (
  input: z.output<typeof LooseChatInput>,
  caller: TextCaller,
  { run }: WritingDependencies,
): Request => {
  const { messages, lawDate = caller.day, allowTraining } = input
  const questions = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).reverse()
  const names = naming(contractUnits)
  const turns = namedTurns(messages, names)
  return {
    fixedPart: chatRules,
    turns: marker => chatTurns(turns(), marker),
    names,
    texts: questions,
    language: answerLanguage({ field: input.language, accepted: caller.acceptLanguage, texts: questions }),
    ...{ lawDate, allowTraining },
    calculations: ownCalculations(
      offeredCalculations(questions),
      run,
      { lawDate, today: caller.day, texts: questions },
      names,
    ),
    dropsOldTurns: true,
  }
}

/** The texts that language models write over a chain of providers. */
export const textWriting = (deps: WritingDependencies): Writing => {
  const write = writing(deps)
  return {
    analyze: async (input, caller) => {
      const { answer, isOwn } = await write(commentaryRequest(input, caller, deps), caller)
      const { droppedMessages: _, ...commentary } = answer
      return { answer: commentary, isOwn }
    },
    chat: async (input, caller) => {
      checkLastTurn(input)
      const request = turnRequest(input, caller, deps)
      await request.calculations.recall(input.calculations ?? [])
      return write(request, caller)
    },
  }
}
