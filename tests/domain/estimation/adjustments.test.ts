import { expect, test } from 'vitest'
import type { EstimationInput } from '#domain/estimation/apartment'
import { estimate } from './real-prices.ts'

/** 80 m², so that size does not move the price. */
const average = { commune: 'Mersch', surface: 80 } as const

const shownFor = (input: EstimationInput) => estimate(input).ajustements

test.each<[Partial<EstimationInput>, string, number]>([
  [{ etage: 'rdc' }, 'adjEtage', -6],
  [{ etage: 'dernier' }, 'adjEtage', 4],
  [{ etat: 'neuf' }, 'adjEtat', 8],
  [{ etat: 'renove' }, 'adjEtat', 5],
  [{ etat: 'rafraichir' }, 'adjEtat', -5],
  [{ etat: 'renover' }, 'adjEtat', -12],
  [{ exterieur: 'aucun' }, 'adjExterieur', -4],
  [{ exterieur: 'terrasse' }, 'adjExterieur', 4],
  [{ exterieur: 'jardin' }, 'adjExterieur', 5],
  [{ parking: true }, 'adjParking', 2],
  [{ parking: false }, 'adjParking', -6],
  [{ classeEnergie: 'A' }, 'adjEnergie', 6],
  [{ classeEnergie: 'B' }, 'adjEnergie', 4],
  [{ classeEnergie: 'C' }, 'adjEnergie', 2],
  [{ classeEnergie: 'E' }, 'adjEnergie', -2],
  [{ classeEnergie: 'F' }, 'adjEnergie', -5],
  [{ classeEnergie: 'G' }, 'adjEnergie', -8],
])('%o moves the price by %s, %f %%', (value, labelKey, pct) => {
  const { ajustements, prixM2Ajuste, reference } = estimate({ ...average, ...value })
  expect(ajustements).toEqual([{ labelKey, pct }])
  expect(prixM2Ajuste).toBe(Math.round((reference.basePriceM2 * (100 + pct)) / 100))
})

test.each<[Partial<EstimationInput>]>([
  [{}],
  [{ etage: 'entre' }],
  [{ etat: 'bon' }],
  [{ exterieur: 'balcon' }],
  [{ classeEnergie: 'D' }],
  [{ classeEnergie: 'NC' }],
  [{ nbChambres: 0 }],
  [{ nbChambres: 3 }],
  [{ typeBien: 'appartement' }],
  [{ estNeuf: false }],
])('%o is the average apartment, or says nothing about the price: no adjustment', value => {
  expect(shownFor({ ...average, ...value })).toEqual([])
})

test.each([
  [20, 15],
  [30, 15],
  [40, 11],
  [50, 7.3],
  [60, 4.4],
  [70, 2],
  [90, -1.8],
  [100, -3.3],
  [120, -5.9],
  [150, -9],
  [187.6, -12],
  [10_000, -12],
  [1, 15],
])('%f m² moves the price by %f %%', (surface, pct) => {
  expect(shownFor({ commune: 'Mersch', surface })).toEqual([{ labelKey: 'adjSurface', pct }])
})

test.each([80.1, 79.9, 80.26])('%f m² would show as 0.0 %%: the row is left out, also as -0', surface => {
  expect(shownFor({ commune: 'Mersch', surface })).toEqual([])
})

test('a row that shows as 0.0 is left out of the list but stays in the price: (80.2 / 80) ^ -0.15 on 10 270 EUR', () => {
  expect(estimate({ commune: 'Luxembourg', surface: 80.2 }).prixM2Ajuste).toBe(10_266)
})

test('0.05 % is shown: 80.3 m² is -0.1 %', () => {
  expect(shownFor({ commune: 'Mersch', surface: 80.3 })).toEqual([{ labelKey: 'adjSurface', pct: -0.1 }])
})

test('all adjustments together stand in the order of the model, new build first', () => {
  const everything = { etage: 'rdc', exterieur: 'jardin', parking: true, estNeuf: true } as const
  expect(shownFor({ commune: 'Wiltz', surface: 60, ...everything }).map(({ labelKey }) => labelKey)).toEqual([
    'adjNeuf',
    'adjSurface',
    'adjEtage',
    'adjExterieur',
    'adjParking',
  ])
})

test.each([
  ['Beggen', 0.935],
  ['Belair', 1.184],
  ['Bonnevoie-Nord/Verlorenkost', 0.943],
  ['Bonnevoie-Sud', 0.943],
  ['Cents', 0.861],
  ['Cessange', 0.969],
  ['Clausen', 0.965],
  ['Dommeldange', 0.943],
  ['Eich', 0.985],
  ['Gare', 0.963],
  ['Gasperich', 1.052],
  ['Grund', 1.0],
  ['Hamm', 0.961],
  ['Hollerich', 0.998],
  ['Kirchberg', 0.998],
  ['Limpertsberg', 1.034],
  ['Merl', 1.02],
  ['Mühlenbach', 1.012],
  ['Neudorf/Weimershof', 1.068],
  ['Pfaffenthal', 0.945],
  ['Pulvermühl', 0.976],
  ['Rollingergrund/Belair-Nord', 0.975],
  ['Ville Haute', 1.018],
  ['Weimerskirch', 0.933],
])('the district %s of the capital has the factor %f', (quartier, k) => {
  const { ajustements, prixM2Ajuste, reference } = estimate({ commune: 'Luxembourg', quartier, surface: 80 })
  expect(reference.quartier).toBe(quartier)
  expect(prixM2Ajuste).toBe(Math.round((10_270 * (k * 1000)) / 1000))
  const pct = Math.round((k - 1) * 1000) / 10
  expect(ajustements).toEqual(pct === 0 ? [] : [{ labelKey: 'adjQuartier', pct }])
})

test('a district also moves the price of a new build', () => {
  const belair = { commune: 'Luxembourg', quartier: 'Belair', surface: 80, estNeuf: true } as const
  expect(estimate(belair).ajustements).toEqual([{ labelKey: 'adjQuartier', pct: 18.4 }])
  expect(estimate(belair).prixM2Ajuste).toBe(Math.round(11_990 * 1.184))
})
