import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { goldenFiles, goldenFolder } from '../files/golden.ts'
import { type Counters, giveDayBack } from '../limits/quota.ts'
import { createCheckStep, type Step } from '../request/chain.ts'
import type { Facts } from '../request/context.ts'

const computeDigest = (body: Buffer): string => createHash('sha256').update(body).digest('base64')

interface Cases {
  operation: string
  cases: readonly { request: unknown }[]
}

/** Bodies of the golden cases of an operation, as `run.mjs` sends them. */
interface KnownBodies {
  digests: ReadonlySet<string>
  /** Lengths in bytes: a body of another length needs no digest. */
  lengths: ReadonlySet<number>
}

const indexCaseBodies = ({ cases }: Cases): KnownBodies => {
  const bodies = cases.map(({ request }) => Buffer.from(JSON.stringify(request)))
  return { digests: new Set(bodies.map(computeDigest)), lengths: new Set(bodies.map(({ length }) => length)) }
}

const bodiesByOperation = new Map(
  goldenFiles
    .map(file => JSON.parse(readFileSync(new URL(file, goldenFolder), 'utf8')) as Cases)
    .map(cases => [cases.operation, indexCaseBodies(cases)]),
)

/** Whether an operation has golden cases. */
export const hasGoldenCases = (operation: string): boolean => bodiesByOperation.has(operation)

/**
 * Gives the daily count of a golden case with the sandbox key back: all callers share that day, and a run of all cases
 * would use it up. The minute is still counted.
 */
export const giveGoldenCasesBack = (
  operation: string,
  counters: Counters,
): Step<Pick<Facts, 'caller' | 'count' | 'body'>> => {
  const known = bodiesByOperation.get(operation)
  return createCheckStep(function giveGoldenBack(_req, res, { caller, count, body }) {
    if (caller.kind !== 'sandbox' || !known?.lengths.has(body.length)) return undefined
    if (!known.digests.has(computeDigest(body))) return undefined
    return giveDayBack(res, count, counters)
  })
}
