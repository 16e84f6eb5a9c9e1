import type { contract } from '../index.ts'
import type { FeesInput } from '../propcalc/fees.ts'
import { countriesAnswer } from './countries-answer.ts'
import { type Example, requestIdOf } from './example.ts'
import { calculationFailureExamples, readFailureExamples } from './failures.ts'
import { countryAnswers, luxembourgAnswer } from './fees-answers.ts'
import { feesRequests } from './fees-requests.ts'

const meta = (name: string, method: string) => ({
  api_key_name: 'sandbox',
  tier: 'sandbox' as const,
  method,
  requestId: requestIdOf({ name }),
})

const refused = (name: string) => ({ success: false as const, requestId: requestIdOf({ name }) })

type FeesExample = Example<typeof contract.propcalc.fees, typeof FeesInput>

const good = (
  name: string,
  summary: string,
  body: (typeof feesRequests)[keyof typeof feesRequests],
  { data, law }: typeof luxembourgAnswer | (typeof countryAnswers)[keyof typeof countryAnswers],
): FeesExample => ({
  name,
  summary,
  request: { body },
  response: {
    status: 200,
    body: { success: true, data, meta: { ...meta(name, 'country_acquisition_law'), law } },
  },
})

const fees: readonly FeesExample[] = [
  good('france', 'France: a flat to let in the Hauts-de-Seine, line by line', feesRequests.FR, countryAnswers.FR),
  good('luxembourg', 'Luxembourg: a home with a loan, the credit used', feesRequests.LU, luxembourgAnswer),
  good('germany', 'Germany: a home in Bavaria with a loan and a broker', feesRequests.DE, countryAnswers.DE),
  good('belgium', 'Belgium: the only home of its buyers, in Flanders', feesRequests.BE, countryAnswers.BE),
  good('netherlands', 'Netherlands: a home for a buyer of forty', feesRequests.NL, countryAnswers.NL),
  good('italy', 'Italy: a main home on its cadastral value', feesRequests.IT, countryAnswers.IT),
  good('spain', 'Spain: a new second home in Madrid', feesRequests.ES, countryAnswers.ES),
  good('portugal', 'Portugal: two halves, one with the youth relief', feesRequests.PT, countryAnswers.PT),
  good('unitedKingdom', 'United Kingdom: a second dwelling to let', feesRequests.UK, countryAnswers.UK),
  good('unitedStates', 'United States: a home in Florida with a loan', feesRequests.US, countryAnswers.US),
  {
    name: 'wrongRegion',
    summary: 'A German region in the Belgian request, and an Italian field',
    request: { wrong: { ...feesRequests.BE, region: 'DE-BY', cadastralIncome: 750 } },
    response: {
      status: 400,
      body: {
        ...refused('wrongRegion'),
        error:
          'The request does not fit the contract. region: Must be one of the allowed values. (and 1 more in issues)',
        code: 'invalid_request',
        issues: [
          {
            path: 'region',
            message: 'Must be one of the allowed values.',
            received: '"DE-BY"',
            allowed: ['BE-VLG', 'BE-WAL', 'BE-BRU'],
          },
          { path: 'cadastralIncome', message: 'Is not a field of this request.', received: '750' },
        ],
      },
    },
  },
  {
    name: 'brokenRule',
    summary: 'Shares that do not add up to 1',
    request: { body: { ...feesRequests.NL, buyers: [{ share: 0.5 }, { share: 0.4 }] } },
    response: {
      status: 400,
      body: {
        ...refused('brokenRule'),
        error: 'The request does not fit the contract. buyers: The shares of the buyers must add up to 1.',
        code: 'invalid_request',
        issues: [
          {
            path: 'buyers',
            message: 'The shares of the buyers must add up to 1.',
            code: 'shares_sum',
            received: '0.9',
            allowed: ['a sum of 1'],
          },
        ],
      },
    },
  },
  {
    name: 'unknownMunicipality',
    summary: 'Luxembourg: a name that nobody has, with the nearest one',
    request: { body: { ...feesRequests.LU, commune: 'Ettelbrik' } },
    response: {
      status: 404,
      body: {
        ...refused('unknownMunicipality'),
        error: 'No Luxembourg municipality is called "Ettelbrik". Near names: Ettelbruck.',
        code: 'municipality_not_found',
        suggestions: ['Ettelbruck'],
      },
    },
  },
  ...calculationFailureExamples(feesRequests.NL),
]

const countries: readonly Example<typeof contract.propcalc.countries>[] = [
  {
    name: 'tenCountries',
    summary: 'The ten countries, Luxembourg first',
    request: {},
    response: {
      status: 200,
      body: { success: true, data: countriesAnswer, meta: meta('tenCountries', 'country_metadata') },
    },
  },
  ...readFailureExamples('brokenTiers'),
]

/** Examples of the fees and of the countries, by operation. The purchases are cases of tests/domain/law. */
export const feesExamples = { fees, countries }
