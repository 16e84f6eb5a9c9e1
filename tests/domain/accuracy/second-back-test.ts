/**
 * A back-test by the description of its measures alone, reckoned in other ways than the service does: whole-number
 * arithmetic for the drawing, sums for the slope, the incomplete beta function for the limits of a share. Nothing is
 * imported from the code under test.
 */

/** A sale beside its estimate and the standard deviation of price / estimate − 1. */
export interface SecondSale {
  estimate: number
  price: number
  deviation: number
  commune: string
  surface: number
  /** Its place among the sales that were sent. */
  index: number
}

/** A measure's own logarithm and those of its draws; undefined where one is of nothing. */
const logarithms = (own: number, draws: readonly number[]): { own: number; draws: number[] } | undefined =>
  own > 0 && draws.every(draw => draw > 0) ? { own: Math.log(own), draws: draws.map(Math.log) } : undefined

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/** The mean of the two places that have as many values before as after them: of an odd count that is one place. */
const middle = (values: readonly number[]): number => {
  const sorted = ascending(values)
  const [before, after] = [Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2)]
  return ((sorted[before] ?? Number.NaN) + (sorted[after] ?? Number.NaN)) / 2
}

type Priced = Pick<SecondSale, 'estimate' | 'price'>

/** Median ratio, COD, PRD and PRB as the standard of the IAAO of 2013 defines them. */
const secondMeasures = (sales: readonly Priced[]) => {
  const n = sales.length
  const ratios = sales.map(({ estimate, price }) => estimate / price)
  const medianRatio = middle(ratios)
  const away = sum(ratios.map(ratio => Math.abs(ratio - medianRatio)))
  const weighted = sum(sales.map(({ estimate }) => estimate)) / sum(sales.map(({ price }) => price))
  // Least squares by the sums, values taken as doublings of the first, which keeps the sums small.
  const value = ({ estimate, price }: Priced): number => 0.5 * (estimate / medianRatio) + 0.5 * price
  const [first] = sales
  const x = sales.map(sale => Math.log(value(sale) / (first ? value(first) : 1)) / Math.LN2)
  const y = ratios.map(ratio => ratio / medianRatio - 1)
  const xy = sum(x.map((each, at) => each * (y[at] ?? 0)))
  const spread = n * sum(x.map(each => each * each)) - sum(x) ** 2
  return {
    medianRatio,
    cod: (100 * away) / (n * medianRatio),
    prd: sum(ratios) / n / weighted,
    prb: spread > 1e-12 ? (n * xy - sum(x) * sum(y)) / spread : null,
  }
}

/** mulberry32 on whole numbers without a bound, cut to 32 bits where the generator says so. */
function* mulberry(seed: bigint): Generator<number, never> {
  const bits = 0xffff_ffffn
  let state = seed
  for (;;) {
    state = (state + 0x6d2b_79f5n) & bits
    let mixed = ((state ^ (state >> 15n)) * (state | 1n)) & bits
    mixed ^= (mixed + (((mixed ^ (mixed >> 7n)) * (mixed | 61n)) & bits)) & bits
    yield Number(mixed ^ (mixed >> 14n)) / 4_294_967_296
  }
}

/** The 25th and the 976th of a thousand values of each measure, the sales drawn anew each time. */
const drawn = (sales: readonly Priced[]) => {
  const stream = mulberry(20_261_123n)
  const found = Array.from({ length: 1000 }, () =>
    secondMeasures(
      Array.from(sales, () => {
        const sale = sales[Math.trunc(stream.next().value * sales.length)]
        if (!sale) throw new RangeError('A draw fell outside the sales.')
        return sale
      }),
    ),
  )
  return (name: keyof ReturnType<typeof secondMeasures>) => {
    const values = found.flatMap(measures => measures[name] ?? [])
    const logs = name === 'cod' || name === 'prd' ? logarithms(secondMeasures(sales)[name], values) : undefined
    if (logs) {
      const middle = sum(logs.draws) / logs.draws.length
      const squares = sum(logs.draws.map(draw => draw * draw)) - logs.draws.length * middle * middle
      const half = 2 * Math.sqrt(((squares / (logs.draws.length - 1)) * sales.length) / (sales.length - 1))
      return { low95: Math.exp(2 * logs.own - middle - half), high95: Math.exp(2 * logs.own - middle + half) }
    }
    const sorted = values.length === found.length ? ascending(values) : []
    return { low95: sorted[24] ?? null, high95: sorted[975] ?? null }
  }
}

/** Logarithms of the factorials, from that of 0 on. */
const logFactorials = [0]

/** Logarithm of the gamma function of a whole number: of the factorial before it. */
const logGamma = (whole: number): number => {
  for (let next = logFactorials.length; next < whole; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next))
  return logFactorials[whole - 1] ?? Number.NaN
}

/** The regularised incomplete beta function of whole a and b, by its continued fraction (Abramowitz and Stegun 26.5.8). */
export const incompleteBeta = (x: number, a: number, b: number): number => {
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x)) / a
  let fraction = 1
  for (let step = 200; step >= 1; step -= 1) {
    const m = Math.floor(step / 2)
    const term =
      step % 2 === 0
        ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
        : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    fraction = 1 + term / fraction
  }
  return front / fraction
}

/** Where the incomplete beta function reaches a probability. */
const betaQuantile = (probability: number, a: number, b: number): number => {
  let [low, high] = [0, 1]
  while (high - low > 1e-14) {
    const half = low + (high - low) / 2
    if (incompleteBeta(half, a, b) < probability) low = half
    else high = half
  }
  return low
}

