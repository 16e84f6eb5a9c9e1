import type * as z from 'zod'
import type * as brand from '#contract/account/brand'
import type * as accountEnvelope from '#contract/account/envelope'
import type * as accountExport from '#contract/account/export'
import type * as accountKey from '#contract/account/key'
import type * as me from '#contract/account/me'
import type * as organisation from '#contract/account/organisation'
import type * as organisationEvents from '#contract/account/organisation-events'
import type * as owner from '#contract/account/owner'
import type * as providerKey from '#contract/account/provider-key'
import type * as accountUsage from '#contract/account/usage'
import type * as sandbox from '#contract/sandbox'
import type * as printed from '../../sdk/src/derived/types.ts'
import { tied } from './tied.ts'

/** The types of accounts that the SDK prints, each tied to the contract. */
export const accountTies: Record<string, true> = {
  AccountExport: tied<z.output<typeof accountExport.AccountExport>, printed.AccountExport>(),
  AccountMeta: tied<z.output<typeof accountEnvelope.AccountMeta>, printed.AccountMeta>(),
  AccountUsage: tied<z.output<typeof accountUsage.AccountUsage>, printed.AccountUsage>(),
  AccountUsageResponse: tied<z.output<typeof accountUsage.AccountUsageResponse>, printed.AccountUsageResponse>(),
  CreatedKey: tied<z.output<typeof accountKey.CreatedKey>, printed.CreatedKey>(),
  CreatedKeyResponse: tied<z.output<typeof accountKey.CreatedKeyResponse>, printed.CreatedKeyResponse>(),
  EventActor: tied<z.output<typeof organisationEvents.EventActor>, printed.EventActor>(),
  EventTarget: tied<z.output<typeof organisationEvents.EventTarget>, printed.EventTarget>(),
  ExportResponse: tied<z.output<typeof accountExport.ExportResponse>, printed.ExportResponse>(),
  ExportedEmailChange: tied<z.output<typeof accountExport.ExportedEmailChange>, printed.ExportedEmailChange>(),
  ExportedEvent: tied<z.output<typeof accountExport.ExportedEvent>, printed.ExportedEvent>(),
  ExportedSignUp: tied<z.output<typeof accountExport.ExportedSignUp>, printed.ExportedSignUp>(),
  ExportedPasskey: tied<z.output<typeof accountExport.ExportedPasskey>, printed.ExportedPasskey>(),
  ExportedInvitation: tied<z.output<typeof accountExport.ExportedInvitation>, printed.ExportedInvitation>(),
  ExportedEntry: tied<z.output<typeof accountExport.ExportedEntry>, printed.ExportedEntry>(),
  ExportedSession: tied<z.output<typeof accountExport.ExportedSession>, printed.ExportedSession>(),
  ExportedUsage: tied<z.output<typeof accountExport.ExportedUsage>, printed.ExportedUsage>(),
  Invitation: tied<z.output<typeof organisation.Invitation>, printed.Invitation>(),
  Inviter: tied<z.output<typeof organisation.Inviter>, printed.Inviter>(),
  Key: tied<z.output<typeof accountKey.Key>, printed.Key>(),
  AnalyzeToday: tied<z.output<typeof me.AnalyzeToday>, printed.AnalyzeToday>(),
  KeyCounts: tied<z.output<typeof me.KeyCounts>, printed.KeyCounts>(),
  KeyKind: tied<z.output<typeof accountKey.KeyKind>, printed.KeyKind>(),
  KeyList: tied<z.output<typeof accountKey.KeyList>, printed.KeyList>(),
  KeyMaker: tied<z.output<typeof accountKey.KeyMaker>, printed.KeyMaker>(),
  KeyOrigins: tied<z.input<typeof accountKey.KeyOrigins>, printed.KeyOrigins>(),
  KeyResponse: tied<z.output<typeof accountKey.KeyResponse>, printed.KeyResponse>(),
  KeyToday: tied<z.output<typeof accountKey.KeyToday>, printed.KeyToday>(),
  KeyUsage: tied<z.output<typeof accountUsage.KeyUsage>, printed.KeyUsage>(),
  KeyUsageResponse: tied<z.output<typeof accountUsage.KeyUsageResponse>, printed.KeyUsageResponse>(),
  KeysResponse: tied<z.output<typeof accountKey.KeysResponse>, printed.KeysResponse>(),
  Me: tied<z.output<typeof me.Me>, printed.Me>(),
  MeResponse: tied<z.output<typeof me.MeResponse>, printed.MeResponse>(),
  OrganisationEvent: tied<z.output<typeof organisationEvents.OrganisationEvent>, printed.OrganisationEvent>(),
  OrganisationEventList: tied<
    z.output<typeof organisationEvents.OrganisationEventList>,
    printed.OrganisationEventList
  >(),
  OrganisationEventsResponse: tied<
    z.output<typeof organisationEvents.OrganisationEventsResponse>,
    printed.OrganisationEventsResponse
  >(),
  Member: tied<z.output<typeof organisation.Member>, printed.Member>(),
  MemberRole: tied<z.output<typeof owner.MemberRole>, printed.MemberRole>(),
  MembershipOf: tied<z.output<typeof me.MembershipOf>, printed.MembershipOf>(),
  NewKey: tied<z.input<typeof accountKey.NewKey>, printed.NewKey>(),
  OfferedTier: tied<z.output<typeof accountKey.OfferedTier>, printed.OfferedTier>(),
  OneKey: tied<z.output<typeof accountKey.OneKey>, printed.OneKey>(),
  Organisation: tied<z.output<typeof organisation.Organisation>, printed.Organisation>(),
  OrganisationResponse: tied<z.output<typeof organisation.OrganisationResponse>, printed.OrganisationResponse>(),
  Owner: tied<z.output<typeof owner.Owner>, printed.Owner>(),
  OwnerKind: tied<z.output<typeof owner.OwnerKind>, printed.OwnerKind>(),
  Plan: tied<z.output<typeof owner.Plan>, printed.Plan>(),
  Token: tied<z.output<typeof me.Token>, printed.Token>(),
  TokenResponse: tied<z.output<typeof me.TokenResponse>, printed.TokenResponse>(),
  UsageDay: tied<z.output<typeof accountUsage.UsageDay>, printed.UsageDay>(),
  UsageOfKey: tied<z.output<typeof accountUsage.UsageOfKey>, printed.UsageOfKey>(),
  Brand: tied<z.input<typeof brand.Brand>, printed.Brand>(),
  Branding: tied<z.output<typeof brand.Branding>, printed.Branding>(),
  BrandingResponse: tied<z.output<typeof brand.BrandingResponse>, printed.BrandingResponse>(),
  DeletedProviderKey: tied<z.output<typeof providerKey.DeletedProviderKey>, printed.DeletedProviderKey>(),
  DeletedProviderKeyResponse: tied<
    z.output<typeof providerKey.DeletedProviderKeyResponse>,
    printed.DeletedProviderKeyResponse
  >(),
  OneProviderKey: tied<z.output<typeof providerKey.OneProviderKey>, printed.OneProviderKey>(),
  OwnProvider: tied<z.output<typeof providerKey.OwnProvider>, printed.OwnProvider>(),
  ProviderKey: tied<z.output<typeof providerKey.ProviderKey>, printed.ProviderKey>(),
  ProviderKeyList: tied<z.output<typeof providerKey.ProviderKeyList>, printed.ProviderKeyList>(),
  ProviderKeyResponse: tied<z.output<typeof providerKey.ProviderKeyResponse>, printed.ProviderKeyResponse>(),
  ProviderKeysResponse: tied<z.output<typeof providerKey.ProviderKeysResponse>, printed.ProviderKeysResponse>(),
  NewProviderKey: tied<z.input<typeof providerKey.NewProviderKey>, printed.NewProviderKey>(),
  OneBranding: tied<z.output<typeof brand.OneBranding>, printed.OneBranding>(),
  NewSandbox: tied<z.input<typeof sandbox.NewSandbox>, printed.NewSandbox>(),
  PrivateSandbox: tied<z.output<typeof sandbox.PrivateSandbox>, printed.PrivateSandbox>(),
  PrivateSandboxResponse: tied<z.output<typeof sandbox.PrivateSandboxResponse>, printed.PrivateSandboxResponse>(),
  SandboxWebhook: tied<z.output<typeof sandbox.SandboxWebhook>, printed.SandboxWebhook>(),
}
