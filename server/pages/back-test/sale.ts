import type * as z from 'zod'
import type { BackTest, BackTestSale } from '#contract/estimation/back-test'

/** A validated sale of a back-test. */
export type Sale = z.output<typeof BackTestSale>

/** Result of a back-test. */
export type Judgement = z.infer<typeof BackTest>
