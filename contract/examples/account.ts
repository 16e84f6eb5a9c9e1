import type { ExampleRequest, Situation } from './example.ts'
import { wrongVersion } from './failures.ts'

/** The key of the examples, and an unknown one. */
const ownKey = { id: 'key_5f0c1d2e3a4b5c6d7e' }
const siteKey = { id: 'key_8a1b2c3d4e5f607182' }
const noKey = { id: 'key_000000000000000000' }

const createAccountExample = (name: string, summary: string, situation: Situation) => ({ name, summary, situation })

/** Failures of every account route. */
const everywhere: readonly ExampleRequest<never>[] = [
  createAccountExample('noCredential', 'Neither a session nor a key', 'noCredential'),
  createAccountExample('sessionOver', 'A session that has ended', 'sessionOver'),
  createAccountExample('withKey', 'An API key, which is no session', 'publishableKey'),
  createAccountExample('minuteUsedUp', 'The minute of the person is full', 'sessionMinuteUsedUp'),
  createAccountExample('brokenInside', 'Something fails inside', 'brokenAccount'),
  createAccountExample('storeAway', 'The store does not answer', 'brokenSessions'),
]

/** The failures of a route that reads no body, whose headers can be wrong all the same. */
const withoutBody: readonly ExampleRequest<never>[] = [...everywhere, wrongVersion]

/** The failures of a route that reads a body; `good` is a valid request. */
const listBodyFailures = <Body>(
  good: Pick<ExampleRequest<Body>, 'request' | 'params'>,
  media: string,
): readonly ExampleRequest<Body>[] => [
  { name: 'brokenJson', summary: 'A body that is not JSON', ...good, request: { wrong: '{"name": ' } },
  { ...createAccountExample('slowBody', 'A body that stops half-way', 'slowBody'), ...good },
  { ...createAccountExample('bodyAboveLimit', 'A body above the limit of the operation', 'bodyAboveLimit'), ...good },
  {
    name: 'textBody',
    summary: 'A body of another media type',
    ...good,
    request: { headers: { 'Content-Type': 'text/plain' }, wrong: media },
  },
]

const onKey = (params: Record<string, string>, examples: readonly ExampleRequest<never>[]) =>
  examples.map(example => ({ ...example, params }))

const issueToken: readonly ExampleRequest<never>[] = [
  createAccountExample('token', 'A token of the session, for a page of ours', 'cookie'),
  {
    ...createAccountExample('foreignPage', 'A cookie that comes from a foreign page', 'cookie'),
    request: { headers: { Origin: 'https://elsewhere.example' } },
  },
  ...withoutBody.map(example =>
    example.situation === 'brokenAccount' ? { ...example, situation: 'brokenToken' as const } : example,
  ),
]

const me: readonly ExampleRequest<never>[] = [
  { name: 'account', summary: 'An account without an organisation' },
  createAccountExample('inOrganisation', 'An administrator of an organisation', 'organisation'),
  ...withoutBody,
]

const keys: readonly ExampleRequest<never>[] = [
  { name: 'keys', summary: 'A key for a server and one for a site' },
  createAccountExample('ofOrganisation', 'With a key of the organisation, whose maker has left', 'organisation'),
  ...withoutBody,
]

const newSecret = { request: { body: { name: 'Valuation service' } } }
const newSite = {
  request: { body: { name: 'My pages', kind: 'publishable' as const, origins: ['https://agency.example'] } },
}

const createKey: readonly ExampleRequest<object>[] = [
  { name: 'secret', summary: 'A key for a server', ...newSecret },
  { name: 'publishable', summary: 'A key for the pages of a site', ...newSite },
  {
    name: 'aboveThePlan',
    summary: 'A tier that the plan does not offer',
    request: { body: { name: 'Valuation service', tier: 'pro' } },
  },
  {
    name: 'withoutOrigins',
    summary: 'A publishable key without its pages',
    request: { body: { name: 'My pages', kind: 'publishable' } },
  },
  {
    name: 'ofNoOrganisation',
    summary: 'A key of an organisation by somebody who has none',
    request: { body: { name: 'Shared', owner: 'organisation' } },
  },
  { ...createAccountExample('noKeyLeft', 'The plan allows no more active keys', 'keysUsedUp'), ...newSecret },
  {
    ...createAccountExample('madeAlready', 'An Idempotency-Key whose key was made already', 'keyMadeBefore'),
    request: { headers: { 'Idempotency-Key': 'pages-1' }, body: { name: 'Valuation service' } },
  },
  ...listBodyFailures(newSecret, 'name=Pages'),
  ...everywhere.map(example => ({ ...example, ...newSecret })),
]

const key: readonly ExampleRequest<never>[] = [
  { name: 'secret', summary: 'A key for a server', params: ownKey },
  { name: 'publishable', summary: 'A key for a site, which is shown again', params: siteKey },
  { name: 'unknown', summary: 'An id that no key of yours has', params: noKey },
  ...onKey(ownKey, withoutBody),
]

const newOrigins = { params: siteKey, request: { body: { origins: ['https://www.agency.example'] } } }

const setOrigins: readonly ExampleRequest<object>[] = [
  { name: 'origins', summary: 'A site that moved', ...newOrigins },
  { name: 'ofSecretKey', summary: 'A key for a server has no origins', ...newOrigins, params: ownKey },
  {
    name: 'noOrigin',
    summary: 'An address of a page is no origin',
    params: siteKey,
    request: { body: { origins: ['https://agency.example/contact'] } },
  },
  { name: 'unknown', summary: 'An id that no key of yours has', ...newOrigins, params: noKey },
  ...listBodyFailures(newOrigins, 'origins=x'),
  ...everywhere.map(example => ({ ...example, ...newOrigins })),
]

