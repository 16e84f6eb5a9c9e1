import { expect, test } from 'vitest'
import type { CitableLine } from '#domain/law/citable'
import { replaceCitations } from '#server/services/ai/citations'

const line = (mark: string, id: string, from = '2015-01-01'): CitableLine => ({
  mark,
  text: `[${mark}] ${id}`,
  reference: {
    ...{ id, says: id, unit: 'fraction', value: 0.06, from, until: null, title: 'loi', article: 'art. 1' },
    ...{ certainty: 'statutory', checkedOn: '2026-11-21' },
  },
})

const lines = [line('L1', 'lu.a.one'), line('L2', 'lu.a.two'), line('F1', 'lu.frame.one'), line('C1', 'lu.a.one')]

const cases: readonly (readonly [written: string, shown: string, ids: readonly string[]])[] = [
  ['Les droits [L2] et la loi [L1].', 'Les droits [1] et la loi [2].', ['lu.a.two', 'lu.a.one']],
  ['Encore [L2], puis [L2].', 'Encore [1], puis [1].', ['lu.a.two']],
  ['Selon (see [L1], [F1]).', 'Selon (see [1], [2]).', ['lu.a.one', 'lu.frame.one']],
  ['Selon [L1, L2].', 'Selon [1], [2].', ['lu.a.one', 'lu.a.two']],
  ['Le calcul [C1] et la loi [L1].', 'Le calcul [1] et la loi [1].', ['lu.a.one']],
  ['Rien [L9].', 'Rien.', []],
  ['Rien (voir [L9]).', 'Rien.', []],
  ['Rien (see [L8], [L9]) ici.', 'Rien ici.', []],
  ['Un de deux [L9, L1].', 'Un de deux [1].', ['lu.a.one']],
  ['Le premier manque (see [L9], [L1]).', 'Le premier manque (see [1]).', ['lu.a.one']],
  ['Un chiffre que personne n’a donné [1] [12].', 'Un chiffre que personne n’a donné.', []],
  ['Une lettre que personne n’a donnée [X1].', 'Une lettre que personne n’a donnée [X1].', []],
  ['Selon [l1] et 【L2】, ［l1］.', 'Selon [1] et [2], [1].', ['lu.a.one', 'lu.a.two']],
  ['Selon 【L2†source】 et 【L1†L3-L9】.', 'Selon [1] et [2].', ['lu.a.two', 'lu.a.one']],
  ['Selon [[L1]] et (L2, f1).', 'Selon [1] et [2], [3].', ['lu.a.one', 'lu.a.two', 'lu.frame.one']],
  ['Rien 【L9】 et rien (L8).', 'Rien et rien.', []],
  ['Un appartement (F1), puis (1) et (2).', 'Un appartement (F1), puis (1) et (2).', []],
  ['Sans espace[L1][L2].', 'Sans espace[1][2].', ['lu.a.one', 'lu.a.two']],
]

test.each(cases)('%s', (written, shown, ids) => {
  const { text, references } = replaceCitations(written, lines)
  expect(text).toBe(shown)
  expect(references.map(({ id }) => id)).toEqual(ids)
})

test('at most twenty references are cited, and what comes after them is cited by nobody', () => {
  const many = Array.from({ length: 30 }, (_, at) => line(`L${at + 1}`, `lu.a.n${at + 1}`))
  const { text, references } = replaceCitations(many.map(({ mark }) => `x [${mark}]`).join(' '), many)
  expect(references).toHaveLength(20)
  expect(text).toContain('x [20] x x')
})

test.each(['[L1', '[L1, ', '(', ' [ ', '【L1†', '(L1 '])('a megabyte of %s costs next to no time', hostile => {
  const startedAt = performance.now()
  replaceCitations(hostile.repeat(Math.ceil(1_000_000 / hostile.length)), lines)
  // Hundredths of a second; where the work grows with the square of the length, it is minutes.
  expect(performance.now() - startedAt).toBeLessThan(20_000)
})
