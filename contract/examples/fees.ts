import type * as z from 'zod'
import { feesCountries } from '../propcalc/fees/countries.ts'
import type { FeesInput } from '../propcalc/fees/fees.ts'
import { type ExampleRequest, withBody, withWrongBody } from './example.ts'
import { listCalculationFailures, listReadFailures, wrongScenario } from './failures.ts'

type Input = z.input<typeof FeesInput>

/** France first: mocks answer the first example by default, and most countries answer like it. */
const { FR, ...others } = feesCountries
const { BE, LU, NL } = others

const fees: readonly ExampleRequest<Input>[] = [
  ...[FR, ...Object.values(others)].map(({ example: { name, summary, body } }) => withBody<Input>(name, summary, body)),
  withBody('yearAfterCheck', 'Netherlands: a starter whose deed is of a year that has no figures yet', {
    country: 'NL',
    deedDate: '2027-03-01',
    price: 450_000,
    use: 'mainResidence',
    buyers: [{ age: 30, starterExemptionUsed: false }],
    loanAmount: 400_000,
    nhg: true,
  }),
  withWrongBody('wrongRegion', 'A German region in the Belgian request, and an Italian field', {
    ...BE.example.body,
    region: 'DE-BY',
    cadastralIncome: 750,
  }),
  withBody('brokenRule', 'Shares that do not add up to 1', {
    ...NL.example.body,
    buyers: [{ share: 0.5 }, { share: 0.4 }],
  }),
  withBody('unknownMunicipality', 'Luxembourg: a name that nobody has, with the nearest one', {
    ...LU.example.body,
    commune: 'Ettelbrik',
  }),
  ...listCalculationFailures<Input>(NL.example.body),
]

/** Names the list of countries of this version. */
const countriesTag = 'W/"MEaiIYk1kBhn5PEebzBxew"'

const countries: readonly ExampleRequest<never>[] = [
  {
    name: 'coveredCountries',
    summary: 'Each covered country, Luxembourg first',
    answerHeaders: { ETag: countriesTag },
  },
  {
    name: 'unchanged',
    summary: 'The list that the caller holds is still the one',
    request: { headers: { 'If-None-Match': countriesTag } },
    answerHeaders: { ETag: countriesTag },
  },
  wrongScenario,
  ...listReadFailures('brokenTiers'),
]

/** Examples of the fees and of the countries, by operation. The purchases are cases of tests/domain/law. */
export const feesExamples = { fees, countries }
