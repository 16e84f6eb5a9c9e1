import { describe, expect, test } from 'vitest'
import { spanishCommunities } from '#contract/propcalc/fees/es'
import { ES } from '#domain/law/es/index'
import { fees } from '#domain/law/purchase/fees'
import type { cases } from './cases.ts'

type Input = Omit<(typeof cases)[number]['input'], 'region' | 'deedDate'>

/** Main homes that leave one or another answer open: each family alone, with an income or a wealth between the limits. */
const families: readonly Partial<Input>[] = [
  {},
  { largeFamily: true, singleParentFamily: false, disability: 'none' },
  { largeFamily: false, singleParentFamily: true, disability: 'none' },
  { largeFamily: false, singleParentFamily: false, disability: 'from65' },
  { largeFamily: false, singleParentFamily: false, disability: 'none', buyers: [{ age: 29 }] },
]
const first = { firstTimeBuyer: true, ownsOtherDwelling: false } as const
const incomes = [undefined, 18_500, 23_000, 32_000, 41_000, 45_000, 60_000]

const homes: readonly Input[] = [false, true].flatMap(newBuild =>
  families.flatMap(family =>
    incomes.flatMap(income =>
      [{}, first, { netWealth: 250_000 }, { netWealth: 410_000 }].map(answers => ({
        price: 100_000,
        use: 'mainResidence' as const,
        newBuild,
        ...family,
        ...answers,
        ...(income !== undefined && { annualTaxableIncome: income }),
      })),
    ),
  ),
)

/** The fields that the open reliefs of a community name, on days of the former law and of the present one. */
const namedIn = (region: (typeof spanishCommunities)[number]): Set<string> =>
  new Set(
    ['2024-03-01', '2025-03-02', '2026-07-01'].flatMap(day =>
      homes.flatMap(home =>
        fees(ES, { country: 'ES', region, ...home }, day).data.possibleReliefs.flatMap(({ fields }) => fields),
      ),
    ),
  )

/** The fields that a form asks in a community for a main home. */
const askedIn = (region: string): Set<string> =>
  new Set(
    ES.form.profile.flatMap(({ field, when }) => {
      if (when?.field !== 'region') return [field]
      const regions = 'oneOf' in when ? when.oneOf : [when.equals]
      return regions.includes(region) ? [field] : []
    }),
  )

/** Questions of limits, which only some communities read. */
const ofLimits = ES.form.profile.flatMap(({ field, when }) =>
  when?.field === 'region' && !['areaM2', 'largeHolder', 'wholeBuilding'].includes(field) ? [field] : [],
)

describe.each(spanishCommunities)('the form of %s', region => {
  const named = new Set([...namedIn(region)].map(field => field.replace(/\[\d+\]/, '[]')))

  test('asks whatever an open relief wants to know', () => {
    const asked = askedIn(region)
    expect([...named].filter(field => !asked.has(field))).toEqual([])
  })

  test('asks no limit that no relief reads', () => {
    const asked = askedIn(region)
    expect(ofLimits.filter(field => asked.has(field) && !named.has(field))).toEqual([])
  })
})
