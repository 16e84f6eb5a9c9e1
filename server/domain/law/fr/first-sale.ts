import type { Slice } from '../../core/brackets.ts'
import { reliefEntry, sumOfLines } from '../../core/entries.ts'
import { sumAmounts } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { firstSaleTariffs, saleTariff } from './parameters/notary.ts'

type Input = FeesInput<'FR'>

/** Minimum numbers of main dwellings for the lower tariffs of a first sale, ascending. */
const firstSaleSizes = (law: Law): number[] => Object.keys(law(firstSaleTariffs).value).map(Number)

/** Tariff of a sale; a first sale in a building of many dwellings has a lower one (C. com. art. A. 444-95). */
export const saleTariffFor = (law: Law, { dwellingsInPermit = 0 }: Input): Provision<readonly Slice[]> => {
  const size = firstSaleSizes(law).findLast(least => least <= dwellingsInPermit)
  return (size !== undefined && law.row(firstSaleTariffs, String(size))) || law(saleTariff)
}

/** Saving that the unanswered size of the building could bring; `costs` gives the notary costs of an input. */
export const possibleFirstSale = (
  law: Law,
  input: Input,
  costs: (input: Input) => PurchaseEntry<'FR'>[],
): PurchaseEntry<'FR'>[] => {
  const [least = 0, ...larger] = firstSaleSizes(law)
  if (!input.newBuild || input.dwellingsInPermit !== undefined) return []
  const full = sumOfLines(costs(input))
  const savingAt = (dwellingsInPermit: number): number =>
    sumAmounts([full, -sumOfLines(costs({ ...input, dwellingsInPermit }))])
  const range = { low: savingAt(least), high: savingAt(larger.at(-1) ?? least) }
  if (range.high <= 0) return []
  const text = {
    key: 'firstSaleInLargeBuilding',
    label: 'Lower notary fee of a first sale in a building of many dwellings',
    saving: null,
    range,
    condition: `The home would be one of at least ${least} main dwellings of one building permit, none of them subsidised housing (HLM): the more there are, the lower the fee.`,
    fields: ['dwellingsInPermit'],
  } as const
  return [reliefEntry(text, law(firstSaleTariffs))]
}
