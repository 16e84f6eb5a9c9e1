import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/**
 * The letters of accounts: texts before and after the link of each.
 *
 * Screen: letters of accounts. Reader: agencies. Length: letter.
 */
export const words = {
  tiers: { free: 'Kostenlos', pro: 'Pro', enterprise: 'Enterprise' },
  unknownAddress: 'einer unbekannten Adresse',
  verify: {
    subject: 'Bestätigen Sie Ihre Adresse für Valorem',
    before:
      'Bestätigen Sie Ihre Adresse mit dem Passwort, das Sie gewählt haben, und Sie sind dabei. Der Link gilt eine Stunde:',
    after:
      'Angefordert am {time} von {address}. Sie waren das nicht? Ignorieren Sie diese E-Mail: Es wird kein Konto eröffnet.',
  },
  existing: {
    subject: 'Sie haben bereits ein Konto bei Valorem',
    before: 'Mit dieser Adresse gibt es schon ein Konto. Melden Sie sich hier an:',
    after:
      'Jemand wollte am {time} von {address} ein zweites anlegen. Passwort vergessen? Wählen Sie auf dieser Seite ein neues. Sie waren das nicht? Ignorieren Sie diese E-Mail.',
  },
  reset: {
    subject: 'Neues Passwort für Valorem wählen',
    before: 'Wählen Sie Ihr neues Passwort. Der Link gilt einmal und eine Stunde lang:',
    after:
      'Angefordert am {time} von {address}. Sie waren das nicht? Ignorieren Sie diese E-Mail: Ihr Passwort bleibt gleich.',
  },
  invitation: {
    subject: 'Einladung in Ihr Team bei Valorem',
    before: '{email} lädt Sie ein, bei „{organisation}“ mitzumachen. Antworten Sie innerhalb von sieben Tagen:',
    after: 'Sie kennen „{organisation}“ nicht? Ignorieren Sie diese E-Mail.',
  },
  passwordChanged: {
    subject: 'Sie haben Ihr Passwort geändert',
    before: 'Ihr Passwort wurde geändert, und Sie sind auf allen anderen Geräten abgemeldet. Wo Sie angemeldet sind:',
    after: 'Sie waren das nicht? Wählen Sie sofort ein neues Passwort über „Passwort vergessen“.',
  },
  passwordReset: {
    subject: 'Ihr Passwort wurde ersetzt',
    before:
      'Am {time} wurde von {address} aus über unseren Link ein neues Passwort gewählt. Sie sind überall abgemeldet. Sehen Sie nach, was Ihr Konto sonst noch öffnet:',
    after:
      'Sie waren das nicht? Dann liest jemand Ihre E-Mails. Ändern Sie zuerst das Passwort Ihres Postfachs, dann dieses.',
  },
  emailChangeOld: {
    subject: 'Bestätigen Sie Ihre neue Adresse',
    before:
      'Ihr Konto soll von dieser Adresse zu {email} wechseln. Bestätigen Sie hier und an der neuen Adresse, innerhalb einer Stunde:',
    after:
      'Angefragt am {time} von {address} aus. Sie waren das nicht? Öffnen Sie den Link nicht, dann ändert sich nichts. Wählen Sie ein neues Passwort.',
  },
  emailChangeNew: {
    subject: 'Bestätigen Sie diese Adresse',
    before:
      'Diese Adresse soll die des Kontos {current} werden. Bestätigen Sie hier und an der alten Adresse, innerhalb einer Stunde:',
    after:
      'Angefragt am {time} von {address} aus. Sie waren das nicht? Ignorieren Sie diese E-Mail, dann ändert sich nichts.',
  },
  emailTaken: {
    subject: 'Sie haben schon ein Konto bei Valorem',
    before:
      'Jemand wollte diese Adresse für ein anderes Konto verwenden. Sie hat schon ein eigenes. Melden Sie sich hier an:',
    after:
      'Angefragt am {time} von {address} aus. Sie brauchen die Adresse für das andere Konto? Löschen Sie zuerst dieses. Sie waren das nicht? Ignorieren Sie diese E-Mail.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    before:
      'Ihr Konto wechselte am {time} von {address} aus von {current} zu {email}. Sie sind überall sonst abgemeldet. Ihr Konto:',
    after:
      'Sie waren das nicht? Dann liest jemand Ihre E-Mails. Ändern Sie das Passwort Ihres Postfachs und schreiben Sie uns.',
  },
  twoFactorChanged: {
    subject: 'Anmeldung in zwei Schritten geändert',
    before:
      'Der zweite Schritt Ihrer Anmeldung wurde geändert: App mit Codes, Passkey oder Ersatzcodes. Sehen Sie nach, welcher:',
    after: 'Sie waren das nicht? Ändern Sie sofort Ihr Passwort.',
  },
  secondStepDue: {
    subject: 'Zweiten Schritt einrichten bis {until}',
    before:
      'Ab {until} brauchen Sie einen zweiten Schritt, um die Kontakte von „{organisation}“ zu lesen: eine App mit Codes oder einen Passkey. Das dauert zwei Minuten:',
    after: 'Ihre Kontakte kommen weiter an. Sie können ihn auch später einrichten.',
  },
  emailOfKeyCreated: {
    subject: 'Neuer Code oder Schlüssel in Ihrem Konto',
    before: '„{name}“ wurde angelegt ({tier}), von der Adresse {address} aus. Ihre Website-Codes und Schlüssel:',
    after: 'Waren Sie das nicht? Widerrufen Sie ihn und ändern Sie Ihr Passwort.',
  },
  newAdministrator: {
    subject: 'Neuer Administrator in Ihrem Team',
    before:
      '{name} ({email}) kann jetzt Ihre Organisation verwalten. Die Änderung kam von der Adresse {address}. Ihr Team:',
    after: 'Sie waren das nicht? Entfernen Sie diese Person dort und ändern Sie Ihr Passwort.',
  },
  signInsRefused: {
    subject: 'Viele falsche Anmeldungen bei Ihrem Konto',
    before:
      'Jemand hat für Ihr Konto viele falsche Passwörter versucht. Höchstens eine Stunde lang weisen wir Geräte ab, auf denen Sie sich noch nie angemeldet haben; Ihre gewohnten Browser funktionieren weiter. Sie möchten nicht warten? Wählen Sie ein neues Passwort:',
    after: 'Ihr Passwort ist unverändert. Wenn Sie es auch anderswo nutzen, wählen Sie für Valorem ein eigenes.',
  },
} as const satisfies Translation<typeof source>
