import { describe, expect, test } from 'vitest'
import { CapitalGains } from '#contract/fiscal'
import { capitalGains } from '#domain/law/lu/capital-gain'
import { cases } from './capital-gain-cases.ts'

describe('the worked and the published cases', () => {
  test.each(cases)('$says', ({ input, data, lines = {}, fundRange }) => {
    const answer = capitalGains(input, input.saleDate)
    expect(CapitalGains.parse(answer.data)).toEqual(answer.data)
    expect(answer.data).toMatchObject(data)
    const amounts = Object.fromEntries(answer.data.lines.map(({ key, amount }) => [key, amount]))
    expect(amounts).toMatchObject(lines)
    const { range } = answer.data.lines.find(({ key }) => key === 'employmentFund') ?? {}
    if (fundRange) expect(range).toEqual(fundRange)
  })
})
