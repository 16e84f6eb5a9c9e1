import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import type { AcquisitionCosts } from '#contract/costs'
import type { Estimate } from '#contract/estimation'
import { getLanguageRow, type Language, languages } from '#languages/registry'
import { post, startApp, type TestApp } from '../support/app.ts'

type Report = z.input<typeof AgencyReportInput>

const brand = { name: 'Agence Exemple' }

/** Reports of many kinds; each is asked for in several languages. */
const reports: readonly (readonly [string, Omit<Report, 'language' | 'brand'>])[] = [
  ['as little as may be sent', { property: { commune: 'Mamer', surface: 80 }, purchase: { use: 'mainResidence' } }],
  [
    'a couple with a loan in the capital, and a household',
    {
      property: {
        ...{ commune: 'Luxembourg', quartier: 'Belair', surface: 92, nbChambres: 2, etage: 'dernier', etat: 'renove' },
        ...{ exterieur: 'terrasse', parking: true, classeEnergie: 'C' },
      },
      purchase: {
        ...{ use: 'mainResidence', buyers: [{}, {}], loanAmount: 700_000, bankFees: 450, brokerFeeRate: 0.03 },
        household: {
          ...{ children: 2, annualSavingsGrowth: [2000, 2500, 3000], dwellingKind: 'coOwnedFlat', netIncome: 60_000 },
          ...{ accessionPremium: 5000, stateGuaranteeSavingsMet: true },
        },
      },
    },
  ],
  [
    'a new build off plan, priced by the estimate',
    {
      property: { commune: 'Differdange', surface: 75, estNeuf: true },
      purchase: { use: 'rental', deedDate: '2025-06-01', loanAmount: 300_000 },
    },
  ],
  [
    'an off-plan purchase with a price, ten buyers of several kinds, a deed of today',
    {
      property: { commune: 'Esch-sur-Alzette', surface: 110, estNeuf: true },
      purchase: {
        ...{ use: 'mainResidence', price: 845_000.5, landValue: 250_000, priceIncludes: 'exclVat' },
        buyers: Array.from({ length: 10 }, (_, index) => ({ housingCreditUsed: index * 1000, eeaResident: index > 0 })),
      },
    },
  ],
  [
    'a second home that is renovated, in the window of the halved base',
    {
      property: { commune: 'Ettelbruck', surface: 64.5, etat: 'renover', classeEnergie: 'G' },
      purchase: {
        ...{ use: 'secondHome', deedDate: '2024-11-15', halfBaseEligible: true, renovationWorks: 40_000 },
        ...{ disbursements: 400, price: 402_123.45 },
      },
    },
  ],
]

/** White space is folded away: a line may break anywhere, and the fonts draw a narrow blank for another one. */
const folded = (text: string): string => text.replace(/\s/g, '').replaceAll('\u2212', '-')

const euros = (amount: number, language: Language, decimals: number): string =>
  folded(
    new Intl.NumberFormat(getLanguageRow(language).locale, {
      ...{ style: 'currency', currency: 'EUR' },
      ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    }).format(amount),
  )

const number = (value: number, language: Language, decimals: number): string =>
  folded(new Intl.NumberFormat(getLanguageRow(language).locale, { minimumFractionDigits: decimals }).format(value))

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"enterprise":{"perMinute":100000}}' } })
  headers = { 'X-API-Key': (await app.newKey('enterprise')).key }
})
afterAll(() => app.close())

const data = async <Data>(path: string, body: unknown): Promise<Data> => {
  const answer = await post(app, path, body, headers)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: Data }).data
}

/** The two answers that a report prints, asked for with the same input. */
const answersTo = async ({ property, purchase }: Pick<Report, 'property' | 'purchase'>) => {
  const estimate = await data<z.infer<typeof Estimate>>('/estimation', property)
  if (!purchase) throw new Error('These reports are for buyers.')
  const operation = purchase.operation ?? (property.estNeuf ? 'offPlan' : 'existing')
  const withVat = operation === 'offPlan' && purchase.price === undefined
  const costs = await data<z.infer<typeof AcquisitionCosts>>('/frais-acquisition', {
    ...(withVat && { priceIncludes: 'superReducedVat' }),
    ...{ price: estimate.estimationCentrale, operation, ...purchase },
    ...{ commune: estimate.reference.commune, includeAids: true },
  })
  return { estimate, costs }
}

/** Every amount of the two answers that a report tells, by its place in them. */
const amounts = (
  { estimate, costs }: Awaited<ReturnType<typeof answersTo>>,
  language: Language,
  isPriceSent: boolean,
): Record<string, string> => {
  const { estimationBasse, estimationCentrale, estimationHaute, prixM2Ajuste, reference, ajustements } = estimate
  const whole = { estimationBasse, estimationCentrale, estimationHaute, prixM2Ajuste, base: reference.basePriceM2 }
  const { lines, totals, aids, possibleReliefs, price } = costs
  const exact = {
    buyer: totals.buyer,
    ...Object.fromEntries(lines.map(({ key, amount }) => [`line ${key}`, amount])),
    ...Object.fromEntries((aids?.computed ?? []).map(({ key, amount }) => [`aid ${key}`, amount])),
    ...Object.fromEntries(possibleReliefs.flatMap(({ key, saving }) => (saving ? [[`relief ${key}`, saving]] : []))),
  }
  // What follows from an estimate has no cents; the law's own lines have.
  const money = { price, cashNeeded: totals.cashNeeded }
  return {
    ...Object.fromEntries(
      Object.entries(money).map(([name, value]) => [name, euros(value, language, isPriceSent ? 2 : 0)]),
    ),
    ...Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, euros(value, language, 0)])),
    ...Object.fromEntries(Object.entries(exact).map(([name, value]) => [name, euros(value, language, 2)])),
    ...Object.fromEntries(
      ajustements.map(({ labelKey, pct }) => [labelKey, `${pct > 0 ? '+' : ''}${number(pct, language, 1)}%`]),
    ),
  }
}

const textOf = async (body: Report): Promise<string> => {
  const answer = await post(app, '/agences/pdf', body, headers)
  expect(answer.status).toBe(200)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
    mergePages: true,
  })
  return folded(text)
}

describe.each(reports)('the report of %s', (_name, report) => {
  test.each(languages)('prints every figure of the two answers in %s', async language => {
    const answers = await answersTo(report)
    const text = await textOf({ ...report, language, brand })
    const expected = amounts(answers, language, report.purchase?.price !== undefined)
    expect(Object.keys(expected).length).toBeGreaterThan(10)
    const missing = Object.entries(expected).filter(([, amount]) => !text.includes(amount))
    expect(missing).toEqual([])
    expect(text).not.toMatch(/\{\w+\}|NaN|undefined/)
  })
})
