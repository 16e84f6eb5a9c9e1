import { plusYears } from '../../../core/days.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import {
  mainResidence,
  publicBodyExemption,
  speculativeExemption,
  speculativeYears,
  transition,
} from '../parameters/capital-gain.ts'
import { isMainResidence } from './main-residence.ts'
import { type CapitalGains, type Cited, citedPart, type Sale } from './sale.ts'

/** The holding that decides the regime, with what it rests on. */
type Holding = Cited<CapitalGains['holding']>

/** Regime of a sale with the holding that decides it. */
export interface Regime {
  name: CapitalGains['regime']
  /** Why the gain is exempt, whatever it is. */
  exemption: 'mainResidence' | 'soldToPublicBody' | null
  /** True when the holding was short, also where the gain is exempt. */
  isSpeculative: boolean
  holding: Holding
}

/** True when the years before the change still apply, since the preliminary contract was registered in time. */
export const isTransitional = (law: Law, { preliminaryContractRegisteredOn: registered }: Sale): boolean =>
  law(transition).value.some(day => registered !== undefined && registered <= day)

/** The years in force on the last day before the change, which the transition goes on applying; dated by its window. */
export const transitionalYears = (law: Law, lastDayBefore: string): Provision<number> => {
  const years = law.on(lastDayBefore, 'saleDate')(speculativeYears)
  const { from, lastDay } = law(transition).version
  return { ...years, version: { ...years.version, from, lastDay } }
}

/** True when the law of the day exempts a sale to this buyer, LIR art. 102ter: none that exercised a right of pre-emption. */
const isSoldToPublicBody = (law: Law, { soldToPublicBody = false, preemptionExercised = false }: Sale): boolean =>
  soldToPublicBody && !preemptionExercised && law(publicBodyExemption).value.length > 0

/** Why the gain of a sale is exempt, and what exempts it. */
const exemptionOf = (law: Law, sale: Sale): Pick<Regime, 'exemption'> & { by: Provision[] } => {
  if (isMainResidence(sale)) return { exemption: 'mainResidence', by: [law(mainResidence)] }
  return isSoldToPublicBody(law, sale)
    ? { exemption: 'soldToPublicBody', by: [law(publicBodyExemption)] }
    : { exemption: null, by: [] }
}

/**
 * Regime of a sale, LIR art. 99bis, 99ter, 102bis and 102ter: exempt as a main residence or as sold to a public body,
 * speculative up to the last day of so many years after the acquisition, long-term from the next day on.
 */
export const regime = (law: Law, sale: Sale): Regime => {
  const window = law(transition)
  const [day] = window.value
  const isInTransition = day !== undefined && isTransitional(law, sale)
  const years = isInTransition ? transitionalYears(law, day) : law(speculativeYears)
  const lastSpeculativeDay = plusYears(sale.acquisitionDate, years.value)
  const isSpeculative = sale.saleDate <= lastSpeculativeDay
  const { exemption, by } = exemptionOf(law, sale)
  return {
    name: exemption ? 'exempt' : isSpeculative ? 'speculative' : 'longTerm',
    exemption,
    isSpeculative,
    holding: citedPart(
      { from: sale.acquisitionDate, to: sale.saleDate, speculativeUpToYears: years.value, lastSpeculativeDay },
      [years, ...(isInTransition ? [window] : []), ...by],
    ),
  }
}

/** The holding of a speculative gain below the exempt sum, LIR art. 99bis: cites that sum beside the years. */
export const citingExemptSum = (law: Law, { part, by }: Holding): Holding =>
  citedPart(part, [...by, law(speculativeExemption)])
