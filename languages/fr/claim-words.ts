import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/claim-words.ts'

/**
 * Words of claims that a text must not make; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  titles:
    'évaluation*_certifiée* évaluation*_officielle* estimation*_certifiée* estimation*_officielle* expertise*_certifiée* expertise*_officielle* expertise*_agréée* valeur*_certifiée* évaluation*_rics expertise*_rics certificat_de_valeur attestation_de_valeur conseil*_fisca* conseil*_juridique* avis_juridique* avis_fisca* consultation*_juridique* consultation*_fiscale* conseil_juridique_et_fiscal conseil_fiscal_et_juridique',
  pointers: 'cette ces ce la_présente notre nos mon ma',
  selves:
    "ce_texte cette_estimation cette_évaluation cette_expertise cette_analyse ce_commentaire ce_rapport cette_réponse ce_document ce_chiffre ces_chiffres cette_valeur ce_montant ce_calcul ce_service ceci_est ceci_constitue ceci_vaut cela_constitue cela_vaut c'est ce_n'est il_s'agit voici la_présente le_présent l'estimation_constitue l'estimation_est l'estimation_vaut l'analyse_est l'analyse_constitue le_montant_ci_dessus je j'ai j'établis nous notre nos mon ma valorem",
  conforms:
    'conforme_au conforme_aux conforme_à conformes_au conformes_aux conformément_au conformément_aux selon suivant au_sens_du respecte répond_aux en_vertu_du',
  indefinites: 'un une toute des',
  licences:
    "agréé agréés agréée agréées licence agrément accrédité accrédités accréditée habilité habilités habilitée autorisation_d'établissement",
  firsts: 'je nous notre nos mon ma ce_service valorem',
  roles:
    'expert*_agréé* expert*_certifié* expert*_immobilier*_agréé* expert_assermenté expert_judiciaire évaluateur*_agréé* évaluateur*_certifié* notaire* avocat* conseiller*_fisca* conseil_fiscal conseiller*_juridique* expert_comptable',
  asRoles:
    'en_tant_que en_tant_qu en_qualité_d en_qualité_de en_ma_qualité_de en_ma_qualité_d je_suis nous_sommes étant',
  negations: 'pas ni aucun aucune aucunement sans jamais nullement non plutôt_qu ne_saurait',
  contrasts: 'mais',
  referrals:
    'consultez consulter contactez contacter demandez demander demande demandera demanderont adressez adresser faites faire recommandé recommande recommandée recommandons conseillé conseillons exige exigera exigent exigé requis requise nécessaire faut faudra devriez besoin sollicitez solliciter auprès si mandatez mandater prenez prendre commander obtenir',
} as const satisfies Translation<typeof source>
