import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/**
 * Texts of the landing page, the page of the plans, and the page of an unknown address.
 *
 * Screen: /, /plans and the page of an unknown address. Reader: everyone. Length: screen.
 */
export const words = {
  'door.title': 'Ihre Website bringt Ihnen Verkäufer',
  'door.lead':
    'Setzen Sie ein Schätzformular auf die Website Ihrer Agentur. Eigentümer sehen, was ihre Wohnung wert ist. Sie erhalten den Kontakt und einen Bericht mit Ihrem Logo.',
  'door.see': 'Auf einer Website ansehen',
  'door.note': 'Ohne Entwickler: zwei Zeilen oder ein WordPress-Plugin.',
  'door.tryText': 'Das Formular übernimmt die Schrift Ihrer Website und spricht {count} Sprachen.',
  'door.paste': 'Code einfügen oder WordPress-Plugin nutzen',
  'door.pasteText': 'Es läuft auf jeder Seite, in die HTML passt.',
  'door.lines': 'Zwei Zeilen für Ihre Seite',
  'door.call': 'Zurückrufen, solange das Interesse frisch ist',
  'door.callText': 'Jeder Kontakt kommt per E-Mail, mit Wohnung, Schätzung und Herkunftsseite.',
  'door.report': 'Ein Bericht für den ersten Termin',
  'door.reportText': 'Zwei Seiten in Ihren Farben, aus einem Kontakt oder einer Adresse.',
  'door.reportValue': 'Wert, Spanne und Rechenweg',
  'door.reportSeller': 'Was dem Verkäufer nach Kosten, Steuer und Restschuld bleibt',
  'door.reportBuyer': 'Was der Käufer aufbringen muss',
  'door.trust': 'Zahlen, die vor Eigentümern bestehen',
  'door.years': '{count} Jahre',
  'door.yearsTitle': 'beurkundete Verkäufe',
  'door.yearsText':
    'Die Preise stammen aus Verkäufen, die seit {first} in Luxemburg beurkundet und von Observatoire de l’Habitat und STATEC veröffentlicht wurden. Jede Steuerzeile nennt ihren Gesetzesartikel.',
  'door.heldTitle': 'in unserer 80-%-Spanne',
  'door.heldText':
    'Wir haben {pairs} Gemeindepreise aus früheren Jahren vorhergesagt. Die 80-%-Spanne enthielt den veröffentlichten Preis in {share} der Fälle.',
  'door.heldOwn': 'Einzelne Verkäufe sind noch zu prüfen.',
  'door.measure': 'So messen wir',
  'door.cookies': 'Cookies auf Ihrer Website',
  'door.cookiesText':
    'Ohne Werbung und Tracking. Kontakte werden 30 Tage verschlüsselt aufbewahrt; Sie können 90 Tage wählen oder auf das Aufbewahren verzichten.',
  'door.picture': 'Das Formular: Gemeinde, Wohnfläche und eine Schaltfläche',
  'door.example': 'Beispiel: Wohnung mit {area} in Mamer',
  'door.half': 'Die Hälfte vergleichbarer Wohnungen verkauft sich zwischen',
  'door.range': '8 von 10 zwischen {low} und {high}.',
  'door.signUp': 'Kostenloses Konto anlegen',
  'door.how': 'So funktioniert es',
  'door.prices': 'Preise',
  'door.steps': 'In drei Schritten zum ersten Kontakt',
  'door.colour': 'Logo und Farbe hinterlegen',
  'door.docs': 'Dokumentation',
  'door.menu': 'Hauptseiten',
  'door.market': 'Wohnungspreise',
  'door.plans': 'Kostenlos starten, zahlen, wenn Sie wachsen',
  'door.plansText': 'Jeder Tarif enthält Formular, Kontakte, Berichte mit Ihrem Logo und alle Rechner.',
  'door.onRequest': 'Auf Anfrage',
  'door.askPrice': 'Preis anfragen',
  'door.askPlan': 'Tarif anfragen',
  'door.perMonth': 'pro Monat, ohne MwSt.',
  'door.for.free': 'Für eine Agentur',
  'door.for.pro': 'Für Netzwerke und Portale',
  'door.for.enterprise': 'Für Banken und große Gruppen',
  'door.perDay': '{count} Schätzungen am Tag je Website-Code',
  'door.perDayFree': 'Ohne Tageslimit',
  'door.contacts': '{count} Kontakte am Tag',
  'door.codes': '{count} Website-Codes',
  'door.integrator': 'Für Entwickler',
  'door.integratorDocs': 'API und SDK',
  'door.tester': 'Für Tester',
  'door.tester.backTestLink': 'An eigenen Verkäufen testen',
  'door.tester.portfolioLink': 'Portfolio neu bewerten',
  'door.tester.scenariosLink': 'Störungen auf Abruf',

  'plans.title': 'Tarife',
  'plans.lead': 'Was jeder Tarif erlaubt. Jedes Konto beginnt mit „Kostenlos“.',
  'plans.caption': 'Tarife und was sie erlauben',
  'plans.what': 'Enthalten',
  'plans.price': 'Preis pro Monat, ohne MwSt.',
  'plans.perDay': 'Schätzungen und andere Aufrufe eines Website-Codes, pro Tag',
  'plans.perMinute': 'Aufrufe eines Website-Codes, pro Minute',
  'plans.keys': 'Website-Codes',
  'plans.newKeys': 'Neue Website-Codes pro Tag',
  'plans.contacts': 'Kontakte pro Tag',
  'plans.noLimit': 'ohne Grenze',
  'plans.website':
    'Auf einer Website gelten die Aufrufe pro Minute für jeden Besucher, die eines Tages für alle Besucher zusammen. Der Schlüssel eines Programms zählt als Code.',
  'plans.all':
    'Jeder Tarif enthält alles, was der Dienst berechnet, das Formular für Ihre Website, Kontakte per E-Mail und CRM-Anbindung und Berichte mit Ihrem Logo.',
  'plans.more': 'Mehr als „Kostenlos“',
  'plans.contact': 'Schreiben Sie uns: {contact}. Wir ändern den Tarif; Ihre Codes bleiben.',
  'plans.ask': 'Fragen Sie uns nach einem Preis: {contact}. Wir ändern den Tarif; Ihre Codes bleiben.',
  'plans.contactLink': 'Kontakt',
  'plans.noticeLink': 'unsere Adresse',
  'plans.operator': 'Fragen Sie den Anbieter dieses Dienstes nach einem anderen Tarif. Ihre Codes bleiben.',

  'notFound.title': 'Seite nicht gefunden',
  'notFound.text':
    'Unter dieser Adresse gibt es nichts. Vielleicht ist sie falsch geschrieben, oder die Seite ist umgezogen.',
  'notFound.home': 'Startseite',

  'contactTerms.title': 'Bedingungen für Kontakte',
  'contactTerms.lead':
    'Diese Bedingungen gelten zwischen Ihrer Organisation und dem Anbieter dieses Dienstes, wie Artikel 28 der Datenschutz-Grundverordnung es verlangt. Fassung vom {day}.',
  'contactTerms.roles': 'Wer entscheidet',
  'contactTerms.rolesText':
    'Verantwortlich ist Ihre Organisation: Sie entscheidet, wofür die Daten ihrer Besucher verwendet werden. Der Anbieter ist Auftragsverarbeiter: Er verarbeitet sie nur für Ihre Organisation, nach diesen Bedingungen und den Einstellungen in Ihrem Konto, und zu keinem eigenen Zweck.',
  'contactTerms.data': 'Was verarbeitet wird',
  'contactTerms.dataText':
    'Was Besucher in das Kontaktformular Ihrer Website eingeben (Name, E-Mail-Adresse, Telefonnummer, Nachricht), der Satz, dem sie zugestimmt haben, die Wohnung mit ihrer Schätzung, die Seite, die Sprache und die Kampagne in deren Adresse. Diese Daten werden empfangen, an Ihre Adresse und Ihre Webhooks übergeben und gelöscht.',
  'contactTerms.time': 'Wie lange',
  'contactTerms.timeText':
    'Der Inhalt wird gelöscht, sobald er übergeben ist, oder nach den 30 oder 90 Tagen, die Sie wählen. Was nicht übergeben werden kann, wird drei Tage lang versucht, ist sieben weitere Tage lesbar und wird dann gelöscht. Zeitpunkt, Website, Sprache und Stand eines Kontakts bleiben 90 Tage, ohne Namen.',
  'contactTerms.security': 'Wie es geschützt ist',
  'contactTerms.securityText':
    'Bis dahin ist der Inhalt verschlüsselt und steht in keinem Protokoll. Solange er wartet, können ihn nur Inhaber und Administratoren Ihrer Organisation lesen; bewahren Sie ihn auf, können es alle Mitglieder. Wer für den Anbieter arbeitet und ihn sehen könnte, ist zur Vertraulichkeit verpflichtet.',
  'contactTerms.others': 'Wer sonst beteiligt ist',
  'contactTerms.othersText':
    'Hosting und Mailserver des Anbieters, der sie auf Anfrage nennt und Änderungen vorher ankündigt; Sie können widersprechen und diese Bedingungen beenden. Empfänger, die Sie eintragen, sind Ihre eigenen. Dem Besucher wird nichts gesendet, und kein Sprachmodell sieht einen Kontakt.',
  'contactTerms.help': 'Was der Anbieter für Sie tut',
  'contactTerms.helpText':
    'Sie können Kontakte in Ihrem Konto jederzeit lesen, herunterladen und löschen. Der Anbieter hilft Ihnen bei Anfragen von Besuchern, bei der Sicherheit und bei Folgenabschätzungen und gibt Ihnen oder einem Prüfer, den Sie benennen, die Auskünfte, die zeigen, dass diese Bedingungen eingehalten werden.',
  'contactTerms.breach': 'Wenn etwas schiefgeht',
  'contactTerms.breachText':
    'Der Anbieter meldet dem Inhaber Ihrer Organisation eine Datenpanne unverzüglich mit allem, was bekannt ist, und sagt es, wenn eine Weisung gegen das Recht zu verstoßen scheint.',
  'contactTerms.end': 'Wie es endet',
  'contactTerms.endText':
    'Wenn Sie Ihre Organisation löschen. Alle ihre Kontakte, Adressen und Webhooks werden sofort gelöscht; die Sicherungen des Anbieters werden turnusgemäß überschrieben.',
} as const satisfies Translation<typeof source>
