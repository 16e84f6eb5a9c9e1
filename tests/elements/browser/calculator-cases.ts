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

/** What is typed of a kind of deed, and the same as fields of a request. */
const deedCase = (random: Random, price: number): Case => {
  const deed = oneOf(random, ['sale', 'sale', 'belowValue', 'partition'])
  const value = price + between(random, 0, price)
  const [percent, debt] = [between(random, 1, 99), between(random, 0, price)]
  if (deed === 'sale') return { fill: [['deed', deed]], body: {} }
  if (deed === 'belowValue')
    return {
      fill: [
        ['deed', deed],
        ['marketValue', `${value}`],
      ],
      body: { marketValue: value },
    }
  return {
    fill: [
      ['deed', deed],
      ['acquiredShare', `${percent}`],
      ['marketValue', `${value}`],
      ['assumedDebt', `${debt}`],
    ],
    body: { deed, acquiredShare: percent / 100, marketValue: value, assumedDebt: debt },
  }
}

/** What is typed of an operation, where one is asked, and the same as fields of a request. */
const operationCase = (random: Random, price: number, isAsked: boolean): Case => {
  const operation = oneOf(random, ['existing', 'offPlan', 'buildingLand'])
  const [land, built] = [between(random, 0, price / 3), between(random, 0, price / 3)]
  const priceIncludes = oneOf(random, ['exclVat', 'superReducedVat', 'standardVat'])
  if (!isAsked) return { fill: [], body: {} }
  if (operation === 'existing') return { fill: [['operation', operation]], body: { operation } }
  if (operation === 'buildingLand')
    return {
      fill: [
        ['operation', operation],
        ['constructionPrice', `${built}`],
      ],
      body: { operation, constructionPrice: built },
    }
  return {
    fill: [
      ['operation', operation],
      ['landValue', `${land}`],
      ['builtValueAtDeed', `${built}`],
      ['priceIncludes', priceIncludes],
    ],
    body: { operation, landValue: land, builtValueAtDeed: built, priceIncludes },
  }
}

/** What is typed of a use, and the same as fields of a request. */
const useCase = (random: Random): Case => {
  const use = oneOf(random, ['mainResidence', 'secondHome', 'rental', 'mixed'])
  const percent = between(random, 0, 95)
  const commune = oneOf(random, ['Luxembourg', 'Mamer', 'Esch-Uelzecht'])
  if (use !== 'mixed') return { fill: [['use', use]], body: { use } }
  return {
    fill: [
      ['use', use],
      ['nonHousingShare', `${percent}`],
      ['commune', commune],
    ],
    body: { use: 'mainResidence', nonHousingShare: percent / 100, commune },
  }
}

const costsCase = (random: Random): Case => {
  const price = between(random, 150_000, 2_000_000)
  const [deed, use] = [deedCase(random, price), useCase(random)]
  const operation = operationCase(random, price, deed.fill.length === 1)
  const buyers = oneOf(random, ['1', '2'])
  const isHome = use.body.use === 'mainResidence'
  const [first, second] = [between(random, 0, 40_000), between(random, 0, 40_000)]
  const loan = between(random, 0, price)
  return {
    fill: [
      ...deed.fill,
      ['price', `${price}`],
      ...use.fill,
      ...operation.fill,
      ['buyers', buyers],
      ...(isHome ? ([['housingCreditUsed', `${first}`]] as const) : []),
      ...(isHome && buyers === '2' ? ([['housingCreditUsed2', `${second}`]] as const) : []),
      ['loanAmount', `${loan}`],
    ],
    body: {
      ...{ price, loanAmount: loan },
      ...deed.body,
      ...use.body,
      ...operation.body,
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
  const isBuilt = acquisitionMode === 'construction'
  const completedOn = day(between(random, bought + 1, sold - 1))
  const homePercent = between(random, 1, 100)
  const isResident = random() < 0.8
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
      ...(isBuilt ? ([['completedOn', completedOn]] as const) : []),
      ['mainResidence', mainResidence ? 'yes' : 'no'],
      ...(mainResidence ? ([['mainResidenceShare', `${homePercent}`]] as const) : []),
      ...works.flatMap(({ year, amount }, index): [string, string][] => [
        [`improvementYear${index + 1}`, `${year}`],
        [`improvementAmount${index + 1}`, `${amount}`],
      ]),
      ['taxResident', isResident ? 'yes' : 'no'],
      ...(isResident ? ([['taxClass', taxClass]] as const) : []),
      ['ordinaryTaxableIncome', `${income}`],
    ],
    body: {
      ...{ salePrice, saleDate, saleCosts, acquisitionPrice, acquisitionDate, acquisitionCosts, acquisitionMode },
      ...{ mainResidence, ordinaryTaxableIncome: income },
      ...(isBuilt && { completedOn }),
      ...(mainResidence && { mainResidenceShare: homePercent / 100 }),
      ...(isResident ? { taxClass } : { taxClass: '1', taxResident: false }),
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
