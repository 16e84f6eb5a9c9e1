import {
  type PromptMessage,
  ProviderFailure,
  type ReadingResult,
  type WritingResult,
} from '../../ports/language-model.ts'
import type {
  AiCaller,
  ChainFailed,
  ChainOutcome,
  ChainRead,
  ChainReading,
  ChainText,
  ChainWriting,
  ChainWritten,
  ProviderChain,
} from '../../ports/provider-chain.ts'
import type { ProviderKeys } from '../../ports/provider-keys.ts'
import { createChainFailure, createOwnKeyFailure, type Failure } from './chain-failure.ts'
import {
  type CandidateModel,
  createModelCall,
  type ModelCallDependencies,
  type ModelCallRequest,
  recordModelCall,
} from './model-call.ts'
import { countSentCharacters, fitMessages, selectFittingTools } from './model-window.ts'
import { addHeldTools } from './other-calculations.ts'
import { createOwnCandidate, findPayer, type OwnModels } from './own-models.ts'
import { addProgressReports } from './progress.ts'
import { extractAnswer, isLeak } from './written-answer.ts'

/** The models of an installation. */
export interface Models extends OwnModels {
  /** Free models in the order of use. */
  free: readonly CandidateModel[]
}

export interface ChainDependencies extends ModelCallDependencies {
  /** Whether any free provider is configured. */
  isConfigured: boolean
  /** Loads the models; the first call imports the SDK, before the timeouts start. */
  models(): Promise<Models>
  providerKeys: Pick<ProviderKeys, 'providersOf' | 'open' | 'judged'>
  /** Total timeout of a request in milliseconds. */
  totalMs: { write: number; read: number }
  /** Aborted at shutdown. */
  stopping: AbortSignal
}

/** One request: its caller, and its abort signal. */
interface ChainRun {
  caller: AiCaller
  signal: AbortSignal
  /** Reason for its abort, if any. */
  ended(): 'abandoned' | 'stopping' | 'late' | undefined
}

const startChainRun = (caller: AiCaller, totalMs: number, stopping: AbortSignal): ChainRun => {
  const total = AbortSignal.timeout(totalMs)
  return {
    caller,
    signal: AbortSignal.any([caller.signal, stopping, total]),
    ended: () => {
      if (caller.signal.aborted) return 'abandoned'
      if (stopping.aborted) return 'stopping'
      return total.aborted ? 'late' : undefined
    },
  }
}

/** Tokens of a model's context window that remain for input. */
const getInputTokens = ({ model, shared }: CandidateModel, maxOutputTokens: number): number =>
  Math.min(model.contextTokens, shared?.limits.tokensPerMinute ?? Number.POSITIVE_INFINITY) - maxOutputTokens

type Task = ChainWriting['task']

const withoutTools = (task: Task): Task => ({ ...task, tools: [], held: undefined, maxSteps: 1 })

/**
 * Adapts a request to one model: with or without tools, truncated to its context window.
 * @throws ProviderFailure where the model must not receive it.
 */
const fitTask = (candidate: CandidateModel, { task, dropsOldTurns, allowTraining }: ChainWriting) => {
  if (candidate.model.trainsOnData && !allowTraining) throw new ProviderFailure('training_not_allowed')
  const room = getInputTokens(candidate, task.maxOutputTokens)
  const { offered: tools, held } = selectFittingTools(task.tools ?? [], room)
  const offered = candidate.calculates ? { ...task, ...addHeldTools(tools, held) } : withoutTools(task)
  const fit = fitMessages(offered, room)
  if (!fit || (fit.droppedMessages > 0 && !dropsOldTurns)) throw new ProviderFailure('too_large')
  return { room, task: { ...offered, messages: fit.messages }, droppedMessages: fit.droppedMessages }
}

/** Whether a provider rejected a request because of its tools, as some do after a malformed tool call of the model. */
const isToolFault = (error: unknown, { tools = [] }: Task): boolean =>
  tools.length > 0 && error instanceof ProviderFailure && error.detail.upstreamStatus === 400

