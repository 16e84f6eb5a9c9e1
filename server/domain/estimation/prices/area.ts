import type * as z from 'zod'
import type { Area } from '#contract/market/area'
import { areaRules } from '#contract/rules/area'
import { ruleIssues } from '../../core/broken-rule.ts'
import { exp } from '../../core/exponentials.ts'
import { square } from '../../core/powers.ts'
import { Refusal } from '../../core/refusal.ts'
import { communeDirectory, type Place } from '../commune-name.ts'
import { coverages } from '../parameters/uncertainty.ts'
import type { PriceTables } from '../price-tables.ts'
import type { Quartier } from '../reference-prices.ts'
import { toEuro, toOneDecimal } from '../rounding.ts'
import { districtVariance } from '../uncertainty.ts'
import { fileQuarters, newestQuarter } from './history.ts'
import { createPlaceHistories } from './place-history.ts'
import { lastDayOfQuarter } from './quarters.ts'
import { saleDeviation } from './system-parameters.ts'

/** Name of the method behind the price line of a place. */
export const areaMethod = 'gaussian_system_of_registered_prices'

/** The price line of one place. */
export type AreaAnswer = z.infer<typeof Area>

const publisher = "Observatoire de l'Habitat / STATEC, data.public.lu"

/** Refuses a district that was sent and is not found, or that has no price of its own. */
const refuseDistrict = (
  { commune, quartier, quartierElsewhere }: Place,
  sent: string,
  quartiers: readonly Quartier[],
) => {
  const own = quartiers.filter(district => district.commune === commune.name && district.coefficient !== undefined)
  const allowed = own.length > 0 ? own.map(({ name }) => name) : [`left out: ${commune.name} has one price`]
  const shown = { received: sent, allowed }
  const named = { commune: commune.name }
  const issues = [
    ...ruleIssues(areaRules, 'quartier_without_price', own.length === 0, shown, named),
    ...ruleIssues(areaRules, 'quartier_of_other_commune', own.length > 0 && quartierElsewhere !== undefined, shown, {
      ...named,
      owners: (quartierElsewhere ?? []).join(' and '),
    }),
    ...ruleIssues(areaRules, 'unknown_quartier', own.length > 0 && !quartier && !quartierElsewhere, shown, named),
  ]
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}

const namePlace = ({ commune: { names }, quartier }: Place): AreaAnswer['names'] =>
  quartier
    ? { fr: quartier.name, de: quartier.german ?? quartier.name, lb: quartier.luxembourgish ?? quartier.name }
    : { fr: names[0], de: names[1], lb: names[2] }

/** What the price line of a place is made of. */
interface AreaTables {
  tables: PriceTables
  historyOf(commune: string): AreaAnswer['history']
  dataUntil: string
}

/** Registered sales of a calendar year; null where no file is at hand. */
const countSales = ({ history }: PriceTables, commune: string, year: number): number | null =>
  history.find(row => row.commune === commune && row.firstQuarter === fileQuarters * year)?.existing.sales ?? null

/** The price line of a place: of a district of the capital that of the city, times its coefficient. */
const describeArea = ({ tables, historyOf, dataUntil }: AreaTables, place: Place): AreaAnswer => {
  const { commune, quartier } = place
  const factor = quartier?.coefficient
  const { first, published } = historyOf(commune.name)
  const years = tables.paths.yearsOf(commune.name)
  const prices = years.map(({ logPrice }) => exp(logPrice) * (factor ?? 1))
  const [before = 0, price = 0] = prices.slice(-2)
  const { year = first, variance = 0 } = years.at(-1) ?? {}
  const width = coverages[0].z * Math.sqrt(square(saleDeviation(commune.canton)) + variance + districtVariance(place))
  return {
    commune: commune.name,
    quartier: factor === undefined ? null : (quartier?.name ?? null),
    names: namePlace(factor === undefined ? { commune } : place),
    year,
    priceM2: toEuro(price),
    lowM2: toEuro(price * (1 - width)),
    highM2: toEuro(price * (1 + width)),
    changePct: toOneDecimal(100 * (price / before - 1)),
    quartierFactor: factor ?? null,
    history: {
      first,
      values: prices.map(toEuro),
      // What is published is the mean of the city.
      published: factor === undefined ? published : published.map(() => null),
    },
    sales: years.map(one => countSales(tables, commune.name, one.year)),
    ...{ dataUntil, source: publisher, tables: tables.hash },
  }
}

/**
 * Makes the finder of the price line of a municipality, or of a district of the capital by its coefficient. The range is
 * that of a sale of which the place alone is known. It refuses with `municipality_not_found`, suggesting names, and with
 * `invalid_request` for a district.
 */
export const createAreaFinder = (tables: PriceTables): ((commune: string, quartier?: string) => AreaAnswer) => {
  const find = communeDirectory(tables)
  const dataUntil = lastDayOfQuarter(newestQuarter(tables.history))
  const given = { tables, dataUntil, historyOf: createPlaceHistories(tables) }
  // Each is calculated once: the tables do not change.
  const known = new Map<unknown, AreaAnswer>()
  return (sent, district) => {
    const place = find(sent, district)
    if ('message' in place) throw new Refusal('municipality_not_found', place)
    if (district !== undefined) refuseDistrict(place, district, tables.quartiers)
    const key = place.quartier?.coefficient === undefined ? place.commune : place.quartier
    const answer = known.get(key) ?? describeArea(given, place)
    known.set(key, answer)
    return answer
  }
}
