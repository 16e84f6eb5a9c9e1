import type { Response } from 'express'
import { errors } from '#contract/shared/errors'
import type { CommentaryOutcome } from '#contract/shared/headers'
import { Refusal } from '#domain/core/refusal'
import { buildCommentaryHeaders } from '../../operations/answer-headers.ts'
import type { ModelCaller, ReportCall } from '../../operations/handler.ts'
import type { SerializedAnswer } from '../../operations/operations.ts'
import type { WorkerCall } from '../../operations/worker-call.ts'
import type { CommentaryRequest, WrittenCommentary } from '../../ports/report-commentary.ts'
import { getAllowance } from '../limits/allowance.ts'
import { createModelCaller } from '../limits/model-caller.ts'
import { getQueuedClient } from '../limits/queued-client.ts'
import { type Counters, findKeyOwners, giveDayBack, type ModelOwners, takeDay, takeMinute } from '../limits/quota.ts'
import { chainEnd, createCheckStep, type Step } from '../request/chain.ts'
import type { Context, Facts } from '../request/context.ts'
import type { Count } from '../request/count.ts'
import { createWorkerCall, requestWorkerAnswer, sendAnswer, type WorkerPool } from './in-worker.ts'

/** Requests a commentary on a report from a language model. Rejects with a Refusal where no provider succeeds. */
export interface Commentator {
  comment(
    wish: CommentaryRequest,
    caller: ModelCaller & { requestId: string; operation: string; day: string },
  ): Promise<WrittenCommentary>
}

/** Dependencies of drawing and commenting on a report. */
export interface ReportDependencies {
  threads: WorkerPool
  counters: Counters
  owners: ModelOwners
  commentator: Commentator
  /** Context of a report call. */
  reportOf(request: Pick<Facts, 'caller' | 'body'>): Promise<ReportCall>
}

type Sent = Pick<Facts, 'caller' | 'body'>

/** Commentary, or the reason why it is missing. */
type CommentaryResult = { commentary: ReportCall['commentary'] } | { leftOut: Exclude<CommentaryOutcome, 'printed'> }

/** Counts the commentary as one call of `analyze`. @throws Refusal where the minute or the day is full. */
const countCommentary = async (
  res: Response,
  { caller }: Sent,
  { counters, owners }: ReportDependencies,
): Promise<Count> => {
  const allowance = getAllowance(res.req, caller, { quota: 'analyze' }, counters.tiers)
  const count = await takeMinute(allowance, await findKeyOwners(caller, owners), counters)
  await takeDay(res, count, counters)
  return count
}

/** Requests the commentary on a counted report; a failure that is not the caller's fault is not counted in the day. */
const requestCommentary = async (
  res: Response,
  context: Context & Sent,
  count: Count,
  wish: CommentaryRequest,
  { counters, commentator }: ReportDependencies,
): Promise<CommentaryResult> => {
  const { requestId, day, caller } = context
  const model = createModelCaller(res, { caller, count, events: undefined })
  try {
    const { commentary, isOwn } = await commentator.comment(wish, {
      ...model,
      requestId,
      day,
      operation: 'estimationReport',
    })
    if (isOwn) await giveDayBack(res, count, counters)
    return { commentary }
  } catch (error) {
    if (!(error instanceof Refusal)) counters.log.error({ requestId, cause: error }, 'a commentary failed inside')
    const isCounted = error instanceof Refusal && error.details.isCounted === true
    // A call whose client disconnected stays counted.
    if (!isCounted && !res.closed) await giveDayBack(res, count, counters)
    return { leftOut: 'unanswered' }
  }
}

/** Commentary on a report; its failure never refuses the report. */
const countAndRequestCommentary = async (
  res: Response,
  context: Context & Sent,
  wish: CommentaryRequest,
  parts: ReportDependencies,
): Promise<CommentaryResult> => {
  let count: Count
  try {
    count = await countCommentary(res, context, parts)
  } catch (error) {
    const isFull = error instanceof Refusal && errors[error.code].status === errors.rate_limited.status
    return { leftOut: isFull ? 'quota' : 'unanswered' }
  }
  return requestCommentary(res, context, count, wish, parts)
}

const withHeader = (answer: SerializedAnswer, outcome: CommentaryOutcome): SerializedAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...buildCommentaryHeaders(outcome) },
})

/** Report with its commentary, or without it and with the reason in a header. */
const withCommentary = async (
  res: Response,
  context: Context & Sent,
  call: WorkerCall,
  drawn: SerializedAnswer,
  wish: CommentaryRequest,
  parts: ReportDependencies,
): Promise<SerializedAnswer> => {
  const outcome = await countAndRequestCommentary(res, context, wish, parts)
  if ('leftOut' in outcome) return withHeader(drawn, outcome.leftOut)
  const { report } = call.context
  const again = { ...call, context: { ...call.context, report: { ...report, ...outcome } as ReportCall } }
  const answer = await requestWorkerAnswer(res, again, getQueuedClient(res.req, context.caller), parts.threads).catch(
    () => undefined,
  )
  return answer?.status === 200 ? answer : withHeader(drawn, 'unanswered')
}

/**
 * Last step of a report: a worker draws it; where a commentary is requested, a language model writes one from the
 * figures of the report, and the worker draws the report again with it.
 */
export const runReportInWorker = (parts: ReportDependencies): Step<Sent> =>
  createCheckStep(async function answerReportFromWorker(_req, res, context) {
    const call = createWorkerCall('estimationReport', context, await parts.reportOf(context))
    const drawn = await requestWorkerAnswer(res, call, getQueuedClient(res.req, context.caller), parts.threads)
    if (!drawn) return chainEnd
    const answer = drawn.wish ? await withCommentary(res, context, call, drawn, drawn.wish, parts) : drawn
    if (!res.closed) await sendAnswer(res, answer)
    return chainEnd
  })
