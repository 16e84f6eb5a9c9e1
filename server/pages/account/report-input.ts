import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import type { OwnCall } from './call.ts'

type Input = z.input<typeof AgencyReportInput>

/** Request path of each form field; faults of a path are shown at its field. */
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

const numberFields = new Set([
  ...['surface', 'nbChambres', 'salePrice', 'saleCosts', 'loanBalance', 'acquisitionPrice', 'ordinaryTaxableIncome'],
  ...['price', 'loanAmount'],
])
const booleanFields = new Set(['parking', 'estNeuf', 'mainResidence'])

/** Parses a number as typed: `650 000`, `650.000`, `650’000`, `85,5`; NaN for anything else. */
export const parseTypedNumber = (text: string): number => {
  const plain = text.replace(/[\s\u00a0\u202f’']|m²$|m2$|€$/gi, '')
  if (/^\d{1,3}([.,]\d{3})+$/.test(plain)) return Number(plain.replace(/[.,]/g, ''))
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

/** Converts the text of a field to its request value. */
const toRequestValue = (name: string, text: string): unknown => {
  if (numberFields.has(name)) return parseTypedNumber(text)
  if (booleanFields.has(name)) return text === 'yes'
  if (name === 'buyers') return Array.from({ length: text === '2' ? 2 : 1 }, () => ({}))
  return text
}

/** Names of number fields whose text is not a number. */
export const findInvalidNumbers = ({ form }: OwnCall): string[] =>
  [...numberFields].filter(name => form.text(name) !== '' && Number.isNaN(parseTypedNumber(form.text(name))))

const setAtPath = (input: Record<string, unknown>, path: string, value: unknown): void => {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    input[first] = value
    return
  }
  const below = (input[first] ?? {}) as Record<string, unknown> // written only by this function
  input[first] = below
  setAtPath(below, rest.join('.'), value)
}

/**
 * Reads the report request from the form: omits empty fields, the sale unless for a seller, and the gain unless
 * the date or price of the acquisition is given.
 */
export const readReportInput = ({ form }: OwnCall): Input => {
  const isSeller = form.text('audience') === 'seller'
  const hasGain = form.text('acquisitionDate') !== '' || form.text('acquisitionPrice') !== ''
  const input: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(reportPlaces)) {
    const text = form.text(name)
    if (text === '' || (path.startsWith('sale.') && !isSeller) || (path.startsWith('sale.gain.') && !hasGain)) continue
    setAtPath(input, path, toRequestValue(name, text))
  }
  if (isSeller && hasGain && form.text('ordinaryTaxableIncome') === '')
    setAtPath(input, 'sale.gain.ordinaryTaxableIncome', 0)
  return input as unknown as Input // validated by the service
}
