// Written by `npm run derive` from the languages; not edited by hand.

import type { WidgetTexts } from '../../widget/texts.ts'

/** The texts of the element in a language. */
export const file: WidgetTexts = {
  "language": "lb",
  "habits": {
    "locale": "de-LU",
    "typography": {
      "euro": "after",
      "beforePercent": " "
    },
    "months": {
      "2": "Mäerz",
      "3": "Abrëll",
      "4": "Mee"
    }
  },
  "texts": {
    "title": "Ären Appartement schätzen",
    "communeHint": "Gemeng oder Uertschaft, z. B. Mamer",
    "options": "Gemenge fonnt: {n}",
    "optionsNone": "Keng Gemeng fonnt",
    "surfaceHint": "A m², ouni Balcon, Keller a Garage",
    "unknown": "Weess ech net",
    "submit": "Schätzen",
    "again": "Schätzung aktualiséieren",
    "busy": "Gëtt gerechent…",
    "optional": "(fakultativ)",
    "errors": "W.e.g. korrigéieren",
    "communeMissing": "Gitt d’Gemeng un.",
    "surfaceWrong": "Gitt eng Fläch vun {min} bis {max} m² un.",
    "result": "Är Schätzung",
    "resultSaid": "Schätzung: {low} bis {high}, mëttlere Wäert {mid}.",
    "low": "Niddereg",
    "high": "Héich",
    "narrow": "Donnéeën, déi d’Spann méi kleng maachen",
    "details": "Detailer vun der Berechnung",
    "adjustments": "Upassungen",
    "reference": "Referenzpräis",
    "period": "Zäitraum",
    "origin": "Hierkonft",
    "sales": "{n} Verkeef",
    "source": "Quell",
    "caveat": "Indikativ Schätzung, weder Expertise nach Beleihungswäert.",
    "parking": "Parkplaz abegraff",
    "offline": "Keng Internetverbindung. D’Schätzung geet duerno weider.",
    "failed": "De Service äntwert net. Probéiert gläich nach eng Kéier.",
    "waiting": "Ze vill Ufroen. Neie Versuch a {n} s méiglech.",
    "ready": "Dir kënnt et elo nach eng Kéier probéieren.",
    "usedUp": "D’Schätzunge vum Dag si verbraucht. Kommt muer erëm.",
    "refused": "Op dëser Websäit gëtt et keng Schätzung.",
    "owner": "Fir den Exploitant vun der Websäit: {code}, {origin}",
    "notFound": "Onbekannt Gemeng: „{name}“.",
    "didYouMean": "Mengt Dir",
    "invalid": "Eng Donnée gouf net ugeholl.",
    "leadTitle": "Kontakt duerch {agency}",
    "leadAgency": "d’Agence",
    "name": "Numm",
    "email": "E-Mail",
    "phone": "Telefon",
    "message": "Message",
    "emailWrong": "Gitt eng gëlteg E-Mail-Adress un.",
    "required": "Pflichtfeld: {field}.",
    "consent": "Ech sinn averstanen, datt meng Donnéeën a meng Schätzung vun {agency} benotzt ginn, fir mech ze kontaktéieren.",
    "privacy": "Dateschutz",
    "consentMissing": "Fir ze schécken ass Ären Accord néideg.",
    "send": "Schécken",
    "sent": "Merci, Är Ufro gouf geschéckt.",
    "sendFailed": "D’Schécken huet net geklappt. Är Donnéeë bleiwen hei; probéiert nach eng Kéier.",
    "call": "{agency} uruffen",
    "copy": "Meng Schätzung kopéieren",
    "copied": "Kopéiert",
    "slow": "D’Äntwert dauert méi laang wéi soss…",
    "estNeuf": "Neibau, vum Promoteur verkaaft",
    "writeMail": "E-Mail un {agency}",
    "line": "{name}: {value}",
    "request": "Ufro: Appartement, {home}",
    "stale": "Fir d’Donnéeë vu virdrun.",
    "narrowTo": "Mat allen Äntwerten ongeféier ± {to} % amplaz ± {from} %.",
    "phoneWrong": "Gitt eng gëlteg Telefonsnummer un.",
    "via": "{agency} kritt dës Donnéeën iwwer Valorem.",
    "sentUnread": "Är Ufro gouf geschéckt; d’Äntwert konnt hei net gelies ginn.",
    "sendLimit": "Ze vill Ufroen. Är Donnéeë bleiwen hei; probéiert méi spéit."
  },
  "words": {
    "adjustments": {
      "adjNeuf": "Neibau",
      "adjQuartier": "Quartier",
      "adjSurface": "Wunnfläch",
      "adjEtage": "Stack",
      "adjEtat": "Zoustand vun der Wunneng",
      "adjExterieur": "Bausseberäich",
      "adjParking": "Parkplaz",
      "adjEnergie": "Energieklass"
    },
    "etage": {
      "rdc": "Rez-de-chaussée",
      "entre": "mëttlere Stack",
      "dernier": "ieweschte Stack"
    },
    "etat": {
      "neuf": "wéi nei",
      "renove": "renovéiert",
      "bon": "gutt",
      "rafraichir": "opzefrëschen",
      "renover": "ze renovéieren"
    },
    "exterieur": {
      "aucun": "keen",
      "balcon": "Balcon",
      "terrasse": "Terrass",
      "jardin": "Gaart"
    },
    "kind": {
      "published": "vun der Autoritéit publizéiert",
      "indexed": "Präis vun engem anere Joer, indexéiert",
      "imputed": "ofgeleet, well kee Präis publizéiert ass"
    },
    "yes": "jo",
    "no": "neen",
    "confiance": {
      "forte": "Komplett Donnéeën",
      "moyenne": "E puer Donnéeën",
      "faible": "Wéineg Donnéeën"
    },
    "centralValue": "Mëttlere Wäert",
    "shareOfSales": "8 vun 10 Verkeef vu vergläichbare Wunnenge leien an dëser Spann, d’Hallschent tëscht {low} an {high}.",
    "fields": {
      "commune": "Gemeng",
      "quartier": "Quartier",
      "surface": "Wunnfläch",
      "nbChambres": "Schlofkummeren",
      "etage": "Stack",
      "etat": "Zoustand",
      "exterieur": "Bausseberäich",
      "classeEnergie": "Energieklass"
    }
  }
}
