import { type CsvRow, csvText, csvType } from '#contract/shared/csv'
import { campaignText } from '../../services/leads/campaign-text.ts'
import type { ReadLead } from '../../services/leads/lead-services.ts'
import type { Outcome, OwnCall } from '../account/call.ts'

/** Fields of a home beside its place, by their names in the API. */
const homeFields = [
  ...['surface', 'nbChambres', 'etage', 'etat', 'exterieur', 'parking', 'classeEnergie', 'typeBien', 'estNeuf'],
  'valuationDate',
] as const satisfies readonly (keyof ReadLead['content']['home'])[]

/** A contact as a row: what the visitor typed, what was estimated, where it came from. */
const rowOf = ({ id, receivedAt, host, state, work, isTest, content }: ReadLead): CsvRow => {
  const { contact, home, official, estimate, consent, page, language, reference } = content
  return {
    ...{ id, receivedAt, host, page, language, state, work, test: isTest },
    name: contact.name ?? null,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
    message: contact.message ?? null,
    ...official,
    ...Object.fromEntries(homeFields.map(name => [name, home[name] ?? null])),
    ...estimate,
    reference: reference ?? null,
    utm: campaignText(content) ?? null,
    consent: consent.text,
    consentAt: consent.at,
    privacyUrl: consent.privacyUrl,
  }
}

/** GET: the contacts that are kept, as a table; who took them along stands among the events. */
export const exportLeads = async ({ accounts, actor }: OwnCall): Promise<Outcome> => ({
  fileName: 'contacts.csv',
  text: csvText((await accounts.leads.leads.export(actor)).map(rowOf)),
  type: csvType,
})
