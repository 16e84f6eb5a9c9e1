import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import type { OwnCall } from './call.ts'

type Input = z.input<typeof AgencyReportInput>

/** Request path of each form field; faults of a path are shown at its field. */
const reportPlaces: Readonly<Record<string, string>> = {
  audience: 'audience',
  language: 'language',
  clientName: 'clientName',
  propertyAddress: 'propertyAddress',
  reference: 'reference',
  agentName: 'agent.name',
  agentPhone: 'agent.phone',
  agentEmail: 'agent.email',
  photo: 'photo',
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
  acquisitionMode: 'sale.gain.acquisitionMode',
  acquisitionDate: 'sale.gain.acquisitionDate',
  acquisitionPrice: 'sale.gain.acquisitionPrice',
  acquisitionCosts: 'sale.gain.acquisitionCosts',
  completedOn: 'sale.gain.completedOn',
  parentsMainResidence: 'sale.gain.parentsMainResidence',
  mainResidence: 'sale.gain.mainResidence',
  ownershipShare: 'sale.gain.ownershipShare',
  saleDate: 'sale.gain.saleDate',
  taxClass: 'sale.gain.taxClass',
  jointTaxation: 'sale.gain.jointTaxation',
  ordinaryTaxableIncome: 'sale.gain.ordinaryTaxableIncome',
  use: 'purchase.use',
  buyers: 'purchase.buyers',
  price: 'purchase.price',
  loanAmount: 'purchase.loanAmount',
}

/** Path of the works, which the form has in lines of a year and an amount. */
const worksPath = 'sale.gain.improvements'

/** Lines of works in the form. */
export const worksLines = ['1', '2', '3'] as const

/** Every field of the form. */
export const reportFields: readonly string[] = [
  ...Object.keys(reportPlaces),
  ...worksLines.flatMap(line => [`worksYear${line}`, `worksAmount${line}`]),
]

const numberFields = new Set([
  ...['surface', 'nbChambres', 'salePrice', 'saleCosts', 'loanBalance', 'acquisitionPrice', 'acquisitionCosts'],
  ...['ordinaryTaxableIncome', 'price', 'loanAmount', ...worksLines.map(line => `worksAmount${line}`)],
])
const booleanFields = new Set(['parking', 'estNeuf', 'mainResidence', 'parentsMainResidence', 'jointTaxation'])

/** Fields of the gain that always have a value, so that they do not say whether its tax is wanted. */
const alwaysSent = new Set(['acquisitionMode', 'taxClass'])

