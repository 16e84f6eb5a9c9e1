import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/** The letters of accounts: texts before and after the link of each. */
export const words = {
  tiers: { free: 'Kostenlos', pro: 'Pro', enterprise: 'Enterprise' },
  unknownAddress: 'einer unbekannten Adresse',
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Valorem',
    before:
      'Mit dieser Adresse wurde am {time} von {address} aus ein Konto begonnen. Waren Sie es, bestätigen Sie binnen einer Stunde mit dem Passwort, das Sie gewählt haben:',
    after:
      'Waren Sie es nicht, tun Sie nichts: Es wird kein Konto eröffnet. Haben Sie mehrmals gefragt, nennt jede Nachricht ihre eigene Uhrzeit.',
  },
  existing: {
    subject: 'Sie haben bereits ein Konto bei Valorem',
    before:
      'Jemand wollte mit dieser Adresse am {time} von {address} aus ein Konto anlegen. Sie haben bereits eines; melden Sie sich hier an:',
    after:
      'Haben Sie Ihr Passwort vergessen, können Sie auf dieser Seite ein neues wählen. Waren Sie es nicht, tun Sie nichts.',
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort für Valorem',
    before: 'Am {time} wurde von {address} aus ein neues Passwort angefordert. Wählen Sie es binnen einer Stunde:',
    after: 'Der Link gilt einmal. Waren Sie es nicht, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: 'Einladung in eine Organisation bei Valorem',
    before: '{email} lädt Sie ein, der Organisation „{organisation}“ beizutreten. Antworten Sie binnen sieben Tagen:',
    after: 'Kennen Sie diese Organisation nicht, tun Sie nichts.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort bei Valorem wurde geändert',
    before: 'Das Passwort Ihres Kontos wurde geändert, Ihre anderen Sitzungen wurden beendet. Ihre Sitzungen:',
    after: 'Waren Sie es nicht, wählen Sie sofort ein neues Passwort über „Passwort vergessen“.',
  },
  passwordReset: {
    subject: 'Ihr Passwort bei Valorem wurde ersetzt',
    before:
      'Über einen Link an diese Adresse wurde am {time} von {address} aus ein neues Passwort gewählt. Alle Sitzungen sind beendet. Sehen Sie, was Ihr Konto noch öffnet:',
    after:
      'Waren Sie es nicht, liest jemand Ihre E-Mails: Ändern Sie zuerst das Passwort Ihres Postfachs, dann dieses.',
  },
  twoFactorChanged: {
    subject: 'Die Anmeldung in zwei Schritten Ihres Kontos bei Valorem wurde geändert',
    before:
      'Der zweite Schritt der Anmeldung wurde für Ihr Konto geändert: App mit Codes, Passkey oder Ersatzcodes. Hier sehen Sie, was:',
    after: 'Waren Sie es nicht, ändern Sie sofort Ihr Passwort.',
  },
  secondStepDue: {
    subject: 'Zweiter Schritt bis {until}',
    before:
      'Ihre Organisation „{organisation}“ hat Kontakte von Besuchern. Ab {until} brauchen Sie bei der Anmeldung einen zweiten Schritt, um sie zu sehen: eine App mit Codes oder einen Passkey. Richten Sie ihn hier ein:',
    after: 'Kontakte kommen weiter an und werden zugestellt. Einrichten können Sie ihn auch danach.',
  },
  emailOfKeyCreated: {
    subject: 'Neuer API-Schlüssel in Ihrem Konto bei Valorem',
    before: 'Ein Schlüssel wurde angelegt: „{name}“, Tarif {tier}, von der Adresse {address}. Ihre Schlüssel:',
    after: 'Waren Sie es nicht, widerrufen Sie den Schlüssel und ändern Sie Ihr Passwort.',
  },
  newAdministrator: {
    subject: 'Ein neuer Administrator in Ihrer Organisation bei Valorem',
    before:
      '{name} ({email}) ist jetzt Administrator Ihrer Organisation; das geschah von der Adresse {address}. Ihre Organisation:',
    after: 'Soll das nicht sein, entfernen Sie diese Person dort und ändern Sie Ihr Passwort.',
  },
  signInsRefused: {
    subject: 'Viele vergebliche Anmeldungen bei Ihrem Konto bei Valorem',
    before:
      'Jemand hat für Ihr Konto viele falsche Passwörter versucht. Höchstens eine Stunde lang wird die Anmeldung dort abgelehnt, wo Sie sich noch nie angemeldet haben; in Ihren gewohnten Browsern gelingt sie weiterhin. Wollen Sie nicht warten, wählen Sie ein neues Passwort:',
    after: 'Ihr Passwort ist unverändert. Verwenden Sie es auch anderswo, wählen Sie eines, das nur hier gilt.',
  },
} as const satisfies Translation<typeof source>
