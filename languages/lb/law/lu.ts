import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu.ts'

/** Luxembourg: its name, the questions of its form, and when an aid would be given. */
export const words = {
  name: 'Lëtzebuerg',
  questions: {
    operation: 'Wat kaaft Dir?',
    commune: 'A wéi enger Gemeng?',
    landValue: 'Wäert vum Terrain',
    'buyers[].housingCreditUsed': 'Scho benotzte Steierkredit',
  },
  options: {
    operation: {
      existing: 'Bestoend Gebai',
      offPlan: 'Um Plang (VEFA)',
      buildingLand: 'Bauland',
    },
  },
  aids: {
    housingCredit:
      'Géif gëllen, wann d’Keefer bannent zwee Joer anzéien (véier beim Kaf nom Plang oder op enger Bauplaz), op d’mannst zwee Joer bleiwen an dëse Rescht nach hunn.',
    rentalCredit: 'Géif gëllen, wann d’Wunneng wéi am Akt versprach op d’mannst zwee Joer verlount géif ginn.',
    superReducedVat: 'Géif gëllen, wann d’Wunneng zwee Joer Haaptwunnsëtz an de Plafong nach fräi wier.',
    savingsPremium: 'Wier méiglech, wann de Spuerzouwuess beluecht an d’Accessiounsprimm accordéiert géif ginn.',
    stateGuaranteeCeiling:
      'Kéint gefrot ginn, wann dräi Joer laang 1 000 EUR d’Joer bei enger Bank gespuert gi wieren.',
    interestSubsidyCapital: 'Wier dat Kapital, dat zielt, wann Akommes a Stot d’Konditiounen erfëllen.',
    accessionPremiumBonus: 'Kéim derbäi, wann d’Accessiounsprimm mam geschéckte Grondbetrag accordéiert géif ginn.',
    capitalGrantCap: 'Maximum un Hëllefen, déi eng Persoun nach kréie kéint.',
    accessionPremium: 'Wier méiglech no Akommes a Stot, mat engem Hypothéiksprêt an zwee Joer Bewunnen.',
    compensatoryPremium: 'Kéim derbäi, wann d’Accessiounsprimm fir eng nei, ni bewunnte Wunneng accordéiert géif ginn.',
    interestSubsidy:
      'Kéint den Zëns no Akommes a Kanner am Kader vun den Tauxen senken, déi fir deen Dag genannt sinn.',
    climateBonus: 'Wiere fir Aarbechte méiglech, no technesche Dossier, virdrun Accord an Datumer.',
    communalPremiums: 'Wiere méiglech, wou d’Gemeng se bezilt; si ënnerscheede sech vu Gemeng zu Gemeng.',
  },
  incomeAboveReference: 'D’Akommes läit iwwer dem Richtwäert fir eng Persoun; e gréissere Stot kéint se kréien.',
} as const satisfies Translation<typeof source>
