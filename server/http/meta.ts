import type * as z from 'zod'
import type { Meta } from '#contract/shared/envelope'
import type { LawReference } from '#contract/shared/law'
import type { Context } from './context.ts'

/** What stands beside every calculated answer; `law` lists the parameters that costs, taxes and fees rest on. */
export const metaOf = ({ caller, requestId }: Context, method: string, law?: LawReference[]): z.infer<typeof Meta> => {
  if (!caller) throw new Error('A calculation was reached without a credential.')
  return { api_key_name: caller.name, tier: caller.tier, method, requestId, ...(law && { law }) }
}
