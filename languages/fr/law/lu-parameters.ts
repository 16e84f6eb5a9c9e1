import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu-parameters.ts'

/**
 * Parameters of the law of Luxembourg by id without its country: what each says.
 *
 * Screen: /docs/law and the API. Reader: developers. Length: docs.
 */
export const words = {
  'acquisition.annuityYears': 'Années d’une rente viagère qui en font le capital, si l’acte n’en indique pas.',
  'acquisition.exchangeRate': 'Droit d’enregistrement d’un échange d’immeubles, sur le moins cher des deux.',
  'acquisition.giftRates': 'Droit d’enregistrement d’une donation, selon le lien avec le donateur.',
  'acquisition.usufructPerPeriod':
    'Part de la pleine propriété par période commencée d’un usufruit à durée fixe, au plus celle d’un usufruit viager.',
  'acquisition.usufructPeriod': 'Années d’une période d’un usufruit à durée fixe.',
  'notary.dischargeFee': 'Honoraires minimaux et maximaux du notaire pour la mainlevée d’une hypothèque, hors TVA.',
  'notary.giftTariff':
    'Tarif des notaires pour une donation hors ligne directe (barème 7 du texte de 1971), par tranches.',
  'notary.leastFee': 'Minimum d’un tarif proportionnel qui n’en a pas de propre, hors TVA.',
  'notary.partitionTariff':
    'Tarif des notaires pour un partage (barème 6 du texte de 1971), par tranches de tout ce qui est partagé.',
  'acquisition.announcedHousingCreditCeiling':
    'Crédit par acquéreur annoncé par le gouvernement et qui n’est pas en vigueur ; 0 si aucun n’est annoncé.',
  'acquisition.contractDeadline':
    'Dernier jour pour présenter le compromis à l’enregistrement ; vide si aucun jour ne compte.',
  'acquisition.contractFirstDay':
    'Premier jour d’enregistrement du compromis pour avoir la base réduite de moitié ; vide si aucun jour ne compte.',
  'acquisition.habitationPart': 'Valeur d’un droit d’usage ou d’habitation, en part de celle de l’usufruit.',
  'acquisition.housingCreditCeiling': 'Crédit d’impôt par acquéreur qui habitera le logement.',
  'acquisition.leastDuty': 'Minimum d’un droit d’enregistrement proportionnel : le droit fixe.',
  'acquisition.minimumDuty':
    'Droit d’enregistrement minimal d’un acte où un crédit est utilisé ; une surtaxe communale n’en fait pas partie.',
  'acquisition.offPlanLandShare': 'Part du terrain dans un prix en VEFA dont seul le total est connu.',
  'acquisition.registrationRate': 'Droit d’enregistrement sur la vente d’immeubles.',
  'acquisition.rentalContractFirstDay':
    'Premier jour d’enregistrement du contrat de réservation pour avoir le crédit locatif ; vide si aucun jour ne compte.',
  'acquisition.rentalCreditCeiling':
    'Crédit d’impôt par acquéreur d’un logement en VEFA à louer ; 0 s’il n’y en a pas.',
  'acquisition.resaleRefundFourYears':
    'Part du prix remboursée si la revente est enregistrée après deux ans et dans moins de quatre.',
  'acquisition.resaleRefundMonths':
    'Mois depuis l’achat dans lesquels une revente doit être enregistrée pour les deux remboursements.',
  'acquisition.resaleRefundTwoYears': 'Part du prix remboursée si la revente est enregistrée dans les deux ans.',
  'acquisition.resaleRegistrationRate': 'Droit d’enregistrement d’un achat déclaré en vue de la revente.',
  'acquisition.surtaxFreeWithCredit':
    'Communes dont la surtaxe épargne la part de chaque acquéreur qui a le crédit d’impôt.',
  'acquisition.surtaxOfLuxembourg':
    'Surtaxe de la Ville de Luxembourg sur ce qui n’est pas un logement, en part du droit d’enregistrement.',
  'acquisition.surtaxOfMamer': 'Surtaxe de Mamer sur ce qui n’est pas un logement, en part du droit d’enregistrement.',
  'acquisition.taxableBaseShare':
    'Part du prix soumise aux droits d’enregistrement et de transcription lorsque les conditions sont remplies.',
  'acquisition.transcriptionRate': 'Droit de transcription.',
  'acquisition.usufructParts':
    'Valeur d’un usufruit viager en part de la pleine propriété, jusqu’à un âge en années révolues ; la nue-propriété est le reste.',
  'aids.accessionIncomeReference':
    'Revenu net jusqu’auquel une personne seule peut avoir la prime d’accession, et année du chiffre.',
  'aids.accessionPremiumBonus': 'Majoration de la prime d’accession selon le type de logement.',
  'aids.accessionPremiumRange': 'Minimum et maximum de la prime d’accession selon le revenu et le ménage.',
  'aids.capitalGrantsMax':
    'Total des aides en capital qu’une personne peut recevoir dans sa vie ; 0 si la loi n’a pas de limite.',
  'aids.climateAids': 'Aides à l’énergie qui dépendent d’un dossier technique, d’un accord préalable et de dates.',
  'aids.communalPremiums': 'Primes que les communes ajoutent ; elles diffèrent de l’une à l’autre.',
  'aids.compensatoryPremium':
    'Complément de la prime d’accession pour un logement neuf jamais habité ; 0 s’il n’y en a pas.',
  'aids.constructionPriceIndex':
    'Moyenne annuelle de l’indice des prix de la construction que suit la garantie de l’État, de l’année précédente.',
  'aids.constructionPriceIndexYear':
    'Année de l’indice des prix de la construction appliqué : celle avant l’acte, car la loi n’en nomme pas.',
  'aids.interestSubsidyRates': 'Minimum et maximum de la subvention d’intérêt, en taux annuel.',
  'aids.savingsPremiumRate': 'Prime d’épargne, en part de la croissance de l’épargne d’une année.',
  'aids.savingsPremiumYearlyMax': 'Maximum qu’une année ajoute à la prime d’épargne.',
  'aids.stateGuaranteeFactor':
    'Plafond de la garantie de l’État, en multiple de la moyenne annuelle de l’indice des prix de la construction.',
  'aids.stateGuaranteeShare':
    'L’État garantit la partie du prêt au-dessus d’une part du coût du projet, jusqu’à une autre part.',
  'aids.subsidisedCapital':
    'Capital sur lequel porte la subvention d’intérêt : une base, plus par enfant, jusqu’à un plafond.',
  'broker.buyerFee':
    'Frais d’agence dus par l’acquéreur, si la demande n’en donne pas ; le vendeur paie d’habitude l’agence.',
  'capitalGain.coefficients': 'Coefficients de réévaluation selon l’année de la dépense.',
  'capitalGain.decennialAllowance': 'Abattement par période de dix ans et par personne.',
  'capitalGain.extraordinaryMinimum':
    'Les revenus extraordinaires au-dessous de cette somme n’ont pas de taux spécial.',
  'capitalGain.francsPerEuro': 'Les montants en francs sont divisés par ce nombre.',
  'capitalGain.mainResidence':
    'Une résidence principale est exonérée si elle a été habitée dès l’acquisition, ou pendant ces années avant la vente, ou quittée pour des raisons impérieuses.',
  'capitalGain.nonResidentMost': 'Montant maximal de l’impôt sur le revenu d’un non-résident, malgré le taux minimal.',
  'capitalGain.nonResidentRateMin':
    'Taux minimal de l’impôt sur le revenu d’un non-résident, sur le revenu ordinaire et celui de l’art. 132(1), (2) LIR.',
  'capitalGain.nonResidentRateMinByFraction':
    'Taux minimal de l’impôt sur le revenu d’un non-résident pour les revenus de l’art. 132(3) LIR, selon la fraction du taux moyen qui s’y applique.',
  'capitalGain.parentsHomeAllowance':
    'Abattement pour un logement hérité en ligne directe, qui était la résidence principale des parents.',
  'capitalGain.publicBodyExemption':
    'Le gain sur un immeuble vendu à ces acquéreurs est exonéré, sauf s’ils exercent un droit de préemption légal ; vide sans exonération.',
  'capitalGain.rateFraction': 'Fraction du taux moyen appliquée aux gains à long terme.',
  'capitalGain.reinvestmentDeferral': 'Un gain à long terme peut être reporté sur ces logements.',
  'capitalGain.reinvestmentYear':
    'Dernière année d’imposition pour réinvestir un gain reporté ; vide si aucun report n’est possible.',
  'capitalGain.residentRateOtherIncome':
    'Revenu net non imposé au Luxembourg, au-dessous duquel un non-résident peut demander le taux d’un résident ; 0 s’il n’y a pas de limite.',
  'capitalGain.residentRateShare':
    'Part minimale de l’ensemble des revenus, indigènes et étrangers, imposable au Luxembourg pour qu’un non-résident puisse demander le taux d’un résident.',
  'capitalGain.specialRateRounding': 'Précision à laquelle le taux spécial est arrondi.',
  'capitalGain.speculativeExemption': 'Les gains de spéculation d’une année au-dessous de cette somme sont exonérés.',
  'capitalGain.speculativeYears': 'Une vente au plus tard ces années après l’acquisition est spéculative.',
  'capitalGain.transition': 'Un acte suit le droit de ce jour si son compromis était enregistré avant.',
  'dependency.minimum': 'Une contribution annuelle au-dessous de cette somme n’est pas perçue.',
  'dependency.rate': 'Contribution dépendance.',
  'incomeTax.announcedSingleClass':
    'Premier jour de la classe d’impôt unique prévue par un projet de loi et qui n’est pas en vigueur ; vide sans projet.',
  'incomeTax.constructionAllowance':
    'Abattement spécial de construction : un taux de la base d’amortissement d’un logement acheté en VEFA et loué, jusqu’à un montant, pendant moins de six ans après l’achèvement.',
  'incomeTax.employmentFund': 'Taux de la contribution au fonds pour l’emploi jusqu’au seuil.',
  'incomeTax.employmentFundSplit':
    'Comment le taux supérieur du fonds pour l’emploi touche un gain à long terme à côté du revenu ordinaire.',
  'incomeTax.employmentFundThreshold': 'Revenu à partir duquel commence le taux supérieur du fonds pour l’emploi.',
  'incomeTax.employmentFundTop': 'Taux du fonds pour l’emploi sur l’impôt du revenu au-dessus du seuil.',
  'incomeTax.incomeStep': 'Le revenu imposable est arrondi à un multiple inférieur de cette somme.',
  'incomeTax.minimumTax': 'Un impôt au-dessous de cette somme n’est pas perçu.',
  'incomeTax.scale': 'Barème de l’impôt sur le revenu, classe 1.',
  'incomeTax.scaleClass1a': 'Barème de l’impôt sur le revenu, classe 1a.',
  'mortgage.bankFees': 'Frais de dossier et d’évaluation de la banque, si la demande n’en donne pas.',
  'mortgage.inscriptionRate': 'Droit d’inscription hypothécaire, sur le principal du prêt seul.',
  'mortgage.registrationRate': 'Droit d’enregistrement d’un prêt garanti.',
  'notary.copyTariff': 'Honoraire par rôle de copie, s’il est seul ou s’il y en a plusieurs, avant TVA.',
  'notary.disbursements': 'Recherches, extraits et autres débours, si la demande n’en donne pas.',
  'notary.loanTariff': 'Tarif du notaire pour un prêt garanti (no 5), par tranches successives.',
  'notary.loanTariffMinimum': 'Minimum du tarif pour un prêt garanti, avant TVA.',
  'notary.loanTariffOf1971':
    'Tarif du notaire pour un prêt garanti dans le texte de 1971 (barème 5) ; non appliqué, indiqué à côté.',
  'notary.saleTariff':
    'Tarif du notaire pour une vente (no 7 dans les descriptions, barème 8 du texte de 1971), par tranches successives.',
  'notary.saleTariffMinimum': 'Minimum du tarif pour une vente, avant TVA.',
  'notary.saleTariffOf1971':
    'Tarif du notaire pour une vente dans le texte de 1971 (barème 8) ; non appliqué, indiqué à côté.',
  'notary.valueRounding': 'Euro commencé auquel la valeur est arrondie avant l’application du tarif des notaires.',
  'registrar.salary':
    'Salaire gradué du conservateur des hypothèques, pour chaque transcription et chaque inscription.',
  'rent.adaptationYears': 'Le loyer, ou le supplément pour le mobilier, ne peut être adapté que tous ces ans.',
  'rent.capExempt': 'Logements auxquels les règles sur les loyers ne s’appliquent pas si le bail le dit.',
  'rent.furnishedFactor': 'Loyer maximal d’un logement meublé, en multiple du loyer selon le capital investi.',
  'rent.furnitureRate': 'Supplément mensuel maximal pour le mobilier, en part de ses factures.',
  'rent.furnitureYears':
    'Seul compte le mobilier dont la facture date de moins d’ans que cela, au bail ou à l’adaptation.',
  'rent.landShare': 'Part du capital investi à laquelle le bailleur peut fixer le prix du terrain.',
  'rent.reductionAfterYears': 'Âge de la construction à partir duquel le capital réévalué sans le terrain est réduit.',
  'rent.reductionPeriod': 'Durée d’une période supplémentaire, pour chacune desquelles le capital est réduit.',
  'rent.reductionRate': 'Réduction du capital réévalué sans le terrain, par période supplémentaire.',
  'rent.riseMost': 'Hausse maximale du loyer d’un bail en cours lors d’une adaptation, en part du loyer.',
  'rent.yieldMost':
    'Un logement ne peut rapporter au bailleur un revenu annuel au-dessus de cette part du capital investi.',
  'vat.benefitCeiling':
    'Avantage du taux super-réduit par logement, création et rénovation ensemble, consommé au fil du temps.',
  'vat.renovationAbove':
    'Montants hors TVA que les travaux doivent dépasser pour le taux super-réduit : chaque facture, et toutes ensemble.',
  'vat.standardRate': 'Taux normal de TVA.',
  'vat.superReducedRate': 'Taux super-réduit de TVA sur la création et la rénovation de logements.',
  'vat.wholeHomeAbove':
    'Part de la surface que le logement doit dépasser, dans un bâtiment à plusieurs usages, pour le taux super-réduit sur le tout ; sinon le taux ne vaut que pour cette part.',
} as const satisfies Translation<typeof source>
