import { atFixedAmount } from '../../core/charge.ts'
import { lastDay } from '../../core/dated.ts'
import { lineEntry, noticeEntry, reliefEntry } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import type { Purchase } from '../country.ts'
import { orDefault, priceVat } from '../purchase/entries.ts'
import { fixedDuty, vatRates } from './parameters/federal.ts'
import { type Entries, type Input, soleOwnHome } from './sole-own-home.ts'

/** Whether a rebuilt home has the reduced rate: a sole own home, or let under the conditions. */
const isReduced = (input: Input): boolean | undefined => {
  if (!input.rebuiltHome || input.use === 'secondHome') return false
  return input.use === 'rental' ? input.reliefConditionsMet : soleOwnHome(input).isMet
}

const rebuiltRelief = (law: Law, input: Input, saving: number): Entries => {
  const text = {
    key: 'rebuiltHome',
    label: 'VAT at the reduced rate on a rebuilt home',
    saving,
    condition: 'The rebuilt home would be the sole own home within the size of the law, or let for long or socially.',
    fields: input.use === 'rental' ? ['reliefConditionsMet'] : soleOwnHome(input).missing,
  } as const
  return [reliefEntry(text, law(vatRates))]
}

/** Notice of the reduced rate claimed on a day without it. */
const rebuiltHomeWindowNotice = (input: Input, isOpen: boolean): Entries => {
  const open = vatRates.versions.filter(({ value }) => value.rebuiltHome !== undefined)
  const rate = open[0]?.value.rebuiltHome
  if (!input.rebuiltHome || isOpen || rate === undefined) return []
  const windows = open.map(version => {
    const until = lastDay(vatRates, version)
    return `from ${version.from} ${until === null ? 'on' : `to ${until}`}`
  })
  const message = `VAT at ${Math.round(rate * 100)} % on rebuilt homes is for deeds ${windows.join(' and ')}; some deeds in between kept it by transitional rules.`
  return [noticeEntry({ code: 'relief_window_closed', message, field: 'rebuiltHome' })]
}

/** A new build: VAT, and a fixed duty instead of the registration duty. */
export const belgianNewBuild = (law: Law, input: Input): Purchase<'BE'> => {
  const { price } = input
  const note = 'New homes are advertised with VAT in some places and without it in others.'
  const { value: includesVat, assumptions } = orDefault('priceIncludesVat', input.priceIncludesVat, true, note)
  const standard = law.row(vatRates, 'standard')
  const reduced = law.row(vatRates, 'rebuiltHome')
  const granted = isReduced(input)
  const vatAt = (rate: number): number => (includesVat ? (price / (1 + rate)) * rate : price * rate)
  return {
    entries: [
      ...assumptions,
      priceVat(price, includesVat, granted === true && reduced ? reduced : standard),
      lineEntry('fixedDuty', atFixedAmount(law(fixedDuty))),
      ...(granted === undefined && reduced
        ? rebuiltRelief(law, input, toCents(vatAt(standard.value) - vatAt(reduced.value)))
        : []),
      ...rebuiltHomeWindowNotice(input, reduced !== undefined),
    ],
    more: { priceIncludesVat: includesVat },
  }
}
