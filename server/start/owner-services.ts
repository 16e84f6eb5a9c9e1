import type { Attempts } from '../access/attempts.ts'
import type { DeviceCookie } from '../access/device-cookie.ts'
import type { RandomBytes } from '../access/keys.ts'
import type { Accounts, Mail } from '../ports/accounts.ts'
import type { ProviderKeys } from '../ports/provider-keys.ts'
import { createAccountKeys } from '../services/account/account-keys.ts'
import { createAccountProviderKeys } from '../services/account/account-provider-keys.ts'
import { createBrandings } from '../services/account/brandings.ts'
import type { Confirmation } from '../services/account/confirmation.ts'
import { createMadeItems } from '../services/account/made-items.ts'
import { createOrganisations as organisationsOf } from '../services/account/organisations.ts'
import { createPrivacy } from '../services/account/privacy.ts'
import { createProfiles } from '../services/account/profiles.ts'
import type { AccountStores } from './account-stores.ts'
import type { Counting } from './counting.ts'
import type { OpenLeads } from './leads.ts'
import { pictures } from './pictures.ts'
import { loadReportDrawing } from './report-drawing.ts'

/** Dependencies of the services for owners of keys. */
export interface OwnerDependencies {
  counting: Pick<Counting, 'tiers'>
  providerKeys: ProviderKeys
  leads: Pick<OpenLeads, 'services' | 'letters' | 'signing'>
  process: { now(): Date; randomBytes: RandomBytes }
}

/** Services for an owner's keys, profile, organisation with its brand, and provider keys. */
export const createOwnerServices = (
  accounts: Accounts,
  { keys, usage, organisations, organisationEvents: events, audit, persons, notices }: AccountStores,
  mail: Mail,
  { attempts, confirmation }: { attempts: Attempts; confirmation: Confirmation },
  { counting: { tiers }, providerKeys, leads, process: { now, randomBytes } }: OwnerDependencies,
) => ({
  keys: createAccountKeys({ keys, usage, organisations, profiles: persons, tiers, mail, randomBytes, now }),
  profiles: createProfiles({ profiles: persons, organisations, keys, usage, now }),
  organisations: organisationsOf({
    accounts,
    organisations,
    events,
    audit,
    profiles: persons,
    notices,
    attempts,
    confirmation,
    rotation: leads.signing.rotation,
    letters: leads.letters,
    mail,
    now,
  }),
  brandings: createBrandings({ organisations, letters: loadReportDrawing, pictures, now }),
  providerKeys: createAccountProviderKeys({ organisations, providerKeys }),
})

type OwnerServices = ReturnType<typeof createOwnerServices>

/** What former members made, and the decisions about it. */
export const openMadeItems = (
  { keys, providerKeys }: OwnerServices,
  confirmation: Confirmation,
  { madeItems, organisations }: AccountStores,
  { leads, process: { randomBytes, now } }: OwnerDependencies,
) =>
  createMadeItems({
    records: madeItems,
    organisations,
    confirmation,
    keys,
    providerKeys,
    leads: leads.services,
    webhooks: leads.signing.webhooks,
    sealing: leads.signing.sealing,
    randomBytes,
    now,
  })

/** Export and deletion of a person's data. */
export const openPrivacy = (
  { keys, profiles, organisations, providerKeys }: OwnerServices,
  { accounts, limits, devices }: { accounts: Accounts; limits: Attempts; devices: DeviceCookie },
  { audit, sessions, usage, removal, personData, emailChanges }: AccountStores,
  { leads, process: { now } }: OwnerDependencies,
) =>
  createPrivacy({
    accounts,
    attempts: limits,
    devices,
    audit,
    personData,
    emailChanges,
    sessions,
    usage,
    removal,
    rotation: leads.signing.rotation,
    letters: leads.letters,
    profiles,
    keys,
    providerKeys,
    organisations,
    leads: leads.services.leads,
    now,
  })
