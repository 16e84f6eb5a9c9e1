import { expect, test } from 'vitest'
import { nearestCent } from '#domain/lending/cents'

/** Interest of a month in whole cents, by whole numbers alone: balance × thousandths / 12 000, halves up. */
const exactInterest = (balanceCents: number, thousandths: number): number =>
  Math.floor((2 * balanceCents * thousandths + 12_000) / 24_000)

test.each([30, 35, 40, 45, 60])(
  'interest at %i thousandths is right to the cent on every balance up to 4 000.00, exact halves included',
  thousandths => {
    const wrong: number[] = []
    for (let balance = 1; balance <= 400_000; balance += 1) {
      if (nearestCent(balance * (thousandths / 1000 / 12)) !== exactInterest(balance, thousandths)) wrong.push(balance)
    }
    expect(wrong).toEqual([])
  },
)

test.each([
  [0.5, 1],
  [-0.5, -1],
  // 111.1 × 0.95 × 100, whose double is 10 554.499…
  [111.1 * 0.95 * 100, 10_555],
  [0.4, 0],
  [-0.4, 0],
  [1e14 + 0.4, 1e14],
])('%d cents are %d, halves away from zero and never -0', (cents, whole) => {
  expect(nearestCent(cents)).toBe(whole)
})
