import type { CalculatorName } from '../../support/calculator-host.ts'

/** The same numbers from 0 to 1 in every run (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What is typed: each field with its text. */
export type Fill = readonly (readonly [field: string, value: string])[]
/** What is typed into a calculator, and the same as a request of its operation. */
export type Case = { fill: Fill; body: Record<string, unknown> }
type Random = () => number

const between = (random: Random, min: number, max: number): number => Math.floor(min + random() * (max - min + 1))
const oneOf = <One>(random: Random, list: readonly One[]): One => list[Math.floor(random() * list.length)] as One // never past its end

const costsCase = (random: Random): Case => {
  const price = between(random, 150_000, 2_000_000)
  const use = oneOf(random, ['mainResidence', 'secondHome', 'rental'])
  const operation = oneOf(random, ['existing', 'offPlan', 'buildingLand'])
  const buyers = oneOf(random, ['1', '2'])
  const isHome = use === 'mainResidence'
  const [land, built] = [between(random, 0, price / 3), between(random, 0, price / 3)]
  const priceIncludes = oneOf(random, ['exclVat', 'superReducedVat', 'standardVat'])
  const [first, second] = [between(random, 0, 40_000), between(random, 0, 40_000)]
  const loan = between(random, 0, price)
  const isOffPlan = operation === 'offPlan'
  return {
    fill: [
      ...([
        ['price', `${price}`],
        ['use', use],
        ['operation', operation],
        ['buyers', buyers],
      ] as const),
      ...(isOffPlan
        ? ([
            ['landValue', `${land}`],
            ['builtValueAtDeed', `${built}`],
            ['priceIncludes', priceIncludes],
          ] as const)
        : []),
      ...(isHome ? ([['housingCreditUsed', `${first}`]] as const) : []),
      ...(isHome && buyers === '2' ? ([['housingCreditUsed2', `${second}`]] as const) : []),
      ['loanAmount', `${loan}`],
    ],
    body: {
      ...{ price, use, operation, loanAmount: loan },
      ...(isOffPlan && { landValue: land, builtValueAtDeed: built, priceIncludes }),
      buyers: [first, second].slice(0, Number(buyers)).map(housingCreditUsed => (isHome ? { housingCreditUsed } : {})),
    },
  }
}

const mortgageCase = (random: Random): Case => {
  const principal = between(random, 10_000, 1_500_000)
  // Hundredths of a percent, as a bank quotes them.
  const basisPoints = between(random, 0, 900)
  const termYears = between(random, 1, 40)
  return {
    fill: [
      ['principal', `${principal}`],
      ['annualRate', `${Math.floor(basisPoints / 100)},${`${basisPoints % 100}`.padStart(2, '0')}`],
      ['termYears', `${termYears}`],
    ],
    body: { principal, annualRate: Number(`${basisPoints}e-4`), termYears, output: 'annual' },
  }
}

const gainsCase = (random: Random): Case => {
  const bought = between(random, 1970, 2023)
  const sold = between(random, 2024, 2026)
  const day = (year: number): string => `${year}-0${between(random, 1, 6)}-${between(random, 10, 28)}`
  const [acquisitionDate, saleDate] = [day(bought), day(sold)]
  const acquisitionPrice = between(random, 50_000, 700_000)
  const salePrice = between(random, 100_000, 1_500_000)
  const [saleCosts, acquisitionCosts] = [between(random, 0, 20_000), between(random, 0, 40_000)]
  const works = Array.from({ length: between(random, 0, 5) }, () => ({
    year: between(random, bought, sold),
    amount: between(random, 1000, 80_000),
  }))
  const mainResidence = random() < 0.15
  const taxClass = oneOf(random, ['1', '1a', '2'])
  const acquisitionMode = oneOf(random, ['purchase', 'construction', 'inheritance', 'gift'])
  const income = between(random, 0, 200_000)
  return {
    fill: [
      ...([
        ['salePrice', `${salePrice}`],
        ['saleDate', saleDate],
        ['saleCosts', `${saleCosts}`],
      ] as const),
      ...([
        ['acquisitionPrice', `${acquisitionPrice}`],
        ['acquisitionDate', acquisitionDate],
      ] as const),
      ...([
        ['acquisitionCosts', `${acquisitionCosts}`],
        ['acquisitionMode', acquisitionMode],
      ] as const),
      ['mainResidence', mainResidence ? 'yes' : 'no'],
      ...works.flatMap(({ year, amount }, index): [string, string][] => [
        [`improvementYear${index + 1}`, `${year}`],
        [`improvementAmount${index + 1}`, `${amount}`],
      ]),
      ...([
        ['taxClass', taxClass],
        ['ordinaryTaxableIncome', `${income}`],
      ] as const),
    ],
    body: {
      ...{ salePrice, saleDate, saleCosts, acquisitionPrice, acquisitionDate, acquisitionCosts, acquisitionMode },
      ...{ mainResidence, taxClass, ordinaryTaxableIncome: income },
      ...(works.length > 0 && { improvements: works }),
    },
  }
}

/** Draws an input of each calculator. */
export const casesOf: Readonly<Record<CalculatorName, (random: Random) => Case>> = {
  costs: costsCase,
  mortgage: mortgageCase,
  gains: gainsCase,
}
