import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/question-words.ts'

/**
 * Beginnings of words of questions; what each key means is said in `en/`.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  topics: {
    purchase: 'frais achat achet acquisition acquér enregistr transcription notaire notari hypothè prêt',
    gain: 'plus-value plus_value vente vend revent revend gain spécul cession',
    incomeTax:
      "impôt_sur_le_revenu impôts_sur_le_revenu imposition_du_revenu revenu_imposable barème classe_d'impôt classe_d'impos classe_fiscale tranche_d'impo",
    vat: 'tva taxe_sur_la_valeur_ajoutée vefa neuf neuve sur_plan',
    aids: "aide prime subvention subside bonification garantie_de_l'état",
  },
  calculations: {
    estimate: 'estim vaut valoir valeur prix_au_m fourchett interval',
    mortgage: 'mensualit prêt emprunt crédit',
    cashflow: 'cash trésorerie louer loue location locatif chaque_mois',
    yields: 'rendement rentabil loyer loue',
    rentCap: 'loyer_max loyer_légal loyer_demand plafond_du_loyer plafond_de_loyer',
    investedCapital: 'apport fonds_propre capital_investi',
    fees: 'france belgi allemagne pays-bas italie espagne portug royaume-uni angleterre états-unis étranger londres',
    revalue: 'revalor réévalu actualis acheté_en acheté',
    commune: 'évolution_des_prix prix_moyen marché les_prix prix_ont',
    places: 'quartier localité canton',
    marketData:
      "euribor bce inflation taux_d'intérêt taux_directeur taux_de_marché indice ipch permis_de_construire taux_hypoth",
    mortgageLendingValue: 'valeur_hypothéc quotité',
    directCapitalisation: 'capitalis',
    discountedCashFlow: 'dcf actualisation flux_de_trésorerie',
  },
  dwelling: 'appart logement studio duplex penthouse chambre',
} as const satisfies Translation<typeof source>
