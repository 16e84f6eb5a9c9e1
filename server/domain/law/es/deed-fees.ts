import type { Notice } from '#contract/shared/law'
import { bySlices } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import type { FeeLine } from '../country.ts'
import { overridable, vatLine } from '../purchase-lines.ts'
import type { Input } from './conditions.ts'
import { gestoriaFee, lawyerRate, notaryInvoiceFactors, valuationFee } from './parameters/market.ts'
import { igicRate, ipsiRate, standardVatRate } from './parameters/new-build.ts'
import { notaryTariff, registrarLimits, registrarTariff, tariffCut } from './parameters/tariffs.ts'
import { isCeutaOrMelilla } from './scales.ts'

/** The tax on services where the home is. */
const servicesTax = (region: Input['region']): { rate: Parameter<number>; localLabel: string } => {
  if (region === 'ES-CN') return { rate: igicRate, localLabel: 'IGIC' }
  return isCeutaOrMelilla(region)
    ? { rate: ipsiRate, localLabel: 'IPSI' }
    : { rate: standardVatRate, localLabel: 'IVA' }
}

type VatKey = 'notaryFeeVat' | 'registryFeeVat' | 'gestoriaVat' | 'lawyerVat'

/** A fee with the VAT on it. */
const withVat = (law: Law, { region }: Input, fee: FeeLine[], key: VatKey, label: string): FeeLine[] => [
  ...fee,
  ...vatLine(law, fee[0], { key, label, ...servicesTax(region) }),
]

const notary = (law: Law, input: Input, deedValue: number): FeeLine[] => {
  const tariff = bySlices(deedValue, law.value(notaryTariff)) * (1 - law.value(tariffCut))
  const { usual, low, high } = law.value(notaryInvoiceFactors)
  const isOwnFigure = input.overrides?.notaryFeeNet !== undefined
  const fee = overridable(law, input.overrides, notaryInvoiceFactors, {
    key: 'notaryFeeNet',
    label: 'Notary, with sheets and copies',
    localLabel: 'notaría',
    category: 'notary',
    dueTo: 'notary',
    base: deedValue,
    amount: tariff * usual,
    regulatedMinimum: tariff,
    ...(!isOwnFigure && { range: { low: tariff * low, high: tariff * high } }),
  }).map(line => ({ ...line, basis: [...line.basis, notaryTariff.id, tariffCut.id] }))
  return withVat(law, input, fee, 'notaryFeeVat', 'VAT on the notary fee')
}

const registrar = (law: Law, input: Input, deedValue: number): FeeLine[] => {
  const { lowest, highest } = law.value(registrarLimits)
  const tariff = Math.min(highest, Math.max(lowest, bySlices(deedValue, law.value(registrarTariff))))
  const fee = costLine(law, {
    key: 'registryFeeNet',
    label: 'Registrar',
    localLabel: 'registro de la propiedad',
    category: 'registry',
    nature: 'regulatedTariff',
    dueTo: 'registry',
    base: deedValue,
    amount: tariff * (1 - law.value(tariffCut)),
    basis: [registrarTariff, registrarLimits, tariffCut],
  })
  return withVat(law, input, fee, 'registryFeeVat', 'VAT on the fee of the registrar')
}

const gestoria = (law: Law, input: Input): FeeLine[] => {
  const fee = overridable(law, input.overrides, gestoriaFee, {
    key: 'gestoria',
    label: 'Office that files deed and taxes',
    localLabel: 'gestoría',
    category: 'legal',
    dueTo: 'other',
  })
  return withVat(law, input, fee, 'gestoriaVat', 'VAT on the office that files')
}

const valuation = (law: Law, { loanAmount = 0, overrides }: Input): FeeLine[] =>
  loanAmount > 0 || overrides?.valuation !== undefined
    ? overridable(law, overrides, valuationFee, {
        key: 'valuation',
        label: 'Valuation for the bank',
        localLabel: 'tasación',
        category: 'lender',
        dueTo: 'other',
      })
    : []

const lawyer = (law: Law, input: Input): FeeLine[] => {
  const { lawyerFeeRate = 0, price } = input
  law.replaced(lawyerRate)
  const fee = costLine(law, {
    key: 'lawyer',
    label: 'Lawyer',
    localLabel: 'abogado',
    category: 'legal',
    nature: 'marketEstimate',
    dueTo: 'other',
    amount: price * lawyerFeeRate,
    base: price,
    rate: lawyerFeeRate,
    certainty: 'published',
    basis: [lawyerRate],
  })
  return withVat(law, input, fee, 'lawyerVat', 'VAT on the lawyer')
}

/** Notary, registrar, filing office, valuation and lawyer, each with its VAT, on the value of the deed. */
export const deedFees = (law: Law, input: Input, deedValue: number): FeeLine[] => [
  ...notary(law, input, deedValue),
  ...registrar(law, input, deedValue),
  ...gestoria(law, input),
  ...valuation(law, input),
  ...lawyer(law, input),
]

/** Tells that the tariff of notaries ends below the value of the deed. */
export const agreedNotaryFee = (law: Law, deedValue: number): Notice[] => {
  const limit = law.value(notaryTariff).at(-1)?.upTo ?? Number.POSITIVE_INFINITY
  return deedValue > limit
    ? [
        {
          code: 'contested_rule',
          message: `Above ${limit} the fee of the notary is agreed; the tariff up to there was taken.`,
          field: 'overrides.notaryFeeNet',
        },
      ]
    : []
}
