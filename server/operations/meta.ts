import type * as z from 'zod'
import type { Meta } from '#contract/shared/envelope'
import type { LawReference } from '#contract/shared/law'
import type { CallContext } from './handler.ts'

/** Metadata of a calculated response; `law` lists the parameters that costs, taxes and fees rest on. */
export const buildMeta = (
  { caller, requestId }: CallContext,
  method: string,
  law?: LawReference[],
): z.infer<typeof Meta> => {
  if (!caller) throw new Error('A calculation was reached without an API key.')
  return { api_key_name: caller.name, tier: caller.tier, method, requestId, ...(law && { law }) }
}
