import type { CountryCode } from '#contract/shared/country'
import type { FeesInput } from './country.ts'
import { countries } from './index.ts'
import { type Fees, fees } from './purchase/fees.ts'

/**
 * Costs of a purchase in the country of the request, by the law of the day of the deed; in Luxembourg `commune` holds
 * the official name.
 * @throws Refusal `invalid_request` for contradictory fields, `law_not_covered` for a day that is not covered.
 */
export const acquisitionFees = <C extends CountryCode>(
  input: FeesInput<C> & { country: C },
  deedDate: string,
): Fees<C> => fees<C>(countries[input.country], input, deedDate)
