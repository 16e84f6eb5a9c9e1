import type { Response } from 'express'
import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import { ErrorResponse, errors } from '#contract/shared/errors'
import { Refusal, unavailable } from '#domain/core/refusal'
import { hasRight } from '../../access/ownership.ts'
import type { SerializedAnswer } from '../../operations/operations.ts'
import type { Actor, Locale } from '../../ports/accounts.ts'
import type { SessionAuthDependencies } from '../credentials/session-caller.ts'
import { getAllowance } from '../limits/allowance.ts'
import { getQueuedClient } from '../limits/queued-client.ts'
import { type Counters, takeDay, takeMinute } from '../limits/quota.ts'
import type { Person } from '../request/caller.ts'
import { getContext } from '../request/context.ts'
import { requestWorkerAnswer, type WorkerPool } from './in-worker.ts'
import { computeReportDigest } from './report-call.ts'

/** Dependencies of drawing reports for pages. */
export interface ReportDrawerDependencies {
  counters: Counters
  threads: WorkerPool
  sessions: Pick<SessionAuthDependencies, 'membership' | 'brand'> | undefined
}

/** PDF of a report for a page, with the headers that describe it. */
export interface ReportFile {
  fileName: string
  bytes: Uint8Array
  type: string
  /** Language tag, such as `fr-LU`. */
  language: string
}

/** Fictitious home and purchase of every sample. */
const home: Omit<z.input<typeof AgencyReportInput>, 'language'> = {
  property: {
    commune: 'Luxembourg',
    quartier: 'Belair',
    surface: 92,
    nbChambres: 2,
    etage: 'dernier',
    etat: 'bon',
    exterieur: 'terrasse',
    parking: true,
    classeEnergie: 'C',
  },
  purchase: { use: 'mainResidence', buyers: [{}, {}], loanAmount: 700_000 },
}

/** Refused report: its code and its issues. @throws Refusal for one that can be drawn in a moment. */
const readRefusedReport = ({ bytes }: SerializedAnswer) => {
  const { code, issues = [] } = ErrorResponse.parse(JSON.parse(new TextDecoder().decode(bytes)))
  if (code === 'unavailable') throw unavailable('the drawing of a report', new Error('its thread refused it'))
  return { code, issues }
}

/** Refusal of a brand that cannot be printed, with fields named as on the brand page. */
const toSampleRefusal = (answer: SerializedAnswer): Refusal => {
  const { code, issues } = readRefusedReport(answer)
  if (code !== 'invalid_request') throw new Error(`A sample was not drawn: ${code}.`)
  return new Refusal('invalid_request', {
    issues: issues.map(({ path, message, code: rule }) => ({
      path: path.replace(/^brand\.?/, ''),
      message,
      ...(rule !== undefined && { code: rule }),
    })),
  })
}

const toReportFile = ({ bytes, headers }: SerializedAnswer, fileName: string): ReportFile => ({
  fileName,
  bytes,
  type: String(headers['Content-Type']),
  language: String(headers['Content-Language']),
})

const throwBrandsUnavailable = (cause: unknown): never => {
  throw unavailable('the store of brands', cause)
}

/**
 * Organisation whose brand a person may try. @throws Refusal where the person belongs to none, or lacks the right to
 * its reports.
 */
const requireOwnBrand = async ({ session }: Actor, { sessions }: ReportDrawerDependencies) => {
  const own = await sessions?.membership(session.userId).catch(throwBrandsUnavailable)
  if (!sessions || !own) throw new Refusal('route_not_found')
  if (!hasRight(own.role, 'reports')) throw new Refusal('forbidden')
  return { id: own.id, brand: await sessions.brand(own.id).catch(throwBrandsUnavailable) }
}

/** Drawing request of a person: the body of the report, and whether it is marked as a sample. */
interface DrawingRequest {
  body: Buffer
  isSample?: true
}

/** Draws a report with the brand of a person's organisation, counted for the person. */
const drawOwnReport = async (
  dependencies: ReportDrawerDependencies,
  res: Response,
  actor: Actor,
  { body, isSample }: DrawingRequest,
): Promise<SerializedAnswer | undefined> => {
  const { counters, threads } = dependencies
  const { requestId, day } = getContext(res)
  const { id, brand } = await requireOwnBrand(actor, dependencies)
  const caller: Person = { kind: 'person', actor, organisationId: id }
  const count = await takeMinute(getAllowance(res.req, caller, { quota: 'report' }, counters.tiers), [], counters)
  await takeDay(res, count, counters)
  const report = { digest: computeReportDigest(body, id), organisation: { brand }, ...(isSample && { isSample }) }
  const call = { id: 'estimationReport', body, context: { requestId, day, report } }
  return requestWorkerAnswer(res, call, getQueuedClient(res.req, caller), threads)
}

/**
 * Draws a sample with the brand of a person's organisation: a fixed home, marked on every page, counted as a report of
 * the person.
 * @throws Refusal for a brand that is missing or cannot be printed, and above the limit.
 */
export const createSampleReportDrawer =
  (dependencies: ReportDrawerDependencies) =>
  async (res: Response, actor: Actor, language: Locale): Promise<ReportFile | undefined> => {
    const body = Buffer.from(JSON.stringify({ ...home, language }))
    const answer = await drawOwnReport(dependencies, res, actor, { body, isSample: true })
    if (answer && answer.status !== 200) throw toSampleRefusal(answer)
    return answer && toReportFile(answer, 'estimation-sample.pdf')
  }

/**
 * Draws a report with the brand of a person's organisation, as the API does for a session; nothing is stored.
 * @throws Refusal as the API, with issues at the fields of the request.
 */
export const createOwnReportDrawer =
  (dependencies: ReportDrawerDependencies) =>
  async (
    res: Response,
    actor: Actor,
    input: z.input<typeof AgencyReportInput>,
    fileName: string,
  ): Promise<ReportFile | undefined> => {
    const answer = await drawOwnReport(dependencies, res, actor, { body: Buffer.from(JSON.stringify(input)) })
    if (!answer) return undefined
    if (answer.status === 200) return toReportFile(answer, fileName)
    const { code, issues } = readRefusedReport(answer)
    if (errors[code].status >= 500) throw new Error(`A report was not drawn: ${code}.`)
    throw new Refusal('invalid_request', {
      issues:
        code === 'municipality_not_found'
          ? [{ path: 'property.commune', message: '', code: 'commune' }]
          : issues.map(({ path, message, code: rule }) => ({
              path,
              message,
              ...(rule !== undefined && { code: rule }),
            })),
    })
  }
