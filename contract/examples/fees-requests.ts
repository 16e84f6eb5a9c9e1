import type * as z from 'zod'
import type { FeesInput } from '../propcalc/fees.ts'
import type { CountryCode } from '../shared/country.ts'

type Request<C extends CountryCode> = Extract<z.input<typeof FeesInput>, { country: C }>

/** One worked purchase in each country; its figures stand among the cases of the country. */
export const feesRequests: { readonly [C in CountryCode]: Request<C> } = {
  LU: {
    country: 'LU',
    price: 620_000,
    deedDate: '2026-05-04',
    use: 'mainResidence',
    commune: 'Luxembourg',
    buyers: [{ share: 1, housingCreditUsed: 0 }],
    loanAmount: 500_000,
    securedAmount: 600_000,
  },
  FR: {
    country: 'FR',
    region: 'FR-92',
    price: 400_000,
    deedDate: '2026-06-01',
    newBuild: false,
    use: 'rental',
    loanAmount: 0,
    brokerFee: 0,
  },
  DE: {
    country: 'DE',
    region: 'DE-BY',
    price: 400_000,
    deedDate: '2026-02-01',
    use: 'mainResidence',
    loanAmount: 320_000,
    security: 'book',
    brokerFeeRate: 0.0357,
  },
  BE: {
    country: 'BE',
    region: 'BE-VLG',
    price: 350_000,
    deedDate: '2026-05-01',
    use: 'mainResidence',
    ownsOtherDwelling: false,
    reliefConditionsMet: true,
  },
  NL: {
    country: 'NL',
    price: 480_000,
    deedDate: '2026-06-01',
    use: 'mainResidence',
    buyers: [{ age: 40 }],
    loanAmount: 400_000,
  },
  IT: {
    country: 'IT',
    price: 135_000,
    deedDate: '2026-06-01',
    use: 'mainResidence',
    cadastralIncome: 750,
    reliefConditionsMet: true,
    brokerFee: 0,
  },
  ES: {
    country: 'ES',
    region: 'ES-MD',
    price: 300_000,
    deedDate: '2026-06-01',
    use: 'secondHome',
    newBuild: true,
    priceIncludesVat: false,
  },
  PT: {
    country: 'PT',
    price: 400_000,
    deedDate: '2026-06-01',
    use: 'mainResidence',
    buyers: [{ share: 0.5, age: 30, firstTimeBuyer: true, dependant: false }, { share: 0.5 }],
  },
  UK: {
    country: 'UK',
    region: 'GB-ENG',
    price: 300_000,
    deedDate: '2025-05-15',
    use: 'rental',
    ownsOtherDwelling: true,
  },
  US: {
    country: 'US',
    region: 'US-FL',
    price: 300_000,
    deedDate: '2026-06-01',
    use: 'mainResidence',
    loanAmount: 270_000,
    recordingPages: 12,
  },
}
