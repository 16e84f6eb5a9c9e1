import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { Me } from '#contract/account/me'
import type { Plan } from '#contract/account/owner'
import { getPlanLimits } from '../../access/plans.ts'
import { getTierLimits, type TierLimits } from '../../access/tiers.ts'
import { type Choice, createFormFields, type Refused, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'

/** Data of the new key form. */
export interface KeyFormPage {
  me: z.infer<typeof Me>
  /** All keys that the visitor sees. */
  keys: readonly z.infer<typeof Key>[]
  tiers: TierLimits
  /** The UTC day. */
  day: string
  /** Idempotency key of the form, so that submitting it twice creates one key. */
  creation: string
  /** Preselected kind; secret by default. */
  kind?: 'publishable' | undefined
  /** Key to replace; its values prefill the form. */
  replaced?: z.infer<typeof Key> | undefined
  refused?: Refused | undefined
}

/** The form of a new key: its name on the page and its fields. */
export const newKeyForm = {
  form: 'newKey',
  fields: ['name', 'tier', 'kind', 'origins', 'privacyUrl', 'owner'],
} as const

type OfferedTier = ReturnType<typeof getPlanLimits>['tiers'][number]

const createTierChoice = (words: Words, tiers: TierLimits, tier: OfferedTier): Choice => {
  const { perMinute, perDay } = getTierLimits(tiers, tier)
  const values = { tier: words.text(`plan.${tier}`), minute: words.number(perMinute) }
  const text =
    perDay === undefined
      ? words.text('keys.tierOptionOpen', values)
      : words.text('keys.tierOption', { ...values, day: words.number(perDay) })
  return { value: tier, text }
}

/** An owner for whom a key can be created, with its plan and number of keys. */
interface PossibleOwner {
  name: string
  plan: Plan
  active: number
  created: number
}

/** The person, and for administrators the organisation. */
const listPossibleOwners = (words: Words, { me, keys, day }: KeyFormPage): PossibleOwner[] => {
  const person = {
    name: words.text('keys.ownerUser'),
    plan: me.plan,
    active: me.keys.active,
    created: me.keys.createdToday,
  }
  const { organisation } = me
  if (organisation === null || organisation.role === 'member') return [person]
  const shared = keys.filter(({ owner }) => owner.kind === 'organisation')
  const active = shared.filter(({ revokedAt }) => revokedAt === null).length
  const created = shared.filter(({ createdAt }) => createdAt.startsWith(day)).length
  return [person, { name: organisation.name, plan: organisation.plan, active, created }]
}

const renderKeyLimitLine = (words: Words, { name, plan, active, created }: PossibleOwner): Html => {
  const { activeKeys, newKeysPerDay } = getPlanLimits(plan)
  const figures = {
    active: words.number(active),
    activeMax: words.number(activeKeys),
    created: words.number(created),
    createdMax: words.number(newKeysPerDay),
  }
  return html`<li>${words.markup('keys.limit', { owner: html`<bdi>${name}</bdi>`, ...figures })}</li>`
}

/** Prefilled form values of a replacement key. */
const createPrefill = ({ name, tier, kind, origins }: z.infer<typeof Key>): Refused => ({
  form: newKeyForm.form,
  values: { name, tier, kind, origins: origins.join('\n'), owner: 'organisation' },
  faults: [],
})

/** Renders the form of a new key; offers only the tiers of the owners' plans. */
export const renderNewKeyForm = (words: Words, page: KeyFormPage): Html => {
  const { tiers, creation, refused, replaced, kind = 'secret' } = page
  const { input, radios, area, hidden } = createFormFields(
    words,
    newKeyForm.form,
    refused ?? (replaced && createPrefill(replaced)),
  )
  const { text } = words
  const owners = listPossibleOwners(words, page)
  const offered = [...new Set(owners.flatMap(({ plan }) => getPlanLimits(plan).tiers))]
  return html`${replaced && html`<p>${words.markup('replace.new', { name: html`<bdi>${replaced.name}</bdi>` })}</p>`}
<ul class="plain">${owners.map(owner => renderKeyLimitLine(words, owner))}</ul>
${renderPostForm(
  '/account/keys',
  html`${hidden('creation', creation)}${replaced && hidden('replaces', replaced.id)}${input('name', { autocomplete: 'off', hint: 'keys.nameHint' })}
${radios(
  'tier',
  offered.map(tier => createTierChoice(words, tiers, tier)),
)}
${radios(
  'kind',
  [
    { value: 'secret', text: text('keys.secretKind') },
    { value: 'publishable', text: text('keys.publishableKind') },
  ],
  { value: kind },
)}
<fieldset><legend>${text('keys.website')}</legend>
${area('origins')}
${owners.length > 1 && input('privacyUrl', { type: 'url', autocomplete: 'off', hint: 'keys.privacyHint', isRequired: false })}</fieldset>
${
  owners.length > 1 &&
  radios(
    'owner',
    owners.map(({ name }, index) => ({ value: index === 0 ? 'user' : 'organisation', text: name })),
    // A personal key is revoked with its account, which would break the website.
    { value: 'organisation' },
  )
}
<button>${text('keys.submit')}</button>`,
)}`
}
