import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/leads.ts'

/**
 * Der Brief eines Kontakts und die Briefe über Kontakte.
 *
 * Screen: letters of contacts. Reader: agencies. Length: letter.
 */
export const words = {
  lead: {
    subject: '{name}: Wohnung in {commune}, {surface}',
    unnamedSubject: 'Neuer Kontakt: Wohnung in {commune}, {surface}',
    test: '[Test]',
    intro: 'Gesendet von {page} am {instant}.',
    held: {
      visitor_hour: 'Später zugestellt: Innerhalb einer Stunde kamen viele Kontakte von einem Anschluss.',
      organisation_hour: 'Später zugestellt: Innerhalb einer Stunde kamen viele Kontakte.',
      organisation_day: 'Später zugestellt: Ihr Tarif stellt pro Tag weniger Kontakte sofort zu.',
    },
    name: '{name}',
    unnamed: 'Kein Name angegeben',
    email: 'Schreiben: {email}',
    phone: 'Anrufen: {phone}',
    unchecked: 'Die Angaben stammen vom Besucher; wir haben sie nicht geprüft.',
    reply: 'Antworten Sie auf diese E-Mail, um {name} zu schreiben.',
    unnamedReply: 'Antworten Sie einfach auf diese E-Mail.',
    home: 'Wohnung in {home}',
    fact: '{name}: {value}',
    newBuild: 'Neubau, vom Bauträger verkauft',
    estimate: 'Angezeigte Schätzung: {mid}. 8 von 10 vergleichbaren Wohnungen verkaufen sich für {low} bis {high}.',
    language: 'Sprache: {language}',
    reference: 'Referenz: {reference}',
    campaign: 'Kampagne: {utm}',
    consentAt: 'Einwilligung vom {at}:',
    consent: '„{consent}“',
    privacy: 'Datenschutzhinweise: {privacyUrl}',
    report: 'Bericht vorbereiten:',
    notKept: 'Wir haben keine Kopie dieses Kontakts behalten.',
    kept: 'Wir bewahren diesen Kontakt bis zum {day} auf.',
    stop: 'Keine Kontakte mehr an diese Adresse:',
  },
  testContact: {
    name: 'Testkontakt',
    message: 'Dies ist ein Test. An dieser Stelle erscheint die Nachricht eines Besuchers.',
    consent: 'Test: Ich bin einverstanden, dass die Agentur mich zu meiner Wohnung kontaktiert.',
    reference: 'TEST',
  },
  leadAddress: {
    subject: 'Kontakte an diese Adresse erhalten?',
    before:
      '„{organisation}“ möchte Ihnen die Kontakte von der eigenen Website schicken. Bestätigen Sie diese Adresse innerhalb von 24 Stunden:',
    after: 'Sie kennen „{organisation}“ nicht? Dann ignorieren Sie diese E-Mail, und Sie hören nichts mehr von uns.',
  },
  leadHanded: {
    subject: 'Ein Kontakt für Sie',
    before:
      '{name} von „{organisation}“ hat Ihnen einen Kontakt übergeben. Öffnen Sie ihn, rufen Sie an oder schreiben Sie:',
    after: 'Fragen? Wenden Sie sich an {name}.',
  },
  leadLost: {
    subject: 'Ein Kontakt wartet auf Sie',
    before:
      'Ein Besucher von {host} hat „{organisation}“ am {instant} geschrieben. Wir konnten Ihnen den Kontakt nicht per E-Mail zustellen. Lesen Sie ihn bis zum {until}, oder senden Sie ihn erneut:',
    after: 'Auf dieser Seite können Sie auch prüfen, wohin Ihre Kontakte gehen.',
  },
  leadPartly: {
    subject: 'Ein Kontakt kam nicht überall an',
    before:
      'Ein Besucher von {host} hat „{organisation}“ am {instant} geschrieben. Einige Ihrer Adressen oder CRM-Anbindungen haben den Kontakt nicht bekommen. Lesen Sie ihn bis zum {until}, oder senden Sie ihn erneut:',
    after: 'Auf dieser Seite können Sie auch prüfen, wohin Ihre Kontakte gehen.',
  },
  leadLimit: {
    subject: 'Viele Kontakte: einige kommen später',
    before:
      '„{organisation}“ erhält gerade weit mehr Kontakte als sonst. Was über der Grenze liegt, bewahren wir auf und stellen es nach und nach zu; Besucher merken davon nichts. Lesen Sie die Kontakte, oder lassen Sie sie sofort zustellen:',
    after:
      'Das sieht nach Spam aus? Löschen Sie die Kontakte dort und widerrufen Sie den Website-Code, von dem sie kommen.',
  },
  webhookOff: {
    subject: 'CRM-Anbindung pausiert',
    before:
      'Die CRM-Anbindung {url} von „{organisation}“ nimmt keine Kontakte mehr an; wir haben sie pausiert. Ihre Kontakte kommen weiter per E-Mail. Ihre Anbindungen:',
    after: 'Sobald sie wieder funktioniert, erstellen Sie dort einen neuen geheimen Schlüssel: Damit läuft sie wieder.',
  },
  organisationDeleted: {
    subject: 'Ihre Organisation wurde gelöscht',
    before:
      '„{organisation}“ wurde gelöscht. Die Website-Codes funktionieren nicht mehr; Logo, Farbe und Kontakte sind gelöscht. Ihr Konto:',
    after: 'Das überrascht Sie? Ändern Sie Ihr Passwort.',
  },
  keyRevoked: {
    subject: 'Ein Website-Code wurde widerrufen',
    before:
      'Der Code „{name}“ von „{organisation}“ wurde widerrufen. Das Formular Ihrer Website, das ihn nutzt, funktioniert nicht mehr. Ihre Codes:',
    after: 'Ein Versehen? Erstellen Sie einen neuen Code und setzen Sie ihn auf Ihrer Website ein.',
  },
} as const satisfies Translation<typeof source>
