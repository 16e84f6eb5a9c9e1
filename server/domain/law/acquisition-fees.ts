import type { CountryCode } from '#contract/shared/country'
import type { FeesInput } from './country.ts'
import { countries } from './index.ts'
import { type Fees, fees } from './purchase/fees.ts'

/**
 * Every cost of a purchase in the country that the request names, by the law of the day of the deed; in Luxembourg
 * `commune` holds the official name.
 * @throws Refusal `invalid_request` for fields that do not go together, `law_not_covered` for a day that is not known.
 */
export const acquisitionFees = <C extends CountryCode>(
  input: FeesInput<C> & { country: C },
  deedDate: string,
): Fees<C> => fees<C>(countries[input.country], input, deedDate)
