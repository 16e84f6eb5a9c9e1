import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu.ts'

/**
 * Luxembourg: its name, the questions of its form, and when an aid would be given.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Lëtzebuerg',
  questions: {
    deed: 'Wéi en Akt?',
    relationship: 'Bezéiung zum Donateur',
    givenValue: 'Wäert vun der Immobilie, déi Dir gitt',
    acquiredShare: 'Deel, deen Dir iwwerhuelt',
    marketValue: 'Wäert vun der ganzer Immobilie',
    assumedDebt: 'Schold, déi Dir iwwerhuelt',
    operation: 'Wat kaaft Dir?',
    commune: 'A wéi enger Gemeng?',
    landValue: 'Wäert vum Terrain',
    'buyers[].housingCreditUsed': 'Scho benotzte Steierkredit',
  },
  options: {
    deed: {
      sale: 'Kaf',
      partition: 'Deelung, Iwwernam vu Matbesëtzer',
      exchange: 'Tosch',
      gift: 'Donatioun',
    },
    relationship: {
      directLine: 'Elterendeel oder Kand',
      directLineBeyondShare: 'Elterendeel oder Kand, iwwer den Ierfdeel eraus',
      spouse: 'Bestietene Partner',
      partner: 'Pacs-Partner, zanter op d’mannst dräi Joer',
      sibling: 'Brudder oder Schwëster',
      uncleNephew: 'Monni oder Tatta, Neveu oder Niess',
      greatUncle: 'Groussmonni oder Grousstatta, Groussneveu oder Groussniess',
      charity: 'Gemeng, ëffentlech Astellung oder Associatioun',
      other: 'Aner Persoun',
    },
    operation: {
      existing: 'Bestoend Gebai',
      offPlan: 'Um Plang (VEFA)',
      buildingLand: 'Bauland',
    },
  },
  aids: {
    housingCredit:
      'Wann d’Keefer bannent zwee Joer anzéien (véier beim Kaf nom Plang oder op enger Bauplaz), op d’mannst zwee Joer bleiwen an dëse Rescht nach hunn.',
    rentalCredit: 'Wann d’Wunneng wéi am Akt versprach op d’mannst zwee Joer verlount gëtt.',
    superReducedVat: 'Wann d’Wunneng zwee Joer Haaptwunnsëtz ass an hire Plafong net opgebraucht ass.',
    savingsPremium: 'Wann de Spuerzouwuess beluecht an d’Accessiounsprimm accordéiert ass.',
    stateGuaranteeCeiling: 'Méiglech, wann dräi Joer laang op d’mannst 1.000 € d’Joer bei enger Bank gespuert goufen.',
    interestSubsidyCapital: 'Dat Kapital, dat zielt, wann Akommes a Stot d’Konditiounen erfëllen.',
    accessionPremiumBonus: 'Bei d’Accessiounsprimm derbäi, wann se mam geschéckte Grondbetrag accordéiert gëtt.',
    capitalGrantCap: 'Maximum, deen eng Persoun nach kréie kann.',
    accessionPremium: 'No Akommes a Stot, mat engem Hypothéiksprêt an zwee Joer, an deenen een do wunnt.',
    compensatoryPremium: 'Bei d’Accessiounsprimm derbäi, fir eng nei, ni bewunnte Wunneng.',
    interestSubsidy: 'Mécht den Zëns méi niddreg, no Akommes a Kanner, am Kader vun den Tauxe vum Dag.',
    climateBonus: 'Fir Aarbechten: no technesche Dossier, virdrun Accord an Datumer.',
    communalPremiums: 'Verschidde Gemenge bezuelen se; d’Beträg sinn ënnerschiddlech.',
  },
  incomeAboveReference: 'D’Akommes läit iwwer dem Richtwäert fir eng Persoun; e gréissere Stot kéint se kréien.',
} as const satisfies Translation<typeof source>