/** Limits of Clopper and Pearson as quantiles of beta distributions, 2.5 % on each side. */
export const secondShareLimits = (held: number, of: number): { low95: number; high95: number } => ({
  low95: held === 0 ? 0 : betaQuantile(0.025, held, of - held + 1),
  high95: held === of ? 1 : betaQuantile(0.975, held + 1, of - held),
})

/** Quantiles of the normal distribution that 50 and 80 % lie within. */
const intervals = [
  [0.5, 0.6744897502],
  [0.8, 1.2815515594],
] as const

const farFrom = ({ estimate, price, deviation }: SecondSale): number => Math.abs(price / estimate - 1) / deviation

/** The smallest whole number of sales that is at least some tenths of one more than there are; the sale that comes there. */
const conformal = (sales: readonly SecondSale[], tenths: number): number => {
  let place = 0
  while (10 * place < tenths * (sales.length + 1)) place += 1
  return ascending(sales.map(farFrom))[place - 1] ?? Number.NaN
}

/** The share of further sales that the sale at that place holds, by beta distributions. */
const conformalHolds = (count: number, tenths: number) => {
  let place = 0
  while (10 * place < tenths * (count + 1)) place += 1
  const [low, high] = [secondShareLimits(place, count), secondShareLimits(place - 1, count)]
  return { low95: six(low.low95), high95: six(high.high95) }
}

const six = (value: number): number => Number(value.toFixed(6))
const sixOrNull = (value: number | null): number | null => (value === null ? null : six(value))

/** What the IAAO holds for sound. */
const sound = { medianRatio: [0.9, 1.1], cod: [5, 15], prd: [0.98, 1.03], prb: [-0.05, 0.05] } as const

const group = (sales: readonly SecondSale[]) => {
  const { medianRatio, cod } = secondMeasures(sales)
  // Order statistics: as many on each side as leave at most 2.5 % beyond, by Pascal's triangle.
  let row = [1]
  for (const _ of sales) row = [...row, 0].map((each, at) => each / 2 + (row[at - 1] ?? 0) / 2)
  let beyond = 0
  while (sum(row.slice(0, beyond + 2)) <= 0.025) beyond += 1
  const ratios = ascending(sales.map(({ estimate, price }) => estimate / price))
  return {
    ...{ count: sales.length, medianRatio: six(medianRatio), cod: six(cod) },
    ...{ low95: six(ratios[beyond] ?? Number.NaN), high95: six(ratios.at(-1 - beyond) ?? Number.NaN) },
    held: six(sales.filter(sale => farFrom(sale) <= intervals[1][1]).length / sales.length),
  }
}

const sizes = [
  [0, 50],
  [50, 80],
  [80, 120],
  [120, null],
] as const

const groups = (sales: readonly SecondSale[]) => {
  const communes = [...new Set(sales.map(({ commune }) => commune))].sort(new Intl.Collator('fr').compare)
  const members = communes.map(commune => ({ commune, own: sales.filter(sale => sale.commune === commune) }))
  const sized = sizes.map(([fromM2, toM2]) => ({
    ...{ fromM2, toM2 },
    own: sales.filter(({ surface }) => surface >= fromM2 && (toM2 === null || surface < toM2)),
  }))
  return {
    byCommune: members.filter(({ own }) => own.length >= 10).map(({ commune, own }) => ({ commune, ...group(own) })),
    bySize: sized.filter(({ own }) => own.length >= 10).map(({ own, ...bounds }) => ({ ...bounds, ...group(own) })),
  }
}

const shown = ({ index, commune, price, estimate, deviation }: SecondSale) => ({
  ...{ index, commune, price, estimate: Math.floor(estimate + 0.5) },
  ...{ ratio: six(estimate / price), fsdPct: six(100 * deviation) },
})

/** The ten sales that are farthest off, one after the other. */
const farthest = (sales: readonly SecondSale[]): SecondSale[] => {
  const left = [...sales]
  const found: SecondSale[] = []
  while (left.length > 0 && found.length < 10) {
    const off = left.map(({ estimate, price }) => Math.abs(Math.log(price) - Math.log(estimate)))
    const at = off.indexOf(Math.max(...off))
    found.push(...left.splice(at, 1))
  }
  return found
}

/** What the sales say, in the form of an answer; figures with six decimals. */
export const secondBackTest = (sales: readonly SecondSale[]) => {
  const measures = secondMeasures(sales)
  const limits = drawn(sales)
  const measure = (name: keyof typeof measures) => {
    const { low95, high95 } = limits(name)
    const [low, high] = sound[name]
    return {
      ...{ value: sixOrNull(measures[name]), low95: sixOrNull(low95), high95: sixOrNull(high95) },
      limits: { low, high },
    }
  }
  const errors = sales.map(({ estimate, price }) => Math.abs(estimate - price) / price)
  const within = (bound: number): number => six(errors.filter(error => error <= bound).length / sales.length)
  return {
    count: sales.length,
    ...{ medianRatio: measure('medianRatio'), cod: measure('cod'), prd: measure('prd'), prb: measure('prb') },
    ...{ mdapePct: six(100 * middle(errors)), ppe10: within(0.1), ppe20: within(0.2) },
    coverage: intervals.map(([coverage, z]) => {
      const held = sales.filter(sale => farFrom(sale) <= z).length
      const { low95, high95 } = secondShareLimits(held, sales.length)
      return { coverage, held: six(held / sales.length), low95: six(low95), high95: six(high95) }
    }),
    conformal: {
      ...{ factor80: six(conformal(sales, 8)), factor90: six(conformal(sales, 9)) },
      ...{ holds80: conformalHolds(sales.length, 8), holds90: conformalHolds(sales.length, 9) },
    },
    ...groups(sales),
    worst: farthest(sales).map(shown),
  }
}
