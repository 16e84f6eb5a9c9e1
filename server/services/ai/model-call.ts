import { type FailureReason, type LanguageModel, ProviderFailure, type TokenUsage } from '../../ports/language-model.ts'
import type { Log } from '../../ports/log.ts'
import type { AiCaller, AiMetrics } from '../../ports/provider-chain.ts'
import type { KeyVerdict, ProviderKeyOwner } from '../../ports/provider-keys.ts'
import type { Tracing } from '../../ports/tracing.ts'
import { type Breaker, isKeyRefused, type Pass } from './breaker.ts'
import type { Budget, BudgetLimits, Reservation } from './budget.ts'
import { estimatedTokens } from './model-window.ts'

/** A model that may be asked, with what bounds that. */
export interface Candidate {
  model: LanguageModel
  /** Called with a key of the caller's own: no breaker, and no budget but that of the key's owner. */
  isOwn: boolean
  /** Whose own key it is called with, and where it is noted what the provider says of the key; undefined for our keys. */
  own?: { payer: ProviderKeyOwner; judged(status: KeyVerdict): Promise<void> } | undefined
  /** Whether calculations are offered to it. */
  calculates: boolean
  /** Undefined for own keys. */
  shared: { limits: BudgetLimits; breaker: Breaker } | undefined
}

/** One call of a model: its input, its limits and how its answer is read. */
export interface Call<Answer, Result> {
  caller: AiCaller
  /** Aborted by the caller, the total timeout or the end of the service. */
  signal: AbortSignal
  /** True once the call was ended by anything but the provider; the breaker then learns nothing of the provider. */
  isEnded(): boolean
  /** Characters sent in the first step; the reserved tokens are estimated from their number. */
  characters: number
  maxOutputTokens: number
  ask(beforeStep: (addedCharacters: number, taken?: TokenUsage) => Promise<void>): Promise<Answer>
  /** The result of an answer. @throws ProviderFailure where it is empty, refused or a leak. */
  resultOf(answer: Answer): Result
}

/** What calls are made with. */
export interface CallDependencies {
  budget: Budget
  log: Log
  metrics: AiMetrics
  tracing: Pick<Tracing, 'ofModel'>
  /** A monotonic clock, in milliseconds. */
  stopwatch(): number
}

/** Failures for which a provider counts no tokens. */
const unpaid: readonly FailureReason[] = ['rate_limited', 'rejected', 'unavailable', 'unreachable']

/** Reserves tokens in the budget, step by step. */
const reserving = ({ budget }: CallDependencies, { model, own, shared }: Candidate, call: Call<unknown, unknown>) => {
  const reservations: Reservation[] = []
  /** Tokens of the steps that were corrected to what the provider counted. */
  let adjusted = 0
  return {
    /**
     * Reserves a step, once the one before it is corrected to its real use: a free model's minute has no room for two
     * whole steps.
     */
    step: async (addedCharacters: number, taken?: TokenUsage): Promise<void> => {
      if (own) await budget.spendOwn(own.payer, call.characters + addedCharacters)
      if (!shared) return
      const before = reservations.at(-1)
      if (taken && before) {
        const tokens = taken.inputTokens + taken.outputTokens
        await before.adjust(tokens - before.tokens)
        reservations.pop()
        adjusted += tokens
      }
      const tokens = estimatedTokens(call.characters + addedCharacters) + call.maxOutputTokens
      const of = { provider: model.provider, model: model.model, limits: shared.limits }
      reservations.push(await budget.reserve(of, tokens, call.caller))
    },
    finish: async (usage: TokenUsage | undefined): Promise<void> => {
      if (!usage) return
      const reserved = adjusted + reservations.reduce((sum, { tokens }) => sum + tokens, 0)
      await reservations.at(-1)?.adjust(usage.inputTokens + usage.outputTokens - reserved)
    },
    /** The last step cost nothing. */
    giveBack: async (): Promise<void> => {
      const last = reservations.at(-1)
      await last?.adjust(-last.tokens)
    },
  }
}

/** Writes down what became of a call, or why there was none: one line of the log, one count. */
export const noted = (
  { log, metrics }: Pick<CallDependencies, 'log' | 'metrics'>,
  { model, isOwn, shared }: Candidate,
  { caller }: Pick<Call<unknown, unknown>, 'caller'>,
  { failure, ms, usage }: { failure?: ProviderFailure; ms?: number; usage?: TokenUsage | undefined },
): void => {
  const { provider } = model
  const outcome = failure?.reason ?? 'done'
  metrics.aiCall({ provider, outcome, ms, usage })
  const fields = {
    requestId: caller.requestId,
    operation: caller.operation,
    provider,
    model: model.model,
    isOwn,
    outcome,
    upstreamStatus: failure?.detail.upstreamStatus,
    causeCode: failure?.detail.causeCode,
    ms: ms === undefined ? undefined : Math.round(ms),
    inputTokens: usage?.inputTokens,
    outputTokens: usage?.outputTokens,
    breaker: shared?.breaker.state(),
  }
  const isKeyRefused = fields.breaker === 'off' && ms !== undefined
  if (isKeyRefused) log.error(fields, 'a provider refuses the key of the service and is off until a restart')
  else if (failure && ms === undefined) log.debug(fields, 'a provider of language models was skipped')
  else log.info(fields, 'a language model was called')
}

/** Waits for the answer of a model, and reports the outcome to breaker, budget, log and metrics. */
const answered = async <Answer extends { usage: TokenUsage | undefined }, Result>(
  deps: CallDependencies,
  candidate: Candidate,
  call: Call<Answer, Result>,
  { pass, reserved }: { pass: Pass | undefined; reserved: ReturnType<typeof reserving> },
): Promise<Result> => {
  const startedAt = deps.stopwatch()
  let usage: TokenUsage | undefined
  try {
    const { provider, model } = candidate.model
    const answer = await deps.tracing.ofModel({ provider, model }, () => call.ask(reserved.step))
    ;({ usage } = answer)
    await reserved.finish(usage)
    const result = call.resultOf(answer)
    pass?.end('done')
    await candidate.own?.judged('accepted')
    noted(deps, candidate, call, { ms: deps.stopwatch() - startedAt, usage })
    return result
  } catch (failure) {
    if (failure instanceof ProviderFailure) {
      if (unpaid.includes(failure.reason)) await reserved.giveBack()
      pass?.end(call.isEnded() ? undefined : failure)
      if (isKeyRefused(failure)) await candidate.own?.judged('rejected')
      noted(deps, candidate, call, { failure, ms: deps.stopwatch() - startedAt, usage })
    }
    throw failure
  } finally {
    pass?.end(undefined)
  }
}

/**
 * Makes one call of a model: asks its breaker, reserves tokens, calls, corrects the reservation.
 * @throws ProviderFailure where the provider fails; errors of tools and records pass through unchanged.
 */
export const modelCall =
  (deps: CallDependencies) =>
  async <Answer extends { usage: TokenUsage | undefined }, Result>(
    candidate: Candidate,
    call: Call<Answer, Result>,
  ): Promise<Result> => {
    const reserved = reserving(deps, candidate, call)
    let pass: Pass | undefined
    try {
      pass = candidate.shared?.breaker.enter()
      await reserved.step(0)
    } catch (failure) {
      pass?.end(undefined)
      if (failure instanceof ProviderFailure) noted(deps, candidate, call, { failure })
      throw failure
    }
    return answered(deps, candidate, call, { pass, reserved })
  }
