import * as z from 'zod'
import { BelgiumFeesInput } from './fees/be.ts'
import { GermanyFeesInput } from './fees/de.ts'
import { SpainFeesInput } from './fees/es.ts'
import { FranceFeesInput } from './fees/fr.ts'
import { ItalyFeesInput } from './fees/it.ts'
import { LuxembourgFeesInput } from './fees/lu.ts'
import { NetherlandsFeesInput } from './fees/nl.ts'
import { PortugalFeesInput } from './fees/pt.ts'
import { UnitedKingdomFeesInput } from './fees/uk.ts'
import { UnitedStatesFeesInput } from './fees/us.ts'
import { AcquisitionFees } from './fees.ts'

/** Fields that a calculation around the purchase knows already. */
const known = { country: true, price: true, loanAmount: true } as const

const described = (name: string) => ({
  id: `${name.replaceAll(' ', '')}FeesDetailsInput`,
  description: `What the fees of a purchase in ${name} depend on beside country, price and loan.`,
})

/** What the fees of a purchase depend on beside country, price and loan: the fields of one country. */
export const FeesDetails = z
  .union([
    LuxembourgFeesInput.omit(known).meta(described('Luxembourg')),
    FranceFeesInput.omit(known).meta(described('France')),
    GermanyFeesInput.omit(known).meta(described('Germany')),
    BelgiumFeesInput.omit(known).meta(described('Belgium')),
    NetherlandsFeesInput.omit(known).meta(described('Netherlands')),
    ItalyFeesInput.omit(known).meta(described('Italy')),
    SpainFeesInput.omit(known).meta(described('Spain')),
    PortugalFeesInput.omit(known).meta(described('Portugal')),
    UnitedKingdomFeesInput.omit(known).meta(described('United Kingdom')),
    UnitedStatesFeesInput.omit(known).meta(described('United States')),
  ])
  .meta({
    id: 'FeesDetailsInput',
    description: 'What the fees of a purchase depend on, without country, price and loan: the fields of the country.',
  })

/** The fields by which a calculation asks for the fees of its purchase. */
export const autoFeesFields = {
  autoFees: z
    .boolean()
    .optional()
    .meta({ description: 'Calculate the fees of the purchase by the law of the country.', default: false }),
  feesInput: FeesDetails.optional().describe(
    'With `autoFees`: the request of the fees without `country`, `price` and `loanAmount`.',
  ),
}

/** The same as the server reads them first: the country tells later which fields `feesInput` has. */
export const looseFeesFields = { feesInput: z.looseObject({}).optional() }

/** The fees in an answer, where they were asked for. */
export const calculatedFees = {
  fees: AcquisitionFees.optional().describe('The fees of the purchase, line by line; with `autoFees`.'),
}

/** Rules of the fees inside another calculation. */
export const autoFeesRules = [
  {
    code: 'fees_calculated_and_sent',
    says: 'With `autoFees: true` no fees of your own are sent.',
    fields: ['autoFees', 'acquisitionFees'],
  },
  {
    code: 'fees_input_unread',
    says: 'The fields of `feesInput` are read with `autoFees: true` only.',
    fields: ['feesInput', 'autoFees'],
  },
  {
    code: 'fees_input_of_country',
    says: 'The object `feesInput` holds the fields of the country, and no country, price or loan; the rules of the operation `fees` hold for it, with their codes.',
    fields: ['feesInput', 'country'],
  },
] as const
