import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/** Texts of the landing page, the page of the plans, and the page of an unknown address. */
export const words = {
  'door.title': 'Was ist eine Wohnung in Luxemburg wert?',
  'door.lead':
    'Valorem bewertet Wohnungen und berechnet Kaufnebenkosten, Kredite und Steuern: auf Ihrer Website, in Ihren Berichten und für Ihre Programme. Jede Zahl nennt ihre Quelle.',
  'door.tryText': 'Dieses Formular sehen Ihre Besucher, in Ihren Farben und in {count} Sprachen.',
  'door.picture':
    'Das Formular mit einer Bewertung: ein Betrag und ein Balken von einem unteren bis zu einem oberen Wert',
  'door.range':
    '8 von 10 Verkäufen vergleichbarer Wohnungen liegen zwischen dem unteren und dem oberen Wert. Worauf das beruht: {limits}.',
  'door.signUp': 'Konto anlegen',
  'door.docs': 'Dokumentation',
  'door.market': 'Wohnungspreise',
  'door.plans': 'Tarife',
  'door.who': 'Was Sie bekommen',
  'door.agency': 'Sie sind eine Agentur',
  'door.agency.form': 'Die Bewertung auf Ihrer Website: zwei Zeilen kopieren, ganz ohne Entwickler.',
  'door.agency.contacts': 'Kontakte per E-Mail oder direkt in Ihr CRM. Nach der Zustellung löschen wir sie.',
  'door.agency.report': 'Ein Bericht als PDF für Verkäufer und Käufer, mit Ihrem Logo.',
  'door.integrator': 'Sie entwickeln Software',
  'door.integrator.api': 'Eine Schnittstelle mit OpenAPI-Datei und ein SDK in TypeScript.',
  'door.integrator.law': 'Kaufnebenkosten in zehn Ländern, mit dem Gesetzesartikel hinter jeder Zeile.',
  'door.integrator.webhook': 'Kontakte als signierte Webhooks, wiederholt, bis sie ankommen.',
  'door.tester': 'Sie testen',
  'door.tester.sandbox': 'Ein Sandbox-Schlüssel, der sofort gilt, ohne Konto.',
  'door.tester.scenarios': 'Szenarien: jeder Fehler, den Ihr Programm aushalten muss, auf Abruf.',
  'door.tester.backTest': 'Die Bewertung gegen Ihre eigenen Verkäufe, in Ihrem Browser, ohne Upload.',
  'door.tester.backTestLink': 'Mit eigenen Verkäufen testen',
  'door.tester.scenariosLink': 'Szenarien',

  'plans.title': 'Tarife',
  'plans.lead': 'Was jeder Tarif erlaubt. Jedes Konto beginnt mit „Kostenlos“.',
  'plans.caption': 'Tarife und was sie erlauben',
  'plans.what': 'Was',
  'plans.perDay': 'Bewertungen und andere Aufrufe eines Schlüssels, pro Tag',
  'plans.perMinute': 'Aufrufe eines Schlüssels, pro Minute',
  'plans.keys': 'Aktive Schlüssel',
  'plans.newKeys': 'Neue Schlüssel pro Tag',
  'plans.contacts': 'Kontakte pro Tag',
  'plans.noLimit': 'ohne Grenze',
  'plans.website':
    'Auf einer Website gelten die Aufrufe pro Minute für jeden Besucher, die eines Tages für alle Besucher zusammen.',
  'plans.all':
    'Jeder Tarif enthält alles, was der Dienst berechnet, das Formular für Ihre Website, Kontakte per E-Mail und Webhook und Berichte mit Ihrem Logo.',
  'plans.more': 'Mehr als „Kostenlos“',
  'plans.contact': 'Schreiben Sie uns: {contact}. Wir ändern den Tarif; Ihre Schlüssel und Codes bleiben.',
  'plans.contactLink': 'Kontakt',
  'plans.operator':
    'Fragen Sie den Betreiber dieses Dienstes nach einem anderen Tarif. Ihre Schlüssel und Codes bleiben.',

  'notFound.title': 'Seite nicht gefunden',
  'notFound.text':
    'Unter dieser Adresse gibt es nichts. Vielleicht ist sie falsch geschrieben, oder die Seite ist umgezogen.',
  'notFound.home': 'Startseite',

  'contactTerms.title': 'Bedingungen für Kontakte',
  'contactTerms.lead':
    'Diese Bedingungen gelten zwischen Ihrer Organisation und dem Betreiber dieses Dienstes, wie Artikel 28 der Datenschutz-Grundverordnung es verlangt. Fassung vom {day}.',
  'contactTerms.roles': 'Wer entscheidet',
  'contactTerms.rolesText':
    'Verantwortlich ist Ihre Organisation: Sie entscheidet, wofür die Daten ihrer Besucher verwendet werden. Der Betreiber ist Auftragsverarbeiter: Er verarbeitet sie nur für Ihre Organisation, nach diesen Bedingungen und den Einstellungen in Ihrem Konto, und zu keinem eigenen Zweck.',
  'contactTerms.data': 'Was verarbeitet wird',
  'contactTerms.dataText':
    'Was Besucher in das Kontaktformular Ihrer Website eingeben (Name, E-Mail-Adresse, Telefonnummer, Nachricht), der Satz, dem sie zugestimmt haben, die Wohnung mit ihrer Schätzung, die Seite, die Sprache und die Kampagne in deren Adresse. Diese Daten werden empfangen, an Ihre Adresse und Ihre Webhooks übergeben und gelöscht.',
  'contactTerms.time': 'Wie lange',
  'contactTerms.timeText':
    'Der Inhalt wird gelöscht, sobald er übergeben ist, oder nach den 30 oder 90 Tagen, die Sie wählen. Was nicht übergeben werden kann, wird drei Tage lang versucht, ist sieben weitere Tage lesbar und wird dann gelöscht. Zeitpunkt, Website, Sprache und Stand eines Kontakts bleiben 90 Tage, ohne Namen.',
  'contactTerms.security': 'Wie es geschützt ist',
  'contactTerms.securityText':
    'Bis dahin ist der Inhalt verschlüsselt und steht in keinem Protokoll. Solange er wartet, können ihn nur Inhaber und Administratoren Ihrer Organisation lesen; bewahren Sie ihn auf, können es alle Mitglieder. Wer für den Betreiber arbeitet und ihn sehen könnte, ist zur Vertraulichkeit verpflichtet.',
  'contactTerms.others': 'Wer sonst beteiligt ist',
  'contactTerms.othersText':
    'Hosting und Mailserver des Betreibers, der sie auf Anfrage nennt und Änderungen vorher ankündigt; Sie können widersprechen und diese Bedingungen beenden. Empfänger, die Sie eintragen, sind Ihre eigenen. Dem Besucher wird nichts gesendet, und kein Sprachmodell sieht einen Kontakt.',
  'contactTerms.help': 'Was der Betreiber für Sie tut',
  'contactTerms.helpText':
    'Sie können Kontakte in Ihrem Konto jederzeit lesen, herunterladen und löschen. Der Betreiber hilft Ihnen bei Anfragen von Besuchern, bei der Sicherheit und bei Folgenabschätzungen und gibt Ihnen oder einem Prüfer, den Sie benennen, die Auskünfte, die zeigen, dass diese Bedingungen eingehalten werden.',
  'contactTerms.breach': 'Wenn etwas schiefgeht',
  'contactTerms.breachText':
    'Der Betreiber meldet dem Inhaber Ihrer Organisation eine Datenpanne unverzüglich mit allem, was bekannt ist, und sagt es, wenn eine Weisung gegen das Recht zu verstoßen scheint.',
  'contactTerms.end': 'Wie es endet',
  'contactTerms.endText':
    'Wenn Sie Ihre Organisation löschen. Alle ihre Kontakte, Adressen und Webhooks werden sofort gelöscht; die Sicherungen des Betreibers werden turnusgemäß überschrieben.',
} as const satisfies Translation<typeof source>
