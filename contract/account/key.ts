import * as z from 'zod'
import { Tier } from '../shared/access.ts'
import { Instant, name } from '../shared/units.ts'
import { defineAccountEnvelope } from './envelope.ts'
import { Count, Id, Owner, OwnerKind, ShownName } from './owner.ts'

/** Most keys that a list answers. */
export const keysMax = 500
/** Most origins of one key. */
const originsMax = 20

/** The kinds of key that an account makes. */
export const KeyKind = z.enum(['secret', 'publishable']).meta({
  id: 'KeyKind',
  description: 'For servers (`vk_live_…`), or for web pages of certain origins (`vp_live_…`).',
})

/** The tiers that an account may ask for. */
export const OfferedTier = z
  .enum(['free', 'pro', 'enterprise'])
  .meta({ id: 'OfferedTier', description: 'Tier of a key; the plan of its owner says which it may have.' })

/** Usage of a key today, and the rest of its quota. */
export const KeyToday = z
  .strictObject({
    used: Count.describe('Requests counted in this UTC day.'),
    limit: Count.nullable().describe('Requests that the tier allows in a UTC day; null where there is no daily limit.'),
    remaining: Count.nullable().describe('Requests left; null where there is no daily limit.'),
    resetsAt: Instant.describe('When the next UTC day begins.'),
  })
  .meta({ id: 'KeyToday', description: 'What was used in this UTC day, and what is left of it.' })

/** Who made a key of an organisation. */
export const KeyMaker = z
  .strictObject({
    id: Id.describe('Id of the user.'),
    name: ShownName.nullable().describe('Name of the user; null once the account is deleted.'),
    member: z
      .boolean()
      .describe('Whether the user still belongs to the organisation. Whoever left may know the key: replace it.'),
  })
  .meta({ id: 'KeyMaker', description: 'Who made a key of an organisation.' })

/** An API key as its owner sees it. */
export const Key = z
  .strictObject({
    id: Id.describe('Id of the key; not the key itself.'),
    name: ShownName.describe('Its name.'),
    tier: Tier,
    kind: KeyKind,
    owner: Owner,
    origins: z
      .array(z.string().max(300))
      .max(originsMax)
      .describe('Origins whose pages may use a publishable key; empty for secret keys.'),
    display: z.string().max(40).describe('What is shown of the key: its first letters and its last four.'),
    text: z
      .string()
      .max(100)
      .nullable()
      .describe(
        'The whole key of a publishable one, which is public; null for secret keys, which are never shown again.',
      ),
    createdAt: Instant.describe('When it was made.'),
    createdBy: KeyMaker.nullable().describe(
      'Who made a key of the organisation; null for your own, and where the operator made it.',
    ),
    revokedAt: Instant.nullable().describe('When it was revoked; null while it works.'),
    today: KeyToday,
  })
  .meta({ id: 'Key', description: 'An API key: whose it is, what it may do, what was used of it today.' })

/** The keys of an account. */
export const KeyList = z
  .strictObject({
    keys: z
      .array(Key)
      .max(keysMax)
      .describe('Your own, then those of your organisation; newest first; revoked ones for 90 days.'),
  })
  .meta({ id: 'KeyList', description: 'The keys of an account and of its organisation.' })

export const OneKey = z.strictObject({ key: Key }).meta({ id: 'OneKey', description: 'One key.' })

const Origins = z.array(z.string().min(1).max(300)).min(1).max(originsMax)

/** Request for a new key. */
export const NewKey = z
  .strictObject({
    name: name(200).describe('Name of the key, 1 to 200 characters, none of them invisible.'),
    tier: OfferedTier.default('free').describe('Tier of the key, at most that of the plan.'),
    kind: KeyKind.default('secret').describe('What it is for: `secret` for servers, `publishable` for web pages.'),
    origins: Origins.optional().describe(
      'Origins whose pages may use it, as https://agency.lu; needed for `publishable`, refused for `secret`.',
    ),
    owner: OwnerKind.default('user').describe('Whose key it becomes; administrators make those of the organisation.'),
  })
  .meta({ id: 'NewKey', description: 'What a new key shall be.' })

/** A new key with its secret, which is shown this once. */
export const CreatedKey = z
  .strictObject({
    key: Key,
    secret: z
      .string()
      .max(100)
      .describe('The key itself. A secret one is answered this once: only its hash is stored.'),
  })
  .meta({ id: 'CreatedKey', description: 'A new key with the key itself.' })

/** The new origins of a publishable key. */
export const KeyOrigins = z
  .strictObject({ origins: Origins.describe('Replaces the whole list; honoured within 5 seconds.') })
  .meta({ id: 'KeyOrigins', description: 'The origins whose pages may use a publishable key.' })

/** The answers about keys. */
export const KeysResponse = defineAccountEnvelope('KeysResponse', KeyList)
/** The answer with one key. */
export const KeyResponse = defineAccountEnvelope('KeyResponse', OneKey)
/** The answer to a creation. */
export const CreatedKeyResponse = defineAccountEnvelope('CreatedKeyResponse', CreatedKey)
