import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'
import { acts } from './gazette.ts'

const { coveredFrom: from } = coverage

const notary = { ...acts.notaries, article: 'Anexo I, número 2', textOf: '2011-11-17' }
const registrar = { ...acts.registrars, article: 'Anexo I, número 2', textOf: '2011-11-17' }
const unchanged = 'Unchanged since 1989.'

/** Tariff of notaries on the value of a deed, without VAT and before the cut. */
export const notaryTariff: Parameter<readonly Slice[]> = {
  id: 'es.notary.tariff',
  description: 'Tariff of notaries on the value of a deed, slice by slice, without VAT and before the cut.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 6_010.12, amount: 90.151816 },
        { upTo: 30_050.61, rate: 0.0045 },
        { upTo: 60_101.21, rate: 0.0015 },
        { upTo: 150_253.03, rate: 0.001 },
        { upTo: 601_012.1, rate: 0.0005 },
        { upTo: 6_010_121.04, rate: 0.0003 },
      ],
      source: notary,
      certainty: 'statutory',
      note: 'Unchanged since 1989; above the last limit the fee is agreed.',
    },
  ],
}

/** Tariff of registrars on the value of a deed, without VAT and before the cut. */
export const registrarTariff: Parameter<readonly Slice[]> = {
  id: 'es.registry.tariff',
  description: 'Tariff of registrars on the value of a deed, slice by slice, without VAT and before the cut.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 6_010.12, amount: 24.040484 },
        { upTo: 30_050.61, rate: 0.00175 },
        { upTo: 60_101.21, rate: 0.00125 },
        { upTo: 150_253.03, rate: 0.00075 },
        { upTo: 601_012.1, rate: 0.0003 },
        { upTo: null, rate: 0.0002 },
      ],
      source: registrar,
      certainty: 'statutory',
      note: unchanged,
    },
  ],
}

/** Lowest and highest fee of registrars, before the cut. */
export const registrarLimits: Parameter<Record<'lowest' | 'highest', number>> = {
  id: 'es.registry.limits',
  description: 'Lowest and highest fee of registrars for a property, before the cut.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { lowest: 24.040484, highest: 2_181.673939 },
      source: registrar,
      certainty: 'statutory',
      note: unchanged,
    },
  ],
}

/** Part taken off both tariffs. */
export const tariffCut: Parameter<number> = {
  id: 'es.notary.tariffCut',
  description: 'Part taken off the tariffs of notaries and registrars since 2010.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.05,
      source: { ...acts.cut, article: 'disposición adicional 8.ª', textOf: '2017-06-28' },
      certainty: 'statutory',
    },
  ],
}
