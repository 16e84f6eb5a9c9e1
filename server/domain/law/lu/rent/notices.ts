import { assumptionEntry, noticeEntry, when } from '../../../core/entries.ts'
import { sumAmounts, toCents } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import { rentCapExempt, rentLandShare, rentYieldMost } from '../parameters/rent.ts'
import { countPeriods, type InvestedCapital, reductionOf } from './capital.ts'
import type { Dwelling, RentCap } from './dwelling.ts'
import { floorToCent } from './limits.ts'

type Entry = ReturnType<typeof noticeEntry> | ReturnType<typeof assumptionEntry>

/** Whether the lease says that the cap does not apply, and the law of the day allows it. */
export const isExempt = (law: Law, { isLuxury = false }: Dwelling): boolean =>
  isLuxury && law(rentCapExempt).value.length > 0

/** Defaults that the figures rest on. */
export const rentCapDefaults = (law: Law, dwelling: Dwelling): Entry[] => {
  const { landPrice, purchase, landYear, constructionCost, constructionYear } = dwelling
  const share = law(rentLandShare)
  return [
    ...when(
      purchase !== undefined && purchase.costs === undefined,
      assumptionEntry({
        field: 'purchase.costs',
        value: 0,
        source: 'default',
        certainty: 'estimate',
        note: 'The costs of the deed belong to the capital and raise the cap; send them.',
      }),
    ),
    ...when(
      landPrice === undefined,
      assumptionEntry(
        {
          field: 'landPrice',
          value: share.value,
          source: 'default',
          certainty: 'statutory',
          note: 'The land is set at this share of the capital without later works, as the landlord may (art. 3); a lower price lowers the cap.',
        },
        share,
      ),
    ),
    ...when(
      constructionCost !== undefined && landYear === undefined,
      assumptionEntry({
        field: 'landYear',
        value: constructionYear,
        source: 'default',
        certainty: 'estimate',
        note: 'The land is revalued from the year of the building; an earlier purchase raises the cap.',
      }),
    ),
  ]
}

/** Works of after the start of the reduction: the act reduces the whole capital with the age of the building. */
const noteLateWorks = (law: Law, dwelling: Dwelling, { items, reduction, invested }: InvestedCapital): Entry[] => {
  const { from, rate, amount, upkeep } = reduction.part
  const late = items.filter(({ part }) => part.key === 'works' && part.year > from)
  // Upkeep covers the reduction first; what it leaves is the most that another reading gives back.
  const back = late.map(({ part }) =>
    toCents(part.revalued * (rate - reductionOf(law, countPeriods(law, part.year, dwelling)))),
  )
  const more = Math.min(sumAmounts(back), sumAmounts([amount, -upkeep]))
  const yearly = law(rentYieldMost)
  const other = floorToCent(((invested + more) * yearly.value) / 12)
  const message = `By the letter of art. 3 works are reduced with the age of the building; reduced from their own year only, the highest rent is the amount of this notice.`
  return when(more > 0, noticeEntry({ code: 'contested_rule', message, field: 'works', amount: other }, yearly))
}

/** A dwelling of art. 6: without cap before August 2024, like all others since. */
const noteLuxury = (law: Law, dwelling: Dwelling): Entry[] => {
  const exempt = law(rentCapExempt)
  const field = 'isLuxury'
  if (dwelling.isLuxury !== true) return []
  return isExempt(law, dwelling)
    ? [
        noticeEntry(
          {
            code: 'cap_does_not_apply',
            message:
              'The rules on rents do not apply to a dwelling of modern comfort, non-standard, whose lease says so and whose rent or capital exceeds the limits of art. 6, which are not examined here.',
            field,
          },
          exempt,
        ),
      ]
    : [
        noticeEntry(
          {
            code: 'no_effect_here',
            message: `From ${exempt.version.from} on (repeal of art. 6) the cap applies to every dwelling.`,
            field,
          },
          exempt,
        ),
      ]
}

/** A rise that comes too early, or is forbidden, and a rent above the limit. */
const noteRent = ({ rise, excess = 0 }: Pick<RentCap, 'rise' | 'excess'>, { referenceDate }: Dwelling): Entry[] => {
  const isEarly = rise?.allowedFrom != null && referenceDate < rise.allowedFrom
  return [
    ...when(
      isEarly,
      noticeEntry({
        code: 'rise_not_allowed_yet',
        message: `The rent may be adapted from ${rise?.allowedFrom} on, counted from the lease or the last adaptation (art. 3).`,
        field: 'lastChangedOn',
      }),
    ),
    ...when(
      rise?.most === 0,
      noticeEntry({
        code: 'rise_not_allowed_yet',
        message: 'Each rise of the rent of a dwelling was forbidden by law on this day.',
        field: 'referenceDate',
      }),
    ),
    ...when(
      excess > 0,
      noticeEntry({
        code: 'rent_above_cap',
        message:
          'The rent asked exceeds the highest one by this amount a month; the rents commission of the municipality decides on request (art. 8).',
        field: 'rents',
        amount: excess,
      }),
    ),
  ]
}

/** What to know next to the figures of a rent cap. */
export const rentCapNotices = (
  law: Law,
  dwelling: Dwelling,
  capital: InvestedCapital,
  limits: Pick<RentCap, 'rise' | 'excess'>,
): Entry[] => [...noteLuxury(law, dwelling), ...noteLateWorks(law, dwelling, capital), ...noteRent(limits, dwelling)]
