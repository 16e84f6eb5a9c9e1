import { expect, test } from 'vitest'
import { weighElements } from '../../budgets/element-weights.ts'
import { weighMock } from '../../budgets/mock-weights.ts'
import { weighPackage } from '../../budgets/package-weights.ts'
import { weighPages } from '../../budgets/page-weights.ts'
import { budgets } from '../../budgets/table.ts'

const weights = [...(await weighPackage()), ...(await weighElements()), ...(await weighPages()), ...weighMock()]

test('each budget of the table is compared with something', () => {
  expect([...new Set(weights.map(({ budget }) => budget))].sort()).toEqual(Object.keys(budgets).sort())
})

test('nothing that is weighed is empty', () => {
  expect(weights.filter(({ bytes }) => bytes < 200)).toEqual([])
})
