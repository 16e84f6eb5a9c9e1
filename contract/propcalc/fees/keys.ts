import type { CountryCode } from '../../shared/country.ts'

/** The countries beside Luxembourg, whose keys stand with its own route. */
type OtherCountry = Exclude<CountryCode, 'LU'>

// biome-ignore format: one country a paragraph
/** Keys of lines by country, in the order in which an answer lists them. */
export const feeLineKeysByCountry = {
  FR: [
    'departmentalTransferTax', 'municipalTransferTax', 'stateLevy', 'newBuildDuty', 'newBuildDutyLevy', 'vat',
    'landRegistryContribution', 'notaryFeeNet', 'notaryFeeVat', 'notaryFormalities', 'notaryFormalitiesVat',
    'notaryDisbursements', 'loanGuarantee', 'mortgageNotaryFeeNet', 'mortgageNotaryFeeVat',
    'mortgageRegistryContribution', 'mortgageDuty', 'mortgageDisbursements', 'brokerFeeBuyer',
  ],
  DE: [
    'transferTax', 'notaryDeedFee', 'notaryExecutionFee', 'notarySupervisionFee', 'notaryDisbursements',
    'notaryFeeVat', 'registryPriorityNotice', 'registryOwnership', 'mortgageNotaryFeeNet', 'mortgageNotaryFeeVat',
    'registryMortgage', 'brokerFeeBuyer', 'subsidy',
  ],
  BE: [
    'transferTax', 'vat', 'fixedDuty', 'notaryFeeNet', 'administrativeFees', 'searches', 'notaryFeeVat',
    'transcription', 'writingDuty', 'mortgageTaxes', 'mortgageOther', 'brokerFeeBuyer',
  ],
  NL: [
    'transferTax', 'vat', 'notaryDeed', 'registryOwnership', 'mortgageDeed', 'registryMortgage', 'valuation',
    'advice', 'inspection', 'bankGuarantee', 'loanGuarantee', 'brokerFeeBuyer',
  ],
  IT: [
    'registerTax', 'mortgageTax', 'cadastralTax', 'vat', 'previousHomeCredit', 'registryItems', 'notaryFeeNet',
    'notaryFeeVat', 'mortgageNotaryFeeNet', 'mortgageNotaryFeeVat', 'mortgageSubstituteTax', 'brokerFeeBuyer',
  ],
  ES: [
    'transferTax', 'vat', 'stampDuty', 'notaryFeeNet', 'notaryFeeVat', 'registryFeeNet', 'registryFeeVat',
    'gestoria', 'gestoriaVat', 'valuation', 'lawyer', 'lawyerVat', 'brokerFeeBuyer',
  ],
  PT: [
    'transferTax', 'stampDuty', 'mortgageStampDuty', 'registryDesk', 'notaryFeeNet', 'notaryFeeVat',
    'preferenceNotice', 'bankFees', 'bankFeesStampDuty', 'lawyer', 'lawyerVat', 'brokerFeeBuyer',
  ],
  UK: [
    'transferTax', 'additionalDwellingSurcharge', 'nonResidentSurcharge', 'registryOwnership', 'conveyancing',
    'conveyancingVat', 'searches', 'inspection', 'lenderFee', 'brokerFeeBuyer',
  ],
  US: [
    'stateTransferTax', 'countyTransferTax', 'cityTransferTax', 'mansionTax', 'mortgageTax', 'intangibleTax',
    'ownerTitle', 'lenderTitle', 'settlement', 'originationFee', 'valuation', 'inspection', 'recording',
    'brokerFeeBuyer', 'closingCostsEstimate',
  ],
} as const

// biome-ignore format: one country a paragraph
/** Keys of possible reliefs by country. */
const feeReliefKeysByCountry = {
  FR: ['firstTimeBuyer'],
  DE: ['relatedSale', 'hessengeld'],
  BE: ['soleOwnHome', 'modestHome', 'brusselsAllowance', 'energyAllowance', 'reducedHonorarium', 'rebuiltHome'],
  NL: ['starter'],
  IT: ['mainHome', 'previousHomeCredit', 'cadastralValue'],
  ES: [
    'reducedAN', 'reducedAR', 'reducedAS', 'reducedIB', 'reducedCN', 'reducedCB', 'reducedCL', 'reducedCM',
    'reducedCT', 'reducedVC', 'reducedEX', 'reducedGA', 'reducedMD', 'reducedMC', 'reducedNC', 'reducedPV',
    'reducedRI', 'reducedCE', 'reducedML',
  ],
  PT: ['jovem', 'mainResidence', 'nonResidentReclaim'],
  UK: ['firstTimeBuyer', 'replacementRefund', 'companyRelief'],
  US: ['firstTimeBuyer'],
} as const satisfies Record<OtherCountry, readonly string[]>

type KeyIn<Table extends Record<string, readonly string[]>> = Table[keyof Table][number]

/** A key of a line in any of these countries. */
export type FeeLineKey = KeyIn<typeof feeLineKeysByCountry>

/** A key of a relief in any of these countries. */
type FeeReliefKey = KeyIn<typeof feeReliefKeysByCountry>

const unique = <Key extends string>(table: Record<string, readonly Key[]>) =>
  [...new Set(Object.values(table).flat())] as [Key, ...Key[]] // no table is empty

/** All keys of lines, each once. */
export const feeLineKeys = unique<FeeLineKey>(feeLineKeysByCountry)

/** All keys of reliefs, each once. */
export const feeReliefKeys = unique<FeeReliefKey>(feeReliefKeysByCountry)
