import type { Response } from 'express'
import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import { ErrorResponse } from '#contract/shared/errors'
import { Refusal, unavailable } from '#domain/core/refusal'
import { may } from '../access/ownership.ts'
import type { PrintedAnswer } from '../operations/operations.ts'
import type { Actor, Locale } from '../ports/accounts.ts'
import { allowanceOf } from './allowance.ts'
import type { Person } from './caller.ts'
import { contextOf } from './context.ts'
import { type WorkerPool, workerAnswer } from './in-worker.ts'
import { type Counters, takeDay, takeMinute } from './quota.ts'
import { reportDigest } from './report-call.ts'
import type { SessionGate } from './session-caller.ts'

/** What drawing a sample report needs. */
export interface SampleReportDependencies {
  counters: Counters
  threads: WorkerPool
  sessions: Pick<SessionGate, 'membership' | 'brand'> | undefined
}

/** A sample as a file. */
export interface SampleReport {
  fileName: string
  bytes: Uint8Array
  type: string
  /** Language tag, as `fr-LU`. */
  language: string
}

/** The fictitious home and purchase of every sample. */
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
  reference: 'SAMPLE',
}

/** The refusal of a brand that cannot be printed, with its fields named as on the page of the brand. */
const refusalOf = (bytes: Uint8Array): Refusal => {
  const { code, issues = [] } = ErrorResponse.parse(JSON.parse(new TextDecoder().decode(bytes)))
  if (code !== 'invalid_request') throw new Error(`A sample was not drawn: ${code}.`)
  return new Refusal('invalid_request', {
    issues: issues.map(({ path, message, code: rule }) => ({
      path: path.replace(/^brand\.?/, ''),
      message,
      ...(rule !== undefined && { code: rule }),
    })),
  })
}

const fileOf = ({ status, bytes, headers }: PrintedAnswer): SampleReport => {
  if (status !== 200) throw refusalOf(bytes)
  return {
    fileName: 'estimation-sample.pdf',
    bytes,
    type: String(headers['Content-Type']),
    language: String(headers['Content-Language']),
  }
}

const storeIsAway = (cause: unknown): never => {
  throw unavailable('the store of brands', cause)
}

/** The organisation whose brand a person may try. @throws Refusal where the person belongs to none, or lacks the right to its reports. */
const ownBrand = async ({ session }: Actor, { sessions }: SampleReportDependencies) => {
  const own = await sessions?.membership(session.userId).catch(storeIsAway)
  if (!sessions || !own) throw new Refusal('route_not_found')
  if (!may(own.role, 'reports')) throw new Refusal('forbidden')
  return { id: own.id, brand: await sessions.brand(own.id).catch(storeIsAway) }
}

/**
 * Draws a sample with the brand of the organisation of a person: a fixed home, marked on every page, counted as a report of
 * the person.
 * @throws Refusal for a brand that is missing or cannot be printed, and where too many were made.
 */
export const sampleReport =
  (dependencies: SampleReportDependencies) =>
  async (res: Response, actor: Actor, language: Locale): Promise<SampleReport | undefined> => {
    const { counters, threads } = dependencies
    const { requestId, day } = contextOf(res)
    const { id, brand } = await ownBrand(actor, dependencies)
    const caller: Person = { kind: 'person', actor, organisationId: id }
    const count = await takeMinute(allowanceOf(res.req, caller, 'report', counters.tiers), [], counters)
    await takeDay(res, count, counters)
    const body = Buffer.from(JSON.stringify({ ...home, language }))
    const report = { digest: reportDigest(body, id), organisation: { brand }, isSample: true as const }
    const call = { id: 'estimationReport', body, context: { requestId, day, report } }
    const answer = await workerAnswer(res, call, `user:${actor.session.userId}`, threads)
    return answer && fileOf(answer)
  }
