// Written by `npm run derive` from the languages; not edited by hand.

import type { WidgetTexts } from '../../widget/texts.ts'

/** The texts of the element in a language. */
export const file: WidgetTexts = {
  "language": "de",
  "habits": {
    "locale": "de-LU",
    "typography": {
      "euro": "after",
      "beforePercent": " "
    }
  },
  "texts": {
    "title": "Was ist Ihre Wohnung wert?",
    "communeHint": "Gemeinde oder Ortschaft, zum Beispiel Mamer",
    "options": "Gemeinden gefunden: {n}",
    "optionsNone": "Keine Gemeinde gefunden",
    "surfaceHint": "In m², ohne Balkon, Keller und Garage",
    "unknown": "Weiß ich nicht",
    "submit": "Wert berechnen",
    "again": "Wert neu berechnen",
    "busy": "Wird berechnet…",
    "optional": "(optional)",
    "errors": "Bitte korrigieren",
    "communeMissing": "Geben Sie die Gemeinde an.",
    "surfaceWrong": "Geben Sie eine Fläche von {min} bis {max} m² an.",
    "result": "Ihre Schätzung",
    "resultSaid": "Schätzung: {low} bis {high}, mittlerer Wert {mid}.",
    "low": "Unterer Wert",
    "high": "Oberer Wert",
    "narrow": "Angaben, die die Spanne verkleinern",
    "details": "Berechnung im Einzelnen",
    "adjustments": "Anpassungen",
    "reference": "Referenzpreis",
    "period": "Zeitraum",
    "origin": "Herkunft",
    "sales": "{n} Verkäufe",
    "source": "Quelle",
    "caveat": "Unverbindliche Schätzung. Weder Gutachten noch Beleihungswert.",
    "parking": "Stellplatz inbegriffen",
    "offline": "Keine Internetverbindung. Die Schätzung geht weiter, sobald sie zurück ist.",
    "failed": "Der Dienst antwortet nicht. Versuchen Sie es gleich noch einmal.",
    "waiting": "Zu viele Anfragen. Neuer Versuch in {n} s möglich.",
    "ready": "Sie können es jetzt noch einmal versuchen.",
    "usedUp": "Die Schätzungen für heute sind aufgebraucht. Versuchen Sie es morgen wieder.",
    "refused": "Die Schätzung ist auf dieser Website nicht verfügbar.",
    "owner": "Für den Betreiber der Website: {code}, {origin}",
    "notFound": "Unbekannte Gemeinde: „{name}“.",
    "didYouMean": "Meinten Sie",
    "invalid": "Eine Angabe wurde nicht angenommen.",
    "leadTitle": "Kontakt durch {agency}",
    "leadAgency": "die Agentur",
    "name": "Name",
    "email": "E-Mail",
    "phone": "Telefon",
    "message": "Nachricht",
    "emailWrong": "Geben Sie eine gültige E-Mail-Adresse an.",
    "required": "Pflichtfeld: {field}.",
    "consent": "Ich bin einverstanden, dass meine Angaben und meine Schätzung von {agency} genutzt werden, um mich zu kontaktieren.",
    "privacy": "Datenschutz",
    "consentMissing": "Für das Senden ist Ihr Einverständnis nötig.",
    "send": "Senden",
    "sent": "Danke, Ihre Anfrage wurde gesendet.",
    "sendFailed": "Das Senden ist fehlgeschlagen. Ihre Angaben bleiben hier; versuchen Sie es noch einmal.",
    "call": "{agency} anrufen",
    "copy": "Meine Schätzung kopieren",
    "copied": "Kopiert",
    "slow": "Die Antwort dauert länger als üblich…",
    "estNeuf": "Neubau, vom Bauträger verkauft",
    "writeMail": "E-Mail an {agency}",
    "line": "{name}: {value}",
    "request": "Anfrage: Wohnung, {home}",
    "stale": "Für die zuvor eingegebenen Angaben.",
    "narrowTo": "Mit allen Antworten etwa ± {to} % statt ± {from} %.",
    "phoneWrong": "Geben Sie eine gültige Telefonnummer an.",
    "via": "{agency} erhält diese Angaben über Valorem, das sie weiterleitet.",
    "sentUnread": "Ihre Anfrage wurde gesendet; die Antwort ließ sich hier nicht lesen.",
    "sendLimit": "Zurzeit zu viele Anfragen. Ihre Angaben bleiben hier; versuchen Sie es später noch einmal."
  },
  "words": {
    "adjustments": {
      "adjNeuf": "Neubau",
      "adjQuartier": "Stadtviertel",
      "adjSurface": "Wohnfläche",
      "adjEtage": "Etage",
      "adjEtat": "Zustand der Wohnung",
      "adjExterieur": "Außenbereich",
      "adjParking": "Stellplatz",
      "adjEnergie": "Energieklasse"
    },
    "etage": {
      "rdc": "Erdgeschoss",
      "entre": "mittlere Etage",
      "dernier": "oberste Etage"
    },
    "etat": {
      "neuf": "neuwertig",
      "renove": "renoviert",
      "bon": "gut",
      "rafraichir": "aufzufrischen",
      "renover": "zu renovieren"
    },
    "exterieur": {
      "aucun": "keiner",
      "balcon": "Balkon",
      "terrasse": "Terrasse",
      "jardin": "Garten"
    },
    "kind": {
      "published": "amtlich veröffentlicht",
      "indexed": "Preis eines anderen Jahres, indexiert",
      "imputed": "abgeleitet, da kein Preis veröffentlicht ist"
    },
    "yes": "ja",
    "no": "nein",
    "confiance": {
      "forte": "Vollständige Angaben",
      "moyenne": "Unvollständige Angaben",
      "faible": "Wenige Angaben"
    },
    "centralValue": "Mittlerer Wert",
    "shareOfSales": "8 von 10 Verkäufen vergleichbarer Wohnungen liegen in dieser Spanne, die Hälfte zwischen {low} und {high}.",
    "fields": {
      "commune": "Gemeinde",
      "quartier": "Stadtviertel",
      "surface": "Wohnfläche",
      "nbChambres": "Schlafzimmer",
      "etage": "Etage",
      "etat": "Zustand",
      "exterieur": "Außenbereich",
      "classeEnergie": "Energieklasse"
    }
  }
}
