import { CapitalGainsInput } from '#contract/fiscal'
import { FeesInput } from '#contract/propcalc/fees/fees'
import type { LawReference } from '#contract/shared/law'
import { Refusal } from '#domain/core/refusal'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { casesByCountry } from '../domain/law/cases.ts'
import { acquisitionCases } from '../domain/law/lu/acquisition-cases.ts'
import { answerTo, type Body } from '../domain/law/lu/asked.ts'
import { cases as gainCases } from '../domain/law/lu/capital-gain-cases.ts'
import type { Correction } from './correction.ts'
import { corrections as first } from './corrections-1.ts'
import { corrections as second } from './corrections-2.ts'

/** An answer about law. */
export interface Answer {
  readonly data: object
  readonly law: readonly LawReference[]
}

/** A case with figures of its own, which can be asked again under another law. */
export interface DatedCase {
  readonly description: string
  /** The country, in small letters as its folder. */
  readonly country: string
  /** The day of the deed or the sale, and that of the agreement where it was sent. */
  readonly days: readonly string[]
  /** The answer; none where it is refused. */
  readonly ask: () => Answer | undefined
}

const tryToAnswer = (answer: () => Answer): Answer | undefined => {
  try {
    return answer()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The days that a request names for its law. */
const readDays = (request: object): string[] =>
  ['deedDate', 'saleDate', 'agreementDate'].flatMap(field => {
    const day = (request as Readonly<Record<string, unknown>>)[field] // a field that may be missing
    return typeof day === 'string' ? [day] : []
  })

const makeCase = (description: string, country: string, request: object, answer: () => Answer): DatedCase => ({
  description,
  country: country.toLowerCase(),
  days: readDays(request),
  ask: () => tryToAnswer(answer),
})

const makePurchase = (description: string, request: object & { country: string }): DatedCase =>
  makeCase(description, request.country, request, () => {
    const input = FeesInput.parse(request)
    return acquisitionFees(input, input.deedDate ?? '')
  })

const makeSale = (description: string, request: object): DatedCase =>
  makeCase(description, 'lu', request, () => {
    const input = CapitalGainsInput.parse(request)
    return capitalGains(input, input.saleDate ?? '')
  })

const byPath: Readonly<Record<Correction['path'], (description: string, body: object) => DatedCase>> = {
  '/propcalc/fees': (description, body) => makePurchase(description, body as { country: string }), // a body of the route
  '/frais-acquisition': (description, body) => makeCase(description, 'lu', body, () => answerTo(body as Body)), // likewise
  '/plus-values': makeSale,
}

/** Every case of law whose figures come from a source: the tables of the countries, Luxembourg's own, the corrections. */
export const datedCases: readonly DatedCase[] = [
  ...Object.entries(casesByCountry).flatMap(([country, cases]) =>
    cases.map(({ description, input }) => makePurchase(description, { country, ...input })),
  ),
  ...acquisitionCases.map(({ id, body }) => byPath['/frais-acquisition'](id, body)),
  ...gainCases.map(({ description, input }) => makeSale(description, input)),
  ...[...first, ...second].map(({ id, path, body }) => byPath[path](id, body)),
]
