import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/costs.ts'

/**
 * The lines of a purchase in Luxembourg, and its aids.
 *
 * Screen: lines of costs in report, calculators and answers. Reader: everyone. Length: none.
 */
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
    notaryCopies: 'Kopië vum Akt',
    notaryFeeVat: 'TVA op d’Notairesfraisen',
    transcriptionSalary: 'Gebür vum Hypothéikebewahrer, Transkriptioun',
    notaryDisbursements: 'Auslage vum Notaire',
    mortgageRegistrationDuty: 'Enregistrement vum Prêt',
    mortgageInscriptionDuty: 'Aschreiwung vun der Hypothéik',
    inscriptionSalary: 'Gebür vum Hypothéikebewahrer, Inscriptioun',
    mortgageNotaryFeeNet: 'Notairesfraisen, Prêtsakt',
    mortgageNotaryFeeVat: 'TVA op d’Notairesfraise fir de Prêt',
    bankFees: 'Bankfraisen',
    brokerFeeBuyer: 'Agencefraise vum Keefer',
    dischargeDuty: 'Enregistrement vun der Mainlevée',
    dischargeNotaryFee: 'Notairesfraisen, Mainlevée vun der Hypothéik',
    dischargeNotaryVat: 'TVA op d’Notairesfraise fir d’Mainlevée',
    radiationSalary: 'Gebür vum Hypothéikebewahrer, Radiatioun',
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
  notaryFeeOfDeed: 'Notairesfraisen, Akt',
  constructionVatInPart: 'TVA op de Bau, déi zum Deel am Präis ass',
} as const satisfies Translation<typeof source>
