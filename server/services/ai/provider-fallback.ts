import { ProviderFailure, type Read, requestFaults, type Turn, type Written } from '../../ports/language-model.ts'
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
import { type Call, type CallDependencies, type Candidate, modelCall, noted } from './model-call.ts'
import { fitted, fittedTools, sentCharacters } from './model-window.ts'
import { type OwnModels, ownCandidate, payerOf } from './own-models.ts'
import { told } from './progress.ts'
import { answerOf, isLeak } from './written-answer.ts'

/** The models of an installation. */
export interface Models extends OwnModels {
  /** The free ones, in the order in which they are asked. */
  free: readonly Candidate[]
}

/** What the chain is made of. */
export interface ChainDependencies extends CallDependencies {
  /** Whether any free provider is configured. */
  isConfigured: boolean
  /** Loads the models; the first call imports the SDK, before any time counts. */
  models(): Promise<Models>
  providerKeys: Pick<ProviderKeys, 'providersOf' | 'open' | 'judged'>
  /** Milliseconds of a whole request. */
  totalMs: { write: number; read: number }
  /** Aborted when the service ends. */
  stopping: AbortSignal
}

type Failure = { provider: Candidate['model']['provider']; failure: ProviderFailure }

/** Wait reported where no provider named one, in seconds. */
const usualWaitSeconds = 30

/** One request: who asks, and until when. */
interface Run {
  caller: AiCaller
  signal: AbortSignal
  /** What ended it, if anything did. */
  ended(): 'abandoned' | 'stopping' | 'late' | undefined
}