/** Parses a number as typed: `650 000`, `650.000`, `650’000`, `85,5`; NaN for anything else. */
export const parseTypedNumber = (text: string): number => {
  const plain = text.replace(/[\s\u00a0\u202f’']|m²$|m2$|€$/gi, '')
  if (/^\d{1,3}([.,]\d{3})+$/.test(plain)) return Number(plain.replace(/[.,]/g, ''))
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

/** Parses a share as typed: `50 %`, `33,3`, `1/3`; NaN for anything else, also for a number up to 1, which is ambiguous. */
export const parseTypedShare = (text: string): number => {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '')
  const parts = /^(\d{1,6})\/(\d{1,6})$/.exec(plain)
  if (parts) {
    const share = Number(parts[1]) / Number(parts[2])
    return share > 0 && share <= 1 ? share : Number.NaN
  }
  if (!/^\d{1,3}([.,]\d{1,6})?%?$/.test(plain)) return Number.NaN
  const percent = Number(plain.replace('%', '').replace(',', '.'))
  return percent > 100 || percent === 0 || (percent <= 1 && !plain.endsWith('%'))
    ? Number.NaN
    : Number((percent / 100).toFixed(8))
}

const yearPattern = /^(19|20)\d\d$/

/** Converts the text of a field to its request value. */
const toRequestValue = (name: string, text: string): unknown => {
  if (name === 'ownershipShare') return parseTypedShare(text)
  if (numberFields.has(name)) return parseTypedNumber(text)
  if (booleanFields.has(name)) return text === 'yes'
  if (name === 'buyers') return Array.from({ length: text === '2' ? 2 : 1 }, () => ({}))
  return text
}

type Form = OwnCall['form']

/** A field that cannot be sent as it is, and the key of the text that says why. */
export interface UnreadableField {
  name: string
  fault: 'fault.number' | 'fault.share' | 'fault.year' | 'fault.required' | 'fault.worksWhole'
}

const hasWorks = (form: Form, line: string): boolean =>
  form.text(`worksYear${line}`) !== '' || form.text(`worksAmount${line}`) !== ''

/** Whether any fact of the gain was typed. */
const hasGain = (form: Form): boolean =>
  worksLines.some(line => hasWorks(form, line)) ||
  Object.entries(reportPlaces).some(
    ([name, path]) => path.startsWith('sale.gain.') && !alwaysSent.has(name) && form.text(name) !== '',
  )

/** Facts without which the tax on a gain cannot be calculated; the income of an exempt sale does not matter. */
const findMissingFacts = (form: Form): UnreadableField[] => {
  if (form.text('audience') !== 'seller' || !hasGain(form)) return []
  const isExempt = form.text('mainResidence') === 'yes'
  const facts = ['acquisitionDate', 'acquisitionPrice', ...(isExempt ? [] : ['ordinaryTaxableIncome'])]
  const works = worksLines
    .filter(line => hasWorks(form, line))
    .flatMap(line => [`worksYear${line}`, `worksAmount${line}`])
  return [
    ...facts.map(name => ({ name, fault: 'fault.required' }) as const),
    ...works.map(name => ({ name, fault: 'fault.worksWhole' }) as const),
  ].filter(({ name }) => form.text(name) === '')
}

/** Fields whose text is no number, share or year, and facts of a gain that are missing. */
export const findUnreadableFields = ({ form }: OwnCall): UnreadableField[] => {
  const share = form.text('ownershipShare')
  return [
    ...[...numberFields]
      .filter(name => form.text(name) !== '' && Number.isNaN(parseTypedNumber(form.text(name))))
      .map(name => ({ name, fault: 'fault.number' }) as const),
    ...(share !== '' && Number.isNaN(parseTypedShare(share))
      ? [{ name: 'ownershipShare', fault: 'fault.share' } as const]
      : []),
    ...worksLines
      .map(line => `worksYear${line}`)
      .filter(name => form.text(name) !== '' && !yearPattern.test(form.text(name)))
      .map(name => ({ name, fault: 'fault.year' }) as const),
    ...findMissingFacts(form),
  ]
}

/** Form field of a request path; '' for an unknown path. Works are counted without their empty lines. */
export const findFieldOfPath = ({ form }: OwnCall, path: string): string => {
  const [, index, part] = /^sale\.gain\.improvements\[(\d{1,2})\]\.?(\w*)/.exec(path) ?? []
  const line = index === undefined ? undefined : worksLines.filter(known => hasWorks(form, known))[Number(index)]
  if (line !== undefined) return part === 'amount' ? `worksAmount${line}` : `worksYear${line}`
  return (
    Object.entries(reportPlaces).find(
      ([, place]) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`),
    )?.[0] ?? ''
  )
}

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
 * a fact of it is given.
 */
export const readReportInput = ({ form }: OwnCall): Input => {
  const isSeller = form.text('audience') === 'seller'
  const isTaxed = isSeller && hasGain(form)
  const input: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(reportPlaces)) {
    const text = form.text(name)
    if (text === '' || (path.startsWith('sale.') && !isSeller) || (path.startsWith('sale.gain.') && !isTaxed)) continue
    setAtPath(input, path, toRequestValue(name, text))
  }
  const works = worksLines
    .filter(line => hasWorks(form, line))
    .map(line => ({
      year: Number(form.text(`worksYear${line}`)),
      amount: parseTypedNumber(form.text(`worksAmount${line}`)),
    }))
  if (isTaxed && works.length > 0) setAtPath(input, worksPath, works)
  if (isTaxed && form.text('ordinaryTaxableIncome') === '') setAtPath(input, 'sale.gain.ordinaryTaxableIncome', 0)
  return input as unknown as Input // validated by the service
}
