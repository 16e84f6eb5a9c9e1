import type { Words } from '#contract/shared/law'
import type { LineKind } from '../../core/line-kind.ts'
import { luxembourgGainLines } from './gain/lines.ts'
import { luxembourgLines } from './purchase/lines.ts'

/** A line of an answer, with the parameters on which its amount may rest. */
export interface LineLaw {
  readonly calculation: 'purchase' | 'sale'
  readonly key: string
  readonly label: Words
  /** Its name in the words of the law. */
  readonly localLabel?: string | undefined
  /** Ids of parameters, the principal one first. */
  readonly parameters: readonly string[]
}

const contract = ['acquisition.contractDeadline', 'acquisition.contractFirstDay']
const housingVat = ['vat.standardRate', 'vat.superReducedRate', 'vat.benefitCeiling', 'vat.wholeHomeAbove']

/** Parameters by the key of the line, without the country. */
const parametersByLine: Readonly<Record<string, readonly string[]>> = {
  registrationDuty: [
    'acquisition.registrationRate',
    'acquisition.resaleRegistrationRate',
    'acquisition.taxableBaseShare',
    'acquisition.offPlanLandShare',
    'acquisition.leastDuty',
    'acquisition.usufructParts',
    'acquisition.habitationPart',
    'acquisition.usufructPerPeriod',
    'acquisition.usufructPeriod',
    'acquisition.annuityYears',
    'acquisition.exchangeRate',
    'acquisition.giftRates',
    ...contract,
  ],
  transcriptionDuty: [
    'acquisition.transcriptionRate',
    'acquisition.taxableBaseShare',
    'acquisition.offPlanLandShare',
    'acquisition.usufructParts',
    'acquisition.habitationPart',
    'acquisition.usufructPerPeriod',
    'acquisition.usufructPeriod',
    'acquisition.annuityYears',
    ...contract,
  ],
  communalSurtax: [
    'acquisition.surtaxOfLuxembourg',
    'acquisition.surtaxOfMamer',
    'acquisition.registrationRate',
    'acquisition.exchangeRate',
    'acquisition.giftRates',
    'acquisition.surtaxFreeWithCredit',
  ],
  housingCredit: ['acquisition.housingCreditCeiling', 'acquisition.minimumDuty'],
  rentalCredit: [
    'acquisition.rentalCreditCeiling',
    'acquisition.minimumDuty',
    'acquisition.contractDeadline',
    'acquisition.rentalContractFirstDay',
  ],
  minimumDuty: ['acquisition.minimumDuty'],
  constructionVat: housingVat,
  constructionVatAdjustment: housingVat,
  renovationVat: [...housingVat, 'vat.renovationAbove'],
  notaryFeeNet: [
    'notary.saleTariff',
    'notary.saleTariffMinimum',
    'notary.valueRounding',
    'notary.loanTariff',
    'notary.loanTariffMinimum',
    'notary.giftTariff',
    'notary.partitionTariff',
    'notary.leastFee',
  ],
  notaryCopies: ['notary.copyTariff'],
  transcriptionSalary: ['registrar.salary'],
  inscriptionSalary: ['registrar.salary'],
  notaryFeeVat: ['vat.standardRate'],
  notaryDisbursements: ['notary.disbursements'],
  mortgageRegistrationDuty: ['mortgage.registrationRate', 'acquisition.leastDuty'],
  mortgageInscriptionDuty: ['mortgage.inscriptionRate'],
  mortgageNotaryFeeNet: ['notary.loanTariff', 'notary.loanTariffMinimum', 'notary.valueRounding'],
  mortgageNotaryFeeVat: ['vat.standardRate'],
  bankFees: ['mortgage.bankFees'],
  brokerFeeBuyer: ['broker.buyerFee'],
  dischargeDuty: ['acquisition.leastDuty'],
  dischargeNotaryFee: ['notary.dischargeFee'],
  dischargeNotaryVat: ['vat.standardRate'],
  radiationSalary: ['registrar.salary'],
  incomeTaxOnGain: [
    'incomeTax.scale',
    'incomeTax.scaleClass1a',
    'capitalGain.rateFraction',
    'capitalGain.extraordinaryMinimum',
    'capitalGain.nonResidentRateMin',
    'capitalGain.nonResidentRateMinByFraction',
    'capitalGain.nonResidentMost',
    'capitalGain.residentRateShare',
    'capitalGain.residentRateOtherIncome',
    'incomeTax.minimumTax',
  ],
  employmentFund: [
    'incomeTax.employmentFund',
    'incomeTax.employmentFundTop',
    'incomeTax.employmentFundThreshold',
    'incomeTax.employmentFundSplit',
  ],
  dependencyContribution: ['dependency.rate', 'dependency.minimum'],
}

const linesOf = (calculation: LineLaw['calculation'], kinds: Readonly<Record<string, LineKind<Words>>>): LineLaw[] =>
  Object.entries(kinds).map(([key, { label, localLabel }]) => ({
    calculation,
    key,
    label,
    localLabel,
    parameters: (parametersByLine[key] ?? []).map(id => `lu.${id}`),
  }))

/** Lines of a purchase and of a sale in Luxembourg, in the order of the answers, with the parameters of each. */
export const luxembourgLineLaw: readonly LineLaw[] = [
  ...linesOf('purchase', luxembourgLines),
  ...linesOf('sale', luxembourgGainLines),
]
