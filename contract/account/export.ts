import * as z from 'zod'
import { Lead } from '../leads/events.ts'
import { Day, Instant } from '../shared/units.ts'
import { defineAccountEnvelope } from './envelope.ts'
import { Key, keysMax } from './key.ts'
import { Me } from './me.ts'
import { Invitation, Inviter, Organisation } from './organisation.ts'
import { EventActor } from './organisation-events.ts'
import { Count, Id, ShownName } from './owner.ts'
import { ProviderKey } from './provider-key.ts'

/** The name under which a browser stores an export. */
export const exportFileName = 'valorem-export.json'

/** A session in an export. */
export const ExportedSession = z
  .strictObject({
    id: Id.describe('Id of the session.'),
    createdAt: Instant.describe('When it began.'),
    updatedAt: Instant.describe('When it was last renewed.'),
    expiresAt: Instant.describe('When it ends.'),
    address: z.string().max(64).describe('Address from which it began, cut to /24 or /48; empty where unknown.'),
    userAgent: z.string().max(1000).describe('What the browser said of itself.'),
  })
  .meta({ id: 'ExportedSession', description: 'A session of an account.' })

/** The count of one day of one key in an export. */
export const ExportedUsage = z
  .strictObject({
    keyId: Id.describe(
      'Id of the key; `user:` and your own id for the commentaries of your sessions, `:pdf` behind it for their reports.',
    ),
    day: Day.describe('A UTC day.'),
    count: Count.describe('Requests counted in it.'),
  })
  .meta({ id: 'ExportedUsage', description: 'The requests of one day of one key.' })

/** Event of an account. */
export const ExportedEvent = z
  .strictObject({
    at: Instant.describe('When.'),
    action: z.string().max(60).describe('What, as `key.created`.'),
    actorKind: EventActor.shape.kind,
    actorId: Id.nullable().describe('Id of the user; null for the others.'),
    organisationId: Id.nullable().describe('In which organisation you did it; null in your own account.'),
    targetId: Id.nullable().describe('To what; null where it is the account itself.'),
    address: z.string().max(64).describe('From which address, cut to /24 or /48; empty where unknown.'),
    detail: z.string().max(1000).describe('What belongs to it, as JSON; never a secret.'),
  })
  .meta({ id: 'ExportedEvent', description: 'Something that was done in an account.' })

/** A passkey in an export. */
export const ExportedPasskey = z
  .strictObject({
    id: Id.describe('Id of the passkey.'),
    name: ShownName.describe('What you call it.'),
    createdAt: Instant.describe('When it was made.'),
    lastUsedAt: Instant.nullable().describe('When it was last used; null while it was not.'),
  })
  .meta({ id: 'ExportedPasskey', description: 'A passkey of an account, without its keys.' })

/** Sign-in method of an account, in an export. */
export const ExportedEntry = z
  .strictObject({
    mailboxProvenAt: Instant.nullable().describe(
      'When a link to the e-mail address first proved it for this password; null for an account of before.',
    ),
    passwordSetAt: Instant.describe('When the password was last set.'),
    hasDevice: z.boolean().describe('Whether there is a device with codes.'),
    lastCodeAt: Instant.nullable().describe('To which half minute the last code belonged; null while none was used.'),
    backupCodesLeft: Count.describe('Backup codes that were not used.'),
    passkeys: z.array(ExportedPasskey).max(100).describe('Passkeys, oldest first.'),
  })
  .meta({ id: 'ExportedEntry', description: 'What is stored of the way in to an account, without any secret.' })

/** An invitation in an export. */
export const ExportedInvitation = z
  .strictObject({
    id: Id.describe('Id of the invitation.'),
    organisation: ShownName.describe('Name of the organisation.'),
    email: Invitation.shape.email,
    role: Invitation.shape.role,
    status: z.enum(['pending', 'accepted', 'declined', 'cancelled']).describe('What became of it.'),
    invitedBy: Inviter,
    createdAt: Instant.describe('When it was sent.'),
    expiresAt: Invitation.shape.expiresAt,
  })
  .meta({ id: 'ExportedInvitation', description: 'An invitation to you, or by you; stored for 30 days.' })

/** A sign-up in an export. */
export const ExportedSignUp = z
  .strictObject({
    name: z.string().max(200).describe('The name that was given.'),
    locale: Me.shape.locale,
    createdAt: Instant.describe('When it was sent.'),
    expiresAt: Instant.describe('When its link is over.'),
  })
  .meta({ id: 'ExportedSignUp', description: 'A sign-up with your e-mail address, by whomever; stored for 7 days.' })

/** A waiting change of the e-mail address, in an export. */
export const ExportedEmailChange = z
  .strictObject({
    email: Me.shape.email.describe('The address that the account is to get.'),
    confirmed: z
      .array(z.enum(['old', 'new']))
      .max(2)
      .describe('Mailboxes that have confirmed.'),
    createdAt: Instant.describe('When it was asked for.'),
    expiresAt: Instant.describe('When its links are over.'),
  })
  .meta({ id: 'ExportedEmailChange', description: 'A change of the e-mail address that waits for both mailboxes.' })

/** Everything that is stored of a person. */
export const AccountExport = z
  .strictObject({
    exportedAt: Instant.describe('When this was put together.'),
    account: Me,
    entry: ExportedEntry,
    emailChange: ExportedEmailChange.nullable().describe(
      'A change of the e-mail address that waits; null without one.',
    ),
    sessions: z.array(ExportedSession).max(1000).describe('Sessions that are not over.'),
    keys: z.array(Key).max(keysMax).describe('The list of keys.'),
    usage: z.array(ExportedUsage).max(50_000).describe('Days with requests, of 90 days.'),
    providerKeys: z.array(ProviderKey).max(4).describe('Keys of providers, without the keys themselves.'),
    organisation: Organisation.nullable().describe(
      'The organisation; of other members without their e-mail addresses unless you administer it.',
    ),
    contacts: z
      .array(Lead)
      .max(200_000)
      .describe(
        'Contacts of visitors whose content the organisation keeps, newest first; for its owners and administrators, else none.',
      ),
    invitations: z.array(ExportedInvitation).max(10_000).describe('Invitations to you and by you, newest first.'),
    signUps: z.array(ExportedSignUp).max(10_000).describe('Sign-ups with your e-mail address that wait, newest first.'),
    events: z
      .array(ExportedEvent)
      .max(10_000)
      .describe('What was done in the account, and what you did in organisations, newest first.'),
  })
  .meta({ id: 'AccountExport', description: 'Everything that is stored of a person.' })

/** The answer with the export. */
export const ExportResponse = defineAccountEnvelope('ExportResponse', AccountExport)
