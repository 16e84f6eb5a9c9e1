import { texts as homeTexts } from '#languages/derived/homes'
import type { FormFields } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { worksLines } from './report-input.ts'

const sum = { autocomplete: 'off', inputMode: 'decimal', isOptional: true } as const
const year = { autocomplete: 'off', inputMode: 'numeric', isOptional: true } as const
const day = { type: 'date', autocomplete: 'off', isOptional: true } as const

/** How a home may have been acquired, as the tax law distinguishes it. */
const acquisitionModes = ['purchase', 'inheritance', 'construction', 'gift'] as const

/** Renders the fields of the acquisition: how, when, for how much, and the works since. */
const renderAcquisitionFields = ({ text }: Words, { input, select, tick }: FormFields): Html => {
  const modes = acquisitionModes.map(value => ({ value, text: text(`report.mode.${value}`) }))
  return html`<h3>${text('report.gain')}</h3>
<p>${text('report.gainText')}</p>
<div class="pair">${select('acquisitionMode', modes)}${input('acquisitionDate', day)}
${input('acquisitionPrice', sum)}${input('acquisitionCosts', sum)}
${input('completedOn', day)}</div>
${tick('parentsMainResidence')}
<h4>${text('report.works')}</h4>
<p>${text('report.worksText')}</p>
<div class="pair">${worksLines.map(
    line => html`${input(`worksYear${line}`, year)}${input(`worksAmount${line}`, sum)}
`,
  )}</div>`
}

/** Renders the fields of the seller on which the tax depends. */
const renderSellerFields = (words: Words, { input, select, tick }: FormFields): Html => {
  const { text, language } = words
  const { yes, no } = homeTexts[language]
  const joint = [
    { value: '', text: text('report.unknown') },
    { value: 'yes', text: yes },
    { value: 'no', text: no },
  ]
  const classes = ['1', '1a', '2'].map(value => ({ value, text: value }))
  return html`<h4>${text('report.sellerTax')}</h4>
<div class="pair">${input('saleDate', day)}${select('taxClass', classes)}${select('jointTaxation', joint)}
${input('ordinaryTaxableIncome', sum)}${input('ownershipShare', { autocomplete: 'off', isOptional: true })}</div>
${tick('mainResidence')}`
}

/** Renders the fields of a sale: price, costs and loan, then the facts from which the tax on its gain follows. */
export const renderSaleFields = (words: Words, fields: FormFields): Html => {
  const { input } = fields
  return html`<h2>${words.text('report.sale')}</h2>
<div class="pair">${input('salePrice', sum)}${input('saleCosts', sum)}${input('loanBalance', sum)}</div>
${renderAcquisitionFields(words, fields)}
${renderSellerFields(words, fields)}`
}
