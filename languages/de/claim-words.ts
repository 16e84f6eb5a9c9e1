import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/claim-words.ts'

/**
 * Words of claims that a text must not make; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  titles:
    'zertifiziert*_bewertung* zertifiziert*_gutachten* zertifiziert*_schätzung* zertifiziert*_wertermittlung* zertifiziert*_wert* amtlich*_bewertung* amtlich*_schätzung* amtlich*_gutachten* offiziell*_bewertung* offiziell*_gutachten* verkehrswertgutachten rechtsgutachten rics_bewertung* red_book_bewertung* rechtsberatung* steuerberatung* rechtsauskunft steuer_und_rechtsberatung rechts_und_steuerberatung steuerlich*_beratung rechtlich*_beratung',
  pointers: 'diese dieser dieses unsere unser unserer meine mein vorliegende vorliegendes',
  selves:
    'dieser_text diese_schätzung diese_bewertung diese_analyse dieser_kommentar dieser_bericht diese_antwort dieses_dokument diese_zahl diese_zahlen dieser_wert dieser_betrag diese_berechnung dieser_dienst dies_ist das_ist es_ist es_handelt_sich hier_ist hiermit das_vorliegende die_vorliegende der_vorliegende die_schätzung_ist die_schätzung_gilt die_analyse_ist die_obige ich wir unsere unser meine mein valorem',
  conforms: 'gemäß nach laut entspricht entsprechend im_einklang_mit im_sinne_des',
  indefinites: 'ein eine einen einer jede jedes',
  licences:
    'lizenziert lizenz zugelassen zulassung akkreditiert akkreditierung amtlich_anerkannt niederlassungsgenehmigung',
  firsts: 'ich wir unsere unser meine mein dieser_dienst valorem',
  roles:
    'zertifizierte*_gutachter* zertifizierte*_sachverständige* vereidigte*_sachverständige* öffentlich_bestellte*_sachverständige* zugelassene*_sachverständige* zugelassene*_gutachter* gutachter* rechtsanwalt rechtsanwältin anwalt anwältin steuerberater* notar* rechtsberater*',
  asRoles: 'als ich_bin wir_sind als_ihr als_ihre als_dein',
  negations: 'nicht kein keine keinen keiner keines nie niemals weder noch ohne keineswegs statt anstatt',
  contrasts: 'sondern aber',
  referrals:
    'fragen fragt fragen_sie wenden holen einholen beauftragen beauftragt benötigt benötigen brauchen braucht verlangt verlangen fordert empfohlen empfehlen empfehle empfiehlt sollten wenn falls konsultieren lassen erforderlich nötig notwendig ratsam bei_einem bei_einer',
} as const satisfies Translation<typeof source>
