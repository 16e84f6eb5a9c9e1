import { type CsvRow, csvText, csvType } from '#contract/shared/csv'
import type { ReadLead } from '../../services/leads/lead-services.ts'
import type { Outcome, OwnCall } from '../account/call.ts'

/** A contact as a row: what the visitor typed, what was estimated, where it came from. */
const rowOf = ({ id, receivedAt, host, state, work, isTest, content }: ReadLead): CsvRow => {
  const { contact, home, estimate, consent, page, language, reference } = content
  return {
    ...{ id, receivedAt, host, page, language, state, work, test: isTest },
    name: contact.name ?? null,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
    message: contact.message ?? null,
    commune: home.commune,
    surface: home.surface,
    low: estimate.low,
    mid: estimate.mid,
    high: estimate.high,
    reference: reference ?? null,
    consent: consent.text,
    consentAt: consent.at,
  }
}

/** GET: the contacts that are kept, as a table; who took them along stands among the events. */
export const exportLeads = async ({ accounts, actor }: OwnCall): Promise<Outcome> => ({
  fileName: 'contacts.csv',
  text: csvText((await accounts.leads.leads.export(actor)).map(rowOf)),
  type: csvType,
})
