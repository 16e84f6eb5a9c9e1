import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import { type CreatedKey, type Key, NewKey } from '#contract/account/key'
import type { Fault } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { createFault, createRefusedForm, type Outcome, type OwnCall, parseOriginLines, trySubmit } from './call.ts'
import { isWebUrl } from './embed-settings.ts'
import { newKeyForm } from './key-form.ts'
import { loadKeysPage } from './keys.ts'
import { findReplacedKey, renderRevokeReplaced } from './keys-to-replace.ts'

type Created = z.infer<typeof CreatedKey>

const example = '{"commune":"Luxembourg","quartier":"Belair","surface":85,"etat":"bon","parking":true}'

/** Renders a new key, shown only once, with a command that uses it. */
export const renderCreatedKey = (
  words: Words,
  { key, secret }: Created,
  origin: string,
  replaced?: z.infer<typeof Key>,
): Html => {
  const { text } = words
  const isSecret = key.kind === 'secret'
  const command = `curl -s ${origin}/api/v1/estimation -H 'X-API-Key: ${secret}' -H 'Content-Type: application/json' -d '${example}'`
  return html`<p class="notice good" role="status">${text(isSecret ? 'keyMade.copyNow' : 'keyMade.publishable')}</p>
<dl class="facts"><dt>${text('field.name')}</dt><dd><bdi>${key.name}</bdi></dd>
<dt>${text(`keys.${key.kind}`)}</dt><dd><code class="secret" id="made-key">${secret}</code>${isSecret && html`<br><small>${text('once')}</small>`}</dd></dl>
${
  isSecret &&
  html`<h2>${text('keyMade.example')}</h2>
<pre tabindex="0"><code>${command}</code></pre>`
}${!isSecret && html`<p><a href="/account/embed?key=${key.id}">${text('embed.title')}</a></p>`}
${replaced && renderRevokeReplaced(words, replaced)}
<p><a href="/account/keys">${text('keyMade.back')}</a></p>`
}

const readNewKeyForm = ({ form }: OwnCall) => {
  const origins = parseOriginLines(form.exact('origins'))
  return {
    name: form.text('name'),
    tier: form.text('tier') || undefined,
    kind: form.text('kind') || undefined,
    owner: form.text('owner') || undefined,
    ...(origins.length > 0 && { origins }),
  }
}

/** Converts schema issues of a new key to faults of the form. */
const toNewKeyFaults = ({ words, form }: OwnCall, issues: readonly z.core.$ZodIssue[]): Fault[] => {
  const fields = [...new Set(issues.map(({ path }) => String(path[0] ?? '')))]
  return fields.map(field => {
    if (field === 'name' && form.text('name') === '') return createFault(words, field, 'fault.required')
    if (field === 'name') return { field, text: words.text('fault.text', { max: 200 }) }
    return createFault(words, field, field === 'origins' ? 'fault.originsMissing' : 'fault.notAllowed')
  })
}

/** Handles GET: the page of all keys, with a new idempotency key for its form. */
export const showKeys = (call: OwnCall): Promise<Outcome> => loadKeysPage(call, randomUUID())

/** Key that the form replaces. */
const findReplacedKeyOfForm = async ({ accounts, actor, form }: OwnCall): Promise<z.infer<typeof Key> | undefined> =>
  form.text('replaces') === '' ? undefined : findReplacedKey(await accounts.keys.list(actor), form.text('replaces'))

/** Fault of the privacy notice that a website key may bring. */
const findPrivacyFaults = ({ form, words }: OwnCall): Fault[] =>
  form.text('privacyUrl') === '' || (isWebUrl(form.text('privacyUrl')) && form.text('privacyUrl').length <= 500)
    ? []
    : [createFault(words, 'privacyUrl', 'fault.webAddress')]

/** Saves the contact form of a new website key of an organisation, where its privacy notice was given. */
const saveContactForm = async ({ accounts, actor, form }: OwnCall, { key }: Created): Promise<void> => {
  const privacyUrl = form.text('privacyUrl')
  if (privacyUrl === '' || key.kind !== 'publishable' || key.owner.kind !== 'organisation') return
  // A form that is sent again finds the settings that were saved since.
  if (await accounts.leads.embeds.settings(actor, key.id)) return
  await accounts.leads.embeds.save(actor, key.id, { lead: 'service', 'privacy-url': privacyUrl })
}

/** Handles POST: creates and shows the key; resubmitting the same form creates none. */
export const createKey = async (call: OwnCall): Promise<Outcome> => {
  const creation = call.form.text('creation') || randomUUID()
  const wish = NewKey.safeParse(readNewKeyForm(call))
  const faults = [...(wish.success ? [] : toNewKeyFaults(call, wish.error.issues)), ...findPrivacyFaults(call)]
  if (!wish.success || faults.length > 0) {
    return loadKeysPage(call, creation, createRefusedForm(call, newKeyForm, faults))
  }
  let made: Created | undefined
  const refused = await trySubmit(call, newKeyForm, async () => {
    made = await call.accounts.keys.create(call.actor, wish.data, creation)
  })
  // A refused form created nothing, or its key was created before; either way it needs a new idempotency key.
  if (!made) return loadKeysPage(call, randomUUID(), refused)
  await saveContactForm(call, made)
  const replaced = await findReplacedKeyOfForm(call)
  // A publishable key can be shown again at any time, so its embed code comes next.
  if (made.key.kind === 'publishable' && !replaced) return { to: `/account/embed?key=${made.key.id}&made=1` }
  return {
    title: call.words.text(made.key.kind === 'publishable' ? 'siteCode.ready' : 'keyMade.title'),
    main: renderCreatedKey(call.words, made, call.place.origin, replaced),
    here: '/account/keys',
  }
}
