import type { Estimate } from './apartment.ts'
import type { Place } from './commune-name.ts'
import type { PriceTables } from './price-tables.ts'
import type { StartingPrice } from './prices/day-prices.ts'
import { meansOf } from './prices/history.ts'
import { formatFilePeriod, formatQuarter } from './prices/quarters.ts'
import type { Commune, Price, PriceMethod } from './reference-prices.ts'
import { toOneDecimal, toTwoDecimals } from './rounding.ts'

const kinds: Record<PriceMethod, Estimate['reference']['kind']> = {
  published: 'published',
  indexed: 'indexed',
  imputed_adverts: 'imputed',
  imputed_canton: 'imputed',
}

/** The price of the table that a starting price belongs to: how it was made, and by whom. */
const originOf = ({ existing, newBuild }: Commune, { segment }: StartingPrice): Price =>
  segment === 'newBuild' && newBuild ? newBuild : existing

/** The origin of a starting price, and the reference as answers show it. */
export interface Referred {
  origin: Price
  reference: Estimate['reference']
}

type ReferenceFile = Estimate['reference']['files'][number]

/** The published means of a segment by municipality, newest first, as answers show them. */
const filesOf = ({ history }: PriceTables, segment: StartingPrice['segment']): Map<string, ReferenceFile[]> => {
  const files = new Map<string, ReferenceFile[]>()
  const means = meansOf(history, segment).sort((a, b) => b.firstQuarter - a.firstQuarter)
  for (const { commune, firstQuarter, sales, meanM2 } of means) {
    const own = files.get(commune) ?? []
    own.push({ period: formatFilePeriod(firstQuarter), sales, publishedPriceM2: meanM2 })
    files.set(commune, own)
  }
  return files
}

/** Makes the description of starting prices on the tables that they come from. */
export const createPriceDescriber = (tables: PriceTables): ((place: Place, price: StartingPrice) => Referred) => {
  const files = { existing: filesOf(tables, 'existing'), newBuild: filesOf(tables, 'newBuild') }
  return ({ commune, quartier }, price) => {
    const origin = originOf(commune, price)
    const { method, period, source } = origin
    const { priceM2, standardError, mean, quarter, segment } = price
    const roundedPriceM2 = toOneDecimal(priceM2)
    return {
      origin,
      reference: {
        commune: commune.name,
        quartier: quartier?.name ?? null,
        basePriceM2: roundedPriceM2,
        publishedPriceM2: mean?.meanM2 ?? null,
        modelledPriceM2: roundedPriceM2,
        standardErrorPct: toTwoDecimals(100 * standardError),
        index: {
          from: formatQuarter(quarter),
          to: formatQuarter(quarter),
          factor: 1,
          source: tables.housePrices.source,
        },
        kind: kinds[method],
        method,
        segment,
        period,
        salesCount: mean?.sales ?? null,
        files: files[segment].get(commune.name) ?? [],
        source,
        tables: tables.hash,
      },
    }
  }
}
