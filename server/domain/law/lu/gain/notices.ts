import { plusYears } from '../../../core/days.ts'
import { noticeEntry, when } from '../../../core/entries.ts'
import { sumAmounts } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import {
  extraordinaryMinimum,
  publicBodyExemption,
  reinvestmentDeferral,
  reinvestmentYear,
  transition,
} from '../parameters/capital-gain.ts'
import { announcedSingleClass } from '../parameters/income-tax.ts'
import type { Assessment } from './assessment.ts'
import { isMainResidence, taxedPartOf } from './main-residence.ts'
import { nonResidentNotices } from './non-resident.ts'
import { isTransitional } from './regime.ts'
import type { GainEntry, Sale } from './sale.ts'

const declaration = noticeEntry({
  code: 'declaration_required',
  message: 'The sale is declared on form 700 even when no tax is due.',
})

const smallGain = (law: Law, { isTooSmall }: Assessment): GainEntry[] => {
  const { value: least } = law(extraordinaryMinimum)
  const message = `A long-term taxable gain below ${least} EUR has no special rate and is taxed by addition to the ordinary income; its allowances are kept.`
  return when(isTooSmall, noticeEntry({ code: 'contested_rule', message }))
}

/** Purposes and last year of a possible deferral of the tax. */
const deferral = (law: Law, { head }: Assessment): GainEntry[] => {
  const { value: dwellings } = law(reinvestmentDeferral)
  const [year] = law(reinvestmentYear).value
  const message = `The tax may be deferred by reinvestment in ${dwellings.join(' or ')} by tax year ${year}, two years later on request while they are being built, with own funds of at least the gain by the end of the year after the sale (LIR art. 102quater); this is not computed.`
  const isOpen = head.regime === 'longTerm' && year !== undefined
  return when(isOpen, noticeEntry({ code: 'reinvestment_deferral_not_computed', message }))
}

/** A preliminary contract registered too late, or for a deed outside the window. */
const transitionWindowNotice = (law: Law, sale: Sale): GainEntry[] => {
  const field = 'preliminaryContractRegisteredOn'
  const [open] = transition.versions.filter(({ value }) => value.length > 0)
  const message = `The registered preliminary contract changes nothing: it keeps the two years for deeds from ${open?.from} to ${open?.until} when it was registered by ${open?.value[0]}.`
  const isLate = sale[field] !== undefined && !isTransitional(law, sale)
  return when(isLate, noticeEntry({ code: 'relief_window_closed', message, field }))
}

/** A sale to a public body before the tax year from which it is exempt. */
const earlyPublicBody = (law: Law, { soldToPublicBody = false }: Sale): GainEntry[] => {
  const [, exempting] = publicBodyExemption.versions
  const message = `A sale to a public body is exempt from ${exempting?.from} on only (LIR art. 102ter).`
  const isEarly = soldToPublicBody && law(publicBodyExemption).value.length === 0
  return when(isEarly, noticeEntry({ code: 'relief_window_closed', message, field: 'soldToPublicBody' }))
}

/** Last day on which a house may have been completed: as sent, else in the latest year of the works. */
const completionOf = ({ acquisitionMode, completedOn, improvements = [], saleDate }: Sale): string | undefined => {
  if (acquisitionMode !== 'construction') return undefined
  const years = improvements.map(({ year }) => year)
  const lastDay = years.length > 0 ? `${Math.max(...years)}-12-31` : undefined
  return completedOn ?? (lastDay !== undefined && lastDay > saleDate ? saleDate : lastDay)
}

/**
 * A house built on own land within the speculative years before the sale: LIR art. 99bis and 99ter count from "acquisition
 * ou constitution", and no text that was read says how the gain is split between house and land.
 */
const recentConstruction = (
  sale: Sale,
  { head }: Assessment,
  tax: number,
  taxWith: (changes: Partial<Sale>) => number,
): GainEntry[] => {
  const completed = completionOf(sale)
  if (completed === undefined || head.regime !== 'longTerm') return []
  const lastDay = plusYears(completed, head.holding.speculativeUpToYears)
  if (sale.saleDate > lastDay) return []
  const whole = taxWith({ acquisitionDate: completed })
  const message = `The house was completed on ${completed} or before; a sale up to ${lastDay} may be speculative for the part of the gain on the house. If the whole gain were speculative the tax would be ${whole}.`
  const field = 'completedOn'
  return [noticeEntry({ code: 'contested_rule', message, field, amount: Math.max(0, sumAmounts([whole, -tax])) })]
}

/** A building that was the home in part: the law exempts the home and names no key for the rest. */
const partHome = (sale: Sale): GainEntry[] => {
  const part = taxedPartOf(sale)
  const message =
    'The gain, costs and works are those of the part that was not the home, by its area; the law exempts a sale as far as it is one of the home and sets no key.'
  return when(part > 0 && part < 1, noticeEntry({ code: 'contested_rule', message, field: 'mainResidenceShare' }))
}

/** A part for the home whose occupancy does not exempt it, so that no part is left out. */
const taxedHome = (sale: Sale): GainEntry[] => {
  const field = 'mainResidenceShare'
  const message = 'By its occupancy the home is not exempt (LIR art. 102bis), so no part of the sale is exempt.'
  return when(
    sale[field] !== undefined && !isMainResidence(sale),
    noticeEntry({ code: 'no_effect_here', message, field }),
  )
}

/** Bill that changes the tax classes and is not yet law. Sales from the year before its start get the notice. */
const reform = (law: Law, { saleDate }: Sale): GainEntry[] => {
  const { value, version } = law(announcedSingleClass)
  return value
    .filter(classFrom => saleDate >= plusYears(classFrom, -1))
    .map(classFrom => {
      const message = `A ${version.source.title} foresees a single tax class from ${classFrom}; we found no evidence that it is law.`
      return noticeEntry({ code: 'reform_announced', message })
    })
}

/** Notices of a sale; `law` is that of the day of the sale. */
export const gainNotices = (
  law: Law,
  sale: Sale,
  assessed: Assessment,
  tax: number,
  taxWith: (changes: Partial<Sale>) => number,
): GainEntry[] => [
  declaration,
  ...partHome(sale),
  ...taxedHome(sale),
  ...recentConstruction(sale, assessed, tax, taxWith),
  ...smallGain(law, assessed),
  ...transitionWindowNotice(law, sale),
  ...earlyPublicBody(law, sale),
  ...nonResidentNotices(law, sale, assessed.taxableGain),
  ...deferral(law, assessed),
  ...reform(law, sale),
]
