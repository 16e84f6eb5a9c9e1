import { describe, expect, test } from 'vitest'
import { answerTo, asked, type Body, home } from './asked.ts'

describe('the special construction allowance of an investor off plan, LIR art. 129f', () => {
  const allowance = (changes: Partial<Body>) =>
    asked(home({ operation: 'offPlan', landValue: 400_000, use: 'rental', ...changes })).possibleReliefs.find(
      ({ key }) => key === 'constructionAllowance',
    )

  // Laws of 22 May 2024, art. 21, 4 April 2025, art. 4, and 27 June 2025, art. 4: a contract by 30 June 2025, no first day.
  test.each<[string, string | undefined, boolean]>([
    ['2023-12-31', undefined, false],
    ['2024-01-01', undefined, true],
    ['2025-06-30', undefined, true],
    ['2025-07-01', undefined, true],
    ['2025-07-01', '2023-12-31', true],
    ['2025-09-30', '2025-06-30', true],
    ['2025-09-30', '2025-07-01', false],
    ['2025-10-01', '2025-06-30', false],
  ])('deed of %s, contract registered on %s: %s', (deedDate, registered, isPossible) => {
    const sent = registered === undefined ? {} : { preliminaryContractRegisteredOn: registered }
    expect(allowance({ deedDate, ...sent }) !== undefined).toBe(isPossible)
  })

  test('names rate, ceiling and, where nothing was sent, the day of the contract', () => {
    const open = allowance({ deedDate: '2024-06-01' })
    expect(open).toMatchObject({ saving: null, fields: [], basis: ['lu.incomeTax.constructionAllowance'] })
    expect(open?.condition).toMatch(/4 % .* at most 250000 EUR.*LIR art\. 129f/)
    expect(open?.condition).not.toContain('registered')
    expect(allowance({ deedDate: '2025-07-01' })?.condition).toContain('registered by 2025-06-30')
  })

  test.each<[string, Partial<Body>]>([
    ['a company', { buyers: [{ naturalPerson: false }] }],
    ['a buyer who moves in', { use: 'mainResidence' }],
    ['an existing dwelling', { operation: 'existing', landValue: undefined }],
    ['building land', { operation: 'buildingLand', landValue: undefined }],
  ])('is nothing for %s', (_description, changes) => {
    expect(allowance({ deedDate: '2024-06-01', ...changes })).toBeUndefined()
  })
})

describe('a halved base that was asked for and not taken', () => {
  const said = (body: Body): string | undefined =>
    asked(body).notices.find(({ field }) => field === 'halfBaseEligible')?.message

  test('names the days of the contract only where it was not sent and they count', () => {
    const window = { halfBaseEligible: true, deedDate: '2025-07-10' }
    const notOpen = 'The halved base does not apply to this deed'
    expect(said(home(window))).toContain('registered from 2024-10-01 to 2025-06-30; without that day')
    expect(said(home({ ...window, preliminaryContractRegisteredOn: '2024-09-30' }))).toContain(notOpen)
    expect(said(home({ ...window, preliminaryContractRegisteredOn: '2024-10-01' }))).toBeUndefined()
    expect(said(home({ ...window, deedDate: '2025-10-01' }))).toContain(notOpen)
  })
})

describe('a contract of other days than the law of July 2025 asks for', () => {
  const off = { operation: 'offPlan', landValue: 1_000_000, deedDate: '2025-08-15' } as const
  const closed = (body: Body): (string | undefined)[] =>
    asked(body).notices.flatMap(({ code, field, message }) =>
      code === 'relief_window_closed' && field === 'preliminaryContractRegisteredOn' ? message : [],
    )

  test.each([
    ['2023-12-31', ['the halved base', 'the rental credit']],
    ['2024-01-01', ['the halved base']],
    ['2024-09-30', ['the halved base']],
    ['2024-10-01', []],
    ['2025-06-30', []],
    ['2025-07-01', ['the halved base', 'the rental credit']],
  ])('registered on %s it does not open %j for an investor', (preliminaryContractRegisteredOn, expected) => {
    const messages = closed(home({ ...off, use: 'rental', preliminaryContractRegisteredOn }))
    expect(messages).toEqual(expected.map(name => expect.stringContaining(`does not open ${name}:`)))
  })

  test('the notice names the days, and no relief asks for a contract that was sent', () => {
    const body = home({ deedDate: '2025-08-15', preliminaryContractRegisteredOn: '2024-09-30' })
    expect(closed(body)).toEqual([expect.stringContaining('from 2024-10-01 to 2025-06-30')])
    expect(asked(body).possibleReliefs).toEqual([])
  })

  test('says nothing of measures that the purchase could not have, nor outside the window', () => {
    const preliminaryContractRegisteredOn = '2023-12-31'
    expect(closed(home({ use: 'secondHome', deedDate: '2025-08-15', preliminaryContractRegisteredOn }))).toEqual([])
    expect(closed(home({ resaleClause: true, deedDate: '2025-08-15', preliminaryContractRegisteredOn }))).toEqual([])
    expect(closed(home({ deedDate: '2025-06-30', preliminaryContractRegisteredOn }))).toEqual([])
    expect(closed(home({ deedDate: '2025-10-01', preliminaryContractRegisteredOn }))).toEqual([])
  })

  test('what opened the measures is cited with the days asked', () => {
    const { data, law } = answerTo(
      home({ ...off, use: 'rental', halfBaseEligible: true, preliminaryContractRegisteredOn: '2024-10-01' }),
    )
    const basisOf = (key: string) => data.lines.find(line => line.key === key)?.basis
    expect(basisOf('registrationDuty')).toContain('lu.acquisition.contractFirstDay')
    expect(basisOf('rentalCredit')).toContain('lu.acquisition.rentalContractFirstDay')
    expect(
      law.filter(({ id }) => /ontractFirstDay/.test(id)).map(({ value, from, until }) => [value, from, until]),
    ).toEqual([
      [['2024-10-01'], '2025-07-01', '2025-09-30'],
      [['2024-01-01'], '2025-07-01', '2025-09-30'],
    ])
  })
})

describe('contract days that do not fit', () => {
  const sent = (preliminaryContractRegisteredOn: string, deedDate?: string) =>
    asked(home({ preliminaryContractRegisteredOn, ...(deedDate !== undefined && { deedDate }) }))

  test.each(['2025-08-16', '2026-01-01', '9999-12-31'])('registered on %s, after a deed of 2025-08-15', registered => {
    expect(() => sent(registered, '2025-08-15')).toThrowError(
      expect.objectContaining({
        details: {
          issues: [expect.objectContaining({ path: 'preliminaryContractRegisteredOn', code: 'contract_after_deed' })],
        },
      }),
    )
  })

  test.each(['0001-01-01', '2014-12-31'])('registered on %s, before the law is known: it opens nothing', registered => {
    expect(sent(registered, '2025-08-15').notices).toContainEqual(
      expect.objectContaining({ code: 'relief_window_closed', field: 'preliminaryContractRegisteredOn' }),
    )
    expect(sent(registered, '2026-05-04').totals).toEqual(asked(home({ deedDate: '2026-05-04' })).totals)
  })

  test('without a day of the deed it is measured against today', () => {
    expect(sent('2026-05-04').deedDate).toBe('2026-05-04')
    expect(() => sent('2026-05-05')).toThrow('invalid_request')
  })
})
