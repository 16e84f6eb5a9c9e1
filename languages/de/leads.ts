import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/leads.ts'

/** Der Brief eines Kontakts und die Briefe über Kontakte. */
export const words = {
  lead: {
    subject: 'Neuer Kontakt: Wohnung mit {surface}, {commune}',
    test: '[Test]',
    intro: 'Ein Besucher von {page} möchte kontaktiert werden ({instant}).',
    held: {
      visitor_hour: 'Später zugestellt: Innerhalb einer Stunde kamen viele Kontakte von einem Anschluss.',
      organisation_hour: 'Später zugestellt: Innerhalb einer Stunde kamen viele Kontakte.',
      organisation_day: 'Später zugestellt: Es kamen mehr Kontakte, als der Tarif an einem Tag sofort zustellt.',
    },
    name: 'Name: {name}',
    email: 'E-Mail: {email}',
    phone: 'Telefon: {phone}',
    message: 'Nachricht:',
    unchecked: 'Angaben des Besuchers, nicht geprüft.',
    reply: 'Ihre Antwort auf diese E-Mail geht an ihn.',
    home: 'Die Wohnung: {home}',
    fact: '{name}: {value}',
    newBuild: 'Neubau, vom Bauträger verkauft',
    estimate: 'Schätzung: {mid}, zwischen {low} und {high} (8 von 10 vergleichbaren Verkäufen)',
    language: 'Sprache: {language}',
    reference: 'Referenz: {reference}',
    campaign: 'Kampagne: {utm}',
    consentAt: 'Einwilligung vom {at}:',
    consent: '„{consent}“',
    privacy: 'Datenschutzhinweise: {privacyUrl}',
    report: 'Bericht vorbereiten:',
    notKept: 'Valorem bewahrt diesen Kontakt nicht auf.',
    kept: 'Valorem bewahrt diesen Kontakt bis zum {day} auf.',
    stop: 'Hier keine Kontakte mehr empfangen:',
  },
  leadAddress: {
    subject: 'Kontakte an diese Adresse erhalten?',
    before:
      '„{organisation}“ möchte, dass die Kontakte der Besucher ihrer Website an diese Adresse gehen. Bestätigen Sie die Adresse innerhalb von 24 Stunden:',
    after: 'Wenn Sie die Organisation nicht kennen, brauchen Sie nichts zu tun: Sie erhalten dann nichts.',
  },
  leadLost: {
    subject: 'Ein Kontakt konnte nicht zugestellt werden',
    before:
      'Ein Besucher von {host} hat „{organisation}“ am {instant} geschrieben. Wir konnten den Kontakt nicht zustellen. Sie können ihn bis zum {until} lesen und erneut senden:',
    after: 'Prüfen Sie auf dieser Seite die Adresse und die Webhooks, die Ihre Kontakte empfangen.',
  },
  leadPartly: {
    subject: 'Ein Kontakt hat nicht alle Empfänger erreicht',
    before:
      'Ein Besucher von {host} hat „{organisation}“ am {instant} geschrieben. Wir konnten den Kontakt nicht allen Empfängern zustellen. Sie können ihn bis zum {until} lesen und an die übrigen erneut senden:',
    after: 'Prüfen Sie auf dieser Seite die Adresse und die Webhooks, die Ihre Kontakte empfangen.',
  },
  leadLimit: {
    subject: 'Kontakte sind zurückgestellt',
    before:
      '„{organisation}“ erhält gerade sehr viele Kontakte. Was über der Grenze liegt, bewahren wir auf und stellen es nach und nach zu; Besucher merken davon nichts. Hier können Sie die Kontakte lesen und sofort zustellen lassen:',
    after:
      'Wenn die Kontakte nicht echt sind, löschen Sie sie dort und widerrufen Sie den Schlüssel der Website, von der sie kommen.',
  },
  webhookOff: {
    subject: 'Ein Webhook Ihrer Organisation wurde abgeschaltet',
    before:
      'Der Webhook {url} von „{organisation}“ nimmt keine Nachrichten mehr an; wir haben ihn abgeschaltet. Kontakte kommen weiterhin per E-Mail. Ihre Webhooks:',
    after: 'Sobald er wieder funktioniert, geben Sie ihm dort ein neues Geheimnis: Das schaltet ihn wieder ein.',
  },
  organisationDeleted: {
    subject: 'Ihre Organisation bei Valorem wurde gelöscht',
    before:
      '„{organisation}“ wurde gelöscht: Ihre Schlüssel funktionieren nicht mehr, Marke und Kontakte sind gelöscht. Ihr Konto:',
    after: 'Wenn Sie das nicht erwartet haben, ändern Sie Ihr Passwort.',
  },
  keyRevoked: {
    subject: 'Ein Schlüssel Ihrer Organisation wurde widerrufen',
    before:
      'Der Schlüssel „{name}“ von „{organisation}“ wurde widerrufen und funktioniert nicht mehr, auch nicht auf Ihrer Website. Ihre Schlüssel:',
    after: 'Wenn das nicht gewollt ist, erstellen Sie einen neuen Schlüssel und setzen Sie ihn auf Ihrer Website ein.',
  },
} as const satisfies Translation<typeof source>
