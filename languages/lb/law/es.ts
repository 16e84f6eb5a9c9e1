import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/es.ts'

/**
 * Spain: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Spuenien',
  questions: {
    region: 'A wéi enger autonomer Gemeinschaft?',
    disability: 'Unerkannt Behënnerung',
    largeFamily: 'Sidd Dir eng kannerräich Famill?',
    singleParentFamily: 'Sidd Dir alengerzéiend?',
    largeHolder: 'Ass de Keefer e grousse Proprietaire?',
    wholeBuilding: 'Kaaft Dir e ganzt Haus mat Wunnengen?',
    vatExemptionWaived: 'Gëtt op d’Befreiung vun der TVA verzicht?',
    protectedHousing: 'Ass et eng geschützte Wunneng?',
    areaM2: 'Wunnfläch a Quadratmeter',
    lawyerFeeRate: 'Affekotenhonorar, als Deel vum Präis',
    annualTaxableIncome: 'Steierpflichtegt Joresakommes',
    savingsIncome: 'Dovunner aus dem Kapital',
    jointTaxReturn: 'Gitt Dir zesummen eng Steiererklärung of?',
    familyCategory: 'Kategorie vun der Famill',
    childrenAboveLargeFamily: 'Kanner iwwer d’Zuel eraus, déi eng Famill kannerräich mécht',
    dependentChildren: 'Kanner an Ärer Famill',
    dependants: 'Persounen, fir déi Dir de Familljefräibetrag hutt',
    householdMembers: 'Familljememberen, déi do wunne wäerten, Dir matgezielt',
    netWealth: 'Verméigen vun all deenen, déi do wunnen',
    yearsOfResidence: 'Voll Joren, déi all Keefer do wunnt',
    appraisedValue: 'Schätzwäert fir de Prêt',
  },
  options: {
    disability: {
      none: 'Keng',
      from33: 'Vun 33 % un',
      from65: 'Vun 65 % un',
    },
    familyCategory: {
      general: 'Allgemeng',
      special: 'Besonnesch',
    },
  },
} as const satisfies Translation<typeof source>
