import { expect, test } from 'vitest'
import { deedTaxOfAct, flatRate } from '#domain/law/us/deed-tax-act'

const source = {
  title: 'Code of a State',
  article: '§ 1',
  url: 'https://law.example/1',
  textOf: '2026-01-01',
}
const act = { name: 'somewhere', description: 'Tax of a State.', value: flatRate(0.001), source }

test('a note on a tax of deeds is of its first version, and one without a note has none', () => {
  const [noted] = deedTaxOfAct({ ...act, note: 'The copy bears no day.' }).versions
  expect(noted).toMatchObject({ note: 'The copy bears no day.', certainty: 'statutory', value: flatRate(0.001) })
  expect(deedTaxOfAct(act).versions[0]).not.toHaveProperty('note')
})
