import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/costs.ts'

/**
 * The lines of a purchase in Luxembourg, and its aids.
 *
 * Screen: lines of costs in report, calculators and answers. Reader: everyone. Length: none.
 */
export const words = {
  lines: {
    registrationDuty: 'Registrierungsgebühr',
    transcriptionDuty: 'Transkriptionsgebühr',
    communalSurtax: 'Gemeindezuschlag',
    housingCredit: 'Steuergutschrift „Bëllegen Akt“',
    rentalCredit: 'Steuergutschrift für Vermieter',
    minimumDuty: 'Mindestgebühr',
    constructionVat: 'Mehrwertsteuer auf den Bau',
    constructionVatAdjustment: 'Anpassung der enthaltenen Mehrwertsteuer',
    renovationVat: 'Mehrwertsteuer auf die Arbeiten',
    notaryFeeNet: 'Notargebühr, Kaufurkunde',
    notaryCopies: 'Abschriften der Urkunde',
    notaryFeeVat: 'Mehrwertsteuer auf die Notargebühr',
    transcriptionSalary: 'Gebühr des Hypothekenbewahrers, Transkription',
    notaryDisbursements: 'Auslagen des Notars',
    mortgageRegistrationDuty: 'Registrierung des Darlehens',
    mortgageInscriptionDuty: 'Hypothekeneintragung',
    inscriptionSalary: 'Gebühr des Hypothekenbewahrers, Eintragung',
    mortgageNotaryFeeNet: 'Notargebühr, Darlehensurkunde',
    mortgageNotaryFeeVat: 'Mehrwertsteuer auf die Notargebühr des Darlehens',
    bankFees: 'Bankgebühren',
    brokerFeeBuyer: 'Maklergebühr des Käufers',
    dischargeDuty: 'Registrierung der Löschungsbewilligung',
    dischargeNotaryFee: 'Notargebühr, Löschung der Hypothek',
    dischargeNotaryVat: 'Mehrwertsteuer auf die Notargebühr der Löschung',
    radiationSalary: 'Gebühr des Hypothekenbewahrers, Löschung',
  },
  aids: {
    housingCredit: 'Steuergutschrift auf Notarurkunden (Bëllegen Akt)',
    rentalCredit: 'Steuergutschrift für Vermieter 2024 bis 2025',
    superReducedVat: 'Mehrwertsteuer von 3 % auf Wohnungen',
    savingsPremium: 'Sparprämie',
    stateGuaranteeCeiling: 'Staatsgarantie, Höchstbetrag',
    interestSubsidyCapital: 'Zinszuschuss, bezuschusstes Kapital',
    accessionPremiumBonus: 'Erwerbsprämie, Zuschlag nach Art der Wohnung',
    capitalGrantCap: 'Noch mögliche Kapitalbeihilfen unter der Obergrenze',
    accessionPremium: 'Prämie für den Erwerb von Wohneigentum',
    compensatoryPremium: 'Konjunkturprämie für eine neue Wohnung',
    interestSubsidy: 'Zinszuschuss',
    climateBonus: 'Energiebeihilfen: Sanierung, erneuerbare Energien, Energieberatung, Klimakredit',
    communalPremiums: 'Prämien der Gemeinde',
  },
  notaryFeeOfDeed: 'Notargebühr, Urkunde',
  constructionVatInPart: 'Mehrwertsteuer auf den Bau, zum Teil im Preis enthalten',
} as const satisfies Translation<typeof source>
