import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/** The letters of accounts: texts before and after the link of each. */
export const words = {
  tiers: { free: 'Kostenlos', pro: 'Pro', enterprise: 'Enterprise' },
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Valorem',
    before:
      'Jemand, vermutlich Sie, hat mit dieser Adresse ein Konto angelegt. Bestätigen Sie sie binnen einer Stunde:',
    after:
      'Waren Sie es nicht, tun Sie nichts: Das Konto bleibt geschlossen. Haben Sie es mehrmals beantragt, bekommt es das Passwort des Antrags, dessen Link Sie folgen.',
  },
  existing: {
    subject: 'Sie haben bereits ein Konto bei Valorem',
    before:
      'Jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto anlegen. Sie haben bereits eines; melden Sie sich hier an:',
    after:
      'Haben Sie Ihr Passwort vergessen, können Sie auf dieser Seite ein neues wählen. Waren Sie es nicht, tun Sie nichts.',
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort für Valorem',
    before: 'Jemand, vermutlich Sie, hat ein neues Passwort angefordert. Wählen Sie es binnen einer Stunde:',
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
  twoFactorChanged: {
    subject: 'Die Anmeldung in zwei Schritten Ihres Kontos bei Valorem wurde geändert',
    before:
      'Der zweite Schritt der Anmeldung wurde für Ihr Konto geändert: App mit Codes, Passkey oder Ersatzcodes. Hier sehen Sie, was:',
    after: 'Waren Sie es nicht, ändern Sie sofort Ihr Passwort.',
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
