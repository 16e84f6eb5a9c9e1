import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import type { OwnCall } from './call.ts'

type Input = z.input<typeof AgencyReportInput>

/** The fields of the form, each with its place in the request of a report; a fault of the one is told at the other. */
export const reportPlaces: Readonly<Record<string, string>> = {
  audience: 'audience',
  language: 'language',
  clientName: 'clientName',
  propertyAddress: 'propertyAddress',
  reference: 'reference',
  commune: 'property.commune',
  quartier: 'property.quartier',
  surface: 'property.surface',
  nbChambres: 'property.nbChambres',
  etage: 'property.etage',
  etat: 'property.etat',
  exterieur: 'property.exterieur',
  parking: 'property.parking',
  classeEnergie: 'property.classeEnergie',
  estNeuf: 'property.estNeuf',
  salePrice: 'sale.price',
  saleCosts: 'sale.costs',
  loanBalance: 'sale.loanBalance',
  acquisitionDate: 'sale.gain.acquisitionDate',
  acquisitionPrice: 'sale.gain.acquisitionPrice',
  mainResidence: 'sale.gain.mainResidence',
  taxClass: 'sale.gain.taxClass',
  ordinaryTaxableIncome: 'sale.gain.ordinaryTaxableIncome',
  use: 'purchase.use',
  buyers: 'purchase.buyers',
  price: 'purchase.price',
  loanAmount: 'purchase.loanAmount',
}

const numbers = new Set([
  ...['surface', 'nbChambres', 'salePrice', 'saleCosts', 'loanBalance', 'acquisitionPrice', 'ordinaryTaxableIncome'],
  ...['price', 'loanAmount'],
])
const truths = new Set(['parking', 'estNeuf', 'mainResidence'])

/** A number as people write it: `650 000`, `650.000`, `650’000`, `85,5`; NaN for anything else. */
export const typedNumber = (text: string): number => {
  const plain = text.replace(/[\s\u00a0\u202f’']|m²$|m2$|€$/gi, '')
  if (/^\d{1,3}([.,]\d{3})+$/.test(plain)) return Number(plain.replace(/[.,]/g, ''))
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

/** What was typed into a field, as the request has it. */
const typedValue = (name: string, text: string): unknown => {
  if (numbers.has(name)) return typedNumber(text)
  if (truths.has(name)) return text === 'yes'
  if (name === 'buyers') return Array.from({ length: text === '2' ? 2 : 1 }, () => ({}))
  return text
}

/** Fields that are numbers and hold something else. */
export const wrongNumbers = ({ form }: OwnCall): string[] =>
  [...numbers].filter(name => form.text(name) !== '' && Number.isNaN(typedNumber(form.text(name))))

const put = (input: Record<string, unknown>, path: string, value: unknown): void => {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    input[first] = value
    return
  }
  const below = (input[first] ?? {}) as Record<string, unknown> // only this function writes here
  input[first] = below
  put(below, rest.join('.'), value)
}

/**
 * The request of a report as a form asks for it: what was left empty is left out, the sale belongs to a seller, and the gain
 * counts where the day or the price of the acquisition was given.
 */
export const reportInput = ({ form }: OwnCall): Input => {
  const isSeller = form.text('audience') === 'seller'
  const hasGain = form.text('acquisitionDate') !== '' || form.text('acquisitionPrice') !== ''
  const input: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(reportPlaces)) {
    const text = form.text(name)
    if (text === '' || (path.startsWith('sale.') && !isSeller) || (path.startsWith('sale.gain.') && !hasGain)) continue
    put(input, path, typedValue(name, text))
  }
  if (isSeller && hasGain && form.text('ordinaryTaxableIncome') === '') put(input, 'sale.gain.ordinaryTaxableIncome', 0)
  return input as unknown as Input // the interface judges it, field by field
}
