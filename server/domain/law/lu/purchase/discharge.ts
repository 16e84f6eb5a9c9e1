import { atFixedAmount, atRate, charge, inBand, withRange } from '../../../core/charge.ts'
import { lineEntry } from '../../../core/entries.ts'
import { toCents } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import type { PurchaseEntry } from '../../country.ts'
import { registrarSalary } from '../parameters/deed.ts'
import { dischargeFee } from '../parameters/deeds.ts'
import { leastDuty } from '../parameters/duties.ts'
import { standardVatRate } from '../parameters/vat.ts'
import type { PurchaseInput } from './purchase-input.ts'

/**
 * Costs of the seller for the discharge of an inscription: the fixed duty (law of 23 December 1913, art. 19), the notary, whose
 * fee has a least and a highest figure of which the highest is taken, and the registrar's salary for the radiation.
 */
export const dischargeFees = (law: Law, { dischargedPrincipal = 0 }: PurchaseInput): PurchaseEntry<'LU'>[] => {
  if (dischargedPrincipal === 0) return []
  const [fee, vat] = [law(dischargeFee), law(standardVatRate)]
  const { least, most } = fee.value
  const withVat = atRate(most, vat)
  return [
    lineEntry('dischargeDuty', atFixedAmount(law(leastDuty))),
    lineEntry('dischargeNotaryFee', withRange(charge({ amount: most }, [fee]), least, most)),
    lineEntry('dischargeNotaryVat', withRange(withVat, toCents(least * vat.value), toCents(most * vat.value))),
    lineEntry('radiationSalary', inBand(dischargedPrincipal, law(registrarSalary))),
  ]
}
