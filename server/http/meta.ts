import type * as z from 'zod'
import type { Meta } from '#contract/shared/envelope'
import type { Context } from './context.ts'

/** What stands beside every calculated answer. */
export const metaOf = ({ caller, requestId }: Context, method: string): z.infer<typeof Meta> => {
  if (!caller) throw new Error('A calculation was reached without a credential.')
  return { api_key_name: caller.name, tier: caller.tier, method, requestId }
}
