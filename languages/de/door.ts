import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/** What the first page of the service says, the page of its plans, and that of an address where nothing is. */
export const words = {
  'door.title': 'Was ist eine Wohnung in Luxemburg wert?',
  'door.lead':
    'Valorem bewertet Wohnungen und berechnet Kaufnebenkosten, Kredite und Steuern: auf Ihrer Website, in Ihren Berichten und für Ihre Programme. Jede Zahl nennt ihre Quelle.',
  'door.tryText': 'Dieses Formular sehen Ihre Besucher, in Ihren Farben und in fünf Sprachen.',
  'door.picture':
    'Das Formular mit einer Bewertung: ein Betrag und ein Balken von einem unteren bis zu einem oberen Wert',
  'door.range':
    '8 von 10 Verkäufen vergleichbarer Wohnungen liegen zwischen dem unteren und dem oberen Wert. Worauf das beruht: {limits}.',
  'door.signUp': 'Konto anlegen',
  'door.docs': 'Dokumentation',
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
} as const satisfies Translation<typeof source>
