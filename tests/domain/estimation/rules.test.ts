import { expect, test } from 'vitest'
import { estimationRules } from '#contract/rules/estimation'
import { Refusal } from '#domain/core/refusal'
import type { EstimationInput } from '#domain/estimation/apartment'
import { estimate } from './real-prices.ts'

const refusalOf = (input: EstimationInput): Refusal => {
  try {
    estimate(input)
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal
    throw refusal
  }
  throw new Error('nothing was refused')
}

test.each<[string, Partial<EstimationInput>, string, string, unknown, readonly string[]]>([
  ['a house', { typeBien: 'maison' }, 'only_apartments', 'typeBien', 'maison', ['appartement']],
  ['the floor of a house', { etage: 'maison' }, 'only_apartments', 'etage', 'maison', ['rdc', 'entre', 'dernier']],
  [
    'a new build to freshen up',
    { estNeuf: true, etat: 'rafraichir' },
    'new_build_in_bad_condition',
    'etat',
    'rafraichir',
    ['neuf', 'renove', 'bon'],
  ],
  [
    'a new build to renovate',
    { estNeuf: true, etat: 'renover' },
    'new_build_in_bad_condition',
    'etat',
    'renover',
    ['neuf', 'renove', 'bon'],
  ],
  [
    'a district of another commune',
    { commune: 'Mamer', quartier: 'Howald' },
    'quartier_of_other_commune',
    'quartier',
    'Howald',
    ['Capellen', 'Holzem'],
  ],
  [
    'a district of another commune, where none is known',
    { commune: 'Wiltz', quartier: 'Kirchberg' },
    'quartier_of_other_commune',
    'quartier',
    'Kirchberg',
    ['left out: no district of Wiltz is known'],
  ],
])('%s is refused, naming field, value and what is allowed', (_, wrong, code, path, received, allowed) => {
  const { code: error, details } = refusalOf({ commune: 'Mersch', surface: 80, ...wrong })
  expect(error).toBe('invalid_request')
  expect(details.issues).toEqual([{ code, path, received, allowed, message: expect.stringMatching(/\.$/) }])
})

test('all broken rules are reported at once, by the codes of the contract', () => {
  const { details } = refusalOf({
    commune: 'Esch',
    quartier: 'Belair',
    surface: 80,
    typeBien: 'maison',
    etage: 'maison',
    estNeuf: true,
    etat: 'renover',
  })
  expect(details.issues?.map(({ path }) => path)).toEqual(['typeBien', 'etage', 'etat', 'quartier'])
  expect(new Set(details.issues?.map(({ code }) => code))).toEqual(new Set(Object.keys(estimationRules)))
})

test('a name that belongs to two other communes names both', () => {
  const { details } = refusalOf({ commune: 'Mamer', quartier: 'Belval', surface: 80 })
  expect(details.issues?.[0]?.message).toBe('This district belongs to Esch-sur-Alzette and Sanem, not to Mamer.')
})

test('a broken rule is reported before an unknown commune', () => {
  expect(refusalOf({ commune: 'Atlantis', surface: 80, typeBien: 'maison' }).code).toBe('invalid_request')
  expect(refusalOf({ commune: 'Atlantis', surface: 80 }).code).toBe('municipality_not_found')
})
