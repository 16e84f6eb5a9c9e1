import { describe, expect, test } from 'vitest'
import { EstimationInput } from '#contract/estimation/input'
import { knownFacts } from '#domain/accuracy/known-facts'
import { apartment } from '#domain/estimation/apartment'
import type { Place } from '#domain/estimation/commune-name'

const told = { etage: 'entre', exterieur: 'balcon', parking: true, etat: 'bon', classeEnergie: 'D' } as const

const knownOf = (changes: object): string => {
  const input = EstimationInput.parse({ commune: 'Mamer', surface: 80, ...changes })
  const place = { commune: { name: input.commune }, ...(input.quartier && { quartier: { coefficient: 1.1 } }) }
  return knownFacts(apartment(input), place as Place) // what is read of a place
}

// Shares: surface 5, condition 5, energy class 4, floor, outdoor space and parking 2 each, of 20 in the hundred.
describe('what is known of a home that was sold', () => {
  test.each<[says: string, changes: object, expected: string]>([
    ['everything', told, 'complete'],
    ['everything but the floor', { ...told, etage: undefined }, 'partial'],
    ['surface, condition and floor: 12', { etat: 'bon', etage: 'entre' }, 'partial'],
    ['surface and condition: 10', { etat: 'bon' }, 'few'],
    ['surface alone: 5', {}, 'few'],
    [
      'all of a new build but condition and class',
      { ...told, etat: undefined, classeEnergie: undefined, estNeuf: true },
      'complete',
    ],
    ['all but the district, in the capital', { ...told, commune: 'Luxembourg' }, 'partial'],
    ['all with the district, in the capital', { ...told, commune: 'Luxembourg', quartier: 'Merl' }, 'complete'],
  ])('%s', (_, changes, expected) => {
    expect(knownOf(changes)).toBe(expected)
  })
})
