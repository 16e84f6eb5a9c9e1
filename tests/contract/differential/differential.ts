import { noon, type TestApp } from '../../support/app.ts'
import type { Answer } from '../fuzzed.ts'
import { compareAnswers } from './compared.ts'
import type { Drawn } from './drawn-requests.ts'
import type { Found, KnownDifference, PartyName } from './found.ts'
import { knownDifferences } from './known-differences.ts'
import { addressOf, type Party, requestsOfAddress } from './parties.ts'

/** A difference for which there is no reason, as it is printed. */
interface Unexplained {
  of: PartyName
  part: string
  service: string
  mock: string
  asked: string
}

/** What a run found. */
export interface Outcome {
  unexplained: Unexplained[]
  /** Reasons of which a difference was met. */
  met: Set<KnownDifference>
  /** Answers of the service by status. */
  statuses: Map<string, number>
}

const toLine = ({ operation, path, sent }: Drawn): string =>
  `${operation.method} ${path} ${JSON.stringify(sent.headers)} ${String(sent.body).slice(0, 300)}`

/** Adds the differences between the answers of a party and of the service to an outcome. */
const judge = (
  outcome: Outcome,
  strayed: Set<PartyName>,
  of: PartyName,
  drawn: Drawn,
  answer: Answer | undefined,
  mock: Answer | undefined,
) => {
  const hasStrayed = strayed.has(of)
  for (const difference of compareAnswers(answer, mock, drawn)) {
    const found: Found = { ...difference, drawn, answer, hasStrayed }
    const known = knownDifferences.find(one => one.of.includes(of) && one.fits(found))
    if (known) outcome.met.add(known)
    else outcome.unexplained.push({ of, ...difference, asked: toLine(drawn) })
    // Counted in another window, or not at all: what is left is another number from now on.
    if (known && /^(status|x-ratelimit-(limit|remaining))$/.test(difference.part)) strayed.add(of)
  }
}

/** Asks the service and each party one request, and adds what differs to an outcome. */
const askAll = async (
  outcome: Outcome,
  strayed: Set<PartyName>,
  service: Party,
  parties: Partial<Record<PartyName, Party>>,
  drawn: Drawn,
  address: string,
): Promise<void> => {
  const answer = await service(drawn, address)
  if (answer === 'not asked') throw new Error('The service is asked everything.')
  const status = `${answer?.status ?? 'none'}`
  outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
  for (const [name, party] of Object.entries(parties) as [PartyName, Party][]) {
    const mock = await party(drawn, address)
    if (mock !== 'not asked') judge(outcome, strayed, name, drawn, answer, mock)
  }
}

/** A minute of the limits for each address. */
const minuteMs = 60_000

/**
 * Asks a service and others the same requests one by one, and compares what they answer. Every address has a new minute: the clocks of
 * the apps go on with it, and `setNow` is told.
 */
export const findDifferences = async (
  requests: readonly Drawn[],
  service: Party,
  parties: Partial<Record<PartyName, Party>>,
  apps: readonly Pick<TestApp, 'clock'>[],
  setNow: (now: Date) => void = () => {},
): Promise<Outcome> => {
  const outcome: Outcome = { unexplained: [], met: new Set(), statuses: new Map() }
  /** Parties that answered a request of the present address otherwise, for a listed reason. */
  const strayed = new Set<PartyName>()
  for (const [at, drawn] of requests.entries()) {
    if (at % requestsOfAddress === 0) strayed.clear()
    const now = new Date(noon.getTime() + Math.floor(at / requestsOfAddress) * minuteMs)
    for (const { clock } of apps) clock.now = now
    setNow(now)
    await askAll(outcome, strayed, service, parties, drawn, addressOf(at))
  }
  return outcome
}
