import { addTo, createMatrix, inverse, type Matrix, minus, plus, product, times, transposed } from './matrices.ts'
import { readTable } from './read-table.ts'
import { knotOf, knots } from './second-days.ts'

/**
 * The price of a municipality in the middle of a quarter, worked out in another way than the service does: by precisions. What
 * is known of a municipality is reduced to what it says of its canton, the cantons to what they say of the nation (Schur
 * complements), and solved back. The service inverts the covariance of all observations at once. Nothing here is imported from
 * the code under test.
 */

const north = ['Clervaux', 'Diekirch', 'Echternach', 'Vianden', 'Wiltz']

/** Parameters: deviations of logarithms; of walks for the root of a year. */
const given = {
  ...{ sale: 0.19, saleNorth: 0.205, canton: 0.025, commune: 0.02, communeStart: 0.09, cantonStart: 0.15 },
  ...{
    growth: 0.022,
    persistence: 0.85,
    indexNoise: 0.0075,
    indexWalk: 0.012,
    open: 3,
    adverts: 0.09,
    lastPrice: 0.08,
  },
}

const communes = new Map(readTable('communes').map(row => [row.commune ?? '', row]))

/** The official names of the municipalities. */
const communeNames = [...communes.keys()]

const formerIn: Readonly<Record<string, string>> = {
  ...{ Bous: 'Remich', Waldbredimus: 'Remich', Grosbous: 'Redange', Wahl: 'Redange', Hobscheid: 'Capellen' },
  ...{ Septfontaines: 'Capellen', 'Boevange-sur-Attert': 'Mersch', Tuntange: 'Mersch', Rosport: 'Echternach' },
  ...{ Mompach: 'Echternach', Eschweiler: 'Wiltz' },
}

const cantonOf = (name: string): string => communes.get(name)?.canton ?? formerIn[name] ?? ''

/** Deviation of one sale around its municipality. */
export const saleDeviation = (name: string): number => (north.includes(cantonOf(name)) ? given.saleNorth : given.sale)

/** A published mean: municipality, first knot, sales, EUR per m². */
export interface Mean {
  commune: string
  from: number
  sales: number
  price: number
}

const meansOf = (segment: 'existing' | 'new'): readonly Mean[] =>
  readTable('price-history')
    .filter(row => row[`${segment}_mean_m2`])
    .map(row => ({
      commune: row.commune ?? '',
      from: knotOf(row.first_quarter ?? ''),
      sales: Number(row[`${segment}_sales`]),
      price: Number(row[`${segment}_mean_m2`]),
    }))

const means = meansOf('existing')
/** The published means of new builds. */
export const newMeans = meansOf('new')

/** First knot of the newest file. */
export const newestFile = Math.max(...means.map(({ from }) => from))

/** Precision of a random walk with a level at the start. */
const walkPrecision = (start: number, movement: number): Matrix => {
  const precision = createMatrix(knots, knots)
  addTo(precision, 0, 0, 1 / start ** 2)
  for (let at = 1; at < knots; at += 1)
    addDifference(
      precision,
      [
        [at, 1],
        [at - 1, -1],
      ],
      4 / movement ** 2,
    )
  return precision
}

/** Adds the precision of a weighted sum of knots. */
function addDifference(precision: Matrix, sum: readonly (readonly [number, number])[], weight: number): void {
  for (const [a, x] of sum) for (const [b, y] of sum) addTo(precision, a, b, weight * x * y)
}

/** Precision of the nation: an open start, a first growth, and growths that go on from the one before. */
const nationalPrecision = (): Matrix => {
  const precision = createMatrix(knots, knots)
  addTo(precision, 0, 0, 1 / given.open ** 2)
  addDifference(
    precision,
    [
      [1, 1],
      [0, -1],
    ],
    1 / given.growth ** 2,
  )
  const rest = given.growth ** 2 * (1 - given.persistence ** 2)
  const { persistence: kept } = given
  for (let at = 2; at < knots; at += 1)
    addDifference(
      precision,
      [
        [at, 1],
        [at - 1, -1 - kept],
        [at - 2, kept],
      ],
      1 / rest,
    )
  return precision
}

const advertHalves: Readonly<Record<string, number>> = {
  ...{ Bettendorf: 6960, Rambrouch: 6110, "Vallée de l'Ernz": 6306, Vianden: 5752 },
}

/** What is observed of a municipality: weights of each observation, its logarithm from 6000, covariance of the errors. */
const observationsOf = (name: string) => {
  const own = means.filter(({ commune }) => commune === name)
  const row = communes.get(name)
  const fromAdverts = row?.existing_method === 'imputed_adverts'
  const isLastPrice = row?.existing_method === 'indexed' && own.length === 0
  const table =
    fromAdverts || isLastPrice
      ? [
          {
            price: advertHalves[name] ?? Number(row?.existing_price_m2),
            error: fromAdverts ? given.adverts : given.lastPrice,
          },
        ]
      : []
  const starts = [...own.map(({ from }) => from), ...table.map(() => knotOf('2025-Q1'))]
  const weights = starts.map(from => Array.from({ length: knots }, (_, at) => (at >= from && at < from + 4 ? 0.25 : 0)))
  const errors = createMatrix(starts.length, starts.length)
  for (const [a, one] of own.entries())
    for (const [b, other] of own.entries()) {
      const shared = Math.max(0, 4 - Math.abs(one.from - other.from)) / 4
      addTo(errors, a, b, (shared * saleDeviation(name) ** 2) / Math.sqrt(one.sales * other.sales))
    }
  for (const [at, { error }] of table.entries()) addTo(errors, own.length + at, own.length + at, error ** 2)
  const values = [...own, ...table].map(({ price }) => Math.log(price / 6000))
  return { weights, values, errors }
}

