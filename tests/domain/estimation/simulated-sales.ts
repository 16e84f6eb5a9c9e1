import type { EstimationInput } from '#domain/estimation/apartment'
import { deviations, explained, openDistrict, startingPrice, unknownFacts, unusual } from './second-model.ts'
import { saleDeviation } from './second-system.ts'

/** Standard normal figures, two from two uniform ones (Box and Muller 1958), the uniform ones by mulberry32. */
export const normals = (seed: number): (() => number) => {
  let state = seed
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const spare: number[] = []
  return () => {
    const kept = spare.pop()
    if (kept !== undefined) return kept
    const [radius, angle] = [Math.sqrt(-2 * Math.log(1 - uniform())), 2 * Math.PI * uniform()]
    spare.push(radius * Math.sin(angle))
    return radius * Math.cos(angle)
  }
}

/**
 * Draws the price at which a flat is sold, over its estimate: what the price of the place, its movement since the newest file and the
 * premium of new builds really were (each an error of a logarithm), and how the flat differs from others of the same
 * description (each fact that nobody told, and all that no description holds).
 */
export const salesOf = (input: EstimationInput, day: string): ((normal: () => number) => number) => {
  const { known, since, isImputed } = startingPrice(input.commune, day, input.estNeuf)
  const sale = saleDeviation(input.commune)
  const { surface, bedrooms } = unusual(input)
  const place = [Math.sqrt(known), Math.sqrt(since), isImputed ? deviations.premium : 0]
  const flat = [
    sale * Math.sqrt(0.8),
    ...unknownFacts(input).map(fact => sale * Math.sqrt(explained[fact])),
    deviations.capital * Math.sqrt(openDistrict(input)),
    deviations.point * surface,
    deviations.point * bedrooms,
  ]
  return normal => {
    const drawn = (all: readonly number[]): number => all.reduce((sum, deviation) => sum + deviation * normal(), 0)
    return Math.exp(drawn(place)) * (1 + drawn(flat))
  }
}
