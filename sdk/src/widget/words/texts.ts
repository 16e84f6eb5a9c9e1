/** Name of a text. */
export type WordKey =
  | 'title'
  | 'communeHint'
  | 'options'
  | 'optionsNone'
  | 'surfaceHint'
  | 'unknown'
  | 'submit'
  | 'again'
  | 'busy'
  | 'optional'
  | 'errors'
  | 'communeMissing'
  | 'surfaceWrong'
  | 'result'
  | 'resultSaid'
  | 'low'
  | 'high'
  | 'forte'
  | 'moyenne'
  | 'faible'
  | 'narrow'
  | 'points'
  | 'details'
  | 'adjustments'
  | 'reference'
  | 'period'
  | 'origin'
  | 'sales'
  | 'source'
  | 'caveat'
  | 'parking'
  | 'offline'
  | 'failed'
  | 'waiting'
  | 'ready'
  | 'usedUp'
  | 'refused'
  | 'owner'
  | 'notFound'
  | 'didYouMean'
  | 'invalid'
  | 'leadTitle'
  | 'leadAgency'
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'emailWrong'
  | 'required'
  | 'consent'
  | 'privacy'
  | 'consentMissing'
  | 'send'
  | 'sent'
  | 'sendFailed'
  | 'call'
  | 'copy'
  | 'copied'
  | 'slow'
  | 'estNeuf'
  | 'writeMail'

