import type * as z from 'zod'
import { Brand, type Branding } from '#contract/account/brand'
import { Refusal } from '#domain/core/refusal'
import { isLanguage, ownNames } from '#languages/registry'
import { faultsOf } from '../../services/account/account-fault.ts'
import { readLogo } from '../../services/report/print-check.ts'
import { type Fault, type FieldOptions, faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import { isPlainKey, type PlainKey, type Words } from '../words.ts'
import { brandCard } from './brand-card.ts'
import { fault, type Outcome, type OwnCall, type RefusedForm, refusedForm, tried } from './call.ts'

type Saved = z.infer<typeof Branding>

/** What the page of the brand shows. */
export interface BrandingPage {
  branding: Saved | null
  /** Name that the organisation has, until a brand is saved. */
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

/** Contrast that text needs on its ground (WCAG 2.2, 1.4.3). */
const enoughContrast = 4.5

const contrastLine = (words: Words, { contrast }: Saved): Html => {
  const { text } = words
  const ratio = words.number(contrast, 1)
  return html`<p>${text('brand.contrast', { ratio })} ${text(contrast >= enoughContrast ? 'brand.enough' : 'brand.low')}</p>`
}

const editing = (words: Words, { branding, organisation, refused }: BrandingPage): Html => {
  const { input, tick } = fieldsOf(words, form.form, refused)
  const { text } = words
  return postForm(
    path,
    html`${input('name', { autocomplete: 'organization', value: branding?.name ?? organisation, hint: 'brand.nameHint' })}
${input('colour', { type: 'color', value: branding?.colour ?? '#1F3A5F', hint: false })}
${input('logo', { type: 'file', accept: 'image/png, image/jpeg', isOptional: true })}
${typeof branding?.logo === 'string' && tick('removeLogo')}
${texts.map(name => input(name, { ...options[name], value: branding?.[name] ?? '', isOptional: true }))}
<button>${text('save')}</button>`,
    { isMultipart: true },
  )
}

const sampling = (words: Words): Html => {
  const { text, language } = words
  const { select } = fieldsOf(words, 'sample', undefined)
  const choices = Object.entries(ownNames).map(([value, name]) => ({ value, text: name }))
  return html`<h2>${text('brand.sampleTitle')}</h2>
<p>${text('brand.sampleText')}</p>
${postForm(
  `${path}/sample`,
  html`${select('language', choices, { label: 'field.locale', hint: false, value: language })}
<button>${text('brand.sample')}</button>`,
)}`
}

/** The brand as the head of a report, its contrast, and for administrators the form that changes it. */
export const brandingView = (words: Words, page: BrandingPage): Html => {
  const { branding, organisation, mayChange, isSaved, refused } = page
  const { text } = words
  return html`${isSaved && notice(text('brand.saved'))}${faultSummary(words, refused)}<p>${text('brand.lead')}</p>
<h2>${text('brand.preview')}</h2>
${brandCard(branding ?? { name: organisation, colour: '#1F3A5F' })}
${branding && contrastLine(words, branding)}
${mayChange ? editing(words, page) : html`<p>${text('brand.readOnly')}</p>`}
${mayChange && branding && sampling(words)}
<p><a href="/account/organisation">${text('organisation.title')}</a></p>`
}

const page = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const membership = await accounts.organisations.membership(actor.session.userId)
  if (!membership) throw new Refusal('route_not_found')
  const branding = await accounts.brandings.of(actor)
  const mayChange = membership.role !== 'member'
  const isSaved = query.has('saved') && !refused
  const organisation = membership.name
  return {
    title: words.text('brand.title'),
    main: brandingView(words, { branding, organisation, mayChange, isSaved, refused: refused?.refused }),
    here: path,
    status: refused?.status ?? 200,
    scripts: mayChange ? ['/pages/brand-preview.js'] : [],
  }
}

/** Shows the brand of the organisation, with the form for those who may change it. */
export const showBranding = (call: OwnCall): Promise<Outcome> => page(call)

/** The sentence for a field that its schema refuses. */
const sentences: Readonly<Record<string, PlainKey>> = {
  colour: 'fault.colour',
  website: 'fault.website',
  email: 'fault.email',
}

const longest: Readonly<Record<string, number>> = { name: 200, address: 200, phone: 40, legalMention: 300 }

const schemaFault = ({ words, form: sent }: OwnCall, field: string): Fault => {
  const key = sentences[field]
  if (sent.text(field) === '') return fault(words, field, 'fault.required')
  return key ? fault(words, field, key) : { field, text: words.text('fault.text', { max: longest[field] ?? 200 }) }
}

/** The logo of the form in base64: a new file, or the saved one unless it shall go. */
const logoOf = async ({ form: sent, accounts, actor }: OwnCall): Promise<string | undefined> => {
  const bytes = await sent.file('logo')
  if (bytes) return Buffer.from(bytes).toString('base64')
  if (sent.text('removeLogo') !== '') return undefined
  return (await accounts.brandings.of(actor))?.logo ?? undefined
}

/** What is wrong with a logo beside other fields; a good one that was just chosen is asked for again, since no browser keeps it. */
const logoFaults = async ({ form: sent, words }: OwnCall, logo: string | undefined): Promise<Fault[]> => {
  if (logo === undefined || !(await sent.file('logo'))) return []
  const [issue] = faultsOf(new Refusal('invalid_request', { issues: readLogo(logo, 'logo').issues }))
  const key = `fault.${issue?.fault ?? 'logo.again'}`
  return [fault(words, 'logo', isPlainKey(key) ? key : 'fault.notAllowed')]
}

/** The page when the logo is larger than is read at all: nothing else of the form came through. */
export const logoTooLarge = (call: OwnCall): Promise<Outcome> =>
  page(call, refusedForm(call, { form: form.form, fields: [] }, [fault(call.words, 'logo', 'fault.logo.size')]))

/** POST: the brand is replaced as a whole; a logo that was not sent anew stays. */
export const saveBranding = async (call: OwnCall): Promise<Outcome> => {
  const { form: sent, accounts, actor } = call
  const logo = await logoOf(call)
  const filled = ['name', 'colour', ...texts].filter(name => name === 'name' || sent.text(name) !== '')
  const wish = Brand.safeParse({
    ...Object.fromEntries(filled.map(name => [name, sent.text(name)])),
    ...(logo !== undefined && { logo }),
  })
  if (!wish.success) {
    const fields = [...new Set(wish.error.issues.map(({ path: at }) => String(at[0] ?? '')))]
    const faults = fields.map(field => schemaFault(call, field))
    return page(call, refusedForm(call, form, [...faults, ...(await logoFaults(call, logo))]))
  }
  const refused = await tried(call, form, () => accounts.brandings.save(actor, wish.data))
  return refused ? page(call, refused) : { to: `${path}?saved=1` }
}

/** POST: a report of a fixed home with the saved brand, to look at; what cannot be printed is told on the page. */
export const makeSample = async (call: OwnCall): Promise<Outcome> => {
  const { form: sent, actor, words } = call
  const requested = sent.text('language')
  let made: Awaited<ReturnType<OwnCall['sampleReport']>>
  const refused = await tried(call, form, async () => {
    made = await call.sampleReport(actor, isLanguage(requested) ? requested : words.language)
  })
  // The fields of the brand are as they were saved, each with what is wrong with it.
  if (refused) return page(call, { ...refused, refused: { ...refused.refused, values: {} } })
  return made ?? { to: path }
}
