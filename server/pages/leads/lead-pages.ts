import type { Call, Outcome, OwnCall } from '../account/call.ts'
import type { IconName } from '../icons.ts'
import type { PlainKey } from '../words.ts'
import { handLead, saveLeadNote, setLeadWork, showLead } from './lead.ts'
import { exportLeadsAsCsv, exportLeadsAsWorkbook } from './lead-files.ts'
import { leadsPath } from './lead-table.ts'
import * as leads from './leads.ts'
import { confirmLetterLink, showLetterLink } from './letter-links.ts'
import { recipesPath, showRecipes } from './recipes.ts'
import * as webhooks from './webhooks.ts'

/** Handlers of a page, and the text key of its navigation link. */
interface Handlers<Asked> {
  navigation?: PlainKey
  /** Icon of a link that stays in sight on phones. */
  icon?: IconName
  /** Page of the form that is posted here: its entries are kept over a sign-in or a refusal. */
  keepsFor?: string
  get?: (call: Asked) => Promise<Outcome>
  post?: (call: Asked) => Promise<Outcome>
}

/** Pages of leads and webhooks for members, by path, in navigation order. */
export const ownLeadPages: Readonly<Record<string, Handlers<OwnCall>>> = {
  [leadsPath]: { navigation: 'nav.leads', icon: 'people', get: leads.showLeads },
  [`${leadsPath}.csv`]: { get: exportLeadsAsCsv },
  [`${leadsPath}.xlsx`]: { get: exportLeadsAsWorkbook },
  [`${leadsPath}/test`]: { post: leads.sendTestLead },
  [`${leadsPath}/address`]: { keepsFor: leadsPath, post: leads.setLeadAddress },
  [`${leadsPath}/address/remove`]: { post: leads.removeLeadAddress },
  [`${leadsPath}/keep`]: { keepsFor: leadsPath, post: leads.setLeadKeepDays },
  [`${leadsPath}/release`]: { post: leads.releaseLeads },
  [`${leadsPath}/delete`]: { post: leads.deleteAllLeads },
  [`${leadsPath}/{id}`]: { get: showLead },
  [`${leadsPath}/{id}/work`]: { post: setLeadWork },
  [`${leadsPath}/{id}/note`]: { keepsFor: `${leadsPath}/{id}`, post: saveLeadNote },
  [`${leadsPath}/{id}/hand`]: { keepsFor: `${leadsPath}/{id}`, post: handLead },
  [`${leadsPath}/{id}/again`]: { post: leads.retryLead },
  [`${leadsPath}/{id}/release`]: { post: leads.releaseLeads },
  [`${leadsPath}/{id}/delete`]: { post: leads.deleteLead },
  [recipesPath]: { get: showRecipes },
  [webhooks.webhooksPath]: { get: webhooks.showWebhooks, keepsFor: webhooks.webhooksPath, post: webhooks.addWebhook },
  [`${webhooks.webhooksPath}/{id}/rotate`]: { post: webhooks.rotateWebhook },
  [`${webhooks.webhooksPath}/{id}/remove`]: { post: webhooks.removeWebhook },
  [`${webhooks.webhooksPath}/{id}/test`]: { post: webhooks.testWebhook },
}

/** Pages of e-mail links, which need no sign-in. */
export const letterLinkPages: Readonly<Record<string, Handlers<Call>>> = {
  '/contacts/confirm': { get: showLetterLink('confirm'), post: confirmLetterLink('confirm') },
  '/contacts/stop': { get: showLetterLink('stop'), post: confirmLetterLink('stop') },
}
