import { type FailureReason, type LanguageModel, ProviderFailure, type TokenUsage } from '../../ports/language-model.ts'
import type { Log } from '../../ports/log.ts'
import type { AiCaller, AiMetrics } from '../../ports/provider-chain.ts'
import type { CheckedKeyStatus, ProviderKeyOwner } from '../../ports/provider-keys.ts'
import type { Tracing } from '../../ports/tracing.ts'
import { type Breaker, isKeyRefused, type Pass } from './breaker.ts'
import type { Budget, BudgetLimits, Reservation } from './budget.ts'
import { estimateTokens } from './model-window.ts'

/** Available model with its limits. */
export interface CandidateModel {
  model: LanguageModel
  /** Uses a key of the caller: no breaker, and no budget except that of the key's owner. */
  isOwn: boolean
  /** Owner of the caller's key, and the recorder of the key's status; undefined for our keys. */
  own?: { payer: ProviderKeyOwner; judged(status: CheckedKeyStatus): Promise<void> } | undefined
  /** Whether it receives calculation tools. */
  calculates: boolean
  /** Undefined for own keys. */
  shared: { limits: BudgetLimits; breaker: Breaker } | undefined
}

/** Call of a model: its input, its limits and the parsing of its answer. */
export interface ModelCallRequest<Answer, Result> {
  caller: AiCaller
  /** Aborted by the caller, the total timeout or the shutdown of the service. */
  signal: AbortSignal
  /**
   * True once the call was aborted by anything but the provider; the breaker then learns nothing about the provider.
   */
  isEnded(): boolean
  /** Characters sent in the first step, from which the reserved tokens are estimated. */
  characters: number
  maxOutputTokens: number
  ask(beforeStep: (addedCharacters: number, taken?: TokenUsage) => Promise<void>): Promise<Answer>
  /** Converts an answer to a result. @throws ProviderFailure where it is empty, refused or a leak. */
  resultOf(answer: Answer): Result
}

export interface ModelCallDependencies {
  budget: Budget
  log: Log
  metrics: AiMetrics
  tracing: Pick<Tracing, 'ofModel'>
  /** Monotonic clock, in milliseconds. */
  stopwatch(): number
}

/** Failures for which a provider counts no tokens. */
const unpaid: readonly FailureReason[] = ['rate_limited', 'rejected', 'not_accepted', 'unavailable', 'unreachable']

/** Reserves tokens in the budget, step by step. */
const createTokenReservation = (
  { budget }: ModelCallDependencies,
  { model, own, shared }: CandidateModel,
  call: ModelCallRequest<unknown, unknown>,
) => {
  const reservations: Reservation[] = []
  /** Tokens of the steps that were adjusted to the provider's count. */
  let adjusted = 0
  return {
    /**
     * Reserves a step, after the previous one was adjusted to its actual use: a free model's minute has no room for two
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
      const tokens = estimateTokens(call.characters + addedCharacters) + call.maxOutputTokens
      const of = { provider: model.provider, model: model.model, limits: shared.limits }
      reservations.push(await budget.reserve(of, tokens, call.caller))
    },
    finish: async (usage: TokenUsage | undefined): Promise<void> => {
      if (!usage) return
      const reserved = adjusted + reservations.reduce((sum, { tokens }) => sum + tokens, 0)
      await reservations.at(-1)?.adjust(usage.inputTokens + usage.outputTokens - reserved)
    },
    /** Gives back the last step. */
    giveBack: async (): Promise<void> => {
      const last = reservations.at(-1)
      await last?.adjust(-last.tokens)
    },
  }
}

/** Records the outcome of a call, or the reason why it was skipped: one log line, one count. */
export const recordModelCall = (
  { log, metrics }: Pick<ModelCallDependencies, 'log' | 'metrics'>,
  { model, isOwn, shared }: CandidateModel,
  { caller }: Pick<ModelCallRequest<unknown, unknown>, 'caller'>,
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

/** Awaits the answer of a model, and reports the outcome to breaker, budget, log and metrics. */
const awaitModelAnswer = async <Answer extends { usage: TokenUsage | undefined }, Result>(
  deps: ModelCallDependencies,
  candidate: CandidateModel,
  call: ModelCallRequest<Answer, Result>,
  { pass, reserved }: { pass: Pass | undefined; reserved: ReturnType<typeof createTokenReservation> },
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
    recordModelCall(deps, candidate, call, { ms: deps.stopwatch() - startedAt, usage })
    return result
  } catch (failure) {
    if (failure instanceof ProviderFailure) {
      if (unpaid.includes(failure.reason)) await reserved.giveBack()
      pass?.end(call.isEnded() ? undefined : failure)
      if (isKeyRefused(failure)) await candidate.own?.judged('rejected')
      recordModelCall(deps, candidate, call, { failure, ms: deps.stopwatch() - startedAt, usage })
    }
    throw failure
  } finally {
    pass?.end(undefined)
  }
}

/**
 * Makes one call of a model: asks its breaker, reserves tokens, calls, adjusts the reservation.
 * @throws ProviderFailure where the provider fails; errors of tools and records pass through unchanged.
 */
export const createModelCall =
  (deps: ModelCallDependencies) =>
  async <Answer extends { usage: TokenUsage | undefined }, Result>(
    candidate: CandidateModel,
    call: ModelCallRequest<Answer, Result>,
  ): Promise<Result> => {
    const reserved = createTokenReservation(deps, candidate, call)
    let pass: Pass | undefined
    try {
      pass = candidate.shared?.breaker.enter()
      await reserved.step(0)
    } catch (failure) {
      pass?.end(undefined)
      if (failure instanceof ProviderFailure) recordModelCall(deps, candidate, call, { failure })
      throw failure
    }
    return awaitModelAnswer(deps, candidate, call, { pass, reserved })
  }
