import type { DiscountedCashFlow, discountedCashFlowWarnings } from '#contract/evaluation/discounted-cash-flow'
import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import type { RateOfReturn } from '#contract/shared/rate-of-return'
import { toCents } from '../../core/money.ts'
import { bucketSums } from './months.ts'
import type { Valuation } from './valuation.ts'

type Code = (typeof discountedCashFlowWarnings)[number]
type Warning = DiscountedCashFlow['warnings'][number]

/** Share of the terminal value in the total above which the answer has a warning. */
const highShare = 0.7

/** Warnings about the inputs. */
const ofRequest = ({ tenants, assetType }: DiscountedCashFlowInput): Partial<Record<Code, string | false>> => {
  const count = tenants.filter(({ marketRent }) => marketRent === undefined).length
  const isIndexed = tenants.some(({ indexation }) => indexation?.type !== 'none')
  return {
    market_rent_defaulted:
      count > 0 && `For ${count} of ${tenants.length} tenants the passing rent is used as the market rent.`,
    residential_indexation_lu:
      assetType === 'residential' &&
      isIndexed &&
      'In Luxembourg the rent of a dwelling may be adapted only every two years, is capped at 5 % of the invested capital, and an indexation clause ends when the tenant objects.',
  }
}

/** Warnings about the exit. */
const ofExit = (valued: Valuation): Partial<Record<Code, string | false>> => {
  const { input, result, exit, exitPresentValue, grossPresentValue, capitalisedYear, outlay } = valued
  const ofYear = (months: Float64Array, year: number): number => bucketSums(months, 12)[year] ?? 0
  const lost = toCents(ofYear(result.voidLoss, capitalisedYear) + ofYear(result.rentFreeLoss, capitalisedYear))
  const isBelow = outlay !== undefined && input.exitYield < ofYear(result.noi, 0) / outlay
  return {
    terminal_share_high:
      grossPresentValue > 0 &&
      exitPresentValue > highShare * grossPresentValue &&
      'More than 70 % of the value comes from the exit.',
    exit_yield_below_initial_yield:
      isBelow && 'The exit yield is below the initial yield: the building is taken to be dearer when it is older.',
    negative_terminal_value:
      toCents(exit.net) < 0 && 'The income that is capitalised is negative, and so is the exit value.',
    terminal_year_not_stabilised:
      lost !== 0 && `The income that is capitalised, of year ${capitalisedYear + 1}, holds voids or rent-free months.`,
  }
}

const ofRate = (rate: RateOfReturn, of: string): Partial<Record<Code, string | false>> => ({
  irr_none: rate.status === 'none' && `There is no rate of return on the ${of}: its flows never balance.`,
  irr_multiple:
    rate.status === 'multiple' &&
    `Several rates of return on the ${of} fit; use the net present value or a modified rate instead.`,
})

const toWarnings = (messages: Partial<Record<Code, string | false>>): Warning[] =>
  // The keys of these records are the codes.
  Object.entries(messages).flatMap(([code, message]) => (message ? [{ code: code as Code, message }] : []))

/** All warnings of a cash flow, for its reader to check before using the figures. */
export const warnings = (valued: Valuation, rate: RateOfReturn, leveredRate: RateOfReturn | undefined): Warning[] => [
  ...toWarnings(ofExit(valued)),
  ...toWarnings(ofRequest(valued.input)),
  ...toWarnings(ofRate(rate, 'outlay')),
  ...(leveredRate ? toWarnings(ofRate(leveredRate, 'equity')) : []),
]