const revokeKey: readonly ExampleRequest<never>[] = [
  { name: 'revoked', summary: 'From now on the key is refused', params: ownKey },
  { name: 'unknown', summary: 'An id that no key of yours has', params: noKey },
  ...onKey(ownKey, withoutBody),
]

const keyUsage: readonly ExampleRequest<never>[] = [
  { name: 'usage', summary: 'Thirty days of a key', params: ownKey },
  { name: 'unknown', summary: 'An id that no key of yours has', params: noKey },
  ...onKey(ownKey, withoutBody),
]

const usage: readonly ExampleRequest<never>[] = [{ name: 'usage', summary: 'Thirty days of all keys' }, ...withoutBody]

const organisation: readonly ExampleRequest<never>[] = [
  createAccountExample('organisation', 'An organisation as its administrator sees it', 'organisation'),
  { name: 'none', summary: 'Somebody without an organisation' },
  ...withoutBody,
]

const organisationEvents: readonly ExampleRequest<never>[] = [
  createAccountExample('events', 'What was done lately, as the owner reads it', 'ownOrganisation'),
  {
    ...createAccountExample('older', 'What was done before an event', 'ownOrganisation'),
    query: { before: 'aud_000000000000000000000002' },
  },
  {
    ...createAccountExample('unknownEvent', 'An id that no event of the organisation has', 'ownOrganisation'),
    query: { before: 'aud_ffffffffffffffffffffffff' },
  },
  createAccountExample('asAdministrator', 'An administrator, who is not the owner', 'organisation'),
  { name: 'none', summary: 'Somebody without an organisation' },
  ...withoutBody,
]

/** A picture of two by two pixels in one colour. */
const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEUlEQVR4nGOQt4qXt4pngFAAEy4C4ax1fH8AAAAASUVORK5CYII='

const branding: readonly ExampleRequest<never>[] = [
  createAccountExample('unsaved', 'An organisation that saved no brand yet', 'organisation'),
  { name: 'none', summary: 'Somebody without an organisation' },
  ...withoutBody,
]

const brand = {
  request: {
    body: {
      name: 'Agence Exemple',
      colour: '#1F3A5F',
      logo,
      address: '1, rue Exemple, L-8226 Mamer',
      email: 'contact@agency.example',
      website: 'www.agency.example',
      legalMention: 'Autorisation no 00000000/0',
    },
  },
}

const saveBranding: readonly ExampleRequest<object>[] = [
  { ...createAccountExample('brand', 'A brand with a logo', 'organisation'), ...brand },
  {
    ...createAccountExample('noPicture', 'A logo that is no picture', 'organisation'),
    request: { body: { name: 'Agence Exemple', logo: 'AAAA' } },
  },
  {
    ...createAccountExample('wrongColour', 'A colour by its name', 'organisation'),
    request: { wrong: { name: 'Agence Exemple', colour: 'blue' } },
  },
  { name: 'none', summary: 'Somebody without an organisation', ...brand },
  ...listBodyFailures(brand, 'name=x'),
  ...everywhere.map(example => ({ ...example, ...brand })),
]

const providerKeys: readonly ExampleRequest<never>[] = [
  createAccountExample('stored', 'An own key, and one of the organisation', 'providerKeys'),
  { name: 'none', summary: 'No provider key' },
  ...withoutBody,
]

const openai = { provider: 'openai' }
const newProviderKey = { params: openai, request: { body: { key: 'sk-proj-0000000000000000Qx2f' } } }

const saveProviderKey: readonly ExampleRequest<object>[] = [
  { name: 'accepted', summary: 'A key that the provider takes', ...newProviderKey },
  {
    name: 'rejected',
    summary: 'A key that the provider refuses',
    params: openai,
    request: { body: { key: 'sk-proj-refused-0000000000' } },
  },
  { name: 'tooShort', summary: 'A text that is no key', params: openai, request: { wrong: { key: 'sk-1' } } },
  { name: 'otherProvider', summary: 'A provider that is not offered', ...newProviderKey, params: { provider: 'groq' } },
  {
    name: 'ofNoOrganisation',
    summary: 'A key for an organisation by somebody who has none',
    params: openai,
    request: { body: { ...newProviderKey.request.body, owner: 'organisation' } },
  },
  {
    ...createAccountExample('off', 'An installation without PROVIDER_KEY_SECRETS', 'providerKeysOff'),
    ...newProviderKey,
  },
  ...listBodyFailures(newProviderKey, 'key=x'),
  ...everywhere.map(example => ({ ...example, ...newProviderKey })),
]

const deleteProviderKey: readonly ExampleRequest<never>[] = [
  { ...createAccountExample('deleted', 'The provider is no longer called with it', 'providerKeys'), params: openai },
  { name: 'none', summary: 'There was none', params: openai },
  {
    name: 'ofNoOrganisation',
    summary: 'That of an organisation by somebody who has none',
    params: openai,
    query: { owner: 'organisation' },
  },
  { name: 'otherProvider', summary: 'A provider that is not offered', params: { provider: 'groq' } },
  { name: 'otherOwner', summary: 'An owner that is none', params: openai, query: { owner: 'everybody' } },
  ...onKey(openai, withoutBody),
]

const exported: readonly ExampleRequest<never>[] = [
  { name: 'export', summary: 'Everything that is stored of a person' },
  createAccountExample('tooSoon', 'A second export within a minute', 'exportedBefore'),
  ...withoutBody,
]

/** Examples of the operations of accounts. */
export const account = {
  ...{
    issueToken,
    me,
    keys,
    createKey,
    key,
    setOrigins,
    revokeKey,
    keyUsage,
    usage,
    organisation,
    organisationEvents,
    providerKeys,
    saveProviderKey,
    deleteProviderKey,
    branding,
    saveBranding,
  },
  export: exported,
}
