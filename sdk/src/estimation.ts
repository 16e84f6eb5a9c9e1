import type {
  Accuracy,
  BackTest,
  BackTestInput,
  BackTestSale,
  BatchResponse,
  Estimate,
  EstimationBatchInput,
  EstimationInput,
  Meta,
  ModelCard,
  Places,
  RevaluationBatchInput,
  RevaluationItem,
  RevaluationResponse,
} from './derived/types.ts'
import type { ManyResult } from './estimate-many.ts'
import type { CallOptions, IfNoneMatch, ManyOptions } from './options.ts'
import type { Conditional, Result } from './result.ts'

/** Day as of which accuracy and model card are described. */
interface AsOfQuery {
  /** `YYYY-MM-DD`, from 2014-01-01 to today in Luxembourg; today when left out. */
  asOf?: string | undefined
}

/** Indicative value of Luxembourg apartments, and its accuracy. */
export interface Estimation {
  /**
   * Estimates one apartment: value and intervals, every adjustment, the reference price, the reasons for the width.
   * @example const { data } = await client.estimation.estimate({ commune: 'Mamer', surface: 82, etat: 'bon' })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   * @throws NotFoundError where no municipality has the name: `suggestions` has those that are near.
   */
  estimate(input: EstimationInput, options?: CallOptions): Promise<Result<Estimate, Meta>>
  /**
   * Estimates up to 1000 apartments in one request; an invalid item fails alone, in its position. `data` is the whole
   * body.
   * @example const { data } = await client.estimation.estimateBatch({ items: [{ commune: 'Mamer', surface: 82 }] })
   * @throws PayloadTooLargeError for more than 1000 items, and what README, *Errors*, lists for every call.
   */
  estimateBatch(input: EstimationBatchInput, options?: CallOptions): Promise<Result<BatchResponse>>
  /**
   * Estimates any number of apartments from any iterable, chunk by chunk, and yields one result per item, in order,
   * with its index in the whole list. A home that is invalid, or has a number that cannot be sent, yields a failure; a
   * chunk that fails is retried alone, and when it fails for good the loop throws: `cursor` (number of items done)
   * resumes it.
   * @example
   * for await (const result of client.estimation.estimateMany([{ commune: 'Mamer', surface: 82 }])) {
   *   if (result.success) console.log(result.index, result.data.estimationCentrale)
   * }
   * @throws in the loop: what README, *Errors*, lists for every call.
   */
  estimateMany(
    homes: Iterable<EstimationInput> | AsyncIterable<EstimationInput>,
    options?: ManyOptions,
  ): AsyncGenerator<ManyResult, void, undefined>
  /**
   * Carries up to 1000 values from one day to another by the prices of their municipalities, each with the movement's
   * deviation, its method and the mean of six years; an invalid item fails alone, in its position. `data` is the whole
   * body.
   * @example
   * const { data } = await client.estimation.revalue([
   *   { commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05', valuationDate: '2025-08-01' },
   * ])
   * @throws PayloadTooLargeError for more than 1000 items, and what README, *Errors*, lists for every call.
   */
  revalue(
    values: readonly RevaluationItem[] | RevaluationBatchInput,
    options?: CallOptions,
  ): Promise<Result<RevaluationResponse>>
  /**
   * Tests the estimates on 30 to 1000 sales of your own: each is estimated as of the day it was sold. `verdict.says` states
   * in a sentence whether they agree with what the estimates promise. Ratio study beside what it should be for these homes,
   * coverage of the intervals, groups, suspected prices. A sale that cannot be estimated, and a copy, are left out and
   * listed; nothing is stored. `group` names the building of a sale.
   * @example
   * const mySales = [{ input: { commune: 'Mamer', surface: 82 }, price: 742_000, soldOn: '2024-05-17' }]
   * const outcome = await client.safe.estimation.backtest(mySales)
   * @throws InvalidRequestError where fewer than 30 sales can be estimated.
   * @throws PayloadTooLargeError for more than 1000 sales, and what README, *Errors*, lists for every call.
   */
  backtest(sales: readonly BackTestSale[] | BackTestInput, options?: CallOptions): Promise<Result<BackTest, Meta>>
  /** With `ifNoneMatch`: `notModified` while the answer that you have is the newest. */
  accuracy(query: AsOfQuery, options: CallOptions & IfNoneMatch): Promise<Conditional<Result<Accuracy, Meta>>>
  /**
   * Accuracy of the estimates: measured on official files, implied for a single apartment, tested on sales.
   * @example const { data } = await client.estimation.accuracy()
   * @throws InvalidRequestError for a day to come or before 2014, and what README, *Errors*, lists for every call.
   */
  accuracy(query?: AsOfQuery, options?: CallOptions): Promise<Result<Accuracy, Meta>>
  /** With `ifNoneMatch`: `notModified` while the answer that you have is the newest. */
  modelCard(query: AsOfQuery, options: CallOptions & IfNoneMatch): Promise<Conditional<Result<ModelCard, Meta>>>
  /**
   * The model of the estimate: purpose, data, formula, every parameter with its source, known faults.
   * @example const { data } = await client.estimation.modelCard()
   * @throws InvalidRequestError for a day to come or before 2014, and what README, *Errors*, lists for every call.
   */
  modelCard(query?: AsOfQuery, options?: CallOptions): Promise<Result<ModelCard, Meta>>
  /** With `ifNoneMatch`: `notModified` while the answer that you have is the newest. */
  places(options: CallOptions & IfNoneMatch): Promise<Conditional<Result<Places, Meta>>>
  /**
   * All names that a form may offer: municipalities, their localities and districts, without prices. Counts towards the
   * limit per minute, not towards that per day; the answer may be cached for a day.
   * @example const { data } = await client.estimation.places()
   * @throws what README, *Errors*, lists for every call.
   */
  places(options?: CallOptions): Promise<Result<Places, Meta>>
}
