import * as z from 'zod'
import { ofEveryCountry } from './countries.ts'
import { AcquisitionFees } from './fees.ts'

/** What the fees of a purchase depend on beside country, price and loan: the fields of one country. */
export const FeesDetails = z.union(ofEveryCountry(({ details }) => details)).meta({
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
