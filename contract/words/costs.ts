import type { Language } from './formats.ts'

/** The names of the lines of a purchase in Luxembourg and of its aids, as people read them in prints, pages and answers. */
export interface CostWords {
  /** By `key` of a line of the acquisition costs. */
  readonly lines: Readonly<
    Record<
      | 'registrationDuty'
      | 'transcriptionDuty'
      | 'communalSurtax'
      | 'housingCredit'
      | 'rentalCredit'
      | 'minimumDuty'
      | 'constructionVat'
      | 'constructionVatAdjustment'
      | 'renovationVat'
      | 'notaryFeeNet'
      | 'notaryFeeVat'
      | 'notaryDisbursements'
      | 'mortgageRegistrationDuty'
      | 'mortgageInscriptionDuty'
      | 'mortgageNotaryFeeNet'
      | 'mortgageNotaryFeeVat'
      | 'bankFees'
      | 'brokerFeeBuyer',
      string
    >
  >
  /** By `key` of an aid. */
  readonly aids: Readonly<
    Record<
      | 'housingCredit'
      | 'rentalCredit'
      | 'superReducedVat'
      | 'savingsPremium'
      | 'stateGuaranteeCeiling'
      | 'interestSubsidyCapital'
      | 'accessionPremiumBonus'
      | 'capitalGrantCap'
      | 'accessionPremium'
      | 'compensatoryPremium'
      | 'interestSubsidy'
      | 'climateBonus'
      | 'communalPremiums',
      string
    >
  >
  /** Of the VAT on the construction where the price holds a part of it. */
  readonly constructionVatInPart: string
}

/** French. */
export const fr: CostWords = {
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
    notaryFeeVat: 'TVA sur les émoluments du notaire',
    notaryDisbursements: 'Débours du notaire',
    mortgageRegistrationDuty: 'Enregistrement du prêt',
    mortgageInscriptionDuty: 'Inscription hypothécaire',
    mortgageNotaryFeeNet: 'Émoluments du notaire, acte de prêt',
    mortgageNotaryFeeVat: 'TVA sur les émoluments de l’acte de prêt',
    bankFees: 'Frais de la banque',
    brokerFeeBuyer: 'Frais d’agence à charge de l’acquéreur',
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
  constructionVatInPart: 'TVA sur la construction, dont une partie est comprise dans le prix',
}

/** German. */
export const de: CostWords = {
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
    notaryFeeVat: 'Mehrwertsteuer auf die Notargebühr',
    notaryDisbursements: 'Auslagen des Notars',
    mortgageRegistrationDuty: 'Registrierung des Darlehens',
    mortgageInscriptionDuty: 'Hypothekeneintragung',
    mortgageNotaryFeeNet: 'Notargebühr, Darlehensurkunde',
    mortgageNotaryFeeVat: 'Mehrwertsteuer auf die Notargebühr des Darlehens',
    bankFees: 'Bankgebühren',
    brokerFeeBuyer: 'Maklergebühr des Käufers',
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
  constructionVatInPart: 'Mehrwertsteuer auf den Bau, zum Teil im Preis enthalten',
}

/** English. */
export const en: CostWords = {
  lines: {
    registrationDuty: 'Registration duty',
    transcriptionDuty: 'Transcription duty',
    communalSurtax: 'Communal surtax',
    housingCredit: 'Housing tax credit (Bëllegen Akt)',
    rentalCredit: 'Rental tax credit',
    minimumDuty: 'Minimum duty',
    constructionVat: 'VAT on the construction',
    constructionVatAdjustment: 'Adjustment of the VAT inside the price',
    renovationVat: 'VAT on works',
    notaryFeeNet: 'Notary’s fee, deed of sale',
    notaryFeeVat: 'VAT on the notary’s fee',
    notaryDisbursements: 'Notary’s disbursements',
    mortgageRegistrationDuty: 'Registration of the loan',
    mortgageInscriptionDuty: 'Mortgage inscription',
    mortgageNotaryFeeNet: 'Notary’s fee, loan deed',
    mortgageNotaryFeeVat: 'VAT on the notary’s fee for the loan',
    bankFees: 'Bank fees',
    brokerFeeBuyer: 'Agency fee of the buyer',
  },
  aids: {
    housingCredit: 'Housing tax credit (Bëllegen Akt)',
    rentalCredit: 'Rental tax credit 2024 to 2025',
    superReducedVat: 'Housing VAT at 3 %',
    savingsPremium: 'Savings premium',
    stateGuaranteeCeiling: 'State guarantee, ceiling',
    interestSubsidyCapital: 'Interest subsidy, subsidised capital',
    accessionPremiumBonus: 'Accession premium, bonus for the kind of dwelling',
    capitalGrantCap: 'Capital grants still possible under the cap',
    accessionPremium: 'Accession premium',
    compensatoryPremium: 'Addition to the accession premium for a new home',
    interestSubsidy: 'Interest subsidy',
    climateBonus: 'Aids for energy: renovation, renewable energy, energy advice, climate loan',
    communalPremiums: 'Premiums of the municipality',
  },
  constructionVatInPart: 'VAT on the construction, of which the price holds a part',
}

/** Luxembourgish. */
export const lb: CostWords = {
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
}

/** The names of each language. */
export const costWords: Readonly<Record<Language, CostWords>> = { fr, de, en, lb }
