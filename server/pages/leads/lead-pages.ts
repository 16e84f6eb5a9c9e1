import type { Call, Outcome, OwnCall } from '../account/call.ts'
import type { PlainKey } from '../words.ts'
import { setWork, showLead } from './lead.ts'
import { exportLeads } from './lead-csv.ts'
import { leadsPath } from './lead-table.ts'
import * as leads from './leads.ts'
import { pressLetterLink, showLetterLink } from './letter-links.ts'
import * as webhooks from './webhooks.ts'

/** What the methods of a page do, and its link in the navigation. */
interface Handlers<Asked> {
  navigation?: PlainKey
  get?: (call: Asked) => Promise<Outcome>
  post?: (call: Asked) => Promise<Outcome>
}

/** The pages of contacts and webhooks for members, by their paths, in the order of the navigation. */
export const ownLeadPages: Readonly<Record<string, Handlers<OwnCall>>> = {
  [leadsPath]: { navigation: 'nav.leads', get: leads.showLeads },
  [`${leadsPath}.csv`]: { get: exportLeads },
  [`${leadsPath}/test`]: { post: leads.sendTest },
  [`${leadsPath}/address`]: { post: leads.setAddress },
  [`${leadsPath}/address/remove`]: { post: leads.removeAddress },
  [`${leadsPath}/keep`]: { post: leads.setKeepDays },
  [`${leadsPath}/delete`]: { post: leads.deleteAll },
  [`${leadsPath}/{id}`]: { get: showLead },
  [`${leadsPath}/{id}/work`]: { post: setWork },
  [`${leadsPath}/{id}/again`]: { post: leads.sendAgain },
  [`${leadsPath}/{id}/delete`]: { post: leads.deleteLead },
  [webhooks.webhooksPath]: { get: webhooks.showWebhooks, post: webhooks.addWebhook },
  [`${webhooks.webhooksPath}/{id}/rotate`]: { post: webhooks.rotateWebhook },
  [`${webhooks.webhooksPath}/{id}/remove`]: { post: webhooks.removeWebhook },
  [`${webhooks.webhooksPath}/{id}/test`]: { post: webhooks.testWebhook },
}

/** The pages that links of letters lead to, which need no sign-in. */
export const letterLinkPages: Readonly<Record<string, Handlers<Call>>> = {
  '/contacts/confirm': { get: showLetterLink('confirm'), post: pressLetterLink('confirm') },
  '/contacts/stop': { get: showLetterLink('stop'), post: pressLetterLink('stop') },
}
