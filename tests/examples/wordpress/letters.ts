/** A letter to a site in a language, as far as its words go. */
interface Words {
  subject: string
  typed: string
  home: string
  consent: string
}

// Amounts, quotes and spaces by the table of numbers and signs of each language; the fields are those of `contact`.
const [narrow, hard] = ['\u202F', '\u00A0']
/** What a site says in each language, by its address. */
export const lettersBySite: Record<string, (url: string) => Words> = {
  en_US: url => ({
    subject: 'New contact from Agence & Fils',
    typed: `A visitor to ${url}/estimer/ would like to be contacted.

Name: Zoë O’Brien
E-mail: zoe@visitor.example
Telephone: +352 26 12 34
Message:
> Bonjour,
> je vends au printemps.

Typed by the visitor, not checked. A reply to this e-mail goes to the visitor.`,
    home: `The home: 85 m², Belair, Luxembourg
Bedrooms: 2
Floor: top
Parking: yes
Estimate, as it was shown: €1,234,100, between €936,500 and €1,531,800
Language: Français
Reference: home page
Campaign: utm_source=letter`,
    consent: `Consent given on 21 November 2026, 11:00:
“J’accepte d’être contacté.”
Privacy notice: https://agency.example/privacy
`,
  }),
  fr_FR: url => ({
    subject: 'Nouveau contact de Agence & Fils',
    typed: `Un visiteur de ${url}/estimer/ souhaite être contacté.

Nom${hard}: Zoë O’Brien
E-mail${hard}: zoe@visitor.example
Téléphone${hard}: +352 26 12 34
Message${hard}:
> Bonjour,
> je vends au printemps.

Saisi par le visiteur, non vérifié. Répondez à cet e-mail pour lui écrire.`,
    home: `Le bien${hard}: 85 m², Belair, Luxembourg
Chambres${hard}: 2
Étage${hard}: dernier étage
Parking${hard}: oui
Estimation affichée${hard}: 1${narrow}234${narrow}100${hard}€, entre 936${narrow}500${hard}€ et 1${narrow}531${narrow}800${hard}€
Langue${hard}: Français
Référence${hard}: home page
Campagne${hard}: utm_source=letter`,
    consent: `Accord donné le 21 November 2026 à 11:00${hard}:
«${hard}J’accepte d’être contacté.${hard}»
Protection des données${hard}: https://agency.example/privacy
`,
  }),
  de_DE: url => ({
    subject: 'Neuer Kontakt von Agence & Fils',
    typed: `Jemand möchte über ${url}/estimer/ kontaktiert werden.

Name: Zoë O’Brien
E-Mail: zoe@visitor.example
Telefon: +352 26 12 34
Nachricht:
> Bonjour,
> je vends au printemps.

Eingaben der Person, nicht geprüft. Antworten Sie auf diese E-Mail, um ihr zu schreiben.`,
    home: `Die Wohnung: 85 m², Belair, Luxembourg
Schlafzimmer: 2
Stockwerk: oberstes Stockwerk
Stellplatz: ja
Angezeigte Schätzung: 1.234.100${hard}€, zwischen 936.500${hard}€ und 1.531.800${hard}€
Sprache: Français
Referenz: home page
Kampagne: utm_source=letter`,
    consent: `Einwilligung vom 21. November 2026, 11:00:
„J’accepte d’être contacté.“
Datenschutz: https://agency.example/privacy
`,
  }),
}
