import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { Brand, BrandingResponse } from './account/brand.ts'
import { ExportResponse, exportFileName } from './account/export.ts'
import { CreatedKeyResponse, KeyOrigins, KeyResponse, KeysResponse, NewKey } from './account/key.ts'
import { MeResponse, TokenResponse } from './account/me.ts'
import { OrganisationResponse } from './account/organisation.ts'
import {
  type OrganisationEventList,
  OrganisationEventsQuery,
  OrganisationEventsResponse,
  toOrganisationEventRows,
} from './account/organisation-events.ts'
import {
  DeletedProviderKeyResponse,
  NewProviderKey,
  ProviderKeyQuery,
  ProviderKeyResponse,
  ProviderKeysResponse,
  ProviderPath,
} from './account/provider-key.ts'
import { AccountUsageResponse, KeyUsageResponse } from './account/usage.ts'
import { type Access, KiB } from './shared/access.ts'
import { ErrorResponse } from './shared/errors.ts'
import { readFailures } from './shared/statuses.ts'

const reading: Access = { credentials: ['session'], quota: 'account', bodyLimitBytes: 0, rules: [] }
const writing: Access = { ...reading, bodyLimitBytes: 16 * KiB }

const bodyFailures = { 400: ErrorResponse, 408: ErrorResponse, 413: ErrorResponse, 415: ErrorResponse } as const

/** Any text: an unknown id is answered as not found. */
const KeyPath = z.strictObject({ id: z.string().describe('Id of the key.') })

const toEventRows = ({ events }: z.infer<typeof OrganisationEventList>) => toOrganisationEventRows(events)

