import type * as z from 'zod'
import type { BackTest, BackTestSale } from '#contract/estimation/back-test'

/** A sale as the back-test takes it. */
export type Sale = z.output<typeof BackTestSale>

/** What sales say of their estimates. */
export type Judgement = z.infer<typeof BackTest>
