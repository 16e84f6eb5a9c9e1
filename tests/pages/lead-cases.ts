import type { Html } from '#server/pages/html'
import { renderLead, renderLeadHeading } from '#server/pages/leads/lead'
import { renderLeads } from '#server/pages/leads/leads'
import { renderLetterLink } from '#server/pages/leads/letter-links'
import { renderWebhookSecret, renderWebhooks } from '#server/pages/leads/webhooks'
import type { Words } from '#server/pages/words'
import type { LeadSettingsView, ListedLead, ReadLead, WebhookView } from '#server/services/leads/lead-services'
import type { Sample } from './sample.ts'

const at = '2026-11-22T10:00:00.000Z'
const refusedIn = (form: string, field: string, value: string) => ({
  ...{ form, values: { [field]: value } },
  faults: [
    { field, text: value },
    { field: '', text: value },
  ],
})

/** A contact in the list. */
export const listedLead = (name: string, own: Partial<ListedLead> = {}): ListedLead => ({
  ...{
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    keyId: 'key_0',
    receivedAt: at,
    host: name,
    language: 'fr' as const,
  },
  ...{ state: 'delivered' as const, isTest: false, work: 'new' as const, contentUntil: null, isReadable: false },
  hold: undefined,
  deliveries: [
    { webhookId: undefined, attempts: 1, state: 'taken', nextAt: undefined },
    { webhookId: 'whk_0', attempts: 3, state: 'waiting', nextAt: at },
  ],
  ...own,
})

const read = (name: string): ReadLead => ({
  ...listedLead(name, { isReadable: true, isTest: true, state: 'queued', contentUntil: at }),
  content: {
    contact: { name, email: 'ada?bcc=eve@example.org', phone: '+352 26 12 34', message: `${name}\n${name}` },
    consent: { text: name, privacyUrl: 'https://agency.lu/privacy', at },
    home: { commune: 'Mamer', surface: 80, etage: 'dernier', etat: 'bon', parking: true },
    page: `https://agency.lu/${encodeURIComponent(name).slice(0, 60)}`,
    language: 'fr',
    reference: name,
    estimate: { low: 500_000, mid: 600_000, high: 700_000 },
    official: { commune: 'Mamer', quartier: null },
    desk: { note: `${name}\n${name}`, colleagueId: 'usr_1' },
  },
})

const settings = (name: string, own: Partial<LeadSettingsView> = {}): LeadSettingsView => ({
  ...{
    off: undefined,
    receiver: name,
    email: name,
    isConfirmed: false,
    isSuspended: true,
    keepDays: 30,
    mayChange: true,
  },
  ...{ terms: { version: '1', at }, termsVersion: '1' },
  ...own,
})

const webhook = (url: string, own: Partial<WebhookView> = {}): WebhookView => ({
  ...{
    id: 'whk_0',
    url,
    createdAt: at,
    off: undefined,
    oldUntil: at,
    hasNewSecret: false,
    maker: { id: 'usr_0', name: url },
  },
  ...own,
})

/** The pages of contacts and webhooks in one language, with one text wherever somebody's own words stand. */
export const leadSamples = (words: Words, value: string): Sample[] => {
  const { text } = words
  const own = (path: string, title: string, main: Html): Sample => ({ path, isOwn: true, title, main })
  const open = (path: string, title: string, main: Html): Sample => ({ path, isOwn: false, title, main })
  const states = (['queued', 'delivered', 'partly', 'lost', 'spam'] as const).map(state =>
    listedLead(value, {
      ...{ state, isTest: state === 'queued', isReadable: state === 'lost', contentUntil: at },
      ...(state === 'lost' && { content: read(value).content }),
    }),
  )
  const colleagues = [
    { userId: 'usr_0', name: value },
    { userId: 'usr_1', name: value },
  ]
  const person = { lead: read(value), mayChange: true, colleagues }
  const asked = { organisation: value, email: value }
  return [
    own(
      '/account/leads',
      text('leads.title'),
      renderLeads(words, {
        settings: settings(value),
        leads: states,
        colleagues,
        next: 'lead',
        held: 12,
        hasWebhooks: true,
        done: 'leads.tested',
      }),
    ),
    own(
      '/account/leads?refused',
      text('leads.title'),
      renderLeads(words, {
        ...{ settings: settings(value, { off: 'terms', email: null }), leads: states, held: 0, hasWebhooks: false },
        refused: refusedIn('address', 'email', value),
      }),
    ),
    own(
      '/account/leads?empty',
      text('leads.title'),
      renderLeads(words, { settings: settings(value, { off: 'secrets' }), leads: [], held: 0, hasWebhooks: false }),
    ),
    own(
      '/account/leads?member',
      text('leads.title'),
      renderLeads(words, {
        settings: settings(value, { mayChange: false, off: 'leads' }),
        leads: states,
        held: 1,
        hasWebhooks: true,
      }),
    ),
    own(
      '/account/leads?alone',
      text('leads.title'),
      renderLeads(words, { settings: undefined, leads: [], held: 0, hasWebhooks: false }),
    ),
    {
      ...own('/account/leads/0', value, renderLead(words, { ...person, isSaved: true })),
      heading: renderLeadHeading(words, person),
    },
    {
      ...own(
        '/account/leads/0?refused',
        value,
        renderLead(words, { ...person, refused: refusedIn('note', 'note', value) }),
      ),
      heading: renderLeadHeading(words, person),
    },
    own(
      '/account/webhooks?none',
      text('webhooks.title'),
      renderWebhooks(words, { webhooks: [], mayChange: true, isRemoved: true }),
    ),
    own(
      '/account/webhooks',
      text('webhooks.title'),
      renderWebhooks(words, {
        webhooks: [
          webhook(value),
          webhook('https://crm.agency.lu/valorem', { off: { at, why: 'gone' } }),
          webhook('https://crm.agency.lu/former', {
            off: { at, why: 'suspended' },
            maker: { id: 'usr_0', name: null },
          }),
          webhook('https://crm.agency.lu/older', { hasNewSecret: true, maker: null }),
          webhook('https://crm.agency.lu/valorem', { off: { at, why: 'silent' }, oldUntil: undefined }),
        ],
        ...{ mayChange: true, tested: { taken: false, fault: 'status', status: 500, ms: 84 } },
        refused: refusedIn('webhook', 'url', value),
      }),
    ),
    own(
      '/account/webhooks?member',
      text('webhooks.title'),
      renderWebhooks(words, {
        webhooks: [webhook(value)],
        mayChange: false,
        tested: { taken: true, status: 204, ms: 84 },
      }),
    ),
    own(
      '/account/webhooks?made',
      text('webhooks.made'),
      renderWebhookSecret(words, { webhook: webhook(value), secret: `whsec_${'3f9aK7Qx2'.repeat(5)}` }),
    ),
    open(
      '/contacts/confirm',
      text('contacts.confirm'),
      renderLetterLink(words, { link: 'confirm', token: value, asked }),
    ),
    open('/contacts/stop', text('contacts.stop'), renderLetterLink(words, { link: 'stop', token: value, asked })),
    open(
      '/contacts/stop?done',
      text('contacts.stop'),
      renderLetterLink(words, { link: 'stop', token: '', asked: undefined, isDone: true }),
    ),
    open(
      '/contacts/confirm?over',
      text('contacts.confirm'),
      renderLetterLink(words, { link: 'confirm', token: '', asked: undefined }),
    ),
  ]
}
