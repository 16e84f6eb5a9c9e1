import type { LawReference } from '#contract/shared/law'
import type { Methodology } from '#contract/shared/methodology'
import { citation } from '../../../core/dated.ts'
import { answerParts } from '../../../core/entries.ts'
import { lawNotices } from '../../../core/law-notices.ts'
import { sumAmounts, toCents, toSixDecimals } from '../../../core/money.ts'
import { type Law, lawOn, type Provision } from '../../../core/provision.ts'
import { Refusal } from '../../../core/refusal.ts'
import { lastCheckedOn } from '../parameters/coverage.ts'
import { rentCapExempt, rentRiseMost, rentYieldMost } from '../parameters/rent.ts'
import { coefficients } from '../parameters/revaluation.ts'
import { findInvestedCapital, type InvestedCapital } from './capital.ts'
import type { Dwelling, RentCap, RentCapInput } from './dwelling.ts'
import { floorToCent, limitFurniture, limitRise } from './limits.ts'
import { isExempt, rentCapDefaults, rentCapNotices } from './notices.ts'
import { checkRentCapRules } from './rules.ts'

/** Name of the method in `meta.method` of an answer. */
export const rentCapMethod = 'lu_rent_cap_law'

/** Method of the figures, with the share of the capital and the acts of the day. */
const describeMethod = (law: Law): Methodology => {
  const percent = toSixDecimals(law(rentYieldMost).value * 100)
  return {
    name: `Highest rent of a dwelling: ${percent} % a year of the invested capital, revalued and reduced for age.`,
    references: [law(rentYieldMost), law(rentRiseMost), law(coefficients)].map(({ version }) =>
      citation(version.source),
    ),
    limits: [
      'Not for offices and shops, second homes, hotel rooms, institutions, and the homes of public or social landlords (art. 1).',
      'Periods of the reduction are counted by calendar years.',
      'Parties may agree on another capital; without documents a sworn expert values it, and the rents commission or the court decides (art. 3, art. 8).',
      'The act has no rule on the energy class of a dwelling. Charges are beside the rent (art. 5).',
    ],
  }
}

/** Rents asked, and what they exceed the highest rent by. */
const compareRents = (law: Law, dwelling: Dwelling, most: number): Pick<RentCap, 'asked' | 'excess'> => {
  const { rents } = dwelling
  if (!rents) return {}
  const asked = sumAmounts(rents.map(toCents))
  return { asked, excess: isExempt(law, dwelling) ? 0 : Math.max(0, sumAmounts([asked, -most])) }
}

/** Highest rent, its furniture and its rise, and the provisions that the figures cite. */
const findLimits = (law: Law, dwelling: Dwelling, { invested }: InvestedCapital) => {
  const yearly = law(rentYieldMost)
  const annualMost = floorToCent(invested * yearly.value)
  const monthlyMost = floorToCent(annualMost / 12)
  const furniture = limitFurniture(law, dwelling, monthlyMost)
  const rise = limitRise(law, dwelling, monthlyMost)
  const cited: Provision[] = [yearly, ...(furniture?.by ?? []), ...(rise?.by ?? [])]
  const limits = {
    annualMost,
    monthlyMost,
    ...(furniture && { furniture: furniture.part }),
    ...(rise && { rise: rise.part }),
    ...compareRents(law, dwelling, rise?.part.monthlyMost ?? monthlyMost),
  }
  return { limits, cited }
}

/**
 * Highest rent of a dwelling in Luxembourg on the day of the lease or of the adaptation, in EUR, with the parameters of
 * law that the figures use.
 * @throws Refusal `invalid_request` naming every broken rule, `law_not_covered` naming the parameter.
 */
export const rentCap = (input: RentCapInput, referenceDate: string): { data: RentCap; law: LawReference[] } => {
  const dwelling: Dwelling = { ...input, referenceDate }
  const law = lawOn({ day: referenceDate, field: 'referenceDate', checkedOn: lastCheckedOn })
  const issues = checkRentCapRules(dwelling, Number(Object.keys(law(coefficients).value)[0]))
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  const capital = findInvestedCapital(law, dwelling)
  const { items, reduction, revalued, invested } = capital
  const { limits, cited } = findLimits(law, dwelling, capital)
  const exempt = dwelling.isLuxury === true ? [law(rentCapExempt)] : []
  const entries = [...rentCapDefaults(law, dwelling), ...rentCapNotices(law, dwelling, capital, limits)]
  const also = [...cited, ...exempt, ...items.flatMap(({ by }) => by), ...reduction.by]
  const answer = answerParts(entries, {}, also)
  return {
    data: {
      referenceDate,
      currency: 'EUR',
      isCapped: !isExempt(law, dwelling),
      items: items.map(({ part }) => part),
      revaluedCapital: revalued,
      reduction: reduction.part,
      investedCapital: invested,
      ...limits,
      notices: [...lawNotices(law.lawDay, { ...answer, known: [] }), ...answer.notices],
      assumptions: answer.assumptions,
      methodology: describeMethod(law),
    },
    law: answer.law,
  }
}
