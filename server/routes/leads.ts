import type { Handlers } from '../operations/handler.ts'
import { buildMeta } from '../operations/meta.ts'
import type { Receiving } from '../services/leads/receiving.ts'

/** Method name in `meta`. */
const leadMethod = 'lead_accepted'

export const createLeadHandlers = ({ receive }: Pick<Receiving, 'receive'>): Handlers<'leads'> => ({
  create: async ({ body }, context) => {
    if (!context.lead) throw new Error('A contact was reached without its call.')
    const { delivery, again } = await receive(body, context.lead, context.day)
    const answer = {
      success: true as const,
      data: { id: body.id, delivery },
      meta: buildMeta(context, leadMethod),
    }
    return again ? { status: 200, body: answer } : { status: 201, body: answer }
  },
})
