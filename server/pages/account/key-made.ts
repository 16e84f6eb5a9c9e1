import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import { type CreatedKey, type Key, NewKey } from '#contract/account/key'
import type { Fault } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { fault, type Outcome, type OwnCall, originLines, refusedForm, tried } from './call.ts'
import { newKeyForm } from './key-form.ts'
import { keysPage } from './keys.ts'
import { replacedKey, revokingReplaced } from './keys-to-replace.ts'

type Created = z.infer<typeof CreatedKey>

const example = '{"commune":"Luxembourg","quartier":"Belair","surface":85,"etat":"bon","parking":true}'

/** A new key, shown this once, with a command that uses it. */
export const keyMadeView = (
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
<dt>${text('keys.key')}</dt><dd><code class="secret" id="made-key">${secret}</code>${isSecret && html`<br><small>${text('once')}</small>`}</dd></dl>
${
  isSecret &&
  html`<h2>${text('keyMade.example')}</h2>
<pre tabindex="0"><code>${command}</code></pre>`
}${!isSecret && html`<p><a href="/account/embed?key=${key.id}">${text('embed.title')}</a></p>`}
${replaced && revokingReplaced(words, replaced)}
<p><a href="/account/keys">${text('keyMade.back')}</a></p>`
}

const wishOf = ({ form }: OwnCall) => {
  const origins = originLines(form.exact('origins'))
  return {
    name: form.text('name'),
    tier: form.text('tier') || undefined,
    kind: form.text('kind') || undefined,
    owner: form.text('owner') || undefined,
    ...(origins.length > 0 && { origins }),
  }
}

/** What the schema of a new key finds wrong, in the words of the page. */
const schemaFaults = ({ words, form }: OwnCall, issues: readonly z.core.$ZodIssue[]): Fault[] => {
  const fields = [...new Set(issues.map(({ path }) => String(path[0] ?? '')))]
  return fields.map(field => {
    if (field === 'name' && form.text('name') === '') return fault(words, field, 'fault.required')
    if (field === 'name') return { field, text: words.text('fault.text', { max: 200 }) }
    return fault(words, field, field === 'origins' ? 'fault.originsMissing' : 'fault.notAllowed')
  })
}

/** GET: the page of all keys with a form of its own name. */
export const showKeys = (call: OwnCall): Promise<Outcome> => keysPage(call, randomUUID())

/** The key in whose place the form made a new one. */
const replacedBy = async ({ accounts, actor, form }: OwnCall): Promise<z.infer<typeof Key> | undefined> =>
  form.text('replaces') === '' ? undefined : replacedKey(await accounts.keys.list(actor), form.text('replaces'))

/** POST: the key is made and shown; the same form sent again makes none. */
export const createKey = async (call: OwnCall): Promise<Outcome> => {
  const creation = call.form.text('creation') || randomUUID()
  const wish = NewKey.safeParse(wishOf(call))
  if (!wish.success) {
    const faults = schemaFaults(call, wish.error.issues)
    return keysPage(call, creation, refusedForm(call, newKeyForm, faults))
  }
  let made: Created | undefined
  const refused = await tried(call, newKeyForm, async () => {
    made = await call.accounts.keys.create(call.actor, wish.data, creation)
  })
  // A form that was refused has made nothing, unless the key was made before: then a new name is needed.
  if (!made) return keysPage(call, randomUUID(), refused)
  const replaced = await replacedBy(call)
  // A public key is shown again at any time: its code is what its maker came for.
  if (made.key.kind === 'publishable' && !replaced) return { to: `/account/embed?key=${made.key.id}&made=1` }
  return {
    title: call.words.text('keyMade.title'),
    main: keyMadeView(call.words, made, call.place.origin, replaced),
    here: '/account/keys',
  }
}
