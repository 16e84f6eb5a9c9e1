import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/fr.ts'

/**
 * France: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Frankräich',
  questions: {
    region: 'A wéi engem Departement?',
    newBuildDutyBase: 'Basis vun der Tax op Neibauten',
    reducedVat: 'TVA vu 5,5 % an enger Renovatiounszon?',
    dwellingsInPermit: 'Haaptwunnengen an der Baugeneemegung',
    departmentRate: 'Taux vum Departement, wann Dir e kennt',
    security: 'Wéi gëtt de Prêt ofgeséchert?',
    notaryRebateRate: 'Remise vum Notaire',
  },
  options: {
    newBuildDutyBase: {
      exclVat: 'Ouni TVA',
      inclVat: 'Mat TVA',
    },
    security: {
      guarantee: 'Garantie',
      lenderLien: 'Legal Hypothéik vum Prêteur',
      mortgage: 'Hypothéik',
    },
  },
} as const satisfies Translation<typeof source>
