import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { Me } from '#contract/account/me'
import { resolveTierLimits } from '#server/access/tiers'
import { renderAccessReview } from '#server/pages/account/access-review'
import { type AccountPage, getAccountTitle, renderAccount, renderAccountHeading } from '#server/pages/account/account'
import { renderAreaPage } from '#server/pages/account/area-page'
import { renderBranding } from '#server/pages/account/branding'
import { renderCheckMail } from '#server/pages/account/check-mail'
import { renderCodeForm } from '#server/pages/account/code'
import { renderConfirm } from '#server/pages/account/confirm'
import { renderCreatedKey } from '#server/pages/account/created-key'
import { renderEmailQuestion } from '#server/pages/account/email-change'
import { renderEmbed } from '#server/pages/account/embed'
import { renderForgotForm, renderResetForm } from '#server/pages/account/forgot'
import { renderHandOver } from '#server/pages/account/hand-over'
import { renderInvitation } from '#server/pages/account/invitation'
import { renderKeptForm } from '#server/pages/account/kept-entries'
import { renderKey } from '#server/pages/account/key'
import { renderKeys } from '#server/pages/account/keys'
import { renderMadeItems } from '#server/pages/account/made-items'
import { renderOrganisation } from '#server/pages/account/organisation'
import { renderOrganisationEvents } from '#server/pages/account/organisation-events'
import { renderPasskeyPrompt } from '#server/pages/account/passkey-prompt'
import { renderPasskey } from '#server/pages/account/passkeys'
import { renderPrivacy } from '#server/pages/account/privacy'
import { renderProblem } from '#server/pages/account/problem'
import { renderProviderKeys } from '#server/pages/account/provider-keys'
import { renderReportForm } from '#server/pages/account/report'
import { renderResults } from '#server/pages/account/results'
import { renderBackupCodes, renderTwoFactorSetUp } from '#server/pages/account/second-step'
import { renderSecurity } from '#server/pages/account/security'
import { renderSessions } from '#server/pages/account/sessions'
import { renderShopWindow } from '#server/pages/account/shop-window'
import { renderSignIn } from '#server/pages/account/sign-in-page'
import { renderSignUp } from '#server/pages/account/sign-up'
import { renderDeadLink, renderVerify } from '#server/pages/account/verify'
import { type AskPage, getAskTitle, renderAsk } from '#server/pages/ask/view'
import type { Refused } from '#server/pages/form'
import { type Html, html } from '#server/pages/html'
import { renderContactTerms } from '#server/pages/landing/contact-terms'
import { renderLanding } from '#server/pages/landing/landing'
import { renderNotFound } from '#server/pages/landing/not-found'
import { renderPlans } from '#server/pages/landing/plans'
import { renderRecipes } from '#server/pages/leads/recipes'
import { homeSheetPath } from '#server/pages/look'
import { renderCommunePage } from '#server/pages/market/commune-page'
import { renderMarketPage } from '#server/pages/market/market-page'
import { createMarketTexts } from '#server/pages/market/market-texts'
import { getReadTitle, renderRead } from '#server/pages/read/form'
import type { Words } from '#server/pages/words'
import type { AccessItem } from '#server/services/account/account-services'
import type { FormResults } from '#server/services/leads/form-results'
import { getCalculationPrices } from '#server/start/calculation-prices'
import { leadSamples, listedLead } from './lead-cases.ts'
import type { Sample } from './sample.ts'

const day = '2026-11-22'
const at = '2026-11-22T10:00:00.000Z'

/** Thirty UTC days that end on 22 November 2026: 7 calls on the first, 14 on the second, then from the start again after six. */
const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
  count: index === 29 ? 37 : (index % 6) * 7,
}))
const total = days.reduce((sum, { count }) => sum + count, 0)
const today = { used: 37, limit: 200, remaining: 163, resetsAt: '2026-11-23T00:00:00.000Z' }

const ask: AskPage = {
  providers: ['groq'],
  isSignedIn: false,
  ownProviders: [],
  hasAccounts: true,
  sandboxApiKey: 'vk_sandbox_public',
}

