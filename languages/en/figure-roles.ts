/**
 * Words that say what a figure is, by meaning: forms are separated by spaces, `_` stands for a space inside a form, and
 * `*` for any letters. The first keys are what money, a share or an area is; `cost` is a cost of any kind. `low`, `mid` and
 * `high` are the ends of a range, `bought` and `sold` the two sides of a sale, `reference` figures of a place and not of the
 * home, `own` those of the home. `monthly` and `yearly` say how often money is paid, in front of it or inside its name;
 * `perMonth` and `perYear` do so right behind a figure. `is` are verbs between a thing and its figure, `link` words
 * between both, `circumstance` prepositions after which a thing is not the subject, `differs` words after a difference,
 * `included` words after a part that a sum contains, and `rooms` what the number of a type of flat counts, as of `T3`.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  price: 'price prices pricing',
  value: 'value values worth',
  estimate: 'estimate* estimation* valuation* valued appraisal*',
  rent: 'rent rents rental rentals rental_income',
  instalment:
    'repay repays repaid mortgage_payment* loan_payment* instalment* installment* monthly_payment* repayment* payment payments',
  loan: 'loan loans mortgage mortgages borrow borrows borrowed borrowing credit',
  equity: 'equity own_funds down_payment* deposit',
  tax: 'stamp_duty tax taxes duty duties vat registration',
  relief: 'credit credits relief akt allowance*',
  notary: 'notary notaries notarial',
  commission: 'commission* broker* agency agent agents',
  charges: 'charge charges service_charge* maintenance',
  works: 'works renovation* refurbishment* repairs',
  income: 'income incomes salary salaries wage wages earnings',
  interest: 'interest_rate* interest loan_rate mortgage_rate rate rates',
  yield: 'yield* return returns profitability',
  gain: 'gain gains profit profits capital_gain*',
  cost: 'cost costs fee fees expense expenses',
  acquisition: 'acquisition_cost* purchase_cost* acquisition_fee* purchase_fee* buying_cost*',
  range: 'range interval',
  district: 'district neighbourhood location quarter',
  state: 'condition state',
  floor: 'floor floors storey',
  outdoor: 'outdoor balcony exterior',
  parking: 'parking garage',
  energy: 'energy',
  size: 'size surface',
  living: 'living_area living floor_area',
  terrace: 'terrace terraces balcony',
  land: 'land plot',
  rooms: 'room rooms bedroom bedrooms',
  low: 'low lower lowest minimum bottom',
  mid: 'central median middle midpoint',
  high: 'high higher highest upper maximum top',
  bought: 'purchase purchased bought buying acquisition acquired buyer',
  sold: 'sale sales sold selling sell seller resale',
  reference: 'reference municipality municipal average averages commune',
  own: 'flat apartment home house property adjusted adjustments',
  monthly: 'monthly a_month per_month each_month every_month',
  yearly: 'annual annually yearly a_year per_year each_year every_year per_annum',
  perMonth: 'per_month a_month monthly each_month every_month',
  perYear: 'per_year a_year per_annum yearly annually each_year every_year p.a.',
  is: 'receives received measures amount reach add come stand is are was were be amounts amounted comes came stands stood equals costs cost reaches reached adds added pays paid totals',
  link: 'of to at about around roughly approximately nearly some just the a an your his her their its now currently only',
  circumstance: 'at for with on besides without beyond from above below under over into out than',
  differs: 'more less higher lower above below over under cheaper dearer',
  included: 'included including inclusive excluded excluding',
} as const