/** Writes with one model. */
const createModelWriter = (deps: ChainDependencies, request: ChainWriting, run: ChainRun) => {
  const call = createModelCall(deps)
  const { tell } = run.caller
  const once = async (candidate: CandidateModel, task: Task): Promise<ChainText> => {
    const made: ModelCallRequest<WritingResult, ChainText> = {
      caller: run.caller,
      signal: run.signal,
      isEnded: () => run.ended() !== undefined,
      characters: countSentCharacters(task),
      maxOutputTokens: task.maxOutputTokens,
      ask: beforeStep => candidate.model.write(addProgressReports({ ...task, beforeStep }, tell), run.signal),
      resultOf: written => extractAnswer(written, request.guarded),
    }
    const text = await call(candidate, made)
    tell?.({ step: 'checking' })
    return text
  }

  const again =
    (candidate: CandidateModel, sent: Task, room: number): ChainWritten['again'] =>
    async turns => {
      const task = { ...sent, messages: [...sent.messages, ...turns] }
      const fit = fitMessages(task, room)
      if (!fit || fit.droppedMessages > 0 || run.ended()) return undefined
      try {
        return await once(candidate, task)
      } catch (failure) {
        if (failure instanceof ProviderFailure) return undefined
        throw failure
      }
    }

  const suited = (candidate: CandidateModel) => {
    try {
      return fitTask(candidate, request)
    } catch (failure) {
      if (failure instanceof ProviderFailure) recordModelCall(deps, candidate, run, { failure })
      throw failure
    }
  }

  return async (candidate: CandidateModel): Promise<ChainWritten> => {
    const { model, isOwn } = candidate
    const { room, task, droppedMessages } = suited(candidate)
    const by = { provider: model.provider, model: model.model, isOwn, droppedMessages }
    const finished = (text: ChainText, sent: Task) => ({ ...by, ...text, again: again(candidate, sent, room) })
    try {
      return finished(await once(candidate, task), task)
    } catch (failure) {
      if (!isToolFault(failure, task) || run.ended()) throw failure
      const plain = withoutTools(task)
      return finished(await once(candidate, plain), plain)
    }
  }
}

/** Tries providers in order until one succeeds. */
const tryProviders = async <Result>(
  providers: readonly { provider: Failure['provider']; attempt(): Promise<Result> }[],
  run: ChainRun,
  failedWith: (failures: readonly Failure[]) => ChainFailed,
): Promise<ChainOutcome<Result>> => {
  const failures: Failure[] = []
  for (const { provider, attempt } of providers) {
    try {
      if (run.ended()) throw new ProviderFailure('timeout')
      return { outcome: 'done', result: await attempt() }
    } catch (failure) {
      const ended = run.ended()
      if (ended === 'abandoned' || ended === 'stopping') return { outcome: ended }
      if (!(failure instanceof ProviderFailure)) throw failure
      failures.push({ provider, failure })
    }
  }
  return failedWith(failures)
}

/** Reads with an own key. */
const createModelReader = <T>(
  deps: ChainDependencies,
  request: ChainReading<T>,
  run: ChainRun,
  candidate: CandidateModel,
) => {
  const { model } = candidate
  const { task, guarded, provider } = request
  const once = (earlier: readonly PromptMessage[]): Promise<ReadingResult<T>> => {
    const made: ModelCallRequest<ReadingResult<T>, ReadingResult<T>> = {
      caller: run.caller,
      signal: run.signal,
      isEnded: () => run.ended() !== undefined,
      characters: countSentCharacters({ ...task, messages: [{ role: 'user', content: task.prompt }, ...earlier] }),
      maxOutputTokens: task.maxOutputTokens,
      ask: beforeStep => model.read({ ...task, earlier, beforeStep }, run.signal),
      resultOf: answer => {
        if (answer.finish === 'content-filter') throw new ProviderFailure('refused')
        if (!answer.isParsed && answer.text.trim() === '') throw new ProviderFailure('empty')
        if (isLeak(answer.text, guarded)) throw new ProviderFailure('leaked')
        return answer
      },
    }
    return createModelCall(deps)(candidate, made)
  }
  const again: ChainRead<T>['again'] = turns =>
    tryProviders([{ provider, attempt: () => once(turns) }], run, createOwnKeyFailure)
  return async (): Promise<ChainRead<T>> => ({ ...(await once([])), provider, model: model.model, again })
}

export const createProviderChain = (deps: ChainDependencies): ProviderChain => ({
  write: async (request, caller) => {
    const own = await findPayer(deps.providerKeys, caller.owners)
    if (!own && !deps.isConfigured) return createChainFailure('ai_providers_failed', [], true)
    const models = await deps.models()
    const run = startChainRun(caller, deps.totalMs.write, deps.stopping)
    const write = createModelWriter(deps, request, run)
    if (own) {
      const attempts = own.providers.map(provider => ({
        provider,
        attempt: async () => write(await createOwnCandidate(deps.providerKeys, models, own.payer, provider)),
      }))
      return tryProviders(attempts, run, createOwnKeyFailure)
    }
    const free = models.free.map(candidate => ({ provider: candidate.model.provider, attempt: () => write(candidate) }))
    return tryProviders(free, run, failures => createChainFailure('ai_providers_failed', failures, false))
  },
  read: async (request, caller) => {
    const models = await deps.models()
    const run = startChainRun(caller, deps.totalMs.read, deps.stopping)
    const { provider } = request
    const own = await findPayer(deps.providerKeys, caller.owners, provider)
    const attempt = async () =>
      createModelReader(deps, request, run, await createOwnCandidate(deps.providerKeys, models, own?.payer, provider))()
    return tryProviders([{ provider, attempt }], run, createOwnKeyFailure)
  },
})