/** One dot in one colour: the smallest PNG. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const data = (name: string) => {
  const user = { kind: 'user', id: 'usr_0123456789abcdef01234567', name } as const
  const organisation = { kind: 'organisation', id: 'org_0123456789abcdef01234567', name } as const
  const secretKey: z.infer<typeof Key> = {
    id: 'key_5f0c1d2e3a4b5c6d7e',
    name,
    tier: 'free',
    kind: 'secret',
    owner: user,
    origins: [],
    display: 'vk_live_3f9a…7Qx2',
    text: null,
    createdAt: at,
    createdBy: null,
    revokedAt: null,
    today,
  }
  const publicKey: z.infer<typeof Key> = {
    id: 'key_6f0c1d2e3a4b5c6d7e',
    name,
    tier: 'pro',
    kind: 'publishable',
    owner: organisation,
    origins: ['https://agency.lu'],
    display: 'vp_live_3f9a…7Qx2',
    text: 'vp_live_3f9aK7Qx2',
    createdAt: at,
    createdBy: { id: user.id, name, member: false },
    revokedAt: null,
    today: { ...today, limit: null, remaining: null },
  }
  const me: z.infer<typeof Me> = {
    id: user.id,
    name,
    email: 'ada.lovelace@agence-exemple.lu',
    locale: 'fr',
    twoFactor: false,
    plan: 'pro',
    createdAt: at,
    organisation: { id: organisation.id, name, role: 'owner', plan: 'enterprise' },
    keys: { active: 1, activeMax: 20, createdToday: 1, createdPerDayMax: 40 },
    analyze: { used: 2, limit: 5, remaining: 3, resetsAt: '2026-11-23T00:00:00.000Z' },
  }
  const members = (['owner', 'admin', 'member'] as const).map((role, index) => ({
    ...{ id: `mbr_${index}123456789abcdef01234567`, name, email: `${role}@agence-exemple.lu`, role, joinedAt: at },
  }))
  const shown = {
    ...{ id: organisation.id, name, role: 'owner' as const, plan: 'pro' as const, createdAt: at, members },
    isSecondStepRequired: true,
    invitations: [
      {
        ...{ id: 'inv_0123456789abcdef01234567', email: 'grace@agence-exemple.lu', role: 'admin' as const },
        ...{ invitedBy: { id: user.id, name }, expiresAt: at },
      },
    ],
  }
  const branding = {
    ...{
      name,
      colour: '#0B5D4E',
      contrast: 7.6,
      logo: png,
      address: `12, rue de Belair, ${name}`,
      phone: '+352 26 12 34',
    },
    ...{ email: 'bonjour@agence-exemple.lu', website: 'agence-exemple.lu', legalMention: name, updatedAt: at },
  }
  const invitation = {
    ...{ id: 'inv_0123456789abcdef01234567', organisation: name, inviter: name, email: 'ada@agency.lu' },
    ...{ role: 'admin' as const, isOver: false },
  }
  const usage = {
    ...{ from: '2026-10-24', to: day, days, total },
    keys: [secretKey, publicKey].map(key => ({ keyId: key.id, name, total, today: key.today })),
  }
  return {
    me,
    keys: [secretKey, publicKey, { ...secretKey, revokedAt: at }],
    secretKey,
    publicKey,
    providerKeys: (['accepted', 'unchecked', 'rejected'] as const).map((status, index) => ({
      ...{ provider: 'openai' as const, owner: index === 0 ? user : organisation, display: '…Qx2f', status },
      ...{ createdAt: at, lastUsedAt: index === 0 ? at : null },
    })),
    usage,
    shown,
    branding,
    invitation,
  }
}

/** One item of each kind, the session of the request last. */
const accessItems = (name: string): AccessItem[] => [
  { kind: 'passkey', id: 'pky_0', name, createdAt: at, isThis: false },
  { kind: 'secondStep', id: '', name: '', createdAt: undefined, isThis: false },
  { kind: 'key', id: 'key_0', name, createdAt: at, isThis: false },
  { kind: 'webhook', id: 'whk_0', name: 'https://crm.agency.lu/hook', createdAt: at, isThis: false },
  { kind: 'session', id: 'ses_0', name, createdAt: at, isThis: false },
  { kind: 'session', id: 'ses_1', name, createdAt: at, isThis: true },
]

