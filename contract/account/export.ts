import * as z from 'zod'
import { Day, Instant } from '../shared/units.ts'
import { accountEnvelope } from './envelope.ts'
import { Key, keysMax } from './key.ts'
import { Me } from './me.ts'
import { Organisation } from './organisation.ts'
import { Count, Id } from './owner.ts'
import { ProviderKey } from './provider-key.ts'

/** A session in an export. */
export const ExportedSession = z
  .strictObject({
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
    keyId: Id.describe('Id of the key.'),
    day: Day.describe('A UTC day.'),
    count: Count.describe('Requests counted in it.'),
  })
  .meta({ id: 'ExportedUsage', description: 'The requests of one day of one key.' })

/** Something that was done in an account. */
export const ExportedEvent = z
  .strictObject({
    at: Instant.describe('When.'),
    action: z.string().max(60).describe('What, as `key.created`.'),
    targetId: Id.nullable().describe('To what; null where it is the account itself.'),
    detail: z.string().max(1000).describe('What belongs to it, as JSON; never a secret.'),
  })
  .meta({ id: 'ExportedEvent', description: 'Something that was done in an account.' })

/** Everything that is stored of a person. */
export const AccountExport = z
  .strictObject({
    exportedAt: Instant.describe('When this was put together.'),
    account: Me,
    sessions: z.array(ExportedSession).max(1000).describe('Sessions that are not over.'),
    keys: z.array(Key).max(keysMax).describe('The list of keys.'),
    usage: z.array(ExportedUsage).max(50_000).describe('Days with requests, of 90 days.'),
    providerKeys: z.array(ProviderKey).max(4).describe('Keys of providers, without the keys themselves.'),
    organisation: Organisation.nullable().describe(
      'The organisation; of other members without their e-mail addresses unless you administer it.',
    ),
    events: z.array(ExportedEvent).max(10_000).describe('What was done in the account, newest first.'),
  })
  .meta({ id: 'AccountExport', description: 'Everything that is stored of a person.' })

/** The answer with the export. */
export const ExportResponse = accountEnvelope('ExportResponse', AccountExport)
