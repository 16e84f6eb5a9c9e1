import type * as z from 'zod'
import { Brand, type Branding } from '#contract/account/brand'
import { Refusal } from '#domain/core/refusal'
import { isLanguage, ownNames } from '#languages/registry'
import { listFormFaults } from '../../services/account/account-fault.ts'
import { findPictureIssues } from '../../services/files/read-picture.ts'
import {
  createFormFields,
  type Fault,
  type FieldOptions,
  type Refused,
  renderFaultSummary,
  renderNotice,
  renderPostForm,
} from '../form.ts'
import { type Html, html } from '../html.ts'
import { isPlainKey, type PlainKey, type Words } from '../words.ts'
import { renderBrandCard } from './brand-card.ts'
import { createFault, createRefusedForm, type Outcome, type OwnCall, type RefusedForm, trySubmit } from './call.ts'

type Saved = z.infer<typeof Branding>

/** Data of the branding page. */
export interface BrandingPage {
  branding: Saved | null
  /** Name of the organisation, the default until a brand is saved. */
  organisation: string
  /** Whether the visitor may change it. */
  mayChange: boolean
  isSaved?: boolean
  refused?: Refused | undefined
}

const path = '/account/organisation/branding'

const texts = ['address', 'phone', 'email', 'website', 'legalMention'] as const
const form = { form: 'brand', fields: ['name', 'colour', 'logo', ...texts] } as const

const options: Readonly<Record<(typeof texts)[number], FieldOptions>> = {
  address: { autocomplete: 'street-address' },
  phone: { type: 'tel', autocomplete: 'tel' },
  email: { type: 'email', autocomplete: 'email', hint: 'field.phone.hint' },
  website: { autocomplete: 'url' },
  legalMention: { autocomplete: 'off' },
}

/** Minimum contrast ratio of text (WCAG 2.2, 1.4.3). */
const enoughContrast = 4.5

const renderContrastLine = (words: Words, { contrast }: Saved): Html => {
  const { text } = words
  const ratio = words.number(contrast, 1)
  return html`<p>${text('brand.contrast', { ratio })} ${text(contrast >= enoughContrast ? 'brand.enough' : 'brand.low')}</p>`
}

const renderBrandForm = (words: Words, { branding, organisation, refused }: BrandingPage): Html => {
  const { input, tick } = createFormFields(words, form.form, refused)
  const { text } = words
  return renderPostForm(
    path,
    html`${input('name', { autocomplete: 'organization', value: branding?.name ?? organisation, hint: 'brand.nameHint' })}
${input('colour', { type: 'color', value: branding?.colour ?? '#1F3A5F', hint: false })}
${input('logo', { type: 'file', accept: 'image/png, image/jpeg, image/webp', isOptional: true })}
${typeof branding?.logo === 'string' && tick('removeLogo')}
${texts.map(name => input(name, { ...options[name], value: branding?.[name] ?? '', isOptional: true }))}
<button>${text('save')}</button>`,
    { isMultipart: true },
  )
}

const renderSampleForm = (words: Words): Html => {
  const { text, language } = words
  const { select } = createFormFields(words, 'sample', undefined)
  const choices = Object.entries(ownNames).map(([value, name]) => ({ value, text: name }))
  return html`<h2>${text('brand.sampleTitle')}</h2>
<p>${text('brand.sampleText')}</p>
${renderPostForm(
  `${path}/sample`,
  html`${select('language', choices, { label: 'field.locale', hint: false, value: language })}
<button>${text('brand.sample')}</button>`,
)}`
}

/** Renders the brand as a report header, its contrast, and for administrators the form that changes it. */
export const renderBranding = (words: Words, page: BrandingPage): Html => {
  const { branding, organisation, mayChange, isSaved, refused } = page
  const { text } = words
  return html`${isSaved && renderNotice(text('brand.saved'))}${renderFaultSummary(words, refused)}<p>${text('brand.lead')}</p>
<h2>${text('brand.preview')}</h2>
${renderBrandCard(branding ?? { name: organisation, colour: '#1F3A5F' })}
${branding && renderContrastLine(words, branding)}
${mayChange ? renderBrandForm(words, page) : html`<p>${text('brand.readOnly')}</p>`}
${mayChange && branding && renderSampleForm(words)}
<p><a href="/account/organisation">${text('organisation.title')}</a></p>`
}

const loadBrandingPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const membership = await accounts.organisations.membership(actor.session.userId)
  if (!membership) throw new Refusal('route_not_found')
  const branding = await accounts.brandings.of(actor)
  const mayChange = membership.role !== 'member'
  const isSaved = query.has('saved') && !refused
  const organisation = membership.name
  return {
    title: words.text('brand.title'),
    main: renderBranding(words, { branding, organisation, mayChange, isSaved, refused: refused?.refused }),
    here: path,
    status: refused?.status ?? 200,
    scripts: mayChange ? ['/pages/brand-preview.js'] : [],
  }
}

/** Shows the brand of the organisation, with the form for users who may change it. */
export const showBranding = (call: OwnCall): Promise<Outcome> => loadBrandingPage(call)

/** Text key of the error of a field that its schema rejects. */
const sentences: Readonly<Record<string, PlainKey>> = {
  colour: 'fault.colour',
  website: 'fault.website',
  email: 'fault.email',
}

const longest: Readonly<Record<string, number>> = { name: 200, address: 200, phone: 40, legalMention: 300 }

const describeBrandFault = ({ words, form: sent }: OwnCall, field: string): Fault => {
  const key = sentences[field]
  if (sent.text(field) === '') return createFault(words, field, 'fault.required')
  return key
    ? createFault(words, field, key)
    : { field, text: words.text('fault.text', { max: longest[field] ?? 200 }) }
}

/** Reads the logo of the form in base64: a new file, else the saved one unless its removal is requested. */
const readLogoBase64 = async ({ form: sent, accounts, actor }: OwnCall): Promise<string | undefined> => {
  const bytes = await sent.file('logo')
  if (bytes) return Buffer.from(bytes).toString('base64')
  if (sent.text('removeLogo') !== '') return undefined
  return (await accounts.brandings.of(actor))?.logo ?? undefined
}

/**
 * Errors of an uploaded logo when other fields are invalid; a valid file is requested again, since browsers do not keep
 * it.
 */
const findLogoFaults = async ({ form: sent, words }: OwnCall, logo: string | undefined): Promise<Fault[]> => {
  if (logo === undefined || !(await sent.file('logo'))) return []
  const issues = findPictureIssues(Buffer.from(logo, 'base64'), { path: 'logo', use: { name: 'logo' } })
  const [issue] = listFormFaults(new Refusal('invalid_request', { issues }))
  const key = `fault.${issue?.fault ?? 'logo.again'}`
  return [createFault(words, 'logo', isPlainKey(key) ? key : 'fault.notAllowed')]
}

/** Page for a logo above the body limit; no other field of the form was read. */
export const loadLogoTooLargePage = (call: OwnCall): Promise<Outcome> =>
  loadBrandingPage(
    call,
    createRefusedForm(call, { form: form.form, fields: [] }, [createFault(call.words, 'logo', 'fault.logo.size')]),
  )

/** Handles POST: replaces the brand as a whole; without a new logo the saved one is kept. */
export const saveBranding = async (call: OwnCall): Promise<Outcome> => {
  const { form: sent, accounts, actor } = call
  const logo = await readLogoBase64(call)
  const filled = ['name', 'colour', ...texts].filter(name => name === 'name' || sent.text(name) !== '')
  const wish = Brand.safeParse({
    ...Object.fromEntries(filled.map(name => [name, sent.text(name)])),
    ...(logo !== undefined && { logo }),
  })
  if (!wish.success) {
    const fields = [...new Set(wish.error.issues.map(({ path: at }) => String(at[0] ?? '')))]
    const faults = fields.map(field => describeBrandFault(call, field))
    return loadBrandingPage(call, createRefusedForm(call, form, [...faults, ...(await findLogoFaults(call, logo))]))
  }
  const refused = await trySubmit(call, form, () => accounts.brandings.save(actor, wish.data))
  return refused ? loadBrandingPage(call, refused) : { to: `${path}?saved=1` }
}

/**
 * Handles POST: creates a sample report of a fixed home with the saved brand; text that cannot be printed is reported
 * on the page.
 */
export const makeSample = async (call: OwnCall): Promise<Outcome> => {
  const { form: sent, actor, words } = call
  const requested = sent.text('language')
  let made: Awaited<ReturnType<OwnCall['sampleReport']>>
  const refused = await trySubmit(call, form, async () => {
    made = await call.sampleReport(actor, isLanguage(requested) ? requested : words.language)
  })
  // The fields show the saved brand, with their errors.
  if (refused) return loadBrandingPage(call, { ...refused, refused: { ...refused.refused, values: {} } })
  return made ?? { to: path }
}