const settings = {
  ...{ publicUrl: undefined, isLoopback: true, signUps: 'open' as const, sessionDays: 14, outbox: '/srv/data/outbox' },
  ...{ legalNoticeUrl: 'https://agency.lu/legal', privacyUrl: 'https://agency.lu/privacy' },
  contactUrl: 'https://agency.lu/contact',
  planPrices: { pro: 49, enterprise: 490.5 },
  termsUrl: '/terms/contacts',
}

const refusedIn = (form: string, fields: readonly string[], value: string): Refused => ({
  form,
  values: Object.fromEntries(fields.map(field => [field, value])),
  faults: [...fields.map(field => ({ field, text: `${value}.` })), { field: '', text: value }],
})

/** The prices of all municipalities, and of one that others were merged into. */
const marketSamples = ({ language }: Words): { path: string; title: string; main: Html }[] => {
  const { market } = getCalculationPrices()
  const words = createMarketTexts(language)
  const { say } = words
  const commune = 'Habscht'
  return [
    { path: '/market', title: say('title'), main: renderMarketPage(words, market, 'name') },
    {
      path: '/market/habscht',
      title: say('communeTitle', { commune }),
      main: renderCommunePage(words, market.commune(commune), ['Mamer']),
    },
  ]
}

/** The home page, with accounts and with the shared key alone. */
const landingSamples = (words: Words): Sample[] => {
  const figures = {
    years: { first: 2014, count: 12 },
    measured: { pairs: 407, held: 0.803 },
    sample: { low: 502_500, high: 833_300, half: [580_800, 754_900], mid: 667_900, surface: 80 },
  } as const
  const shown = { sandboxApiKey: undefined, accounts: settings, figures, tiers: resolveTierLimits() }
  const sample = { isOwn: false, title: words.text('door.title'), isWhole: true, sheet: homeSheetPath }
  const closed = { sandboxApiKey: 'vk_sandbox_public', accounts: undefined, figures, tiers: undefined }
  return [
    { ...sample, path: '/', heading: html``, main: renderLanding(words, shown) },
    { ...sample, path: '/?closed', heading: html``, main: renderLanding(words, closed) },
  ]
}

