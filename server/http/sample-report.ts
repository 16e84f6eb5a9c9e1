import type { Response } from 'express'
import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import { ErrorResponse } from '#contract/shared/errors'
import { Refusal, unavailable } from '#domain/core/refusal'
import { may } from '../access/ownership.ts'
import type { WorkerAnswer } from '../operations/worker-call.ts'
import type { Actor, Locale } from '../ports/accounts.ts'
import { allowanceOf } from './allowance.ts'
import { contextOf } from './context.ts'
import { type HandingOver, handed } from './hand-over.ts'
import { type Counters, takeDay, takeMinute } from './quota.ts'
import { reportDigest } from './report-luggage.ts'
import type { SessionGate } from './session-caller.ts'

/** What the sample of a brand needs. */
export interface SampleMaking {
  counters: Counters
  handing: HandingOver
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

/** The home of every sample, and its purchase: nobody's. */
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

/** What of a refused sample is the brand's: the fields as its own page names them. */
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

const fileOf = (handed: WorkerAnswer): SampleReport => {
  if (!('answer' in handed)) throw new Error('A sample was read and not drawn.')
  const { status, bytes, headers } = handed.answer
  if (status !== 200) throw refusalOf(bytes)
  return {
    fileName: 'estimation-sample.pdf',
    bytes,
    type: String(headers['Content-Type']),
    language: String(headers['Content-Language']),
  }
}

const away = (cause: unknown): never => {
  throw unavailable('the store of brands', cause)
}

/** The organisation whose brand a person may try. @throws Refusal for whoever has none, or no such right in it. */
const ownBrand = async ({ session }: Actor, { sessions }: SampleMaking) => {
  const own = await sessions?.membership(session.userId).catch(away)
  if (!sessions || !own) throw new Refusal('route_not_found')
  if (!may(own.role, 'reports')) throw new Refusal('forbidden')
  return { id: own.id, brand: await sessions.brand(own.id).catch(away) }
}

/**
 * Draws a sample with the brand of the organisation of a person: a fixed home, marked on every page, counted as a report of
 * the person.
 * @throws Refusal for a brand that is missing or cannot be printed, and where too many were made.
 */
export const sampleReport =
  (making: SampleMaking) =>
  async (res: Response, actor: Actor, language: Locale): Promise<SampleReport | undefined> => {
    const { requestId, day } = contextOf(res)
    const { id, brand } = await ownBrand(actor, making)
    await takeMinute(res, allowanceOf(res.req, { actor }, 'report', making.counters.tiers), making.counters)
    await takeDay(res, making.counters)
    const body = Buffer.from(JSON.stringify({ ...home, language }))
    const report = { digest: reportDigest(body, id), organisation: { brand }, isSample: true as const }
    const call = { id: 'estimationReport', body, context: { requestId, day, report } }
    const answer = await handed(res, call, `user:${actor.session.userId}`, making.handing)
    return answer && fileOf(answer)
  }
