import { expect, test } from 'vitest'
import { ruleIssues } from '#domain/core/broken-rule'

const rules = {
  plain: { message: 'Must not be above the price.', fields: ['movables', 'price'] },
  filled: { message: 'A notary may grant at most {most} on {day}.', fields: ['rebate', 'day'] },
  'cases.loan': { message: 'The guarantee needs a loan.', fields: ['guarantee', 'loan'] },
} as const

test('a rule that is followed refuses nothing', () => {
  expect(ruleIssues(rules, 'plain', false, { received: 1, allowed: ['at most 0'] })).toEqual([])
})

test('a broken rule refuses the first of its fields with its code and its sentence', () => {
  expect(ruleIssues(rules, 'plain', true)).toEqual([
    { path: 'movables', code: 'plain', message: 'Must not be above the price.' },
  ])
})

test('another path, what was received and what is allowed are shown', () => {
  const shown = { path: 'items[0].movables', received: 3, allowed: ['at most 2'] }
  expect(ruleIssues(rules, 'plain', true, shown)).toEqual([
    { code: 'plain', message: 'Must not be above the price.', ...shown },
  ])
})

test('values are filled in', () => {
  const [issue] = ruleIssues(rules, 'filled', true, {}, { most: 0.1, day: '2020-12-31' })
  expect(issue?.message).toBe('A notary may grant at most 0.1 on 2020-12-31.')
})

test('a sentence for one of several cases has the code of the rule', () => {
  expect(ruleIssues(rules, 'cases.loan', true)).toMatchObject([{ code: 'cases', path: 'guarantee' }])
})

test('misuse does not compile', () => {
  const misused = () => [
    // @ts-expect-error: the values are missing.
    ruleIssues(rules, 'filled', true, {}),
    // @ts-expect-error: one value is missing.
    ruleIssues(rules, 'filled', true, {}, { most: 0.1 }),
    // @ts-expect-error: the sentence has no braces.
    ruleIssues(rules, 'plain', true, {}, { most: 0.1 }),
    // @ts-expect-error: no rule has this code.
    ruleIssues(rules, 'plan', true),
  ]
  expect(misused).toBeTypeOf('function')
})