const strangerSamples = (words: Words, value: string): Sample[] => {
  const { text } = words
  const { invitation } = data(value)
  const page = (path: string, title: string, main: Html): Sample => ({ path, isOwn: false, title, main })
  const door = (path: string, title: string, main: Html): Sample => ({
    ...page(path, title, main),
    styles: ['/pages/door.css'],
  })
  const signUpRefused = refusedIn('signUp', ['name', 'email', 'password'], value)
  return [
    ...landingSamples(words),
    door('/plans', text('plans.title'), renderPlans(words, { tiers: resolveTierLimits(), accounts: settings })),
    door(
      '/plans?operator',
      text('plans.title'),
      renderPlans(words, { tiers: resolveTierLimits(), accounts: undefined }),
    ),
    ...marketSamples(words).map(({ path, title, main }) => door(path, title, main)),
    door('/terms/contacts', text('contactTerms.title'), renderContactTerms(words)),
    door('/nothing', text('notFound.title'), renderNotFound(words, { accounts: settings })),
    page('/ask?key', getAskTitle(words), renderAsk(words, ask)),
    page('/read', getReadTitle(words), renderRead(words)),
    page('/sign-up', text('signUp.title'), renderSignUp(words, { settings })),
    page('/sign-up?refused', text('signUp.title'), renderSignUp(words, { settings, refused: signUpRefused })),
    page(
      '/sign-up?closed',
      text('signUp.title'),
      renderSignUp(words, { settings: { ...settings, signUps: 'closed' } }),
    ),
    page('/check-mail', text('checkMail.title'), renderCheckMail(words, { outbox: value })),
    page(
      '/verify',
      text('verify.title'),
      renderVerify(words, { token: value, signUp: { createdAt: at, address: '192.0.2.0', hasPassword: true } }),
    ),
    page(
      '/verify?unbound',
      text('verify.title'),
      renderVerify(words, {
        ...{ token: value, signUp: { createdAt: at, address: '', hasPassword: false } },
        refused: refusedIn('verifyNew', ['name', 'password'], value),
      }),
    ),
    page(
      '/verify?over',
      text('verify.title'),
      renderDeadLink(words, { href: '/check-mail', text: text('checkMail.again') }),
    ),
    page(
      '/sign-in',
      text('signIn.title'),
      renderSignIn(words, { next: '/account/keys', done: 'signIn.verified', hasPasskeys: true }),
    ),
    page(
      '/sign-in?refused',
      text('signIn.title'),
      renderSignIn(words, {
        next: '',
        refused: refusedIn('signIn', ['email'], value),
        unverified: value,
        hasPasskeys: false,
      }),
    ),
    page(
      '/sign-in?kept',
      text('signIn.title'),
      renderSignIn(words, { next: '/account', kept: { action: '/account', entries: value }, hasPasskeys: true }),
    ),
    page('/sign-in?back', text('kept.title'), renderKeptForm(words, { action: '/account', entries: value })),
    page('/sign-in/code', text('code.title'), renderCodeForm(words, { next: '', hasDevice: true, hasPasskey: false })),
    page(
      '/sign-in/code?passkey',
      text('code.title'),
      renderCodeForm(words, {
        ...{ next: '/account/keys', hasDevice: false, hasPasskey: true },
        refused: refusedIn('code', ['code'], value),
      }),
    ),
    page(
      '/sign-in/passkey',
      text('passkey.title'),
      renderPasskeyPrompt(words, {
        ...{ ask: 'get', question: { challenge: value }, action: '/sign-in/passkey/answer', back: '/sign-in' },
        kept: { name: 'next', value: '/account/keys' },
      }),
    ),
    page(
      '/sign-in?stepOff=1',
      text('signIn.title'),
      renderSignIn(words, { next: '', done: 'signIn.stepOff', hasPasskeys: true }),
    ),
    page('/forgot', text('forgot.title'), renderForgotForm(words, refusedIn('forgot', ['email'], value))),
    page('/reset', text('reset.title'), renderResetForm(words, value)),
    page(
      '/invitations/inv_0',
      text('invitation.plainTitle'),
      renderInvitation(words, { invitation, email: undefined }),
    ),
    page('/account?failed', text('problem.title'), renderProblem(words, text('problem.503'), 'req_2f1c9a7be04d4e0f')),
  ]
}

const setUp = {
  ...{ uri: 'otpauth://totp/Valorem:ada@agency.lu?secret=GEZDGNBVGY3TQOJQ&issuer=Valorem', secret: 'GEZDGNBVGY3TQOJQ' },
}
const passkeysOf = (name: string) =>
  [undefined, at].map((lastUsedAt, index) => ({ id: `pky_${index}`, name, createdAt: at, lastUsedAt }))
const backupCodes = Array.from({ length: 10 }, (_, index) => `k7p${index}-2mwr-t4vd-z8xc-h5gn-9f3${index}`)

/** Events of an organisation by each kind of actor, to what has a name and to what has none. */
const organisationEvents = (name: string) => {
  const event = { id: 'aud_0123456789abcdef01234567', at, address: '192.0.2.0', detail: '{"role":"admin"}' }
  const actor = { id: null, name: null }
  return [
    {
      ...{ ...event, action: 'member.invited', actor: { kind: 'user' as const, id: 'usr_0', name } },
      target: { id: 'inv_0', name },
    },
    {
      ...{ ...event, action: 'member.removed', actor: { kind: 'user' as const, id: 'usr_1', name: null } },
      target: { id: 'usr_1', name: null },
    },
    { ...event, action: 'plan.changed', actor: { ...actor, kind: 'operator' as const }, target: null, detail: '{}' },
    { ...event, action: name, actor: { ...actor, kind: 'system' as const }, target: null, address: '' },
  ]
}

const acts = { forms: 120, estimates: 40, contacts: 3 }

