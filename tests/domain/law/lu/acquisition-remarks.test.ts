import { describe, expect, test } from 'vitest'
import { lastCoveredDay } from '#domain/core/dated'
import { plusDays, yearOf } from '#domain/core/days'
import { Refusal } from '#domain/core/refusal'
import { lastCheckedOn } from '#domain/law/lu/parameters/coverage'
import { asked, type Body, home } from './asked.ts'

const vefa = { operation: 'offPlan', price: 800_000, landValue: 240_000, builtValueAtDeed: 0 } as const
const all = { disbursements: 0, buyers: [{ eeaResident: true, housingCreditUsed: 0 }] }

const savings = (body: Body): Record<string, number | null> =>
  Object.fromEntries(asked(body).possibleReliefs.map(({ key, saving }) => [key, saving]))

const codes = (body: Body): string[] => asked(body).notices.map(({ code }) => code)

describe('what would cost less', () => {
  test.each<[string, Body, Record<string, number | null>]>([
    ['nothing, when everything was granted', home(), {}],
    ['a second home has neither credit', home({ use: 'secondHome' }), { housingCredit: 40_000 }],
    [
      'an investor of 2026 off plan would have the credit (16 800 − 100) and 3 % as a resident',
      home({ ...vefa, priceIncludes: 'exclVat', use: 'rental' }),
      { housingCredit: 16_700, superReducedVat: 50_000 },
    ],
    [
      'an investor of August 2025 without a filed contract would pay 35 000 − 20 000 instead of 70 000',
      home({ operation: 'offPlan', landValue: 1_000_000, use: 'rental', deedDate: '2025-08-15' }),
      { housingCredit: 40_000, rentalCredit: 20_000, halfBase: 55_000, constructionAllowance: null },
    ],
    [
      'nobody claimed the halved base: 70 000 − 40 000 against 100',
      home({ deedDate: '2024-11-15' }),
      { halfBase: 29_900 },
    ],
    [
      'it was claimed in window B without a filed contract',
      home({ deedDate: '2025-08-15', halfBaseEligible: true }),
      { halfBase: 29_900 },
    ],
    [
      'an office in the capital pays the surtax',
      home({ use: 'other', commune: 'Luxembourg' }),
      { surtaxExemption: 30_000 },
    ],
    [
      'a buyer from outside the EEA waits for the refund',
      home({ buyers: [{ eeaResident: false }] }),
      { eeaCreditRefund: 40_000 },
    ],
    [
      'what is no dwelling never has the halved base, though a buyer would live there',
      home({ use: 'other', commune: 'Esch-sur-Alzette', deedDate: '2024-11-15', buyers: [{ use: 'mainResidence' }] }),
      {},
    ],
    ['a resale clause costs the credit and 1.2 points', home({ resaleClause: true }), { housingCredit: 52_000 }],
    ['a company has nothing to win', home({ use: 'rental', buyers: [{ naturalPerson: false }] }), {}],
  ])('%s', (_description, body, expected) => {
    expect(savings(body)).toEqual(expected)
  })

  test('a relief names the field that opens it', () => {
    const body = home({ buyers: [{ share: 0.5 }, { share: 0.5, use: 'secondHome' }] })
    expect(asked(body).possibleReliefs).toMatchObject([{ key: 'housingCredit', fields: ['buyers[1].use'] }])
  })

  test('what a relief promises is what its field brings', () => {
    const pairs: [Body, Partial<Body>][] = [
      [home({ use: 'secondHome' }), { use: 'mainResidence' }],
      [home({ deedDate: '2024-11-15' }), { halfBaseEligible: true }],
      [home({ use: 'other', commune: 'Luxembourg' }), { nonHousingShare: 0 }],
      [home({ buyers: [{ eeaResident: false }] }), { buyers: [{ eeaResident: true }] }],
    ]
    for (const [body, change] of pairs) {
      const [relief] = asked(body).possibleReliefs
      const less = asked(body).totals.buyer - asked({ ...body, ...change }).totals.buyer
      expect(less).toBeCloseTo(relief?.saving ?? Number.NaN, 8)
    }
  })
})