/** The routes of an account: keys, usage, organisation. */
export const account = initContract().router(
  {
    issueToken: {
      method: 'POST',
      path: '/account/token',
      summary: 'Get a token for the session',
      description:
        'Gives a page of ours, by its cookie, a token for 15 minutes that programs send as `Authorization: Bearer`. It ends with its session. A token cannot make another one.',
      body: initContract().noBody(),
      responses: { 200: TokenResponse },
      metadata: { ...reading, cookieOnly: true } satisfies Access,
    },
    me: {
      method: 'GET',
      path: '/account',
      summary: 'The account of the session',
      description: 'Who is signed in, under which plan, in which organisation, and how many keys there are.',
      responses: { 200: MeResponse },
      metadata: reading,
    },
    keys: {
      method: 'GET',
      path: '/account/keys',
      summary: 'The keys of the account and its organisation',
      description: 'Your own keys, then those of your organisation; newest first; revoked ones for 90 days.',
      responses: { 200: KeysResponse },
      metadata: reading,
    },
    createKey: {
      method: 'POST',
      path: '/account/keys',
      summary: 'Create a key',
      description:
        'Makes a key of a tier that the plan offers. The key itself is answered this once; only its hash is stored. With an Idempotency-Key a repeat is 409 and makes no second key.',
      body: NewKey,
      responses: { 201: CreatedKeyResponse, ...bodyFailures, 404: ErrorResponse, 409: ErrorResponse },
      metadata: writing,
    },
    key: {
      method: 'GET',
      path: '/account/keys/:id',
      pathParams: KeyPath,
      summary: 'One key',
      description: 'A key of the account or of its organisation, with what was used of it today.',
      responses: { 200: KeyResponse, 404: ErrorResponse },
      metadata: reading,
    },
    setOrigins: {
      method: 'PUT',
      path: '/account/keys/:id/origins',
      pathParams: KeyPath,
      summary: 'Set the origins of a publishable key',
      description: 'Replaces the origins whose pages may use a publishable key; honoured within 5 seconds.',
      body: KeyOrigins,
      responses: { 200: KeyResponse, ...bodyFailures, 404: ErrorResponse },
      metadata: writing,
    },
    revokeKey: {
      method: 'DELETE',
      path: '/account/keys/:id',
      pathParams: KeyPath,
      body: initContract().noBody(),
      summary: 'Revoke a key',
      description:
        'From then on, within 5 seconds, the key is refused everywhere, for good. Again: the first instant stays.',
      responses: { 200: KeyResponse, 404: ErrorResponse },
      metadata: reading,
    },
    keyUsage: {
      method: 'GET',
      path: '/account/keys/:id/usage',
      pathParams: KeyPath,
      summary: 'Thirty days of usage of a key',
      description: 'What was counted on each of the thirty UTC days that end today.',
      responses: { 200: KeyUsageResponse, 404: ErrorResponse },
      metadata: reading,
    },
    usage: {
      method: 'GET',
      path: '/account/usage',
      summary: 'Thirty days of usage of all keys',
      description: 'What was counted of the keys of the list, day by day and key by key.',
      responses: { 200: AccountUsageResponse },
      metadata: reading,
    },
    providerKeys: {
      method: 'GET',
      path: '/account/provider-keys',
      summary: 'The provider keys of the account and its organisation',
      description: 'Which providers of language models are called with your own key; never the keys themselves.',
      responses: { 200: ProviderKeysResponse },
      metadata: reading,
    },
    saveProviderKey: {
      method: 'PUT',
      path: '/account/provider-keys/:provider',
      pathParams: ProviderPath,
      summary: 'Save a provider key',
      description:
        'The provider is asked whether it takes the key, for 10 seconds at most: one that it refuses is not stored. Replaces the earlier key of the same owner; stored encrypted.',
      body: NewProviderKey,
      responses: { 200: ProviderKeyResponse, ...bodyFailures, 404: ErrorResponse },
      metadata: writing,
    },
    deleteProviderKey: {
      method: 'DELETE',
      path: '/account/provider-keys/:provider',
      pathParams: ProviderPath,
      query: ProviderKeyQuery,
      body: initContract().noBody(),
      summary: 'Delete a provider key',
      description: 'From then on the provider is not called with it any more.',
      responses: { 200: DeletedProviderKeyResponse, 400: ErrorResponse, 404: ErrorResponse },
      metadata: reading,
    },
    organisation: {
      method: 'GET',
      path: '/account/organisation',
      summary: 'The organisation of the account',
      description: 'Its members and, for whoever may invite, its open invitations.',
      responses: { 200: OrganisationResponse, 404: ErrorResponse },
      metadata: reading,
    },
    organisationEvents: {
      method: 'GET',
      path: '/account/organisation/events',
      query: OrganisationEventsQuery,
      summary: 'What was done in the organisation',
      description:
        'Who made, changed or revoked what in it, when and from where, newest first, 50 an answer; for its owner. As a table with `Accept: text/csv`.',
      responses: { 200: OrganisationEventsResponse, 400: ErrorResponse, 404: ErrorResponse },
      metadata: { ...reading, csvRows: toEventRows } satisfies Access as Access,
    },
    branding: {
      method: 'GET',
      path: '/account/organisation/branding',
      summary: 'The brand of the organisation',
      description: 'How the organisation looks in print; null while nothing was saved.',
      responses: { 200: BrandingResponse, 404: ErrorResponse },
      metadata: reading,
    },
    saveBranding: {
      method: 'PUT',
      path: '/account/organisation/branding',
      summary: 'Save the brand of the organisation',
      description: 'Replaces the whole brand; for owners and administrators. What is saved can be printed.',
      body: Brand,
      responses: { 200: BrandingResponse, ...bodyFailures, 404: ErrorResponse },
      metadata: { ...reading, bodyLimitBytes: 1536 * KiB } satisfies Access,
    },
    export: {
      method: 'GET',
      path: '/account/export',
      summary: 'Export everything stored about the account',
      description:
        'At most once a minute. No hash, no secret, and no e-mail of others unless you administer the organisation. Whoever sends the cookie proves the origin of the request, as for one that changes something.',
      responses: { 200: ExportResponse },
      metadata: { ...reading, provesOrigin: true, fileName: exportFileName } satisfies Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: readFailures },
)