/** What a form brought, with a value in each place that a website names. */
const formResults = (value: string): FormResults => ({
  weeks: ['2026-11-09', '2026-11-16'].map(monday => ({ ...acts, monday })),
  pages: [
    { ...acts, host: value, page: `/${value}` },
    { ...acts, host: value, page: '*' },
  ],
  campaigns: [
    { ...acts, campaign: value },
    { ...acts, campaign: '' },
  ],
  orders: [
    { ...acts, tried: 'figures' },
    { ...acts, tried: 'contact' },
  ],
  verdict: { kind: 'open' },
})
const betterOrder: FormResults['verdict'] = {
  ...{ kind: 'better', order: 'contact', more: { count: 30, of: 1000 }, less: { count: 12, of: 1000 } },
}

const ownSamples = (words: Words, value: string): Sample[] => {
  const { text } = words
  const { me, keys, secretKey, publicKey, providerKeys, usage, shown, branding, invitation } = data(value)
  const page = (path: string, title: string, main: Html): Sample => ({ path, isOwn: true, title, main })
  const account = (path: string, data: AccountPage): Sample => ({
    ...page(path, getAccountTitle(words, data), renderAccount(words, data)),
    heading: renderAccountHeading(words, data),
  })
  const allSteps = {
    mayChange: true,
    hasBrand: true,
    websiteKeyId: 'key_0',
    form: { host: value, at },
    hasContact: true,
  }
  const start = {
    today: day,
    usage: days.map(({ day: used, count }) => ({
      ...{ day: used, host: value, lastAt: at },
      ...{ forms: count, estimates: Math.floor(count / 4), contacts: count > 30 ? 1 : 0 },
    })),
    leads: [
      listedLead(value, { isReadable: true }),
      listedLead(value, { state: 'lost' }),
      listedLead(value, { isTest: true }),
    ],
    colleagues: [],
    waiting: { open: 51, newestAt: at, lost: 1 },
  }
  const keysData = { me, keys, usage, tiers: resolveTierLimits(), day, creation: 'c0ffee' }
  const keyUsage = { keyId: secretKey.id, from: '2026-10-24', to: day, days, total, today }
  const alone = { ...shown, members: shown.members.slice(0, 1), invitations: [], isSecondStepRequired: false }
  const brandFields = ['name', 'colour', 'logo', 'address', 'phone', 'email', 'website', 'legalMention']
  return [
    account('/account', { me, keys: usage.keys, isSaved: true, steps: allSteps, start }),
    account('/account?new', { me: { ...me, organisation: null }, keys: [] }),
    account('/account?steps', {
      ...{ me, keys: [], isAccepted: true },
      steps: {
        ...{ ...allSteps, form: undefined, hasContact: false },
        code: { service: 'https://valorem.example', apiKey: value, settings: { lead: 'service', agency: value } },
      },
      openTerms: { termsUrl: '/terms/contacts', mayAccept: true },
    }),
    account('/account?last', { me, keys: [], steps: { ...allSteps, hasContact: false }, start }),
    page('/ask', getAskTitle(words), renderAsk(words, { ...ask, isSignedIn: true, ownProviders: ['openai'] })),
    page('/ask?none', getAskTitle(words), renderAsk(words, { ...ask, providers: [], isSignedIn: true })),
    page('/account/keys', text('keys.title'), renderKeys(words, { ...keysData, isRevoked: true })),
    page(
      '/account/keys?refused',
      text('keys.title'),
      renderKeys(words, {
        ...keysData,
        keys: [],
        refused: refusedIn('newKey', ['name', 'tier', 'kind', 'origins', 'privacyUrl', 'owner'], value),
      }),
    ),
    page(
      '/account/keys?made',
      text('keyMade.title'),
      renderCreatedKey(words, { key: secretKey, secret: `vk_live_${'3f9aK7Qx2'.repeat(5)}` }, 'http://127.0.0.1:3000'),
    ),
    page(
      '/account/keys/key_0',
      text('key.title', { name: value }),
      renderKey(words, { key: secretKey, usage: keyUsage, mayRevoke: true, organisation: value, isHandedOver: true }),
    ),
    page(
      '/account/keys/key_0?left',
      text('key.title', { name: value }),
      renderKey(words, { key: publicKey, usage: keyUsage, mayRevoke: true, seen: { host: value, at } }),
    ),
    page('/account/keys?replace', text('keys.title'), renderKeys(words, { ...keysData, replaced: publicKey })),
    page(
      '/account/keys?replaced',
      text('keyMade.title'),
      renderCreatedKey(words, { key: publicKey, secret: 'vp_live_3f9aK7Qx2' }, 'http://127.0.0.1:3000', publicKey),
    ),
    page(
      '/account/provider-keys',
      text('provider.title'),
      renderProviderKeys(words, { keys: providerKeys, isOn: true, organisation: value, done: 'provider.saved' }),
    ),
    page(
      '/account/provider-keys?refused',
      text('provider.title'),
      renderProviderKeys(words, { keys: [], isOn: true, refused: refusedIn('openai', ['key'], value) }),
    ),
    page(
      '/account/embed',
      text('embed.title'),
      renderEmbed(words, {
        ...{ keys: [publicKey, { ...publicKey, id: 'key_7' }], chosen: publicKey, mayChange: true, isSaved: true },
        ...{ service: 'https://valorem.example', refused: refusedIn('origins', ['origins'], value) },
        ...{ isKept: true, settings: { agency: value, accent: '#123456', lead: 'service', 'privacy-url': value } },
        basis: { brand: { name: value, colour: '#0B5D4E', hasLogo: true }, receiver: value },
        days: [{ day, host: value, forms: 12, estimates: 5, contacts: 1, lastAt: at }],
      }),
    ),
    page(
      '/account/embed?member',
      text('embed.title'),
      renderEmbed(words, {
        ...{ keys: [publicKey], chosen: { ...publicKey, text: null }, mayChange: false, isSaved: false },
        ...{ service: 'https://valorem.example', noReceiver: 'off' },
      }),
    ),
    page(
      '/account/embed?incomplete',
      text('embed.title'),
      renderEmbed(words, {
        ...{ keys: [publicKey], chosen: publicKey, mayChange: true, isSaved: false, isMade: true },
        ...{ service: 'https://valorem.example', settings: { lead: 'service' } },
        basis: { brand: undefined, receiver: value },
      }),
    ),
    page(
      '/account/embed?none',
      text('embed.title'),
      renderEmbed(words, {
        ...{ keys: [], chosen: undefined, mayChange: false, isSaved: false, service: 'https://valorem.example' },
      }),
    ),
    page('/account/results', text('results.title'), renderResults(words, formResults(value), 'key_0')),
    page(
      '/account/results?compared',
      text('results.title'),
      renderResults(words, { ...formResults(value), verdict: betterOrder }, 'key_0'),
    ),
    page(
      '/account/results?none',
      text('results.title'),
      renderResults(words, { ...formResults(value), weeks: [], orders: [] }, 'key_0'),
    ),
    page('/account/webhooks/recipes', text('recipes.title'), renderRecipes(words)),
    page(
      '/account/embed/area',
      text('areaPage.title'),
      renderAreaPage(words, {
        places: getCalculationPrices().places().data,
        keys: [{ id: 'key_0', name: value, text: `vp_live_${'0'.repeat(43)}` }],
        service: 'https://valorem.example',
        wish: { site: '', place: 'Luxembourg/Belair', formAddress: 'https://agence.lu/estimation' },
      }),
    ),
    page('/account/embed/qr', text('qr.title'), renderShopWindow(words, {})),
    page(
      '/account/embed/qr?made',
      text('qr.title'),
      renderShopWindow(words, { wish: { pageAddress: 'https://agence.lu/estimation', campaign: 'vitrine' } }),
    ),
    page(
      '/account/reports/new',
      text('report.title'),
      renderReportForm(words, { hasBrand: true, values: { commune: value } }),
    ),
    page(
      '/account/reports/new?refused',
      text('report.title'),
      renderReportForm(words, {
        ...{ hasBrand: true, values: {} },
        refused: refusedIn(
          'report',
          ['commune', 'surface', 'salePrice', 'acquisitionDate', 'clientName', 'etage'],
          value,
        ),
      }),
    ),
    page(
      '/account/reports/new?brandless',
      text('report.title'),
      renderReportForm(words, { hasBrand: false, values: {} }),
    ),
    page('/account/provider-keys?off', text('provider.title'), renderProviderKeys(words, { keys: [], isOn: false })),
    page(
      '/account/organisation',
      value,
      renderOrganisation(words, { organisation: shown, made: [publicKey], hasItemsToDecide: true, canTakeBack: true }),
    ),
    page(
      '/account/organisation?leaving',
      value,
      renderOrganisation(words, { organisation: { ...shown, role: 'admin' }, made: [publicKey] }),
    ),
    page(
      '/account/organisation?demoted',
      value,
      renderOrganisation(words, { organisation: { ...shown, role: 'member' }, made: [publicKey] }),
    ),
    page(
      '/account/organisation/keys',
      text('replace.title'),
      renderMadeItems(words, {
        items: [
          {
            kind: 'webhook',
            id: 'whk_0',
            name: value,
            maker: { id: 'usr_0', name: value },
            madeAt: at,
            state: 'suspended',
          },
          { kind: 'webhook', id: 'whk_1', name: value, maker: undefined, madeAt: at, state: 'newSecret' },
          {
            kind: 'address',
            id: '',
            name: value,
            maker: { id: 'usr_0', name: undefined },
            madeAt: undefined,
            state: 'suspended',
          },
          ...(['key', 'form', 'providerKey'] as const).map(kind => ({
            ...{
              kind,
              id: kind,
              name: value,
              maker: { id: 'usr_0', name: value },
              madeAt: at,
              state: 'inUse' as const,
            },
          })),
        ],
        ...{
          decided: ['webhook', 'address', 'form', 'providerKey'],
          done: 'made.kept',
          refused: refusedIn('item', [], value),
        },
      }),
    ),
    page('/account/organisation/keys?none', text('replace.title'), renderMadeItems(words, { items: [], decided: [] })),
    page(
      '/account/organisation/hand-over',
      text('takeBack.title'),
      renderHandOver(words, { organisation: value, to: value, until: at, refused: refusedIn('undo', [], value) }),
    ),
    page(
      '/account/organisation?confirm',
      text('confirm.title'),
      renderConfirm(words, {
        ...{ what: text('confirm.handOver', { name: value }), action: '/account/organisation/members/mbr_0/role' },
        ...{ kept: { role: 'owner' }, hasPasskey: true, back: '/account/organisation' },
        refused: refusedIn('confirm', ['password'], value),
      }),
    ),
    page(
      '/account/organisation/events',
      text('events.title'),
      renderOrganisationEvents(words, {
        events: organisationEvents(value),
        ...{ next: 'aud_0', isOlder: true, refused: refusedIn('export', [], value) },
      }),
    ),
    page('/account/organisation?alone', value, renderOrganisation(words, { organisation: alone })),
    page(
      '/account/organisation?none',
      text('organisation.title'),
      renderOrganisation(words, { organisation: undefined, refused: refusedIn('found', ['name'], value) }),
    ),
    page(
      '/account/organisation/branding',
      text('brand.title'),
      renderBranding(words, { branding, organisation: value, mayChange: true, isSaved: true }),
    ),
    page(
      '/account/organisation/branding?refused',
      text('brand.title'),
      renderBranding(words, {
        ...{ branding: null, organisation: value, mayChange: true },
        refused: refusedIn('brand', brandFields, value),
      }),
    ),
    page(
      '/invitations/inv_1',
      text('invitation.title', { organisation: value }),
      renderInvitation(words, { invitation, email: 'ada@agency.lu' }),
    ),
    page(
      '/account/security/review',
      text('review.title'),
      renderAccessReview(words, {
        ...{ items: accessItems(value), isMember: true },
        refused: refusedIn('review', ['password'], value),
      }),
    ),
    page(
      '/account/security/review?removed=1',
      text('review.title'),
      renderAccessReview(words, { items: accessItems(value).slice(-1), isMember: false, isRemoved: true }),
    ),
    page(
      '/account/security',
      text('security.title'),
      renderSecurity(words, {
        secondStep: { hasDevice: true, passkeys: [], backupCodesLeft: 9 },
        ...{ origin: 'http://127.0.0.1:3000', email: { current: value, waiting: undefined } },
        done: 'security.changed',
      }),
    ),
    page(
      '/account/security?off',
      text('security.title'),
      renderSecurity(words, {
        ...{ secondStep: { hasDevice: false, passkeys: [], backupCodesLeft: 0 }, origin: 'https://valorem.example' },
        email: { current: value, waiting: undefined },
        isDue: true,
        refused: refusedIn('step', ['password'], value),
      }),
    ),
    page(
      '/account/security?passkeys',
      text('security.title'),
      renderSecurity(words, {
        secondStep: { hasDevice: false, passkeys: passkeysOf(value), backupCodesLeft: 10 },
        ...{ origin: 'https://valorem.example', refused: refusedIn('passkey', ['name', 'password'], value) },
        email: { current: value, waiting: undefined },
      }),
    ),
    page(
      '/account/security?email',
      text('security.title'),
      renderSecurity(words, {
        secondStep: { hasDevice: false, passkeys: [], backupCodesLeft: 0 },
        ...{ origin: 'https://valorem.example', done: 'email.sent', refused: refusedIn('email', ['email'], value) },
        email: {
          current: value,
          waiting: {
            email: value,
            confirmed: ['old'],
            createdAt: '2026-11-21T12:00:00.000Z',
            expiresAt: '2026-11-21T13:00:00.000Z',
          },
        },
      }),
    ),
    page(
      '/confirm-email',
      text('email.confirmTitle'),
      renderEmailQuestion(words, value, { mailbox: 'old', current: value, email: value }),
    ),
    page(
      '/confirm-email?new',
      text('email.confirmTitle'),
      renderEmailQuestion(words, value, { mailbox: 'new', current: value, email: value }),
    ),
    page(
      '/account/security/passkeys',
      text('passkey.title'),
      renderPasskeyPrompt(words, {
        ...{ ask: 'create', question: { challenge: value }, action: '/account/security/passkeys/added' },
        ...{ back: '/account/security', kept: { name: 'name', value } },
      }),
    ),
    ...passkeysOf(value).map(passkey =>
      page(
        `/account/security/passkeys/${passkey.id}`,
        value,
        renderPasskey(words, passkey, refusedIn('rename', ['name', 'password'], value)),
      ),
    ),
    page('/account/security/two-factor', text('security.twoFactor'), renderTwoFactorSetUp(words, setUp)),
    page(
      '/account/security/backup-codes',
      text('security.backupCodes'),
      renderBackupCodes(words, backupCodes, 'security.backupMade'),
    ),
    page(
      '/account/sessions',
      text('sessions.title'),
      renderSessions(words, {
        sessions: [true, false].map((isThis, index) => ({
          ...{ id: `ses_${index}`, createdAt: at, updatedAt: at, expiresAt: at, address: '192.0.2.0/24', isThis },
          agent: index === 0 ? 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' : value,
        })),
        events: ['signIn.ok', 'key.created', value].map(action => ({
          ...{ at, action, targetId: undefined, address: '192.0.2.0/24', detail: {} },
        })),
        refused: refusedIn('end', ['which', 'password'], value),
      }),
    ),
    page(
      '/account/privacy',
      text('privacy.title'),
      renderPrivacy(words, { mustSignIn: true, refused: refusedIn('delete', ['password'], value) }),
    ),
  ]
}

/** Every page in one language, with one text wherever somebody's own words stand. */
export const samples = (words: Words, value: string): Sample[] => [
  ...strangerSamples(words, value),
  ...ownSamples(words, value),
  ...leadSamples(words, value),
]

/** A foot with both links of the law. */
export const sampleFoot = (words: Words) => [
  { href: '/docs', text: words.text('nav.docs') },
  { href: settings.legalNoticeUrl, text: words.text('foot.legalNotice') },
  { href: settings.privacyUrl, text: words.text('foot.privacy') },
]
