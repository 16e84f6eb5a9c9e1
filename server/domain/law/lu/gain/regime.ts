import { plusYears } from '../../../core/days.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import {
  mainResidence,
  publicBodyExemption,
  speculativeExemption,
  speculativeYears,
  transition,
} from '../parameters/capital-gain.ts'
import { taxedPartOf } from './main-residence.ts'
import { type CapitalGains, type Cited, partWithBasis, type Sale } from './sale.ts'

/** Holding period that decides the regime, with its provisions. */
type Holding = Cited<CapitalGains['holding']>

/** Regime of a sale with the holding period that decides it. */
export interface Regime {
  name: CapitalGains['regime']
  /** Reason why the gain is exempt, whatever its amount. */
  exemption: 'mainResidence' | 'soldToPublicBody' | null
  /** True when the holding period was short, also where the gain is exempt. */
  isSpeculative: boolean
  holding: Holding
}

/** Whether the years from before the change still apply, because the preliminary contract was registered in time. */
export const isTransitional = (law: Law, { preliminaryContractRegisteredOn: registered }: Sale): boolean =>
  law(transition).value.some(day => registered !== undefined && registered <= day)

/** Years in force on the last day before the change, which the transition still applies; dated by its window. */
export const transitionalYears = (law: Law, lastDayBefore: string): Provision<number> => {
  const years = law.on(lastDayBefore, 'saleDate')(speculativeYears)
  const { from, lastDay } = law(transition).version
  return { ...years, version: { ...years.version, from, lastDay } }
}

/**
 * Whether the law of the day exempts a sale to this buyer, LIR art. 102ter: not where a right of pre-emption was
 * exercised.
 */
const isSoldToPublicBody = (law: Law, { soldToPublicBody = false, preemptionExercised = false }: Sale): boolean =>
  soldToPublicBody && !preemptionExercised && law(publicBodyExemption).value.length > 0

/** Reason why the gain of a sale is exempt, with its provisions. */
const gainExemption = (law: Law, sale: Sale): Pick<Regime, 'exemption'> & { by: Provision[] } => {
  const residence = taxedPartOf(sale) < 1 ? [law(mainResidence)] : []
  if (taxedPartOf(sale) === 0) return { exemption: 'mainResidence', by: residence }
  return isSoldToPublicBody(law, sale)
    ? { exemption: 'soldToPublicBody', by: [law(publicBodyExemption)] }
    : { exemption: null, by: residence }
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
  const { exemption, by } = gainExemption(law, sale)
  return {
    name: exemption ? 'exempt' : isSpeculative ? 'speculative' : 'longTerm',
    exemption,
    isSpeculative,
    holding: partWithBasis(
      { from: sale.acquisitionDate, to: sale.saleDate, speculativeUpToYears: years.value, lastSpeculativeDay },
      [years, ...(isInTransition ? [window] : []), ...by],
    ),
  }
}

/**
 * Holding period of a speculative gain below the exempt sum, LIR art. 99bis: cites that sum in addition to the years.
 */
export const citingExemptSum = (law: Law, { part, by }: Holding): Holding =>
  partWithBasis(part, [...by, law(speculativeExemption)])
