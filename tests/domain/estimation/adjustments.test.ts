import { expect, test } from 'vitest'
import type { EstimationInput } from '#domain/estimation/apartment'
import { estimator } from '#domain/estimation/estimate'
import { communeOf, estimate, flatTables, today } from './real-prices.ts'
import { newBuildOn } from './second-prices.ts'

/** 80 m², so that size does not move the price. */
const average = { commune: 'Mersch', surface: 80 } as const

const shownFor = (input: EstimationInput) => estimate(input).ajustements

const estimator5000 = estimator(flatTables([communeOf({ name: 'Mersch', canton: 'Mersch' })]))

/** On tables where Mersch has 5000 EUR per m² on every day. */
const estimateAt5000 = (input: EstimationInput) => estimator5000(input, today)

test.each<[Partial<EstimationInput>, string, number]>([
  [{ etage: 'rdc' }, 'adjEtage', -6],
  [{ etage: 'dernier' }, 'adjEtage', 4],
  [{ etat: 'neuf' }, 'adjEtat', 10],
  [{ etat: 'renove' }, 'adjEtat', 8],
  [{ etat: 'rafraichir' }, 'adjEtat', -7],
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
  const { ajustements, prixM2Ajuste } = estimateAt5000({ ...average, ...value })
  expect(ajustements).toEqual([{ labelKey, pct }])
  expect(prixM2Ajuste).toBe(50 * (100 + pct))
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

// (surface / 80) ^ -0.20, between 0.85 and 1.20: 80 × 1.20 ^ -5 = 32.15 m² and 80 × 0.85 ^ -5 = 180.30 m².
test.each([
  [1, 20],
  [20, 20],
  [32.1, 20],
  [32.4, 19.8],
  [40, 14.9],
  [50, 9.9],
  [60, 5.9],
  [70, 2.7],
  [90, -2.3],
  [100, -4.4],
  [120, -7.8],
  [150, -11.8],
  [180, -15],
  [10_000, -15],
])('%f m² moves the price by %f %%', (surface, pct) => {
  expect(shownFor({ commune: 'Mersch', surface })).toEqual([{ labelKey: 'adjSurface', pct }])
})

test.each([80.1, 79.9, 80.19])('%f m² would show as 0.0 %%: the row is left out, also as -0', surface => {
  expect(shownFor({ commune: 'Mersch', surface })).toEqual([])
})

test('a row that shows as 0.0 is left out of the list but stays in the price: (80.15 / 80) ^ -0.20 on 5000 EUR', () => {
  expect(estimateAt5000({ ...average, surface: 80.15 }).prixM2Ajuste).toBe(4998)
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
  const city = { commune: 'Luxembourg', surface: 80 } as const
  const { ajustements, prixM2Ajuste, reference } = estimate({ ...city, quartier })
  expect(reference.quartier).toBe(quartier)
  // The price of the capital is shown to 0.1 EUR.
  expect(Math.abs(prixM2Ajuste - k * reference.basePriceM2)).toBeLessThan(0.5 + 0.05 * k + 1e-9)
  const pct = Math.round((k - 1) * 1000) / 10
  expect(ajustements).toEqual(pct === 0 ? [] : [{ labelKey: 'adjQuartier', pct }])
})

test('a district also moves the price of a new build: by 1.184 on the newest mean, moved with the nation', () => {
  const belair = estimate({ commune: 'Luxembourg', quartier: 'Belair', surface: 80, estNeuf: true })
  expect(belair.ajustements).toEqual([{ labelKey: 'adjQuartier', pct: 18.4 }])
  expect(belair.prixM2Ajuste).toBe(Math.round(1.184 * (newBuildOn('Luxembourg', today)?.price ?? Number.NaN)))
})
