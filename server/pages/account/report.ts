import { logoBytesMax } from '#contract/account/brand'
import { luxembourgDay } from '#domain/core/instants'
import { texts as homeTexts } from '#languages/derived/homes'
import { isLanguage, ownNames } from '#languages/registry'
import { hasRight } from '../../access/ownership.ts'
import { listFormFaults } from '../../services/account/account-fault.ts'
import {
  type Choice,
  createFormFields,
  type Fault,
  type FormFields,
  type Refused,
  renderFaultSummary,
  renderPostForm,
} from '../form.ts'
import { type Html, html } from '../html.ts'
import { isPlainKey, type Words } from '../words.ts'
import {
  createFault,
  createRefusedForm,
  findMissingFields,
  type Outcome,
  type OwnCall,
  type RefusedForm,
  readEnteredValues,
} from './call.ts'
import { buildHomeFileName } from './report-file-name.ts'
import { findFieldOfPath, findUnreadableFields, readReportInput, reportFields } from './report-input.ts'
import { renderSaleFields } from './report-sale-fields.ts'

/** Path of the new report form. */
export const reportPath = '/account/reports/new'

/** Data of the new report page. */
export interface ReportPage {
  /** Whether the organisation has a brand, which a report requires. */
  hasBrand: boolean
  /** Initial field values, by name. */
  values: Readonly<Record<string, string>>
  refused?: Refused | undefined
}

const form = { form: 'report', fields: reportFields } as const

/** Choices of an enum, with "unknown" first. */
const listChoicesWithUnknown = (words: Words, list: Readonly<Record<string, string>>): Choice[] => [
  { value: '', text: words.text('report.unknown') },
  ...Object.entries(list).map(([value, text]) => ({ value, text })),
]

const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

const renderHomeFields = (words: Words, { input, select, tick }: FormFields): Html => {
  const { etage, etat, exterieur, yes, no } = homeTexts[words.language]
  const classes = Object.fromEntries(energyClasses.map(name => [name, name]))
  return html`<h2>${words.text('report.home')}</h2>
<div class="pair">${input('commune', { autocomplete: 'off' })}${input('quartier', { autocomplete: 'off', isOptional: true })}
${input('surface', { autocomplete: 'off', inputMode: 'decimal' })}${input('nbChambres', { autocomplete: 'off', inputMode: 'numeric', isOptional: true })}
${select('etage', listChoicesWithUnknown(words, etage))}${select('etat', listChoicesWithUnknown(words, etat))}
${select('exterieur', listChoicesWithUnknown(words, exterieur))}${select('parking', listChoicesWithUnknown(words, { yes, no }))}
${select('classeEnergie', listChoicesWithUnknown(words, classes))}${input('propertyAddress', { autocomplete: 'off', isOptional: true })}</div>
${tick('estNeuf')}
${input('photo', { type: 'file', accept: 'image/jpeg, image/png, image/webp', isOptional: true })}`
}

const renderPurchaseFields = (words: Words, { input, select }: FormFields): Html => {
  const { text } = words
  const sum = { autocomplete: 'off', inputMode: 'decimal', isOptional: true } as const
  const uses = (['mainResidence', 'secondHome', 'rental'] as const).map(value => ({
    value,
    text: text(`report.use.${value}`),
  }))
  return html`<h2>${text('report.purchase')}</h2>
<p>${text('report.purchaseText')}</p>
<div class="pair">${select('use', uses)}${select(
    'buyers',
    ['1', '2'].map(value => ({ value, text: value })),
  )}
${input('price', sum)}${input('loanAmount', sum)}</div>`
}

/** Renders the form of a client report: the client, the home, the sale of a seller, the purchase of a buyer. */
export const renderReportForm = (words: Words, { hasBrand, values, refused }: ReportPage): Html => {
  const { text, markup, language } = words
  const brand = html`<a href="/account/organisation/branding">${text('report.makeBrand')}</a>`
  if (!hasBrand) return html`<p class="notice">${markup('report.noBrand', { brand })}</p>`
  const fields = createFormFields(
    words,
    form.form,
    refused ?? { form: form.form, values: { language, ...values }, faults: [] },
  )
  const { input, radios, select } = fields
  const audiences = [
    { value: 'seller', text: text('report.seller') },
    { value: 'buyer', text: text('report.buyer') },
  ]
  return html`${renderFaultSummary(words, refused)}<p>${text('report.lead')}</p>
${renderPostForm(
  reportPath,
  html`<h2>${text('report.who')}</h2>
${radios('audience', audiences)}
<div class="pair">${input('clientName', { autocomplete: 'off', isOptional: true })}${input('reference', { autocomplete: 'off', isOptional: true })}
${select(
  'language',
  Object.entries(ownNames).map(([value, name]) => ({ value, text: name })),
)}${input('agentName', { autocomplete: 'name', isOptional: true })}
${input('agentPhone', { type: 'tel', autocomplete: 'tel', isOptional: true })}${input('agentEmail', { type: 'email', autocomplete: 'email', isOptional: true })}</div>
${renderHomeFields(words, fields)}
${renderSaleFields(words, fields)}
${renderPurchaseFields(words, fields)}
<button>${text('report.submit')}</button>`,
  { isMultipart: true },
)}`
}

const loadReportPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const membership = await accounts.organisations.membership(actor.session.userId)
  const title = words.text('report.title')
  if (!membership || !hasRight(membership.role, 'reports'))
    return {
      title,
      main: html`<p>${words.text('report.forbidden')}</p>`,
      here: reportPath,
      status: refused ? 403 : 200,
    }
  const hasBrand = (await accounts.brandings.of(actor)) !== null
  const { name: agentName, email: agentEmail } = actor.session.user
  const asked = Object.fromEntries(
    form.fields.flatMap(name => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  )
  return {
    title,
    main: renderReportForm(words, {
      hasBrand,
      values: { agentName, agentEmail, ...asked },
      refused: refused?.refused,
    }),
    scripts: ['/pages/report-photo.js'],
    here: `${reportPath}${query.size > 0 ? `?${query}` : ''}`,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the form of a new report, prefilled from the query. */
export const showReport = (call: OwnCall): Promise<Outcome> => loadReportPage(call)

/** Converts validation errors of a report to faults of the form. */
const toReportFaults = (call: OwnCall, error: unknown): Fault[] => {
  const { words } = call
  const named = listFormFaults(error).map(({ field, fault: code }) => {
    const key = `fault.${code}`
    return createFault(
      words,
      findFieldOfPath(call, field),
      isPlainKey(key) && code !== 'notAllowed' ? key : 'fault.value',
    )
  })
  return named.filter(({ field }, index) => named.findIndex(other => other.field === field) === index)
}

/** A refused form with a photo asks for it again: browsers do not keep files. */
const withPhotoFault = async ({ form: sent, words }: OwnCall, faults: readonly Fault[]): Promise<Fault[]> => {
  const isKnown = faults.some(({ field }) => field === 'photo')
  if (isKnown || !(await sent.file('photo'))) return [...faults]
  return [...faults, createFault(words, 'photo', 'fault.photo.again')]
}

const refuseReport = async (call: OwnCall, faults: readonly Fault[]): Promise<Outcome> =>
  loadReportPage(call, createRefusedForm(call, form, await withPhotoFault(call, faults)))

/** Shows the form for a photo above the body limit; no field of the form was read. */
export const loadPhotoTooLargePage = (call: OwnCall): Promise<Outcome> =>
  loadReportPage(
    call,
    createRefusedForm(call, { form: form.form, fields: [] }, [createFault(call.words, 'photo', 'fault.photo.tooBig')]),
  )

/** Handles POST: sends the report as a file; nothing is stored. */
export const makeReport = async (call: OwnCall): Promise<Outcome> => {
  const { words, actor } = call
  const empty = findMissingFields(call, ['commune', 'surface'])
  const wrong = findUnreadableFields(call).map(({ name, fault }) => createFault(words, name, fault))
  if (empty.length + wrong.length > 0) return refuseReport(call, [...empty, ...wrong])
  const language = call.form.text('language')
  if (!isLanguage(language)) return refuseReport(call, [createFault(words, 'language', 'fault.notAllowed')])
  if (call.isReturned) return refuseReport(call, [])
  try {
    const photo = await call.form.file('photo')
    // Before it is written as base64: a body of that length has no field any more.
    if (photo && photo.length > logoBytesMax)
      return refuseReport(call, [createFault(words, 'photo', 'fault.photo.size')])
    const input = { ...readReportInput(call), ...(photo && { photo: Buffer.from(photo).toString('base64') }) }
    const { commune, surface } = input.property
    const fileName = buildHomeFileName({ language, commune, surface, day: luxembourgDay(call.now) })
    return (await call.ownReport(actor, input, fileName)) ?? { to: reportPath }
  } catch (error) {
    const faults = toReportFaults(call, error)
    if (faults.length === 0) throw error
    return loadReportPage(call, {
      refused: {
        form: form.form,
        values: readEnteredValues(call, form.fields),
        faults: await withPhotoFault(call, faults),
      },
      status: 400,
      headers: {},
    })
  }
}
