import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu-parameters.ts'

/**
 * Parameters of the law of Luxembourg by id without its country: what each says.
 *
 * Screen: /docs/law and the API. Reader: developers. Length: docs.
 */
export const words = {
  'acquisition.annuityYears': 'Joren vun enger Liewensrent, déi hiert Kapital ausmaachen, wann den Akt keent nennt.',
  'acquisition.exchangeRate':
    'Enregistrementsgebühr op en Tosch vun Immobilien, op dee manner wäertvolle vun deenen zwee.',
  'acquisition.giftRates': 'Enregistrementsgebühr op eng Donatioun, no der Bezéiung zum Donateur.',
  'acquisition.usufructPerPeriod':
    'Deel vum volle Proprietéitsrecht pro ugefaangen Zäitraum vun engem Usufruit op Zäit, héchstens dee vun engem op Liewenszäit.',
  'acquisition.usufructPeriod': 'Jore vun engem Zäitraum vun engem Usufruit op Zäit.',
  'notary.dischargeFee': 'Mannst an héchst Notairesfraise fir d’Mainlevée vun enger Hypothéik, ouni TVA.',
  'notary.giftTariff':
    'Tarif vun den Notairë fir eng Donatioun, déi net an der direkter Linn ass (Barème 7 am Text vun 1971), no Tranchen.',
  'notary.leastFee': 'Minimum vun engem proportionalen Tarif ouni eegene Minimum, ouni TVA.',
  'notary.partitionTariff':
    'Tarif vun den Notairë fir eng Deelung (Barème 6 am Text vun 1971), no Tranche vun allem, wat gedeelt gëtt.',
  'acquisition.announcedHousingCreditCeiling':
    'Steierkredit pro Keefer, deen d’Regierung ugekënnegt huet an deen net a Kraaft ass; 0, wou keen ugekënnegt ass.',
  'acquisition.contractDeadline':
    'Leschten Dag, fir de Compromis fir den Enregistrement anzereechen; eidel, wou keen Dag zielt.',
  'acquisition.contractFirstDay':
    'Éischten Dag vum Enregistrement vum Compromis fir déi hallef Basis; eidel, wou keen Dag zielt.',
  'acquisition.habitationPart': 'Wäert vun engem Notzungs- oder Wunnrecht als Deel vun deem vum Usufruit.',
  'acquisition.housingCreditCeiling': 'Steierkredit pro Keefer, deen an der Wunneng wäert wunnen.',
  'acquisition.leastDuty': 'Mindestbetrag vun engem proportionellen Enregistrementsrecht: dat fixt Recht.',
  'acquisition.minimumDuty':
    'Mindest-Enregistrementsrecht vun engem Akt, an deem e Steierkredit benotzt gëtt; e Gemengenzouschlag gehéiert net dozou.',
  'acquisition.offPlanLandShare': 'Undeel vum Terrain un engem Präis um Plang, vun deem nëmmen den Total bekannt ass.',
  'acquisition.registrationRate': 'Enregistrementsrecht op de Verkaf vun Immobilien.',
  'acquisition.rentalContractFirstDay':
    'Éischten Dag vum Enregistrement vum Reservatiounskontrakt fir de Locatifskredit; eidel, wou keen Dag zielt.',
  'acquisition.rentalCreditCeiling':
    'Steierkredit pro Keefer vun enger Wunneng um Plang, déi verlount gëtt; 0, wou et keen gëtt.',
  'acquisition.resaleRefundFourYears':
    'Deel vum Präis, deen zréckbezuelt gëtt, wann de Weiderverkaf no zwee a virun véier Joer enregistréiert gëtt.',
  'acquisition.resaleRefundMonths':
    'Méint zënter dem Kaf, an deenen e Weiderverkaf fir déi zwou Réckbezuelungen z’enregistréieren ass.',
  'acquisition.resaleRefundTwoYears':
    'Deel vum Präis, deen zréckbezuelt gëtt, wann de Weiderverkaf bannent zwee Joer enregistréiert gëtt.',
  'acquisition.resaleRegistrationRate':
    'Enregistrementsrecht vun engem Kaf mat der erklärter Absicht vum Weiderverkaf.',
  'acquisition.surtaxFreeWithCredit':
    'Gemengen, deenen hiren Zouschlag den Deel vun all Keefer mam Steierkredit verschount.',
  'acquisition.surtaxOfLuxembourg':
    'Zouschlag vun der Stad Lëtzebuerg op dat, wat keng Wunneng ass, als Deel vum Enregistrementsrecht.',
  'acquisition.surtaxOfMamer': 'Zouschlag vu Mamer op dat, wat keng Wunneng ass, als Deel vum Enregistrementsrecht.',
  'acquisition.taxableBaseShare':
    'Deel vum Präis, op deen d’Enregistrements- an d’Transkriptiounsrecht geet, wann d’Konditiounen erfëllt sinn.',
  'acquisition.transcriptionRate': 'Transkriptiounsrecht.',
  'acquisition.usufructParts':
    'Wäert vun engem Usufruit op Liewenszäit als Deel vum volle Besëtz, bis zu engem Alter a vollen Joren; déi plakeg Propriétéit ass de Rescht.',
  'aids.accessionIncomeReference':
    'Nettoakommes, bis zu deem eng Persoun eleng d’Acquisitiounsprimm kréie kann, a Joer vun der Zuel.',
  'aids.accessionPremiumBonus': 'Zouschlag op d’Acquisitiounsprimm no der Zort Wunneng.',
  'aids.accessionPremiumRange': 'Klengst a gréisst Acquisitiounsprimm no Akommes a Stot.',
  'aids.capitalGrantsMax':
    'Héchstbetrag vun de Kapitalhëllefe vun enger Persoun am Liewen; 0, wou d’Gesetz keng Grenz huet.',
  'aids.climateAids':
    'Energiehëllefen, déi vun engem techneschen Dossier, engem Accord am Viraus an Datummer ofhänken.',
  'aids.communalPremiums': 'Primmen, déi d’Gemengen dobäi ginn; si ënnerscheede sech.',
  'aids.compensatoryPremium':
    'Zousaz zur Acquisitiounsprimm fir eng nei Wunneng, wou nach kee gewunnt huet; 0, wou et keen gëtt.',
  'aids.constructionPriceIndex': 'Joresmoyenne vum Baupräisindex, deem d’Staatsgarantie follegt, vum Joer virdrun.',
  'aids.constructionPriceIndexYear': 'Joer vum applizéierte Baupräisindex: dat virum Akt, well d’Gesetz keent nennt.',
  'aids.interestSubsidyRates': 'Klengsten a gréissten Zënszouschoss, als Joressaz.',
  'aids.savingsPremiumRate': 'Spuerprimm, als Deel vum Zouwuess vun engem Joer.',
  'aids.savingsPremiumYearlyMax': 'Wat e Joer der Spuerprimm héchstens dobäi gëtt.',
  'aids.stateGuaranteeFactor': 'Plaffong vun der Staatsgarantie, als Villfacht vun der Joresmoyenne vum Baupräisindex.',
  'aids.stateGuaranteeShare':
    'De Staat garantéiert deen Deel vum Prêt iwwer engem Undeel vun de Käschte vum Projet, bis zu engem aneren Undeel.',
  'aids.subsidisedCapital': 'Kapital, op dat den Zënszouschoss geet: eng Basis, méi pro Kand, bis zu engem Plaffong.',
  'broker.buyerFee': 'Agencefraisen vum Keefer, wann d’Ufro keng nennt; gewéinlech bezilt de Verkeefer d’Agence.',
  'capitalGain.coefficients': 'Reevaluatiounskoeffizienten nom Joer vun der Ausgab.',
  'capitalGain.decennialAllowance': 'Abattement pro zéng Joer a Persoun.',
  'capitalGain.extraordinaryMinimum': 'Aussergewéinlecht Akommes ënner dëser Zomm huet kee spezielle Saz.',
  'capitalGain.francsPerEuro': 'Beträg a Frang ginn duerch dës Zuel gedeelt.',
  'capitalGain.mainResidence':
    'Eng Haaptresidenz ass steierfräi, wann se zënter dem Kaf oder an dëse Jore virum Verkaf bewunnt oder aus zwéngende Grënn verlooss gouf.',
  'capitalGain.nonResidentMost': 'Maximum vun der Akommessteier vun engem Net-Resident, trotz dem Mindestsaz.',
  'capitalGain.nonResidentRateMin':
    'Mindestsaz vun der Akommessteier vun engem Net-Resident, op dat gewéinlecht Akommes an dat vum Art. 132(1), (2) LIR.',
  'capitalGain.nonResidentRateMinByFraction':
    'Mindestsaz vun der Akommessteier vun engem Net-Resident op Akommes vum Art. 132(3) LIR, nom Brochdeel vum Duerchschnëttssaz, deen dofir gëllt.',
  'capitalGain.parentsHomeAllowance':
    'Abattement fir eng Wunneng, déi an direkter Linn ierft gouf an d’Haaptresidenz vun den Elteren war.',
  'capitalGain.publicBodyExemption':
    'De Gewënn aus engem Verkaf un dës Keefer ass steierfräi, ausser si üben e gesetzlecht Virkafsrecht aus; eidel, wou et keng Exoneratioun gëtt.',
  'capitalGain.rateFraction': 'Broochdeel vum Duerchschnëttssaz fir laangfristeg Gewënner.',
  'capitalGain.reinvestmentDeferral': 'E laangfristege Gewënn kann op dës Wunnengen iwwerdroe ginn.',
  'capitalGain.reinvestmentYear':
    'Lescht Steierjoer fir en iwwerdroene Gewënn nei unzeleeën; eidel, wou keen iwwerdroe ka ginn.',
  'capitalGain.residentRateOtherIncome':
    'Nettoakommes, dat net zu Lëtzebuerg besteiert gëtt, an ënner deem en Net-Resident de Saz vun engem Resident ka froen; 0, wou et keng esou Grenz gëtt.',
  'capitalGain.residentRateShare':
    'Mindestundeel vun allem Akommes, vun hei an aus dem Ausland, deen zu Lëtzebuerg steierflichteg muss sinn, fir datt en Net-Resident de Saz vun engem Resident ka froen.',
  'capitalGain.specialRateRounding': 'Genauegkeet, op déi de spezielle Saz gerënnt gëtt.',
  'capitalGain.speculativeExemption': 'Spekulatiounsgewënner vun engem Joer ënner dëser Zomm si steierfräi.',
  'capitalGain.speculativeYears': 'E Verkaf héchstens sou vill Joer nom Kaf ass spekulativ.',
  'capitalGain.transition': 'En Akt follegt dem Recht vun dësem Dag, wann säi Compromis bis dohinn enregistréiert war.',
  'dependency.minimum': 'E Joresbäitrag ënner dëser Zomm gëtt net erhuewen.',
  'dependency.rate': 'Bäitrag zur Fleegeversécherung.',
  'incomeTax.announcedSingleClass':
    'Éischten Dag vun der eenzeger Steierklass, déi e Gesetzprojet virgesäit an déi net a Kraaft ass; eidel ouni Projet.',
  'incomeTax.constructionAllowance':
    'Speziellen Bauabattement: e Saz vun der Amortissementsbasis vun enger um Plang kaafter, verlounter Wunneng, bis zu engem Betrag, manner wéi sechs Joer no der Fäerdegstellung.',
  'incomeTax.employmentFund': 'Saz vum Bäitrag zum Beschäftegungsfong bis zur Schwell.',
  'incomeTax.employmentFundSplit':
    'Wéi den héije Saz vum Beschäftegungsfong op e laangfristege Gewënn nieft dem gewéinlechen Akommes fällt.',
  'incomeTax.employmentFundThreshold': 'Akommes, vun deem un den héije Saz vum Beschäftegungsfong ufänkt.',
  'incomeTax.employmentFundTop': 'Saz vum Beschäftegungsfong op d’Steier vum Akommes iwwer der Schwell.',
  'incomeTax.incomeStep': 'Dat steierbaart Akommes gëtt op e Villfacht vun dëser Zomm ofgerënnt.',
  'incomeTax.minimumTax': 'Eng Steier ënner dëser Zomm gëtt net erhuewen.',
  'incomeTax.scale': 'Akommessteierbarème, Klass 1.',
  'incomeTax.scaleClass1a': 'Akommessteierbarème, Klass 1a.',
  'mortgage.bankFees': 'Dossiers- a Schätzkäschte vun der Bank, wann d’Ufro keng nennt.',
  'mortgage.inscriptionRate': 'Hypothéikenaschreiwungsrecht, nëmmen op den Haaptbetrag vum Prêt.',
  'mortgage.registrationRate': 'Enregistrementsrecht vun engem ofgeséchertem Prêt.',
  'notary.copyTariff':
    'Honoraire pro Roll vun enger Kopie, wann et déi eenzeg ass a wann et der méi sinn, virun der TVA.',
  'notary.disbursements': 'Recherchen, Auszich an aner Débouren, wann d’Ufro keng nennt.',
  'notary.loanTariff': 'Notairestarif fir en ofgeséchertem Prêt (no 5), a Stufen.',
  'notary.loanTariffMinimum': 'Mindestbetrag vum Tarif fir en ofgeséchertem Prêt, virun der TVA.',
  'notary.loanTariffOf1971':
    'Notairestarif fir en ofgeséchertem Prêt am Text vun 1971 (Barème 5); net applizéiert, dernieft genannt.',
  'notary.saleTariff': 'Notairestarif fir e Verkaf (no 7 a Beschreiwungen, Barème 8 vum Text vun 1971), a Stufen.',
  'notary.saleTariffMinimum': 'Mindestbetrag vum Tarif fir e Verkaf, virun der TVA.',
  'notary.saleTariffOf1971':
    'Notairestarif fir e Verkaf am Text vun 1971 (Barème 8); net applizéiert, dernieft genannt.',
  'notary.valueRounding': 'Ugefaangenen Euro, op deen de Wäert virum Notairestarif opgeronnt gëtt.',
  'registrar.salary': 'Gestaffelte Salaire vum Hypothéikekonservateur, fir all Transkriptioun an all Inskriptioun.',
  'rent.adaptationYears': 'De Loyer oder den Zouschlag fir d’Miwwelen däerf nëmmen all sou vill Joer ugepasst ginn.',
  'rent.capExempt': 'Wunnengen, fir déi d’Reegelen iwwer d’Loyeren net gëllen, wann de Bail et seet.',
  'rent.furnishedFactor':
    'Héchstloyer vun enger miwweléierter Wunneng, als Villfacht vum Loyer nom investéierte Kapital.',
  'rent.furnitureRate': 'Héchsten Zouschlag de Mount fir d’Miwwelen, als Deel vun hire Rechnungen.',
  'rent.furnitureYears':
    'Et zielen nëmme Miwwelen, deenen hir Rechnung beim Bail oder der Upassung méi jonk wéi sou vill Joer ass.',
  'rent.landShare': 'Undeel vum investéierte Kapital, op deen de Proprietär de Präis vum Terrain festsetze kann.',
  'rent.reductionAfterYears': 'Alter vum Gebai, vun deem un dat reevaluéiert Kapital ouni den Terrain reduzéiert gëtt.',
  'rent.reductionPeriod': 'Dauer vun enger weiderer Period, fir déi d’Kapital all Kéier reduzéiert gëtt.',
  'rent.reductionRate': 'Reduktioun vum reevaluéierte Kapital ouni den Terrain, pro weider Period.',
  'rent.riseMost': 'Héchst Hausse vum Loyer vun engem lafende Bail bei enger Upassung, als Deel vum Loyer.',
  'rent.yieldMost':
    'Eng Wunneng däerf dem Proprietär kee Joresakommes iwwer dësem Deel vum investéierte Kapital bréngen.',
  'vat.benefitCeiling':
    'Virdeel vum super-reduzéierte Saz pro Wunneng, Schafung a Renovatioun zesummen, mat der Zäit verbraucht.',
  'vat.renovationAbove':
    'Beträg ouni TVA, déi Aarbechte fir de staark reduzéierten Taux musse sprengen: all Rechnung, an all zesummen.',
  'vat.standardRate': 'Normalen TVA-Saz.',
  'vat.superReducedRate': 'Super-reduzéierten TVA-Saz op d’Schafung an d’Renovatioun vu Wunnengen.',
  'vat.wholeHomeAbove':
    'Deel vun der Fläch, deen d’Wunneng an engem gemëschte Gebai muss iwwerschreiden, fir datt de super-reduzéierte Saz fir alles gëllt; soss nëmme fir deen Deel.',
} as const satisfies Translation<typeof source>
