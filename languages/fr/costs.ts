import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/costs.ts'

/**
 * The lines of a purchase in Luxembourg, and its aids.
 *
 * Screen: lines of costs in report, calculators and answers. Reader: everyone. Length: none.
 */
export const words = {
  lines: {
    registrationDuty: 'Droit d’enregistrement',
    transcriptionDuty: 'Droit de transcription',
    communalSurtax: 'Surtaxe communale',
    housingCredit: 'Crédit d’impôt «\u00a0Bëllegen Akt\u00a0»',
    rentalCredit: 'Crédit d’impôt locatif',
    minimumDuty: 'Droit minimum',
    constructionVat: 'TVA sur la construction',
    constructionVatAdjustment: 'Ajustement de la TVA comprise',
    renovationVat: 'TVA sur les travaux',
    notaryFeeNet: 'Émoluments du notaire, acte de vente',
    notaryCopies: 'Copies de l’acte',
    notaryFeeVat: 'TVA sur les émoluments du notaire',
    transcriptionSalary: 'Salaire du conservateur, transcription',
    notaryDisbursements: 'Débours du notaire',
    mortgageRegistrationDuty: 'Enregistrement du prêt',
    mortgageInscriptionDuty: 'Inscription hypothécaire',
    inscriptionSalary: 'Salaire du conservateur, inscription',
    mortgageNotaryFeeNet: 'Émoluments du notaire, acte de prêt',
    mortgageNotaryFeeVat: 'TVA sur les émoluments de l’acte de prêt',
    bankFees: 'Frais de la banque',
    brokerFeeBuyer: 'Frais d’agence à charge de l’acquéreur',
    dischargeDuty: 'Enregistrement de la mainlevée',
    dischargeNotaryFee: 'Honoraires du notaire, mainlevée d’hypothèque',
    dischargeNotaryVat: 'TVA sur les honoraires de mainlevée',
    radiationSalary: 'Salaire du conservateur, radiation',
  },
  aids: {
    housingCredit: 'Crédit d’impôt sur les actes notariés (Bëllegen Akt)',
    rentalCredit: 'Crédit d’impôt locatif 2024 à 2025',
    superReducedVat: 'TVA logement à 3 %',
    savingsPremium: 'Prime d’épargne',
    stateGuaranteeCeiling: 'Garantie de l’État, plafond',
    interestSubsidyCapital: 'Subvention d’intérêt, capital subventionné',
    accessionPremiumBonus: 'Prime d’accession, majoration selon le type de logement',
    capitalGrantCap: 'Aides en capital encore possibles sous le plafond',
    accessionPremium: 'Prime d’accession à la propriété',
    compensatoryPremium: 'Prime compensatoire conjoncturelle pour un logement neuf',
    interestSubsidy: 'Subvention d’intérêt',
    climateBonus: 'Aides pour l’énergie : rénovation, énergies renouvelables, conseil en énergie, prêt climatique',
    communalPremiums: 'Primes communales',
  },
  notaryFeeOfDeed: 'Émoluments du notaire, acte',
  constructionVatInPart: 'TVA sur la construction, dont une partie est comprise dans le prix',
} as const satisfies Translation<typeof source>
