import type * as z from 'zod'
import { AcquisitionCostsInput } from '#contract/costs'
import { acquisitionCosts, type Costs } from '#domain/law/lu/purchase/acquisition'

/** A body of the route. */
export type Body = z.input<typeof AcquisitionCostsInput>

/** What the domain answers to a body, whose municipality is its official name; 2026-05-04 where no day is said. */
export const answerTo = (body: Body): ReturnType<typeof acquisitionCosts> => {
  const input = AcquisitionCostsInput.parse(body)
  return acquisitionCosts(input, { deedDate: body.deedDate ?? '2026-05-04', commune: input.commune })
}

/** The costs of a body. */
export const asked = (body: Body): Costs => answerTo(body).data

/** A purchase of 1 000 000 by one buyer who moves in, with some fields changed. */
export const home = (changes: Partial<Body> = {}): Body => ({ price: 1_000_000, use: 'mainResidence', ...changes })
