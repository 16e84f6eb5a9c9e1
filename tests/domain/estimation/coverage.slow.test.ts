import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EstimationInput } from '#domain/estimation/apartment'
import { daysBetween, homes } from './random-homes.ts'
import { estimate, prices, today } from './real-prices.ts'
import { normals, salesOf } from './simulated-sales.ts'

const salesOfEach = 100

/** Flats as they are asked for: of usual size, some described, some not, on days from 2014 to today. */
const flats = fc
  .tuple(homes, fc.double({ min: 25, max: 190, noNaN: true }), daysBetween('2014-01-01', today))
  .map(([home, surface, day]) => ({ ...home, surface, valuationDate: home.estNeuf && day < '2025' ? today : day }))

/** Shares of simulated sales within both intervals. */
const held = (sample: readonly (EstimationInput & { valuationDate: string })[], seed: number) => {
  const normal = normals(seed)
  const inside = { half: 0, wide: 0 }
  for (const home of sample) {
    const { estimationCentrale, intervals } = estimate(home)
    const [half, wide] = intervals
    const drawn = salesOf(home, home.valuationDate)
    for (let sale = 0; sale < salesOfEach; sale += 1) {
      const price = estimationCentrale * drawn(normal)
      if (half && price >= half.low && price <= half.high) inside.half += 1
      if (wide && price >= wide.low && price <= wide.high) inside.wide += 1
    }
  }
  const sales = sample.length * salesOfEach
  return { sales, half: inside.half / sales, wide: inside.wide / sales }
}

const expectCoverage = ({ half, wide }: { half: number; wide: number }) => {
  expect(Math.abs(wide - 0.8)).toBeLessThanOrEqual(0.01)
  expect(Math.abs(half - 0.5)).toBeLessThanOrEqual(0.01)
}

test('100 000 sales of 1000 flats, drawn part by part from the stated dispersions: 80 ± 1 % and 50 ± 1 % lie inside', () => {
  const found = held(fc.sample(flats, { seed: 20_261_123, numRuns: 1000 }), 1)
  expect(found.sales).toBe(100_000)
  expectCoverage(found)
})

const described = {
  ...{ surface: 80, nbChambres: 2, etage: 'entre', etat: 'bon', exterieur: 'balcon', parking: true },
  classeEnergie: 'D',
} as const satisfies Partial<EstimationInput>

test.each<[string, Omit<EstimationInput, 'commune'>]>([
  ['a described flat', { ...described, valuationDate: today }],
  ['commune and surface alone', { surface: 80, valuationDate: today }],
  ['a described flat in 2019', { ...described, valuationDate: '2019-05-05' }],
  ['a new build', { ...described, estNeuf: true, valuationDate: today }],
])('so do 40 000 sales of one kind of flat, in every municipality alike: %s', (_, home) => {
  const everywhere = prices.communes.flatMap(({ name }) =>
    Array.from({ length: 4 }, () => ({ ...home, commune: name, valuationDate: home.valuationDate ?? today })),
  )
  expectCoverage(held(everywhere, 2))
})
