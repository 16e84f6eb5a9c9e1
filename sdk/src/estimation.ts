import type { BatchResponse, Estimate, EstimationBatchInput, EstimationInput, Meta } from './derived/types.ts'
import type { ManyOptions, ManyResult } from './estimate-many.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Indicative value of Luxembourg apartments. */
export interface Estimation {
  /** Estimates one apartment: three values, every adjustment, the reference price, the reasons for the band. */
  estimate(input: EstimationInput, options?: CallOptions): Promise<Result<Estimate, Meta>>
  /** Estimates up to 1000 apartments in one request; a bad item fails alone, in its place. `data` is the whole body. */
  estimateBatch(input: EstimationBatchInput, options?: CallOptions): Promise<Result<BatchResponse>>
  /**
   * Estimates any number of apartments from any iterable, chunk by chunk, and yields one result an item, in order,
   * with its index in the whole list. A chunk that fails is repeated alone; when it fails for good the loop throws,
   * and `cursor` (how many items are done) resumes it.
   */
  estimateMany(
    homes: Iterable<EstimationInput> | AsyncIterable<EstimationInput>,
    options?: ManyOptions,
  ): AsyncGenerator<ManyResult, void, undefined>
}
