import { texts as homeTexts } from '#languages/derived/homes'
import { isLanguage, ownNames } from '#languages/registry'
import { may } from '../../access/ownership.ts'
import { faultsOf } from '../../services/account/account-fault.ts'
import { type Choice, type Fault, type FormFields, faultSummary, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import { isPlainKey, type Words } from '../words.ts'
import { entered, fault, missing, type Outcome, type OwnCall, type RefusedForm, refusedForm } from './call.ts'
import { reportInput, reportPlaces, wrongNumbers } from './report-input.ts'

/** Where a report for a client is made. */
export const reportPath = '/account/reports/new'

/** What the page of a new report shows. */
export interface ReportPage {
  /** Whether the organisation has a brand, without which no report is drawn. */
  hasBrand: boolean
  /** What the fields begin with, by their names. */
  values: Readonly<Record<string, string>>
  refused?: Refused | undefined
}

const form = { form: 'report', fields: Object.keys(reportPlaces) } as const

/** A choice of a closed list of the interface, with the way out first. */
const choicesOf = (words: Words, list: Readonly<Record<string, string>>): Choice[] => [
  { value: '', text: words.text('report.unknown') },
  ...Object.entries(list).map(([value, text]) => ({ value, text })),
]

const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

const homeFields = (words: Words, { input, select, tick }: FormFields): Html => {
  const { etage, etat, exterieur, yes, no } = homeTexts[words.language]
  const classes = Object.fromEntries(energyClasses.map(name => [name, name]))
  return html`<h2>${words.text('report.home')}</h2>
<div class="pair">${input('commune', { autocomplete: 'off' })}${input('quartier', { autocomplete: 'off', isOptional: true })}
${input('surface', { autocomplete: 'off', inputMode: 'decimal' })}${input('nbChambres', { autocomplete: 'off', inputMode: 'numeric', isOptional: true })}
${select('etage', choicesOf(words, etage))}${select('etat', choicesOf(words, etat))}
${select('exterieur', choicesOf(words, exterieur))}${select('parking', choicesOf(words, { yes, no }))}
${select('classeEnergie', choicesOf(words, classes))}${input('propertyAddress', { autocomplete: 'off', isOptional: true })}</div>
${tick('estNeuf')}`
}

const saleFields = (words: Words, { input, select, tick }: FormFields): Html => {
  const { text } = words
  const sum = { autocomplete: 'off', inputMode: 'decimal', isOptional: true } as const
  return html`<h2>${text('report.sale')}</h2>
<div class="pair">${input('salePrice', sum)}${input('saleCosts', sum)}${input('loanBalance', sum)}</div>
<h3>${text('report.gain')}</h3>
<p>${text('report.gainText')}</p>
<div class="pair">${input('acquisitionDate', { type: 'date', autocomplete: 'off', isOptional: true })}${input('acquisitionPrice', sum)}
${select(
  'taxClass',
  ['1', '1a', '2'].map(value => ({ value, text: value })),
)}${input('ordinaryTaxableIncome', sum)}</div>
${tick('mainResidence')}`
}

const purchaseFields = (words: Words, { input, select }: FormFields): Html => {
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

/** The form of a report for a client: for whom, the home, the sale of a seller, the purchase of a buyer. */
export const reportView = (words: Words, { hasBrand, values, refused }: ReportPage): Html => {
  const { text, markup, language } = words
  const brand = html`<a href="/account/organisation/branding">${text('report.makeBrand')}</a>`
  if (!hasBrand) return html`<p class="notice">${markup('report.noBrand', { brand })}</p>`
  const fields = fieldsOf(words, form.form, refused ?? { form: form.form, values: { language, ...values }, faults: [] })
  const { input, radios, select } = fields
  const audiences = [
    { value: 'seller', text: text('report.seller') },
    { value: 'buyer', text: text('report.buyer') },
  ]
  return html`${faultSummary(words, refused)}<p>${text('report.lead')}</p>
${postForm(
  reportPath,
  html`<h2>${text('report.who')}</h2>
${radios('audience', audiences)}
<div class="pair">${input('clientName', { autocomplete: 'off', isOptional: true })}${input('reference', { autocomplete: 'off', isOptional: true })}
${select(
  'language',
  Object.entries(ownNames).map(([value, name]) => ({ value, text: name })),
)}</div>
${homeFields(words, fields)}
${saleFields(words, fields)}
${purchaseFields(words, fields)}
<button>${text('report.submit')}</button>`,
)}`
}

const page = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const membership = await accounts.organisations.membership(actor.session.userId)
  const title = words.text('report.title')
  if (!membership || !may(membership.role, 'reports'))
    return {
      title,
      main: html`<p>${words.text('report.forbidden')}</p>`,
      here: reportPath,
      status: refused ? 403 : 200,
    }
  const hasBrand = (await accounts.brandings.of(actor)) !== null
  const values = Object.fromEntries(
    form.fields.flatMap(name => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  )
  return {
    title,
    main: reportView(words, { hasBrand, values, refused: refused?.refused }),
    here: `${reportPath}${query.size > 0 ? `?${query}` : ''}`,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the form of a new report, filled from the address that led here. */
export const showReport = (call: OwnCall): Promise<Outcome> => page(call)

/** The field of the form that a path of the request belongs to; '' for none. */
const fieldAt = (path: string): string =>
  Object.entries(reportPlaces).find(
    ([, place]) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`),
  )?.[0] ?? ''

/** What the interface found wrong with a report, in the words of the page. */
const faultsIn = (words: Words, error: unknown): Fault[] => {
  const named = faultsOf(error).map(({ field, fault: code }) => {
    const key = `fault.${code}`
    return fault(words, fieldAt(field), isPlainKey(key) && code !== 'notAllowed' ? key : 'fault.value')
  })
  return named.filter(({ field }, index) => named.findIndex(other => other.field === field) === index)
}

/** POST: the report as a file; nothing of it is stored. */
export const makeReport = async (call: OwnCall): Promise<Outcome> => {
  const { words, actor } = call
  const empty = missing(call, ['commune', 'surface'])
  const wrong = wrongNumbers(call).map(name => fault(words, name, 'fault.number'))
  if (empty.length + wrong.length > 0) return page(call, refusedForm(call, form, [...empty, ...wrong]))
  const language = call.form.text('language')
  if (!isLanguage(language)) return page(call, refusedForm(call, form, [fault(words, 'language', 'fault.notAllowed')]))
  try {
    return (await call.ownReport(actor, reportInput(call))) ?? { to: reportPath }
  } catch (error) {
    const faults = faultsIn(words, error)
    if (faults.length === 0) throw error
    return page(call, {
      refused: { form: form.form, values: entered(call, form.fields), faults },
      status: 400,
      headers: {},
    })
  }
}
