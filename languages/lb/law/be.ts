import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/be.ts'

/**
 * Belgium: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Belsch',
  questions: {
    undertakesToSell: 'Verkaaft Dir se zäitlech?',
    region: 'A wéi enger Regioun?',
    'buyers[].ownsOtherDwelling': 'Huet dëse Keefer eng aner Wunneng?',
    buildingLand: 'Ass et eng Bauplaz ouni Gebai?',
    coreCityOrRand: 'An enger Kärstad oder am flämesche Rand?',
    deepEnergyRenovation: 'Mat enger déifgräifender energetescher Renovatioun?',
    protectedMonument: 'Ass d’Haus e geschützte Monument?',
    energyClassJumps: 'Energieklassen, déi duerch Aarbechte gewonne ginn',
    rebuiltHome: 'No engem Ofrëss nei gebaut?',
    security: 'Wéi gëtt de Prêt ofgeséchert?',
  },
  options: {
    security: {
      mortgage: 'Hypothéik',
      mandate: 'Mandat',
    },
  },
} as const satisfies Translation<typeof source>
