import * as z from 'zod'
import { mapCountries } from './countries.ts'
import { AcquisitionFees } from './fees.ts'

/** Fields of one country that the fees depend on besides country, price and loan. */
export const FeesDetails = z.union(mapCountries(({ details }) => details)).meta({
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

/** The same as first validated by the server: the country later determines the fields of `feesInput`. */
export const looseFeesFields = { feesInput: z.looseObject({}).optional() }

/** The fees in an answer, where they were asked for. */
export const calculatedFees = {
  fees: AcquisitionFees.optional().describe('The fees of the purchase, line by line; with `autoFees`.'),
}
