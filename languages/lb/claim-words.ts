import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/claim-words.ts'

/**
 * Words of claims that a text must not make; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  titles:
    'zertifizéiert*_bewäertung* zertifizéiert*_schätzung* zertifizéiert*_expertis* zertifizéierte*_wäert offiziell*_bewäertung* offiziell*_schätzung* offiziell*_expertis* rics_bewäertung* red_book_bewäertung* rechtsberodung* steierberodung* steier_oder_rechtsberodung rechts_oder_steierberodung juristesch*_berodung steierlech*_berodung',
  pointers: 'dës dëse dësen dëst eis eisen meng mäin',
  selves:
    "dësen_text dës_schätzung dës_bewäertung dës_analys dëse_kommentar dëse_rapport dës_äntwert dëst_dokument dës_zuel dës_zuelen dëse_wäert dëse_montant dës_berechnung dëse_service dëst_ass dat_ass dat_hei_ass et_ass et_handelt_sech hei_ass d'schätzung_ass d'analys_ass ech mir eis eisen meng mäin valorem",
  conforms: 'no_dem no_de no_den nom no konform_mam konform_mat konform_zum entsprécht gemäss',
  indefinites: 'en eng een enger',
  licences: 'lizenzéiert lizenz zougelooss zouloossung agrééiert agrement akkreditéiert etablissementsgeneemegung',
  firsts: 'ech mir eis eisen meng mäin dëse_service valorem',
  roles:
    'zertifizéierten_expert agrééierten_expert vereedegten_expert sachverstännegen affekot affekotin steierberoder* notaire notär rechtsberoder*',
  asRoles: 'als als_ären ech_sinn ech_si mir_sinn mir_si',
  negations: 'net kee keng keen kengem kenger ni nimools weder nach ouni amplaz',
  contrasts: 'mä mee awer',
  referrals:
    'frot froen wend wende wenden iech_un braucht brauchen brauch verlaangt verlaange verlaangen recommandéiert recommandéieren roden sollt wann falls loosst loossen néideg kontaktéiert bei_engem bei_enger',
} as const satisfies Translation<typeof source>
