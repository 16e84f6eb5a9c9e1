import type * as z from 'zod'
import type { AnalyzeInput, ChatAnswer, Commentary, LooseChatInput, TextLanguage } from '#contract/ai/text'
import type { Parameter } from '#domain/core/dated'
import { lawFact } from '#domain/figures/references/law-facts'
import { type Naming, naming } from '#domain/figures/references/names'
import { type CitableLine, citableLaw } from '#domain/law/citable'
import { getPlainWords } from '#languages/catalogue'
import { tables } from '#languages/derived/prompts'
import { buildLabels } from '#languages/labels'
import type { RunOperation } from '../../ports/calculations.ts'
import type { PromptMessage } from '../../ports/language-model.ts'
import type { Log } from '../../ports/log.ts'
import type { AiCaller, AiMetrics, ChainText, ChainWritten, ProviderChain } from '../../ports/provider-chain.ts'
import { buildFigureFields, type CheckSources, checkText, isBetter } from './check-text.ts'
import { getContractUnit } from './contract-units.ts'
import { buildGeneratedMeta } from './generated.ts'
import { checkLastTurn } from './last-turn.ts'
import { orderCalculations } from './offered-calculations.ts'
import { commentaryInstructions, conversationInstructions } from './prompts/assistant.ts'
import { selectAnswerLanguage } from './prompts/language.ts'
import { listTradeRules } from './prompts/legal-context.ts'
import {
  buildChatMessages,
  buildCommentaryMessages,
  buildCorrection,
  buildSystemPrompt,
  nameFigures,
} from './prompts/sent.ts'
import { unwrapChainOutcome } from './provider-failure.ts'
import { createOfferedCalculations, type OfferedCalculations } from './tools.ts'

/** Notice that a language model wrote the text, and its limits; one line each. */
const { notice: notices } = buildLabels(tables)

export interface WritingDependencies {
  chain: Pick<ProviderChain, 'write'>
  /** Law parameters of Luxembourg, in the same order in all processes. */
  law(): Promise<readonly Parameter<unknown>[]>
  /** Runs the operations of this service as their routes do. */
  run: RunOperation
  /** Sixteen random hexadecimal digits. */
  newMarker(): string
  /** Time of writing, for `meta`. */
  now(): Date
  metrics: Pick<AiMetrics, 'unverifiedFigures'>
  log: Pick<Log, 'info'>
}

/** Caller of a text, and the date of the call. */
export interface TextCaller extends AiCaller {
  /** Today in Luxembourg, as YYYY-MM-DD. */
  day: string
  /** Calls left today after this one; -1 without a limit. */
  remaining: number
  /** `Accept-Language` header of the caller. */
  acceptLanguage?: string | undefined
}

/** Text, and whether a provider key of the caller paid for it. */
interface PaidAnswer<Answer> {
  answer: Answer
  isOwn: boolean
}

/** Texts of language models with checked figures. */
export interface Writing {
  /** Writes a commentary. @throws Refusal `law_not_covered`, and where every provider fails. */
  analyze(input: z.output<typeof AnalyzeInput>, caller: TextCaller): Promise<PaidAnswer<Commentary>>
  /** Writes the next turn of a conversation. @throws Refusal where the last message is not the user's, and as above. */
  chat(input: z.output<typeof LooseChatInput>, caller: TextCaller): Promise<PaidAnswer<ChatAnswer>>
}

const outputTokensMax = 2048
/** Share of the law in a prompt: a free model accepts little more per minute. */
const lawSpace = { lines: 6000, value: 300 } as const
/** Five rounds of calculations, such as three municipalities in sequence with a mistake or two, and the answer. */
const stepsMax = 6

/** Text to be written: its prompt, its sources and its limits. */
interface TextRequest {
  fixedPart: string
  /** Messages to send, once the law has names too: with names after the figures. */
  turns(marker: string): PromptMessage[]
  names: Naming
  /** Texts of the caller, the question first; sources of the figures. */
  texts: readonly string[]
  language: TextLanguage
  lawDate: string
  allowTraining: boolean
  calculations: OfferedCalculations
  dropsOldTurns: boolean
}

/** Sources that the texts of one request are checked against, apart from calculations. */
interface RequestSources {
  request: TextRequest
  lines: readonly CitableLine[]
  today: string
}

/** Sources that one text of a request is checked against. */
const collectSources = ({ request, lines, today }: RequestSources, outputs: readonly object[]): CheckSources => {
  const { calculations, texts, language, lawDate } = request
  return {
    ...{ texts, language, lawDate, today },
    facts: calculations.facts(outputs),
    lines: [...lines, ...calculations.lines()],
    calculations: calculations.of(outputs),
  }
}

const listToolOutputs = (...texts: readonly (ChainText | undefined)[]): object[] =>
  texts.flatMap(text => text?.toolCalls.map(({ output }) => output) ?? [])

