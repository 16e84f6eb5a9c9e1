import type { Response } from 'express'
import { errors } from '#contract/shared/errors'
import type { CommentaryOutcome } from '#contract/shared/headers'
import { Refusal } from '#domain/core/refusal'
import { commentaryHeaders } from '../../operations/answer-headers.ts'
import type { ModelCaller, ReportCall } from '../../operations/handler.ts'
import type { PrintedAnswer } from '../../operations/operations.ts'
import type { WorkerCall } from '../../operations/worker-call.ts'
import type { CommentaryWish, WrittenCommentary } from '../../ports/report-commentary.ts'
import { allowanceOf, type Count } from '../limits/allowance.ts'
import { modelCallerOf } from '../limits/model-caller.ts'
import { type Counters, giveDayBack, type ModelOwners, ownersOf, takeDay, takeMinute } from '../limits/quota.ts'
import { answered, checking, type Step } from '../pipeline/chain.ts'
import type { Context, Facts } from '../pipeline/context.ts'
import { queueNameOf, sendAnswer, type WorkerPool, workerAnswer, workerCall } from './in-worker.ts'

/** Asks a language model for a commentary on a report. Rejects with a Refusal where no provider answers. */
export interface Commentator {
  comment(
    wish: CommentaryWish,
    caller: ModelCaller & { requestId: string; operation: string; day: string },
  ): Promise<WrittenCommentary>
}

/** What a report is drawn and commented on with. */
export interface ReportParts {
  threads: WorkerPool
  counters: Counters
  owners: ModelOwners
  commentator: Commentator
  /** What a report needs beside its input. */
  reportOf(request: Pick<Facts, 'caller' | 'body'>): Promise<ReportCall>
}

type Sent = Pick<Facts, 'caller' | 'body'>

/** A commentary, or why there is none. */
type Commented = { commentary: ReportCall['commentary'] } | { leftOut: Exclude<CommentaryOutcome, 'printed'> }

/** Counts the commentary as one call of `analyze`, which it is. @throws Refusal where the minute or the day is full. */
const countCommentary = async (res: Response, { caller }: Sent, { counters, owners }: ReportParts): Promise<Count> => {
  const allowance = allowanceOf(res.req, caller, 'analyze', counters.tiers)
  const count = await takeMinute(allowance, await ownersOf(caller, owners), counters)
  await takeDay(res, count, counters)
  return count
}

/** Asks for the commentary on a report that was counted; what no provider is to be blamed for leaves its place in the day. */
const asked = async (
  res: Response,
  context: Context & Sent,
  count: Count,
  wish: CommentaryWish,
  { counters, commentator }: ReportParts,
): Promise<Commented> => {
  const { requestId, day, caller } = context
  const model = modelCallerOf(res, { caller, count, events: undefined })
  try {
    const { commentary, isOwn } = await commentator.comment(wish, {
      ...model,
      ...{ requestId, day, operation: 'estimationReport' },
    })
    if (isOwn) await giveDayBack(res, count, counters)
    return { commentary }
  } catch (error) {
    if (!(error instanceof Refusal)) counters.log.error({ requestId, cause: error }, 'a commentary failed inside')
    const isCounted = error instanceof Refusal && error.details.isCounted === true
    // A caller that hung up stays counted.
    if (!isCounted && !res.closed) await giveDayBack(res, count, counters)
    return { leftOut: 'unanswered' }
  }
}

/** The commentary on a report; whatever happens, the report is not refused for it. */
const commented = async (
  res: Response,
  context: Context & Sent,
  wish: CommentaryWish,
  parts: ReportParts,
): Promise<Commented> => {
  let count: Count
  try {
    count = await countCommentary(res, context, parts)
  } catch (error) {
    const isFull = error instanceof Refusal && errors[error.code].status === errors.rate_limited.status
    return { leftOut: isFull ? 'quota' : 'unanswered' }
  }
  return asked(res, context, count, wish, parts)
}

const withHeader = (answer: PrintedAnswer, outcome: CommentaryOutcome): PrintedAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...commentaryHeaders(outcome) },
})

/** The report with its commentary, or as it was drawn before, with what became of the commentary. */
const withCommentary = async (
  res: Response,
  context: Context & Sent,
  call: WorkerCall,
  drawn: PrintedAnswer,
  wish: CommentaryWish,
  parts: ReportParts,
): Promise<PrintedAnswer> => {
  const outcome = await commented(res, context, wish, parts)
  if ('leftOut' in outcome) return withHeader(drawn, outcome.leftOut)
  const { report } = call.context
  const again = { ...call, context: { ...call.context, report: { ...report, ...outcome } as ReportCall } }
  const answer = await workerAnswer(res, again, queueNameOf(context.caller), parts.threads).catch(() => undefined)
  return answer?.status === 200 ? answer : withHeader(drawn, 'unanswered')
}

/**
 * The last step of a report: a thread draws it; where a commentary is wished for, a language model is asked for one with the
 * figures of the report, and the thread draws it once more with that.
 */
export const answerReport = (parts: ReportParts): Step<Sent> =>
  checking(async function answerReportFromWorker(_req, res, context) {
    const call = workerCall('estimationReport', context, await parts.reportOf(context))
    const drawn = await workerAnswer(res, call, queueNameOf(context.caller), parts.threads)
    if (!drawn) return answered
    const answer = drawn.wish ? await withCommentary(res, context, call, drawn, drawn.wish, parts) : drawn
    if (!res.closed) await sendAnswer(res, answer)
    return answered
  })
