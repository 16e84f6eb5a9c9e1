import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu-parameters.ts'

/**
 * Parameters of the law of Luxembourg by id without its country: what each says.
 *
 * Screen: /docs/law and the API. Reader: developers. Length: docs.
 */
export const words = {
  'acquisition.annuityYears': 'Jahre einer Leibrente, die ihr Kapital ergeben, wenn die Urkunde keines nennt.',
  'acquisition.exchangeRate':
    'Registrierungsgebühr auf einen Tausch von Immobilien, auf die weniger wertvolle der beiden.',
  'acquisition.giftRates': 'Registrierungsgebühr auf eine Schenkung, nach dem Verhältnis zum Schenker.',
  'acquisition.usufructPerPeriod':
    'Teil des Volleigentums je begonnenem Zeitraum eines befristeten Nießbrauchs, höchstens der eines lebenslangen.',
  'acquisition.usufructPeriod': 'Jahre eines Zeitraums eines befristeten Nießbrauchs.',
  'notary.dischargeFee': 'Niedrigste und höchste Notargebühr für die Löschung einer Hypothek, vor Mehrwertsteuer.',
  'notary.giftTariff':
    'Notartarif für eine Schenkung außerhalb der geraden Linie (Tabelle 7 im Text von 1971), nach Stufen.',
  'notary.leastFee': 'Mindestgebühr eines Wertetarifs ohne eigenes Minimum, vor Mehrwertsteuer.',
  'notary.partitionTariff':
    'Notartarif für eine Teilung (Tabelle 6 im Text von 1971), nach Stufen des Ganzen, das geteilt wird.',
  'acquisition.announcedHousingCreditCeiling':
    'Steuerkredit je Käufer, den die Regierung angekündigt hat und der nicht gilt; 0, wo keiner angekündigt ist.',
  'acquisition.contractDeadline':
    'Letzter Tag, an dem der Vorvertrag zur Registrierung vorzulegen war; leer, wo kein Tag zählt.',
  'acquisition.contractFirstDay':
    'Erster Tag der Registrierung des Vorvertrags für die halbierte Basis; leer, wo kein Tag zählt.',
  'acquisition.habitationPart': 'Wert eines Nutzungs- oder Wohnrechts als Teil desjenigen des Nießbrauchs.',
  'acquisition.housingCreditCeiling': 'Steuerkredit je Käufer, der in der Wohnung wohnen wird.',
  'acquisition.leastDuty': 'Mindestbetrag einer Eintragungsgebühr nach Satz: die feste Gebühr.',
  'acquisition.minimumDuty':
    'Mindest-Registrierungsgebühr einer Urkunde, in der ein Steuerkredit genutzt wird; ein kommunaler Zuschlag gehört nicht dazu.',
  'acquisition.offPlanLandShare': 'Anteil des Grundstücks an einem Preis vom Plan, von dem nur die Summe bekannt ist.',
  'acquisition.registrationRate': 'Registrierungsgebühr auf den Verkauf von Immobilien.',
  'acquisition.rentalContractFirstDay':
    'Erster Tag der Registrierung des Reservierungsvertrags für den Mietkredit; leer, wo kein Tag zählt.',
  'acquisition.rentalCreditCeiling':
    'Steuerkredit je Käufer einer Wohnung vom Plan, die vermietet wird; 0, wo es keinen gibt.',
  'acquisition.resaleRefundFourYears':
    'Teil des Preises, der erstattet wird, wenn der Weiterverkauf nach zwei und vor vier Jahren registriert wird.',
  'acquisition.resaleRefundMonths':
    'Monate seit dem Kauf, in denen ein Weiterverkauf für die beiden Erstattungen zu registrieren ist.',
  'acquisition.resaleRefundTwoYears':
    'Teil des Preises, der erstattet wird, wenn der Weiterverkauf innerhalb von zwei Jahren registriert wird.',
  'acquisition.resaleRegistrationRate': 'Registrierungsgebühr eines Kaufs mit erklärter Absicht des Weiterverkaufs.',
  'acquisition.surtaxFreeWithCredit': 'Gemeinden, deren Zuschlag den Teil jedes Käufers mit Steuerkredit verschont.',
  'acquisition.surtaxOfLuxembourg':
    'Zuschlag der Stadt Luxemburg auf das, was keine Wohnung ist, als Teil der Registrierungsgebühr.',
  'acquisition.surtaxOfMamer': 'Zuschlag von Mamer auf das, was keine Wohnung ist, als Teil der Registrierungsgebühr.',
  'acquisition.taxableBaseShare':
    'Teil des Preises, der Registrierungs- und Transkriptionsgebühr trägt, wenn die Bedingungen erfüllt sind.',
  'acquisition.transcriptionRate': 'Transkriptionsgebühr.',
  'acquisition.usufructParts':
    'Wert eines lebenslangen Nießbrauchs als Teil des vollen Eigentums, bis zu einem Alter in vollendeten Jahren; das nackte Eigentum ist der Rest.',
  'aids.accessionIncomeReference':
    'Nettoeinkommen, bis zu dem eine alleinstehende Person die Erwerbsprämie erhalten kann, und Jahr der Zahl.',
  'aids.accessionPremiumBonus': 'Zuschlag zur Erwerbsprämie nach Art der Wohnung.',
  'aids.accessionPremiumRange': 'Kleinste und größte Erwerbsprämie nach Einkommen und Haushalt.',
  'aids.capitalGrantsMax': 'Höchstbetrag der Kapitalhilfen einer Person im Leben; 0, wo das Gesetz keine Grenze hat.',
  'aids.climateAids': 'Energiehilfen, die von einer technischen Akte, vorheriger Zusage und Daten abhängen.',
  'aids.communalPremiums': 'Prämien, die Gemeinden hinzufügen; sie sind verschieden.',
  'aids.compensatoryPremium': 'Zusatz zur Erwerbsprämie für eine neue, nie bewohnte Wohnung; 0, wo es keinen gibt.',
  'aids.constructionPriceIndex': 'Jahresmittel des Baupreisindex, dem die Staatsgarantie folgt, vom Vorjahr.',
  'aids.constructionPriceIndexYear':
    'Jahr des angewandten Baupreisindex: das vor der Urkunde, da das Gesetz keines nennt.',
  'aids.interestSubsidyRates': 'Kleinster und größter Zinszuschuss, als Jahressatz.',
  'aids.savingsPremiumRate': 'Sparprämie, als Teil des Zuwachses der Ersparnisse eines Jahres.',
  'aids.savingsPremiumYearlyMax': 'Was ein Jahr der Sparprämie höchstens hinzufügt.',
  'aids.stateGuaranteeFactor': 'Höchstbetrag der Staatsgarantie, als Vielfaches des Jahresmittels des Baupreisindex.',
  'aids.stateGuaranteeShare':
    'Der Staat garantiert den Teil des Darlehens über einem Anteil der Projektkosten, bis zu einem anderen Anteil.',
  'aids.subsidisedCapital':
    'Kapital, auf das sich der Zinszuschuss bezieht: eine Basis, mehr je Kind, bis zu einer Grenze.',
  'broker.buyerFee':
    'Maklergebühr des Käufers, wenn die Anfrage keine nennt; gewöhnlich zahlt der Verkäufer den Makler.',
  'capitalGain.coefficients': 'Aufwertungskoeffizienten nach dem Jahr der Ausgabe.',
  'capitalGain.decennialAllowance': 'Freibetrag je zehn Jahre und Person.',
  'capitalGain.extraordinaryMinimum': 'Außerordentliche Einkünfte unter dieser Summe haben keinen besonderen Satz.',
  'capitalGain.francsPerEuro': 'Beträge in Franken werden durch diese Zahl geteilt.',
  'capitalGain.mainResidence':
    'Ein Hauptwohnsitz ist steuerfrei, wenn er seit dem Erwerb oder in diesen Jahren vor dem Verkauf bewohnt oder aus zwingenden Gründen verlassen wurde.',
  'capitalGain.nonResidentMost':
    'Höchstbetrag der Einkommensteuer eines Nichtansässigen, ungeachtet des Mindestsatzes.',
  'capitalGain.nonResidentRateMin':
    'Mindestsatz der Einkommensteuer eines Nichtansässigen, auf gewöhnliche Einkünfte und die des Art. 132(1), (2) LIR.',
  'capitalGain.nonResidentRateMinByFraction':
    'Mindestsatz der Einkommensteuer eines Nichtansässigen auf Einkünfte des Art. 132(3) LIR, nach dem Bruchteil des Durchschnittssatzes, der für sie gilt.',
  'capitalGain.parentsHomeAllowance':
    'Freibetrag für eine in direkter Linie geerbte Wohnung, die Hauptwohnsitz der Eltern war.',
  'capitalGain.publicBodyExemption':
    'Der Gewinn aus einem Verkauf an diese Käufer ist steuerfrei, außer sie üben ein gesetzliches Vorkaufsrecht aus; leer, wo es keine Befreiung gibt.',
  'capitalGain.rateFraction': 'Bruchteil des Durchschnittssatzes für langfristige Gewinne.',
  'capitalGain.reinvestmentDeferral': 'Ein langfristiger Gewinn kann auf diese Wohnungen übertragen werden.',
  'capitalGain.reinvestmentYear':
    'Letztes Steuerjahr für die Wiederanlage eines übertragenen Gewinns; leer, wo keine Übertragung möglich ist.',
  'capitalGain.residentRateOtherIncome':
    'In Luxemburg nicht besteuerte Nettoeinkünfte, unterhalb derer ein Nichtansässiger den Satz eines Ansässigen beantragen kann; 0, wo es keine solche Grenze gibt.',
  'capitalGain.residentRateShare':
    'Mindestanteil aller Einkünfte, in- und ausländischer, der in Luxemburg steuerpflichtig sein muss, damit ein Nichtansässiger den Satz eines Ansässigen beantragen kann.',
  'capitalGain.specialRateRounding': 'Genauigkeit, auf die der besondere Satz gerundet wird.',
  'capitalGain.speculativeExemption': 'Spekulationsgewinne eines Jahres unter dieser Summe sind steuerfrei.',
  'capitalGain.speculativeYears': 'Ein Verkauf höchstens so viele Jahre nach dem Erwerb ist spekulativ.',
  'capitalGain.transition': 'Eine Urkunde folgt dem Recht dieses Tages, wenn ihr Vorvertrag bis dahin registriert war.',
  'dependency.minimum': 'Ein Jahresbeitrag unter dieser Summe wird nicht erhoben.',
  'dependency.rate': 'Beitrag zur Pflegeversicherung.',
  'incomeTax.announcedSingleClass':
    'Erster Tag der einzigen Steuerklasse, die ein Gesetzentwurf vorsieht und die nicht gilt; leer ohne Entwurf.',
  'incomeTax.constructionAllowance':
    'Besonderer Bauabschlag: ein Satz der Abschreibungsbasis einer vom Plan gekauften, vermieteten Wohnung, bis zu einem Betrag, weniger als sechs Jahre nach Fertigstellung.',
  'incomeTax.employmentFund': 'Satz des Beitrags zum Beschäftigungsfonds bis zur Schwelle.',
  'incomeTax.employmentFundSplit':
    'Wie der höhere Satz des Beschäftigungsfonds auf einen langfristigen Gewinn neben gewöhnlichem Einkommen fällt.',
  'incomeTax.employmentFundThreshold': 'Einkommen, ab dem der höhere Satz des Beschäftigungsfonds beginnt.',
  'incomeTax.employmentFundTop': 'Satz des Beschäftigungsfonds auf die Steuer des Einkommens über der Schwelle.',
  'incomeTax.incomeStep': 'Das zu versteuernde Einkommen wird auf ein Vielfaches dieser Summe abgerundet.',
  'incomeTax.minimumTax': 'Eine Steuer unter dieser Summe wird nicht erhoben.',
  'incomeTax.scale': 'Einkommensteuertarif, Klasse 1.',
  'incomeTax.scaleClass1a': 'Einkommensteuertarif, Klasse 1a.',
  'mortgage.bankFees': 'Bearbeitungs- und Schätzkosten der Bank, wenn die Anfrage keine nennt.',
  'mortgage.inscriptionRate': 'Hypothekeneintragungsgebühr, allein auf den Hauptbetrag des Darlehens.',
  'mortgage.registrationRate': 'Registrierungsgebühr eines besicherten Darlehens.',
  'notary.copyTariff': 'Gebühr je Rolle einer Abschrift, als einzige und bei mehreren, ohne Mehrwertsteuer.',
  'notary.disbursements': 'Recherchen, Auszüge und andere Auslagen, wenn die Anfrage keine nennt.',
  'notary.loanTariff': 'Notartarif für ein besichertes Darlehen (Nr. 5), nach Stufen.',
  'notary.loanTariffMinimum': 'Mindestbetrag des Tarifs für ein besichertes Darlehen, ohne Mehrwertsteuer.',
  'notary.loanTariffOf1971':
    'Notartarif für ein besichertes Darlehen im Text von 1971 (Tarif 5); nicht angewandt, daneben genannt.',
  'notary.saleTariff':
    'Notartarif für einen Verkauf (Nr. 7 in Beschreibungen, Tarif 8 des Textes von 1971), nach Stufen.',
  'notary.saleTariffMinimum': 'Mindestbetrag des Tarifs für einen Verkauf, ohne Mehrwertsteuer.',
  'notary.saleTariffOf1971':
    'Notartarif für einen Verkauf im Text von 1971 (Tarif 8); nicht angewandt, daneben genannt.',
  'notary.valueRounding': 'Angefangener Euro, auf den der Wert vor Anwendung des Notartarifs aufgerundet wird.',
  'registrar.salary': 'Gestaffelte Gebühr des Hypothekenbewahrers, für jede Transkription und jede Eintragung.',
  'rent.adaptationYears': 'Die Miete oder der Zuschlag für die Möbel darf nur alle so viele Jahre angepasst werden.',
  'rent.capExempt': 'Wohnungen, für die die Mietregeln nicht gelten, wenn der Mietvertrag es sagt.',
  'rent.furnishedFactor':
    'Höchstmiete einer möblierten Wohnung, als Vielfaches der Miete nach dem investierten Kapital.',
  'rent.furnitureRate': 'Höchster Monatszuschlag für die Möbel, als Teil ihrer Rechnungen.',
  'rent.furnitureYears':
    'Es zählen nur Möbel, deren Rechnung beim Mietvertrag oder der Anpassung jünger als so viele Jahre ist.',
  'rent.landShare':
    'Anteil des investierten Kapitals, auf den der Vermieter den Preis des Grundstücks festsetzen darf.',
  'rent.reductionAfterYears': 'Alter des Gebäudes, ab dem das aufgewertete Kapital ohne Grundstück gekürzt wird.',
  'rent.reductionPeriod': 'Dauer eines weiteren Zeitraums, für den das Kapital jeweils gekürzt wird.',
  'rent.reductionRate': 'Kürzung des aufgewerteten Kapitals ohne Grundstück, je weiteren Zeitraum.',
  'rent.riseMost': 'Höchste Erhöhung der Miete eines laufenden Vertrags bei einer Anpassung, als Teil der Miete.',
  'rent.yieldMost':
    'Eine Wohnung darf dem Vermieter kein Jahreseinkommen über diesem Teil des investierten Kapitals bringen.',
  'vat.benefitCeiling':
    'Vorteil des stark ermäßigten Satzes je Wohnung, Schaffung und Renovierung zusammen, mit der Zeit verbraucht.',
  'vat.renovationAbove':
    'Beträge ohne Mehrwertsteuer, die Arbeiten für den stark ermäßigten Satz überschreiten müssen: jede Rechnung, und alle zusammen.',
  'vat.standardRate': 'Normaler Mehrwertsteuersatz.',
  'vat.superReducedRate': 'Stark ermäßigter Mehrwertsteuersatz auf Schaffung und Renovierung von Wohnungen.',
  'vat.wholeHomeAbove':
    'Teil der Fläche, den die Wohnung in einem gemischt genutzten Gebäude übersteigen muss, damit der stark ermäßigte Satz für alles gilt; sonst gilt er nur für diesen Teil.',
} as const satisfies Translation<typeof source>
