import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'
import type { Receiving } from '../services/leads/receiving.ts'

/** Name of what happens to a contact, as `meta` prints it. */
const leadMethod = 'lead_accepted'

/** The handlers of contacts. */
export const leads = ({ receive }: Pick<Receiving, 'receive'>): Handlers<'leads'> => ({
  create: async ({ body }, context) => {
    if (!context.lead) throw new Error('A contact was reached without its call.')
    const { delivery, again } = await receive(body, context.lead, context.day)
    const answer = {
      success: true as const,
      data: { id: body.id, delivery },
      meta: metaOf(context, leadMethod),
    }
    return again ? { status: 200, body: answer } : { status: 201, body: answer }
  },
})
