import { type CsvRow, csvType, formatCsv } from '#contract/shared/csv'
import { formatCampaign } from '../../services/leads/campaign-text.ts'
import type { ReadLead } from '../../services/leads/lead-services.ts'
import type { Outcome, OwnCall } from '../account/call.ts'

/** API names of the home's fields, except its location. */
const homeFields = [
  ...['surface', 'nbChambres', 'etage', 'etat', 'exterieur', 'parking', 'classeEnergie', 'typeBien', 'estNeuf'],
  'valuationDate',
] as const satisfies readonly (keyof ReadLead['content']['home'])[]

/** Converts a lead to a CSV row: visitor input, estimate, origin. */
const toCsvRow = ({ id, receivedAt, host, state, work, isTest, content }: ReadLead): CsvRow => {
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
    utm: formatCampaign(content) ?? null,
    consent: consent.text,
    consentAt: consent.at,
    privacyUrl: consent.privacyUrl,
  }
}

/** Handles GET: exports the stored leads as CSV; the export is recorded in the audit log. */
export const exportLeads = async ({ accounts, actor }: OwnCall): Promise<Outcome> => ({
  fileName: 'contacts.csv',
  text: formatCsv((await accounts.leads.leads.export(actor)).map(toCsvRow)),
  type: csvType,
})
