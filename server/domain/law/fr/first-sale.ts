import type { Slice } from '../../core/brackets.ts'
import { amountOf, relief } from '../../core/entries.ts'
import { sum } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { firstSaleTariffs, saleTariff } from './parameters/notary.ts'

type Input = FeesInput<'FR'>

/** Least numbers of main dwellings from which on a first sale has a lower tariff, the smallest first. */
const sizesOf = (law: Law): number[] => Object.keys(law(firstSaleTariffs).value).map(Number)

/** The tariff of a sale; a first sale in a building of many dwellings has a lower one (C. com. art. A. 444-95). */
export const tariffOf = (law: Law, { dwellingsInPermit = 0 }: Input): Provision<readonly Slice[]> => {
  const size = sizesOf(law).findLast(least => least <= dwellingsInPermit)
  return (size !== undefined && law.row(firstSaleTariffs, String(size))) || law(saleTariff)
}

/** What the size of the building could spare, where it was not told; `costs` are those of the notary for an input. */
export const possibleFirstSale = (
  law: Law,
  input: Input,
  costs: (input: Input) => PurchaseEntry<'FR'>[],
): PurchaseEntry<'FR'>[] => {
  const [least = 0, ...larger] = sizesOf(law)
  if (!input.newBuild || input.dwellingsInPermit !== undefined) return []
  const full = amountOf(costs(input))
  const savingAt = (dwellingsInPermit: number): number => sum([full, -amountOf(costs({ ...input, dwellingsInPermit }))])
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
  return [relief(text, law(firstSaleTariffs))]
}
