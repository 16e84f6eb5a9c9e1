import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { Me } from '#contract/account/me'
import type { Plan } from '#contract/account/owner'
import { planLimits } from '../../access/plans.ts'
import { limitsOf, type TierLimits } from '../../access/tiers.ts'
import { type Choice, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'

/** What the form of a new key shows. */
export interface KeyFormPage {
  me: z.infer<typeof Me>
  /** All keys that the visitor sees. */
  keys: readonly z.infer<typeof Key>[]
  tiers: TierLimits
  /** The UTC day. */
  day: string
  /** Name of the form, so that sending it twice makes one key. */
  creation: string
  /** The kind that is chosen beforehand; secret when left out. */
  kind?: 'publishable' | undefined
  /** The key in whose place the new one comes; the form begins with what it is. */
  replaced?: z.infer<typeof Key> | undefined
  refused?: Refused | undefined
}

/** The form of a new key: its name on the page and its fields. */
export const newKeyForm = { form: 'newKey', fields: ['name', 'tier', 'kind', 'origins', 'owner'] } as const

type OfferedTier = ReturnType<typeof planLimits>['tiers'][number]

const tierChoice = (words: Words, tiers: TierLimits, tier: OfferedTier): Choice => {
  const { perMinute, perDay } = limitsOf(tiers, tier)
  const values = { tier: words.text(`plan.${tier}`), minute: words.number(perMinute) }
  const text =
    perDay === undefined
      ? words.text('keys.tierOptionOpen', values)
      : words.text('keys.tierOption', { ...values, day: words.number(perDay) })
  return { value: tier, text }
}

/** An owner for whom a key can be made, with its plan and what it has. */
interface PossibleOwner {
  name: string
  plan: Plan
  active: number
  created: number
}

/** The person, and for administrators the organisation. */
const ownersOf = (words: Words, { me, keys, day }: KeyFormPage): PossibleOwner[] => {
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

const limitLine = (words: Words, { name, plan, active, created }: PossibleOwner): Html => {
  const { activeKeys, newKeysPerDay } = planLimits(plan)
  const figures = {
    active: words.number(active),
    activeMax: words.number(activeKeys),
    created: words.number(created),
    createdMax: words.number(newKeysPerDay),
  }
  return html`<li>${words.markup('keys.limit', { owner: html`<bdi>${name}</bdi>`, ...figures })}</li>`
}

/** What a key in place of another one begins with. */
const likeKey = ({ name, tier, kind, origins }: z.infer<typeof Key>): Refused => ({
  form: newKeyForm.form,
  values: { name, tier, kind, origins: origins.join('\n'), owner: 'organisation' },
  faults: [],
})

/** The form of a new key; only what the plan of an owner offers can be chosen. */
export const keyForm = (words: Words, page: KeyFormPage): Html => {
  const { tiers, creation, refused, replaced, kind = 'secret' } = page
  const { input, radios, area, hidden } = fieldsOf(words, newKeyForm.form, refused ?? (replaced && likeKey(replaced)))
  const { text } = words
  const owners = ownersOf(words, page)
  const offered = [...new Set(owners.flatMap(({ plan }) => planLimits(plan).tiers))]
  return html`${replaced && html`<p>${words.markup('replace.new', { name: html`<bdi>${replaced.name}</bdi>` })}</p>`}
<ul class="plain">${owners.map(owner => limitLine(words, owner))}</ul>
${postForm(
  '/account/keys',
  html`${hidden('creation', creation)}${replaced && hidden('replaces', replaced.id)}${input('name', { autocomplete: 'off', hint: 'keys.nameHint' })}
${radios(
  'tier',
  offered.map(tier => tierChoice(words, tiers, tier)),
)}
${radios(
  'kind',
  [
    { value: 'secret', text: text('keys.secretKind') },
    { value: 'publishable', text: text('keys.publishableKind') },
  ],
  { value: kind },
)}
${area('origins', { isOptional: true })}
${
  owners.length > 1 &&
  radios(
    'owner',
    owners.map(({ name }, index) => ({ value: index === 0 ? 'user' : 'organisation', text: name })),
    // A key of the person dies with its account, and the website with it.
    { value: 'organisation' },
  )
}
<button>${text('keys.submit')}</button>`,
)}`
}
