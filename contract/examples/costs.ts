import type * as z from 'zod'
import type { AcquisitionCostsInput } from '../costs.ts'
import { type ExampleRequest, withBody, withWrongBody } from './example.ts'
import { listVisitorCalculationFailures } from './failures.ts'

const w1Body: z.input<typeof AcquisitionCostsInput> = {
  deedDate: '2026-05-04',
  price: 620000,
  commune: 'Luxembourg',
  operation: 'existing',
  use: 'mainResidence',
  buyers: [{ share: 1, naturalPerson: true, eeaResident: true, housingCreditUsed: 0 }],
  loanAmount: 500000,
}

const offPlanBody: z.input<typeof AcquisitionCostsInput> = {
  operation: 'offPlan',
  price: 800000,
  landValue: 240000,
  builtValueAtDeed: 0,
  priceIncludes: 'exclVat',
  use: 'mainResidence',
  deedDate: '2026-05-04',
}

const officeBody: z.input<typeof AcquisitionCostsInput> = {
  price: 900000,
  use: 'other',
  commune: 'Luxembourg',
  deedDate: '2026-05-04',
}

const halvedBaseBody: z.input<typeof AcquisitionCostsInput> = {
  price: 950000,
  use: 'mainResidence',
  deedDate: '2024-11-15',
  halfBaseEligible: true,
  buyers: [{ share: 0.5 }, { share: 0.5 }],
}

const investorWithAidsBody: z.input<typeof AcquisitionCostsInput> = {
  price: 500000,
  use: 'rental',
  renovationWorks: 40000,
  deedDate: '2026-05-04',
  includeAids: true,
  disbursements: 400,
}

const acquisitionCosts: readonly ExampleRequest<z.input<typeof AcquisitionCostsInput>>[] = [
  withBody('w1', 'A flat in the capital, one buyer who moves in, a loan', w1Body),
  withBody('offPlan', 'Off plan, land and construction apart, VAT at 3 % up to its ceiling', offPlanBody),
  withBody('office', 'An office in the capital, with the surtax of the City', officeBody),
  withBody('halvedBase', 'A couple in the window of the halved base', halvedBaseBody),
  withBody('investorWithAids', 'An investor who renovates, with the aids', investorWithAidsBody),
  withBody('dayNotCovered', 'A deed before the first day that is covered', {
    price: 500000,
    use: 'secondHome',
    deedDate: '2014-12-31',
  }),
  withBody('minimumBesideSurtax', 'A home with an office in Mamer: 100 of registration duty beside the surtax', {
    price: 42_000,
    deedDate: '2026-05-04',
    use: 'mainResidence',
    commune: 'Mamer',
    nonHousingShare: 0.02,
    buyers: [{ housingCreditUsed: 0 }],
  }),
  withBody('giftOfBareOwnership', 'A gift to a child, of whom the parents keep the usufruct', {
    price: 800_000,
    deedDate: '2026-05-04',
    use: 'secondHome',
    deed: 'gift',
    relationship: 'directLineBeyondShare',
    right: 'bareOwnership',
    usufructuaryAge: 68,
  }),
  withBody('buyOutAfterDivorce', 'The half of a house in a partition, with half of its loan', {
    price: 200_000,
    assumedDebt: 100_000,
    deedDate: '2026-05-04',
    use: 'mainResidence',
    deed: 'partition',
    acquiredShare: 0.5,
    marketValue: 600_000,
    buyers: [{ housingCreditUsed: 10_000 }],
  }),
  withBody('brokenRules', 'Shares that do not add up, an office whose municipality is missing', {
    price: 500000,
    use: 'other',
    deedDate: '2026-05-04',
    buyers: [{ share: 0.5 }, { share: 0.4 }],
  }),
  withWrongBody('wrongFields', 'A day that does not exist, a price as text, an unknown field', {
    price: '500000',
    use: 'mainResidence',
    deedDate: '2026-02-31',
    firstHome: true,
  }),
  withBody('unknownMunicipality', 'A name that nobody has, with the nearest one', {
    price: 500000,
    use: 'other',
    commune: 'Ettelbrik',
  }),
  ...listVisitorCalculationFailures(w1Body),
]

/** Examples of the acquisition costs, by operation. The purchases are cases of tests/domain/law/lu. */
export const costs = { acquisitionCosts }