/** The texts of the element, each in French, German, English and Luxembourgish; `{name}` is filled in. */
export const texts: Readonly<Record<WordKey, readonly [fr: string, de: string, en: string, lb: string]>> = {
  title: ['Estimez votre appartement', 'Ihre Wohnung schätzen', 'Estimate your apartment', 'Är Wunneng schätzen'],
  communeHint: [
    'Commune ou localité, par exemple Mamer',
    'Gemeinde oder Ortschaft, zum Beispiel Mamer',
    'Municipality or locality, for example Mamer',
    'Gemeng oder Uertschaft, zum Beispill Mamer',
  ],
  options: ['Communes trouvées : {n}', 'Gemeinden gefunden: {n}', 'Municipalities found: {n}', 'Gemenge fonnt: {n}'],
  optionsNone: ['Aucune commune trouvée', 'Keine Gemeinde gefunden', 'No municipality found', 'Keng Gemeng fonnt'],
  surfaceHint: [
    'En m², sans balcon, cave ni garage',
    'In m², ohne Balkon, Keller und Garage',
    'In m², without balcony, cellar and garage',
    'A m², ouni Balcon, Keller a Garage',
  ],
  unknown: ['Je ne sais pas', 'Weiß ich nicht', 'I do not know', 'Weess ech net'],
  submit: ['Estimer', 'Schätzen', 'Estimate', 'Schätzen'],
  again: ['Mettre à jour l’estimation', 'Schätzung aktualisieren', 'Update the estimate', 'Schätzung aktualiséieren'],
  busy: ['Calcul en cours…', 'Wird berechnet…', 'Calculating…', 'Gëtt gerechent…'],
  optional: ['(facultatif)', '(optional)', '(optional)', '(fräiwëlleg)'],
  errors: ['À corriger', 'Bitte korrigieren', 'Please correct', 'W.e.g. verbesseren'],
  communeMissing: [
    'Indiquez la commune.',
    'Geben Sie die Gemeinde an.',
    'Enter the municipality.',
    'Gitt d’Gemeng un.',
  ],
  surfaceWrong: [
    'Indiquez une surface de {min} à {max} m².',
    'Geben Sie eine Fläche von {min} bis {max} m² an.',
    'Enter an area from {min} to {max} m².',
    'Gitt eng Fläch vun {min} bis {max} m² un.',
  ],
  result: ['Votre estimation', 'Ihre Schätzung', 'Your estimate', 'Är Schätzung'],
  resultSaid: [
    'Estimation : de {low} à {high}, valeur centrale {mid}.',
    'Schätzung: {low} bis {high}, mittlerer Wert {mid}.',
    'Estimate: {low} to {high}, central value {mid}.',
    'Schätzung: {low} bis {high}, mëttlere Wäert {mid}.',
  ],
  low: ['Bas', 'Niedrig', 'Low', 'Niddreg'],
  high: ['Haut', 'Hoch', 'High', 'Héich'],
  forte: [
    'Fiabilité bonne : peu d’éléments manquent.',
    'Gute Verlässlichkeit: wenig fehlt.',
    'Good reliability: little is missing.',
    'Gutt Verlässlechkeet: wéineg feelt.',
  ],
  moyenne: [
    'Fiabilité moyenne : quelques éléments manquent.',
    'Mittlere Verlässlichkeit: einiges fehlt.',
    'Medium reliability: some details are missing.',
    'Mëttel Verlässlechkeet: e puer Donnéeë feelen.',
  ],
  faible: [
    'Fiabilité faible : fourchette large, peu de ventes ou de données.',
    'Geringe Verlässlichkeit: breite Spanne, wenige Verkäufe oder Angaben.',
    'Low reliability: wide range, few sales or details.',
    'Geréng Verlässlechkeet: breet Spann, wéineg Verkeef oder Donnéeën.',
  ],
  narrow: [
    'Préciser pour resserrer la fourchette',
    'Angaben, die die Spanne verkleinern',
    'Details that would narrow the range',
    'Donnéeën, déi d’Spann méi kleng maachen',
  ],
  points: ['(± {n} %)', '(± {n} %)', '(± {n} %)', '(± {n} %)'],
  details: ['Détail du calcul', 'Berechnung im Einzelnen', 'How this was calculated', 'Detailer vun der Berechnung'],
  adjustments: ['Ajustements', 'Anpassungen', 'Adjustments', 'Upassungen'],
  reference: ['Prix de référence', 'Referenzpreis', 'Reference price', 'Referenzpräis'],
  period: ['Période', 'Zeitraum', 'Period', 'Zäitraum'],
  origin: ['Origine', 'Herkunft', 'Origin', 'Hierkonft'],
  sales: ['{n} ventes', '{n} Verkäufe', '{n} sales', '{n} Verkeef'],
  source: ['Source', 'Quelle', 'Source', 'Quell'],
  caveat: [
    'Estimation indicative. Ce n’est ni une expertise ni une valeur de crédit.',
    'Unverbindliche Schätzung. Weder Gutachten noch Beleihungswert.',
    'Indicative estimate. Neither an appraisal nor a lending value.',
    'Schätzung nëmmen als Indikatioun. Keng Expertise a kee Beleihungswäert.',
  ],
  parking: ['Stationnement inclus', 'Stellplatz inbegriffen', 'Parking included', 'Parkplaz abegraff'],
  offline: [
    'Pas de connexion à Internet. L’estimation reprendra dès son retour.',
    'Keine Internetverbindung. Die Schätzung geht weiter, sobald sie zurück ist.',
    'No internet connection. The estimate will continue when it is back.',
    'Keng Internetverbindung. D’Schätzung geet weider, soubal se erëm do ass.',
  ],
  failed: [
    'Le service ne répond pas. Réessayez dans un instant.',
    'Der Dienst antwortet nicht. Versuchen Sie es gleich noch einmal.',
    'The service does not answer. Try again in a moment.',
    'De Service äntwert net. Probéiert gläich nach eng Kéier.',
  ],
  waiting: [
    'Trop de demandes. Nouvel essai possible dans {n} s.',
    'Zu viele Anfragen. Neuer Versuch in {n} s möglich.',
    'Too many requests. You can try again in {n} s.',
    'Ze vill Ufroen. Neie Versuch a {n} s méiglech.',
  ],
  ready: [
    'Vous pouvez réessayer maintenant.',
    'Sie können es jetzt noch einmal versuchen.',
    'You can try again now.',
    'Dir kënnt et elo nach eng Kéier probéieren.',
  ],
  usedUp: [
    'Le nombre maximal d’estimations du jour est atteint. Revenez demain.',
    'Die Schätzungen für heute sind aufgebraucht. Versuchen Sie es morgen wieder.',
    'Today’s estimates are used up. Try again tomorrow.',
    'D’Schätzunge vum Dag si verbraucht. Kommt muer erëm.',
  ],
  refused: [
    'L’estimation n’est pas disponible sur ce site.',
    'Die Schätzung ist auf dieser Website nicht verfügbar.',
    'The estimate is not available on this site.',
    'D’Schätzung ass op dëser Websäit net disponibel.',
  ],
  owner: [
    'Pour l’exploitant du site : {code}, {origin}',
    'Für den Betreiber der Website: {code}, {origin}',
    'For the owner of this site: {code}, {origin}',
    'Fir den Exploitant vun der Websäit: {code}, {origin}',
  ],
  notFound: [
    'Commune inconnue : « {name} ».',
    'Unbekannte Gemeinde: „{name}“.',
    'Unknown municipality: “{name}”.',
    'Onbekannt Gemeng: „{name}“.',
  ],
  didYouMean: ['Vouliez-vous dire', 'Meinten Sie', 'Did you mean', 'Mengt Dir'],
  invalid: [
    'Une donnée n’a pas été acceptée.',
    'Eine Angabe wurde nicht angenommen.',
    'One detail was not accepted.',
    'Eng Donnée gouf net ugeholl.',
  ],
  leadTitle: [
    'Être contacté par {agency}',
    'Kontakt durch {agency}',
    'Be contacted by {agency}',
    'Kontakt duerch {agency}',
  ],
  leadAgency: ['l’agence', 'die Agentur', 'the agency', 'd’Agence'],
  name: ['Nom', 'Name', 'Name', 'Numm'],
  email: ['E-mail', 'E-Mail', 'E-mail', 'E-Mail'],
  phone: ['Téléphone', 'Telefon', 'Phone', 'Telefon'],
  message: ['Message', 'Nachricht', 'Message', 'Message'],
  emailWrong: [
    'Indiquez une adresse e-mail valable.',
    'Geben Sie eine gültige E-Mail-Adresse an.',
    'Enter a valid e-mail address.',
    'Gitt eng gëlteg E-Mail-Adress un.',
  ],
  required: [
    'Champ obligatoire : {field}.',
    'Pflichtfeld: {field}.',
    'Required field: {field}.',
    'Pflichtfeld: {field}.',
  ],
  consent: [
    'J’accepte que {agency} utilise ces données et mon estimation pour me contacter.',
    'Ich bin einverstanden, dass {agency} diese Angaben und meine Schätzung nutzt, um mich zu kontaktieren.',
    'I agree that {agency} uses these details and my estimate to contact me.',
    'Ech sinn averstanen, datt {agency} dës Donnéeën a meng Schätzung benotzt, fir mech ze kontaktéieren.',
  ],
  privacy: ['Protection des données', 'Datenschutz', 'Privacy notice', 'Dateschutz'],
  consentMissing: [
    'Votre accord est nécessaire pour l’envoi.',
    'Für das Senden ist Ihr Einverständnis nötig.',
    'Your agreement is needed to send.',
    'Fir ze schécken ass Ären Accord néideg.',
  ],
  send: ['Envoyer', 'Senden', 'Send', 'Schécken'],
  sent: [
    'Merci, votre demande a été envoyée.',
    'Danke, Ihre Anfrage wurde gesendet.',
    'Thank you, your request was sent.',
    'Merci, Är Ufro gouf geschéckt.',
  ],
  sendFailed: [
    'L’envoi a échoué. Vos données sont conservées ici ; réessayez.',
    'Das Senden ist fehlgeschlagen. Ihre Angaben bleiben hier; versuchen Sie es noch einmal.',
    'Sending failed. Your details are kept here; try again.',
    'D’Schécken huet net geklappt. Är Donnéeë bleiwen hei; probéiert nach eng Kéier.',
  ],
  call: ['Appeler {agency}', '{agency} anrufen', 'Call {agency}', '{agency} uruffen'],
  copy: ['Copier mon estimation', 'Meine Schätzung kopieren', 'Copy my estimate', 'Meng Schätzung kopéieren'],
  copied: ['Copié', 'Kopiert', 'Copied', 'Kopéiert'],
  slow: [
    'La réponse prend plus de temps que d’habitude…',
    'Die Antwort dauert länger als üblich…',
    'The answer takes longer than usual…',
    'D’Äntwert dauert méi laang wéi soss…',
  ],
  estNeuf: [
    'Neuf, vendu par le promoteur',
    'Neubau, vom Bauträger verkauft',
    'New build, sold by its developer',
    'Neibau, vum Promoteur verkaaft',
  ],
  writeMail: ['Écrire à {agency}', 'E-Mail an {agency}', 'Write to {agency}', 'E-Mail un {agency}'],
}
