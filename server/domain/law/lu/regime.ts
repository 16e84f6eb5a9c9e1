import { plusYears } from '../../core/days.ts'
import type { Law } from '../../core/law.ts'
import { isMainResidence } from './main-residence.ts'
import { mainResidence, speculativeExemption, speculativeYears, transition } from './parameters/capital-gain.ts'
import type { CapitalGains, Sale } from './sale.ts'

/** Regime of a sale with the holding that decides it, and the law that its deed follows. */
export interface Regime {
  law: Law
  name: CapitalGains['regime']
  /** True when the holding was short, also where the gain is exempt. */
  isSpeculative: boolean
  holding: CapitalGains['holding']
}

/** True when the deed follows the law before the change, since its preliminary contract was registered by then. */
export const isTransitional = (law: Law, { preliminaryContractRegisteredOn: registered }: Sale): boolean =>
  law.value(transition).some(day => registered !== undefined && registered <= day)

/** The law that a deed follows: that of its own day, or in the window of the transition that of the day before. */
const lawOfDeed = (law: Law, sale: Sale): Law => {
  const [day] = law.value(transition)
  return day !== undefined && isTransitional(law, sale) ? law.on(day, 'saleDate') : law
}

/**
 * Regime of a sale, LIR art. 99bis, 99ter and 102bis: exempt as a main residence, speculative up to the last day of so
 * many years after the acquisition, long-term from the next day on.
 */
export const regime = (law: Law, sale: Sale): Regime => {
  const followed = lawOfDeed(law, sale)
  const speculativeUpToYears = followed.value(speculativeYears)
  const lastSpeculativeDay = plusYears(sale.acquisitionDate, speculativeUpToYears)
  const isSpeculative = sale.saleDate <= lastSpeculativeDay
  const isExempt = isMainResidence(sale)
  if (isExempt) followed.value(mainResidence)
  const basis = [speculativeYears, ...(followed === law ? [] : [transition]), ...(isExempt ? [mainResidence] : [])]
  return {
    law: followed,
    name: isExempt ? 'exempt' : isSpeculative ? 'speculative' : 'longTerm',
    isSpeculative,
    holding: {
      from: sale.acquisitionDate,
      to: sale.saleDate,
      speculativeUpToYears,
      lastSpeculativeDay,
      basis: basis.map(({ id }) => id),
    },
  }
}

/** A holding whose speculative gain is below the exempt sum; its limit is named beside the years. */
export const withExemption = (holding: CapitalGains['holding']): CapitalGains['holding'] => ({
  ...holding,
  basis: [...holding.basis, speculativeExemption.id],
})
