import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/fr.ts'

/**
 * France: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'France',
  questions: {
    region: 'Dans quel département ?',
    newBuildDutyBase: 'Assiette de la taxe sur le neuf',
    reducedVat: 'TVA à 5,5 % en zone de rénovation urbaine ?',
    dwellingsInPermit: 'Logements principaux du permis de construire',
    departmentRate: 'Taux du département, si vous le connaissez',
    security: 'Quelle sûreté pour l’emprunt ?',
    notaryRebateRate: 'Remise du notaire',
  },
  options: {
    newBuildDutyBase: {
      exclVat: 'Hors TVA',
      inclVat: 'TVA comprise',
    },
    security: {
      guarantee: 'Caution',
      lenderLien: 'Hypothèque légale du prêteur de deniers',
      mortgage: 'Hypothèque',
    },
  },
} as const satisfies Translation<typeof source>
