import type { Parameter } from '../../../core/dated.ts'
import { coverage, knownSince } from './coverage.ts'

/** Years after a rise during which an answer names the saving of an earlier contract. */
export const yearsFromContractToDeed: Parameter<number> = {
  id: 'uk.contract.yearsToDeed',
  description: 'Years after a rise in which a deed may well rest on a contract of before it.',
  unit: 'years',
  kind: 'convention',
  checkedOn: coverage.checkedOn,
  versions: [
    {
      from: knownSince,
      value: 2,
      source: { title: 'judgement', article: 'convention of this service' },
      certainty: 'estimate',
      note: 'A purchase off plan takes up to two years from contract to deed.',
    },
  ],
}