const running = (caller: AiCaller, totalMs: number, stopping: AbortSignal): Run => {
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

/** @param isFinal no provider can do better later. */
const failed = (code: ChainFailed['code'], failures: readonly Failure[], isFinal: boolean): ChainFailed => {
  const isUseless = isFinal || failures.some(({ failure }) => requestFaults.includes(failure.reason))
  const waits = failures.flatMap(({ failure }) => failure.detail.waitSeconds ?? [])
  return {
    outcome: 'failed',
    code,
    failures: failures.map(({ provider, failure }) => ({ provider, reason: failure.reason })),
    retryAfterSeconds: isUseless ? undefined : Math.min(...(waits.length > 0 ? waits : [usualWaitSeconds])),
  }
}

const ownFailed = (failures: readonly Failure[]): ChainFailed =>
  failed(
    'byok_provider_failed',
    failures,
    failures.every(({ failure }) => failure.reason === 'rejected'),
  )

/** Tokens that may be sent to a model beside what it may answer. */
const inputTokens = ({ model, shared }: Candidate, maxOutputTokens: number): number =>
  Math.min(model.contextTokens, shared?.limits.tokensPerMinute ?? Number.POSITIVE_INFINITY) - maxOutputTokens

/**
 * The request as one model gets it: with or without tools, cut to its window.
 * @throws ProviderFailure where the model may not get it.
 */
const taskFor = (candidate: Candidate, { task, dropsOldTurns, allowTraining }: ChainWriting) => {
  if (candidate.model.trainsOnData && !allowTraining) throw new ProviderFailure('training_not_allowed')
  const room = inputTokens(candidate, task.maxOutputTokens)
  const offered = candidate.calculates
    ? { ...task, tools: fittedTools(task.tools ?? [], room) }
    : { ...task, tools: [], maxSteps: 1 }
  const fit = fitted(offered, room)
  if (!fit || (fit.droppedMessages > 0 && !dropsOldTurns)) throw new ProviderFailure('too_large')
  return { room, task: { ...offered, messages: fit.messages }, droppedMessages: fit.droppedMessages }
}

type Task = ChainWriting['task']

/** Whether a provider refused a request because of its tools, as some do where the model called one in a wrong form. */
const isToolFault = (error: unknown, { tools = [] }: Task): boolean =>
  tools.length > 0 && error instanceof ProviderFailure && error.detail.upstreamStatus === 400

/** Writing with one model. */
const writing = (deps: ChainDependencies, request: ChainWriting, run: Run) => {
  const call = modelCall(deps)
  const { tell } = run.caller
  const once = async (candidate: Candidate, task: Task): Promise<ChainText> => {
    const made: Call<Written, ChainText> = {
      caller: run.caller,
      signal: run.signal,
      isEnded: () => run.ended() !== undefined,
      characters: sentCharacters(task),
      maxOutputTokens: task.maxOutputTokens,
      ask: beforeStep => candidate.model.write(told({ ...task, beforeStep }, tell), run.signal),
      resultOf: written => answerOf(written, request.guarded),
    }
    const text = await call(candidate, made)
    tell?.({ step: 'checking' })
    return text
  }

  const again =
    (candidate: Candidate, sent: Task, room: number): ChainWritten['again'] =>
    async turns => {
      const task = { ...sent, messages: [...sent.messages, ...turns] }
      const fit = fitted(task, room)
      if (!fit || fit.droppedMessages > 0 || run.ended()) return undefined
      try {
        return await once(candidate, task)
      } catch (failure) {
        if (failure instanceof ProviderFailure) return undefined
        throw failure
      }
    }

  const suited = (candidate: Candidate) => {
    try {
      return taskFor(candidate, request)
    } catch (failure) {
      if (failure instanceof ProviderFailure) noted(deps, candidate, run, { failure })
      throw failure
    }
  }

  return async (candidate: Candidate): Promise<ChainWritten> => {
    const { model, isOwn } = candidate
    const { room, task, droppedMessages } = suited(candidate)
    const by = { provider: model.provider, model: model.model, isOwn, droppedMessages }
    const finished = (text: ChainText, sent: Task) => ({ ...by, ...text, again: again(candidate, sent, room) })
    try {
      return finished(await once(candidate, task), task)
    } catch (failure) {
      if (!isToolFault(failure, task) || run.ended()) throw failure
      const plain = { ...task, tools: [], maxSteps: 1 }
      return finished(await once(candidate, plain), plain)
    }
  }
}

/** Tries providers in their order until one answers. */
const firstOf = async <Result>(
  providers: readonly { provider: Failure['provider']; attempt(): Promise<Result> }[],
  run: Run,
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

/** Reading with an own key. */
const reading = <T>(deps: ChainDependencies, request: ChainReading<T>, run: Run, candidate: Candidate) => {
  const { model } = candidate
  const { task, guarded, provider } = request
  const once = (earlier: readonly Turn[]): Promise<Read<T>> => {
    const made: Call<Read<T>, Read<T>> = {
      caller: run.caller,
      signal: run.signal,
      isEnded: () => run.ended() !== undefined,
      characters: sentCharacters({ ...task, messages: [{ role: 'user', content: task.prompt }, ...earlier] }),
      maxOutputTokens: task.maxOutputTokens,
      ask: () => model.read({ ...task, earlier }, run.signal),
      resultOf: answer => {
        if (answer.finish === 'content-filter') throw new ProviderFailure('refused')
        if (!answer.isParsed && answer.text.trim() === '') throw new ProviderFailure('empty')
        if (isLeak(answer.text, guarded)) throw new ProviderFailure('leaked')
        return answer
      },
    }
    return modelCall(deps)(candidate, made)
  }
  const again: ChainRead<T>['again'] = turns => firstOf([{ provider, attempt: () => once(turns) }], run, ownFailed)
  return async (): Promise<ChainRead<T>> => ({ ...(await once([])), provider, model: model.model, again })
}

/** The chain of providers. */
export const providerFallback = (deps: ChainDependencies): ProviderChain => ({
  write: async (request, caller) => {
    const own = await payerOf(deps.providerKeys, caller.owners)
    if (!own && !deps.isConfigured) return failed('ai_providers_failed', [], true)
    const models = await deps.models()
    const run = running(caller, deps.totalMs.write, deps.stopping)
    const write = writing(deps, request, run)
    if (own) {
      const attempts = own.providers.map(provider => ({
        provider,
        attempt: async () => write(await ownCandidate(deps.providerKeys, models, own.payer, provider)),
      }))
      return firstOf(attempts, run, ownFailed)
    }
    const free = models.free.map(candidate => ({ provider: candidate.model.provider, attempt: () => write(candidate) }))
    return firstOf(free, run, failures => failed('ai_providers_failed', failures, false))
  },
  read: async (request, caller) => {
    const models = await deps.models()
    const run = running(caller, deps.totalMs.read, deps.stopping)
    const { provider } = request
    const own = await payerOf(deps.providerKeys, caller.owners, provider)
    const attempt = async () =>
      reading(deps, request, run, await ownCandidate(deps.providerKeys, models, own?.payer, provider))()
    return firstOf([{ provider, attempt }], run, ownFailed)
  },
})
