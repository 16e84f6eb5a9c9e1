import { getLastName } from './read-texts.ts'

const classes = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
const currencies = ['EUR', 'LUF']

/** Members of the closed lists of documents by field; `currency` is that of works, an invoice knows euros and others. */
const choices: Readonly<Record<string, readonly string[]>> = {
  documentKind: ['deed', 'preliminaryContract', 'acquisitionDeed', 'taxReturn', 'other'],
  acquisitionCurrency: currencies,
  acquisitionMode: ['purchase', 'construction', 'inheritance', 'gift'],
  taxClass: ['1', '1a', '2'],
  energyClass: classes,
  insulationClass: classes,
  environmentClass: classes,
  certificateKind: ['new', 'existing', 'asBuilt'],
  buildingKind: ['apartment', 'apartmentBuilding', 'singleHouse', 'other'],
  heatingEnergy: ['gas', 'oil', 'heatPump', 'districtHeating', 'pellets', 'electric', 'other'],
  category: ['works', 'notary', 'agency', 'architect', 'manager', 'insurance', 'energy', 'tax', 'other'],
  marginRateBase: ['revenue', 'cost'],
  currency: currencies,
  'data.currency': ['EUR', 'other'],
}

/** Members of the closed list at a path; none where any text can stand. */
export const listChoices = (path: string): readonly string[] => choices[path] ?? choices[getLastName(path)] ?? []