describe('notices', () => {
  test.each<[string, Body, string[]]>([
    ['the first never changes; disbursements are missing', home(), ['disbursements_not_included']],
    ['disbursements were sent', home({ disbursements: 0 }), []],
    ['the window of the halved base is closed', home({ ...all, halfBaseEligible: true }), ['relief_window_closed']],
    [
      'the halved base is not for second homes',
      home({ use: 'secondHome', disbursements: 0, deedDate: '2024-11-15', halfBaseEligible: true }),
      ['no_effect_here'],
    ],
    [
      'the window is open to land on which buyers build their home',
      home({ ...all, operation: 'buildingLand', deedDate: '2024-11-15', halfBaseEligible: true }),
      [],
    ],
    [
      'the halved base is not for land to let on',
      home({ ...all, use: 'rental', operation: 'buildingLand', deedDate: '2024-11-15', halfBaseEligible: true }),
      ['no_effect_here'],
    ],
    ['a loan above the price', home({ ...all, loanAmount: 1_000_001 }), ['loan_above_price']],
    [
      'the accessories of a loan bear no duty',
      home({ ...all, loanAmount: 300_000, securedAmount: 360_000 }),
      ['no_effect_here'],
    ],
    ['the price convention was assumed', home({ ...all, ...vefa }), ['price_convention_assumed']],
    ['a higher credit was announced', home({ ...all, deedDate: '2026-07-16' }), ['reform_announced']],
    [
      'a higher credit was announced, which is not for who lives outside the EEA',
      home({ ...all, deedDate: '2026-07-16', buyers: [{ eeaResident: false }] }),
      ['refund_possible'],
    ],
    [
      'a higher credit was announced, which no gift has',
      home({ ...all, deed: 'gift', relationship: 'directLine', deedDate: '2026-07-16' }),
      [],
    ],
    ['the day before it was not', home({ ...all, deedDate: '2026-07-15' }), []],
    [
      'a day of the year after the last check',
      home({ ...all, use: 'secondHome', deedDate: `${yearOf(lastCheckedOn) + 1}-01-01` }),
      ['law_not_checked_since'],
    ],
    ['a refund is possible', home({ disbursements: 0, buyers: [{ eeaResident: false }] }), ['refund_possible']],
    [
      'the surtax on a part is contested',
      home({ use: 'secondHome', disbursements: 0, commune: 'Luxembourg', nonHousingShare: 0.4 }),
      ['contested_rule'],
    ],
  ])('%s', (_description, body, expected) => {
    expect(codes(body)).toEqual(['not_a_tax_assessment', ...expected])
  })
})

describe('assumptions', () => {
  const named = (body: Body): (string | undefined)[] =>
    asked(body).assumptions.map(({ field, parameter }) => field ?? parameter)

  test.each<[string, Body, string[], string?]>([
    ['the table of the notary alone, when every fact was sent', home(all), []],
    [
      'a buyer who was not sent',
      home({ disbursements: 0 }),
      ['buyers', 'buyers[0].eeaResident', 'buyers[0].housingCreditUsed'],
    ],
    ['no credit of a second home is read', home({ use: 'secondHome' }), ['buyers', 'disbursements']],
    [
      'off plan: land, construction, convention, benefit',
      home({ ...all, operation: 'offPlan' }),
      ['landValue', 'builtValueAtDeed', 'priceIncludes', 'vatBenefitUsed'],
    ],
    [
      'off plan with nothing to come there is no convention, though 1.1 − 0.8 − 0.3 leaves dust in doubles',
      home({ ...all, operation: 'offPlan', price: 1.1, landValue: 0.8, builtValueAtDeed: 0.3 }),
      [],
    ],
    ['the table of a loan', home({ ...all, loanAmount: 1000 }), [], 'loanTariff'],
    [
      'an investor’s balance while the rental credit exists',
      home({
        ...vefa,
        priceIncludes: 'exclVat',
        use: 'rental',
        deedDate: '2024-06-01',
        buyers: [{}],
        disbursements: 0,
      }),
      ['buyers[0].rentalCreditUsed'],
    ],
    [
      'the surtax of Mamer, whose first day was not found',
      home({ use: 'other', commune: 'Mamer', buyers: [{}], disbursements: 0 }),
      ['lu.acquisition.surtaxOfMamer'],
    ],
    [
      'no refund of a resale: both were read in the law of 17 August 1935, art. 17',
      home({ resaleClause: true, use: 'secondHome', buyers: [{}], disbursements: 0 }),
      [],
    ],
  ])('%s', (_description, body, expected, table) => {
    const tables = ['saleTariff', ...(table ? [table] : [])].map(name => `lu.notary.${name}`)
    const isTable = (name = '') => name.startsWith('lu.notary.')
    expect(named(body).filter(name => !isTable(name))).toEqual(expected)
    expect(named(body).filter(isTable)).toEqual(tables)
  })
})

describe('days that are not covered', () => {
  test.each(['2014-12-31', plusDays(lastCoveredDay(lastCheckedOn), 1), '0001-01-01', '9999-12-31'])(
    '%s is refused, naming a parameter',
    deedDate => {
      const refused = (): Refusal => {
        try {
          asked(home({ deedDate }))
        } catch (error) {
          if (error instanceof Refusal) return error
        }
        throw new Error('nothing was refused')
      }
      const { code, details } = refused()
      expect(code).toBe('law_not_covered')
      expect(details.issues).toMatchObject([{ path: 'deedDate' }])
      expect(details.issues?.[0]?.message).toContain('lu.acquisition.registrationRate')
    },
  )
})

test.each([
  ['gift', { relationship: 'directLine' }],
  ['exchange', { givenValue: 1_000_000 }],
] as const)('a %s without a credit assumes nothing of the credit', (deed, changes) => {
  const { assumptions } = asked(home({ deed, ...changes }))
  expect(assumptions.filter(({ field = '' }) => field.startsWith('buyers[0]'))).toEqual([])
})
