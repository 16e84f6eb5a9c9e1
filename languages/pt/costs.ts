import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/costs.ts'

/**
 * The costs of a Luxembourg purchase and its aids in Portuguese.
 *
 * Screen: lines of costs in report, calculators and answers. Reader: everyone. Length: none.
 */
export const words = {
  lines: {
    registrationDuty: 'Direito de registo',
    transcriptionDuty: 'Direito de transcrição',
    communalSurtax: 'Sobretaxa comunal',
    housingCredit: 'Crédito de imposto «Bëllegen Akt»',
    rentalCredit: 'Crédito de imposto para arrendamento',
    minimumDuty: 'Direito mínimo',
    constructionVat: 'IVA sobre a construção',
    constructionVatAdjustment: 'Ajustamento do IVA incluído',
    renovationVat: 'IVA sobre as obras',
    notaryFeeNet: 'Honorários do notário, escritura de compra e venda',
    notaryCopies: 'Cópias da escritura',
    notaryFeeVat: 'IVA sobre os honorários do notário',
    transcriptionSalary: 'Emolumento do conservador, transcrição',
    notaryDisbursements: 'Despesas do notário',
    mortgageRegistrationDuty: 'Registo do empréstimo',
    mortgageInscriptionDuty: 'Inscrição da hipoteca',
    inscriptionSalary: 'Emolumento do conservador, inscrição',
    mortgageNotaryFeeNet: 'Honorários do notário, escritura do empréstimo',
    mortgageNotaryFeeVat: 'IVA sobre os honorários da escritura do empréstimo',
    bankFees: 'Comissões bancárias',
    brokerFeeBuyer: 'Comissão da agência a cargo do comprador',
    dischargeDuty: 'Registo do distrate',
    dischargeNotaryFee: 'Honorários do notário, distrate da hipoteca',
    dischargeNotaryVat: 'IVA sobre os honorários do distrate',
    radiationSalary: 'Emolumento do conservador, cancelamento',
  },
  aids: {
    housingCredit: 'Crédito de imposto sobre atos notariais (Bëllegen Akt)',
    rentalCredit: 'Crédito de imposto para arrendamento, 2024 a 2025',
    superReducedVat: 'IVA da habitação a 3%',
    savingsPremium: 'Prémio de poupança',
    stateGuaranteeCeiling: 'Garantia do Estado, limite máximo',
    interestSubsidyCapital: 'Bonificação de juros, capital bonificado',
    accessionPremiumBonus: 'Prémio de acesso à propriedade, majoração segundo o tipo de habitação',
    capitalGrantCap: 'Apoios em capital ainda possíveis até ao limite máximo',
    accessionPremium: 'Prémio de acesso à propriedade',
    compensatoryPremium: 'Prémio compensatório conjuntural para habitação nova',
    interestSubsidy: 'Bonificação de juros',
    climateBonus: 'Apoios à energia: renovação, energias renováveis, aconselhamento energético, empréstimo climático',
    communalPremiums: 'Prémios do município',
  },
  notaryFeeOfDeed: 'Honorários do notário, escritura',
  constructionVatInPart: 'IVA sobre a construção, em parte incluído no preço',
} as const satisfies Translation<typeof source>
