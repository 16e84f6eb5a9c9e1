import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/portfolio-table.ts'

/**
 * Names of the columns of a portfolio in French.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  columns: {
    id: 'référence | réf | identifiant | numéro de dossier | n° de dossier | n° dossier | dossier | numéro de prêt | n° de prêt | n° prêt | contrat | bien',
    commune: 'commune | ville | localité',
    value: 'valeur | valeur vénale | valeur de marché | valeur du bien | prix d’achat | prix',
    valuedOn:
      'évalué le | date d’évaluation | date de valeur | date de la valeur | date d’expertise | date d’achat | date',
    target: 'porter au | réévaluer au | date cible',
  },
} as const satisfies Translation<typeof source>