/** First text, or a second one by the same model where it is better. */
const writeBetterText = async (written: ChainWritten, sources: RequestSources) => {
  const outputs = listToolOutputs(written)
  const { isTruncated } = written
  const first = { ...checkText(written.text, collectSources(sources, outputs)), isTruncated, outputs }
  if (first.unverified.length === 0 && !first.isForeign) return first
  const again = await written.again([
    { role: 'assistant', content: written.text },
    { role: 'user', content: buildCorrection(first.sentences, first.isForeign ? sources.request.language : undefined) },
  ])
  if (!again) return first
  const all = listToolOutputs(written, again)
  const second = {
    ...checkText(again.text, collectSources(sources, all)),
    isTruncated: again.isTruncated,
    outputs: all,
  }
  return isBetter(second, first) ? second : first
}

/** Writes a text, again where figures are unsupported, and returns it with its sources. */
const createTextWriter =
  ({ chain, law, newMarker, now, metrics, log }: WritingDependencies) =>
  async (request: TextRequest, caller: TextCaller): Promise<PaidAnswer<ChatAnswer>> => {
    const { fixedPart, language, lawDate, texts, calculations, allowTraining, dropsOldTurns } = request
    const lawLines = citableLaw(await law(), texts, lawDate, lawSpace)
    const legalContext = listTradeRules(lawDate)
    const marker = newMarker()
    request.names.add(lawLines.flatMap(({ mark, reference }) => lawFact(mark, reference) ?? []))
    const task = {
      system: buildSystemPrompt({ fixedPart, language, lawDate, law: lawLines, legalContext, marker }),
      messages: request.turns(marker),
      tools: calculations.tools,
      maxOutputTokens: outputTokensMax,
      maxSteps: calculations.tools.length > 0 ? stepsMax : 1,
    }
    const written = unwrapChainOutcome(
      await chain.write({ task, guarded: { fixedPart, marker }, allowTraining, dropsOldTurns }, caller),
    )
    const { provider, model, isOwn, droppedMessages } = written
    const checked = await writeBetterText(written, {
      request,
      lines: [...lawLines, ...legalContext],
      today: caller.day,
    })
    const { text, references, warnings, isTruncated, outputs } = checked
    const figures = buildFigureFields(checked)
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
      notice: getPlainWords(notices, language),
      meta: buildGeneratedMeta({ provider, model }, now()),
      droppedMessages,
    }
    return { answer, isOwn }
  }

/** Commentary as a text request: figures of the data are named before those of the task. */
const createCommentaryRequest = (
  input: z.output<typeof AnalyzeInput>,
  caller: TextCaller,
  { run }: WritingDependencies,
): TextRequest => {
  const { context, prompt, lawDate = caller.day, allowTraining } = input
  const names = naming(getContractUnit)
  const named = { context: names.text(context), prompt: names.text(prompt) }
  return {
    fixedPart: commentaryInstructions,
    turns: marker => buildCommentaryMessages(named, marker),
    names,
    texts: [`${prompt}\n${context}`],
    language: selectAnswerLanguage({
      field: input.language,
      accepted: caller.acceptLanguage,
      texts: [prompt, context],
    }),
    ...{ lawDate, allowTraining },
    calculations: createOfferedCalculations([], run, { lawDate, today: caller.day, texts: [] }, names),
    dropsOldTurns: false,
  }
}

/** Next turn of a conversation as a text request. */
const createChatRequest = (
  input: z.output<typeof LooseChatInput>,
  caller: TextCaller,
  { run }: WritingDependencies,
): TextRequest => {
  const { messages, lawDate = caller.day, allowTraining } = input
  const questions = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).reverse()
  const names = naming(getContractUnit)
  const turns = nameFigures(messages, names)
  return {
    fixedPart: conversationInstructions,
    turns: marker => buildChatMessages(turns(), marker),
    names,
    texts: questions,
    language: selectAnswerLanguage({ field: input.language, accepted: caller.acceptLanguage, texts: questions }),
    ...{ lawDate, allowTraining },
    calculations: createOfferedCalculations(
      orderCalculations(questions),
      run,
      { lawDate, today: caller.day, texts: questions },
      names,
    ),
    dropsOldTurns: true,
  }
}

/** Texts of language models over a chain of providers. */
export const createWriting = (deps: WritingDependencies): Writing => {
  const write = createTextWriter(deps)
  return {
    analyze: async (input, caller) => {
      const { answer, isOwn } = await write(createCommentaryRequest(input, caller, deps), caller)
      const { droppedMessages: _, ...commentary } = answer
      return { answer: commentary, isOwn }
    },
    chat: async (input, caller) => {
      checkLastTurn(input)
      const request = createChatRequest(input, caller, deps)
      await request.calculations.recall(input.calculations ?? [])
      return write(request, caller)
    },
  }
}
