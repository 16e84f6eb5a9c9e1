// Copied from languages/lb/costs.ts by `npm run derive`; not edited by hand.

import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/costs.ts'

/** The lines of a purchase in Luxembourg, and its aids. */
export const words = {
  lines: {
    registrationDuty: 'Enregistrementsgebühr',
    transcriptionDuty: 'Transkriptiounsgebühr',
    communalSurtax: 'Gemengesurtax',
    housingCredit: 'Steierkredit „Bëllegen Akt“',
    rentalCredit: 'Steierkredit fir Vermiten',
    minimumDuty: 'Mindestgebühr',
    constructionVat: 'TVA op de Bau',
    constructionVatAdjustment: 'Upassung vun der abegraffener TVA',
    renovationVat: 'TVA op Aarbechten',
    notaryFeeNet: 'Notairesfraisen, Verkafsakt',
    notaryFeeVat: 'TVA op d’Notairesfraisen',
    notaryDisbursements: 'Auslage vum Notaire',
    mortgageRegistrationDuty: 'Enregistrement vum Prêt',
    mortgageInscriptionDuty: 'Aschreiwung vun der Hypothéik',
    mortgageNotaryFeeNet: 'Notairesfraisen, Prêtsakt',
    mortgageNotaryFeeVat: 'TVA op d’Notairesfraise fir de Prêt',
    bankFees: 'Bankfraisen',
    brokerFeeBuyer: 'Agencefraise vum Keefer',
  },
  aids: {
    housingCredit: 'Steierkredit op Notairesakten (Bëllegen Akt)',
    rentalCredit: 'Steierkredit fir Vermiten 2024 bis 2025',
    superReducedVat: 'TVA vun 3 % op Wunnengen',
    savingsPremium: 'Spuerprimm',
    stateGuaranteeCeiling: 'Staatsgarantie, Plafong',
    interestSubsidyCapital: 'Zënssubventioun, subventionéiert Kapital',
    accessionPremiumBonus: 'Accessiounsprimm, Zouschlag no der Zort vu Wunneng',
    capitalGrantCap: 'Nach méiglech Kapitalhëllefen ënnert dem Plafong',
    accessionPremium: 'Accessiounsprimm',
    compensatoryPremium: 'Konjunkturprimm fir eng nei Wunneng',
    interestSubsidy: 'Zënssubventioun',
    climateBonus: 'Energiehëllefen: Renovatioun, erneierbar Energien, Energieberodung, Klimaprêt',
    communalPremiums: 'Primme vun der Gemeng',
  },
  constructionVatInPart: 'TVA op de Bau, déi zum Deel am Präis ass',
} as const satisfies Translation<typeof source>
