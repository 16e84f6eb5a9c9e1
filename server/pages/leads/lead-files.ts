import { csvType, formatCsvLines } from '#contract/shared/csv'
import { texts as homeTexts } from '#languages/derived/homes'
import { registry } from '#languages/registry'
import { formatCampaign } from '../../services/leads/campaign-text.ts'
import type { ReadLead } from '../../services/leads/lead-services.ts'
import type { Outcome, OwnCall } from '../account/call.ts'
import { getCsvDialect } from '../csv-dialect.ts'
import type { PlainKey, Words } from '../words.ts'

type Cell = string | number | null

/** A column of the table of contacts: the text of its name, and its cell. */
type Column = readonly [name: PlainKey, cell: (lead: ReadLead, words: Words) => Cell | undefined]

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Luxembourg',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Time in Luxembourg as `2026-11-29 07:43`, which spreadsheets of every language read. */
const formatClock = (instant: string): string => clock.format(new Date(instant))

const formatYesNo = (value: boolean | undefined, { language }: Words): string | undefined =>
  value === undefined ? undefined : homeTexts[language][value ? 'yes' : 'no']

/** Name of a value of a field in the reader's language. */
const getValueName = (values: Readonly<Record<string, string>>, value: string | undefined): string | undefined =>
  value === undefined ? undefined : (values[value] ?? value)

const columns: readonly Column[] = [
  ['leads.received', ({ receivedAt }) => formatClock(receivedAt)],
  ['field.name', ({ content }) => content.contact.name],
  ['field.email', ({ content }) => content.contact.email],
  ['field.phone', ({ content }) => content.contact.phone],
  ['lead.message', ({ content }) => content.contact.message],
  ['field.commune', ({ content }) => content.official.commune],
  ['field.quartier', ({ content }) => content.official.quartier],
  ['field.surface', ({ content }) => content.home.surface],
  ['field.nbChambres', ({ content }) => content.home.nbChambres],
  ['field.etage', ({ content }, { language }) => getValueName(homeTexts[language].etage, content.home.etage)],
  ['column.etat', ({ content }, { language }) => getValueName(homeTexts[language].etat, content.home.etat)],
  [
    'field.exterieur',
    ({ content }, { language }) => getValueName(homeTexts[language].exterieur, content.home.exterieur),
  ],
  ['field.parking', ({ content }, words) => formatYesNo(content.home.parking, words)],
  [
    'field.classeEnergie',
    ({ content }, { language }) => getValueName(homeTexts[language].classeEnergie, content.home.classeEnergie),
  ],
  ['column.estNeuf', ({ content }, words) => formatYesNo(content.home.estNeuf, words)],
  ['column.valuationDate', ({ content }) => content.home.valuationDate],
  ['column.mid', ({ content }) => content.estimate.mid],
  ['column.low', ({ content }) => content.estimate.low],
  ['column.high', ({ content }) => content.estimate.high],
  ['leads.state', ({ state, hold }, { text }) => text(hold?.dueAt ? 'lead.state.held' : `lead.state.${state}`)],
  ['column.held', ({ hold }, { text }) => hold && text(`lead.held.${hold.reason}`)],
  ['leads.work', ({ work }, { text }) => text(`lead.work.${work}`)],
  ['leads.host', ({ host }) => host],
  ['lead.page', ({ content }) => content.page],
  ['field.note', ({ content }) => content.desk?.note],
  ['field.reference', ({ content }) => content.reference],
  ['lead.campaign', ({ content }) => formatCampaign(content)],
  ['column.language', ({ language }) => registry[language].name],
  ['lead.consent', ({ content }) => content.consent.text],
  ['column.consentAt', ({ content }) => formatClock(content.consent.at)],
  ['field.privacyUrl', ({ content }) => content.consent.privacyUrl],
  ['leads.isTest', ({ isTest }, words) => formatYesNo(isTest, words)],
  ['column.id', ({ id }) => id],
]

/** Contacts as a table in the reader's language: the names of its columns, and its rows. */
const createLeadTable = (leads: readonly ReadLead[], words: Words): { names: string[]; rows: Cell[][] } => ({
  names: columns.map(([name]) => words.text(name)),
  rows: leads.map(lead => columns.map(([, cell]) => cell(lead, words) ?? null)),
})

/** Handles GET: exports the stored contacts as CSV for the reader's spreadsheet; recorded in the audit log. */
export const exportLeadsAsCsv = async ({ accounts, actor, words }: OwnCall): Promise<Outcome> => {
  const { names, rows } = createLeadTable(await accounts.leads.leads.export(actor), words)
  // The byte order mark tells spreadsheets that it is UTF-8.
  const text = `\uFEFF${formatCsvLines([names, ...rows], getCsvDialect(words.language))}`
  return { fileName: 'contacts.csv', text, type: csvType }
}

/** Handles GET: exports the stored contacts as a workbook; recorded in the audit log. */
export const exportLeadsAsWorkbook = async ({ accounts, actor, words }: OwnCall): Promise<Outcome> => {
  const { language } = words
  const { names, rows } = createLeadTable(await accounts.leads.leads.export(actor), words)
  return {
    fileName: 'contacts.xlsx',
    bytes: await accounts.leads.sheets.write(
      { name: words.text('leads.title'), language, columns: names, rows },
      actor.session.userId,
    ),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    language: registry[language].tag,
  }
}