/** A municipality reduced: precision G and pull h of what is observed of it, and the inverse of all that is known of it. */
const communePart = (name: string) => {
  const { weights, values, errors } = observationsOf(name)
  const precision = walkPrecision(given.communeStart, given.commune)
  if (values.length === 0)
    return { seen: createMatrix(knots, knots), pull: new Array<number>(knots).fill(0), spread: inverse(precision) }
  const held = product(transposed(weights), inverse(errors))
  const seen = product(held, weights)
  return { seen, pull: times(held, values), spread: inverse(plus(precision, seen)) }
}

/** What a part says of the level above it: G − G Λ⁻¹ G, and h − G Λ⁻¹ h. */
const reduced = ({ seen, pull, spread }: ReturnType<typeof communePart>) => {
  const shrunk = product(seen, spread)
  const pulled = times(shrunk, pull)
  return { seen: minus(seen, product(shrunk, seen)), pull: pull.map((value, at) => value - (pulled[at] ?? 0)) }
}

const addedUp = (parts: readonly ReturnType<typeof reduced>[]) => ({
  seen: parts.reduce((sum, part) => plus(sum, part.seen), createMatrix(knots, knots)),
  pull: Array.from({ length: knots }, (_, at) => parts.reduce((sum, part) => sum + (part.pull[at] ?? 0), 0)),
})

/** What the index of house prices says of the nation, its own walk taken out. */
const indexPart = () => {
  const seen = createMatrix(knots, knots)
  const pull = new Array<number>(knots).fill(0)
  for (const { period = '', value } of readTable('price-index')) {
    const at = knotOf(period)
    if (at < 0) continue
    addTo(seen, at, at, 1 / given.indexNoise ** 2)
    pull[at] = Math.log(Number(value) / 6000) / given.indexNoise ** 2
  }
  return reduced({ seen, pull, spread: inverse(plus(walkPrecision(given.open, given.indexWalk), seen)) })
}

const names = [...new Set([...communeNames, ...means.map(({ commune }) => commune)])]
const parts = new Map(names.map(name => [name, communePart(name)]))

const cantons = new Map(
  [...new Set(names.map(cantonOf))].map(canton => {
    const own = names.filter(name => cantonOf(name) === canton).flatMap(name => parts.get(name) ?? [])
    const sum = addedUp(own.map(reduced))
    return [canton, { ...sum, spread: inverse(plus(walkPrecision(given.cantonStart, given.canton), sum.seen)) }]
  }),
)

const said = addedUp([...[...cantons.values()].map(reduced), indexPart()])

/** Covariance of the national level in every two quarters. */
export const nationalSpread = inverse(plus(nationalPrecision(), said.seen))
/** National level in every quarter, from the logarithm of 6000. */
export const nationalMean = times(nationalSpread, said.pull)

/** How a part follows the level above it: m ↦ Λ⁻¹h + (I − Λ⁻¹G) m, with the covariance Λ⁻¹ of its own. */
export interface Follower {
  own: readonly number[]
  kept: Matrix
  spread: Matrix
}

const followerOf = ({ seen, pull, spread }: ReturnType<typeof communePart>): Follower => ({
  own: times(spread, pull),
  kept: minus(
    createMatrix(knots, knots).map((row, at) => row.map((_, column) => (column === at ? 1 : 0))),
    product(spread, seen),
  ),
  spread,
})

/** The level above a part carried into it: mean Λ⁻¹(h − G m) + m, covariance Λ⁻¹ + (I − Λ⁻¹G) P (I − Λ⁻¹G)ᵀ. */
const carriedInto = (part: ReturnType<typeof communePart>, above: { mean: readonly number[]; spread: Matrix }) => {
  const { own, kept, spread } = followerOf(part)
  const carried = times(kept, above.mean)
  return {
    mean: own.map((value, at) => value + (carried[at] ?? 0)),
    spread: plus(spread, product(product(kept, above.spread), transposed(kept))),
  }
}

/** A municipality that follows its canton, which follows the nation. */
export const followersOf = (name: string): { canton: string; ofNation: Follower; ofCanton: Follower } => {
  const [part, canton] = [parts.get(name), cantons.get(cantonOf(name))]
  if (!part || !canton) throw new Error(`No municipality is called ${name}.`)
  return { canton: cantonOf(name), ofNation: followerOf(canton), ofCanton: followerOf(part) }
}

const found = new Map<string, ReturnType<typeof carriedInto>>()

/** Mean and covariance of a municipality in every two quarters. */
export const solvedCommune = (name: string) => {
  const known = found.get(name)
  if (known) return known
  const [part, canton] = [parts.get(name), cantons.get(cantonOf(name))]
  if (!part || !canton) throw new Error(`No municipality is called ${name}.`)
  const solved = carriedInto(part, carriedInto(canton, { mean: nationalMean, spread: nationalSpread }))
  found.set(name, solved)
  return solved
}
