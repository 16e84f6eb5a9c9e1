import type { Actor } from '../../ports/accounts.ts'
import type { LeadServices, LeadSetting, Webhooks } from '../leads/lead-services.ts'
import type { Confirmation, Proven } from './confirmation.ts'
import type { ProofResult } from './proven.ts'

type Added = Awaited<ReturnType<Webhooks['add']>>

/** Services for lead pages: a new receiver of contacts needs a proof of the person. */
export interface ProvenLeads extends Omit<LeadServices, 'webhooks' | 'setting'> {
  webhooks: Omit<Webhooks, 'add'> & {
    add(actor: Actor, wish: Parameters<Webhooks['add']>[1], proven: Proven): Promise<ProofResult<Added>>
  }
  setting: Omit<LeadSetting, 'setAddress'> & {
    setAddress(actor: Actor, email: string, proven: Proven): Promise<ProofResult<object>>
  }
}

/** Wraps the additions of receivers in a proof of the person. */
export const createProvenLeads = (leads: LeadServices, { run }: Pick<Confirmation, 'run'>): ProvenLeads => ({
  ...leads,
  webhooks: {
    ...leads.webhooks,
    add: (actor, wish, proven) => run(actor, proven, () => leads.webhooks.add(actor, wish)),
  },
  setting: {
    ...leads.setting,
    setAddress: (actor, email, proven) =>
      run(actor, proven, async () => {
        await leads.setting.setAddress(actor, email)
        return {}
      }),
  },
})
