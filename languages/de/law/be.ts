import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/be.ts'

/**
 * Belgium: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Belgien',
  questions: {
    undertakesToSell: 'Verkaufen Sie sie rechtzeitig?',
    region: 'In welcher Region?',
    'buyers[].ownsOtherDwelling': 'Besitzt dieser Käufer eine andere Wohnung?',
    buildingLand: 'Ist es ein Bauplatz ohne Gebäude?',
    coreCityOrRand: 'In einer Kernstadt oder im flämischen Rand?',
    deepEnergyRenovation: 'Mit tiefgreifender energetischer Sanierung?',
    protectedMonument: 'Ist das Haus ein geschütztes Denkmal?',
    energyClassJumps: 'Energieklassen, die Arbeiten gewinnen',
    rebuiltHome: 'Nach Abriss neu gebaut?',
    security: 'Wie wird das Darlehen gesichert?',
  },
  options: {
    security: {
      mortgage: 'Hypothek',
      mandate: 'Hypothekenmandat',
    },
  },
} as const satisfies Translation<typeof source>
