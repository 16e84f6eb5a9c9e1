import type { Notice } from '#contract/shared/law'
import type { Law } from '../../core/law.ts'
import type { Input } from './conditions.ts'
import { cataloniaLargeHolderRate } from './parameters/transfer-tax.ts'
import { isCeutaOrMelilla, scaleParameter } from './scales.ts'

const idle = (field: string, message: string): Notice => ({ code: 'no_effect_here', message, field })

/** Why the rate of large holders is not charged, where somebody asked for it. */
const idleHolder = (law: Law, { region }: Input, hasVat: boolean): string | undefined => {
  if (region !== 'ES-CT') return 'Only Catalonia has a rate for large holders and whole buildings.'
  if (hasVat) return 'The rate of large holders and whole buildings is for sales without VAT.'
  if (law.value(cataloniaLargeHolderRate) === 0) return 'Catalonia has this rate for deeds from 27 June 2025 on.'
  return undefined
}

/** Fields that were sent and change nothing in this case. */
export const idleAnswers = (law: Law, input: Input, hasVat: boolean): Notice[] => {
  const { region, largeHolder, wholeBuilding, vatExemptionWaived, protectedHousing, areaM2 } = input
  const holder = largeHolder || wholeBuilding ? idleHolder(law, input, hasVat) : undefined
  return [
    ...(holder ? [idle(largeHolder ? 'largeHolder' : 'wholeBuilding', holder)] : []),
    ...(vatExemptionWaived && region !== 'ES-CT'
      ? [idle('vatExemptionWaived', 'Only in Catalonia another stamp duty is known for a waived exemption.')]
      : []),
    ...(protectedHousing && (region === 'ES-CN' || isCeutaOrMelilla(region))
      ? [idle('protectedHousing', 'The rate for protected housing is one of the VAT, which is not due here.')]
      : []),
    ...(areaM2 !== undefined && region !== 'ES-PV' ? [idle('areaM2', 'Read in the Basque Country only.')] : []),
  ]
}

/** Changes that were announced and are not yet law. */
export const reforms = (law: Law, { region }: Input, hasVat: boolean): Notice[] => {
  if (region === 'ES-CN' && hasVat)
    return [{ code: 'reform_announced', message: 'Higher limits for the reduced IGIC were announced in October 2025.' }]
  if (region === 'ES-MC' && !hasVat && law.version(scaleParameter(region)).lastDay === null)
    return [{ code: 'reform_announced', message: 'Further cuts of the rate of Murcia were agreed politically.' }]
  return []
}
