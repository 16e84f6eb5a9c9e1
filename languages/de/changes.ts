import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/changes.ts'

/** The letters about changes of an organisation. */
export const words = {
  letters: {
    changes: {
      subject: 'Änderungen in Ihrer Organisation',
      before: 'In „{organisation}“ wurde geändert:',
      after: 'Soll das nicht sein, machen Sie es auf dieser Seite rückgängig und ändern Sie Ihr Passwort.',
    },
    memberLeft: {
      subject: 'Bitte entscheiden: frühere Einrichtungen',
      before: '{name} {reason} „{organisation}“ ({when}). Das hatte diese Person eingerichtet:',
      after:
        'Was angehalten ist, bleibt es, bis Sie auf dieser Seite entscheiden: behalten, ersetzen oder beenden. Bis dahin gehen Kontakte an Sie.',
    },
    handedOver: {
      subject: 'Sie haben Ihre Organisation übergeben',
      before:
        'Sie haben „{organisation}“ an {name} ({email}) übergeben ({when}). Sie sind jetzt Administrator. Bis {until} können Sie das zurücknehmen:',
      after: 'Waren Sie es nicht, nehmen Sie es dort zurück und ändern Sie Ihr Passwort.',
    },
    handedOverToYou: {
      subject: 'Eine Organisation gehört jetzt Ihnen',
      before:
        '{name} ({email}) hat Ihnen „{organisation}“ übergeben ({when}). Bis {until} kann das zurückgenommen werden; so lange können Sie die Organisation weder weitergeben noch löschen. Ihre Organisation:',
      after: 'Haben Sie das nicht erwartet, schreiben Sie dem früheren Inhaber.',
    },
    handOverUndone: {
      subject: 'Die Übergabe wurde zurückgenommen',
      before: '{name} ({email}) ist wieder Inhaber von „{organisation}“ ({when}). Ihre Organisation:',
      after: 'Soll das nicht sein, ändern Sie Ihr Passwort und schreiben Sie der anderen Person.',
    },
  },
  you: 'Sie',
  person: '{name} ({email})',
  formerMember: 'Ein früheres Mitglied',
  byLink: 'Über den Link einer E-Mail',
  line: '{when} · {who}: {what}',
  lines: {
    addressAsked: 'Kontakte sollen an {email} gehen, sobald diese Adresse bestätigt',
    addressConfirmed: 'Kontakte gehen jetzt an {email}',
    addressRemoved: 'Kontakte gehen wieder an den Inhaber',
    addressStopped: 'Kontakte gehen nicht mehr an {email}, sondern an den Inhaber',
    webhookAdded: 'Webhook {url} hinzugefügt',
    webhookRotated: 'neuer geheimer Schlüssel für den Webhook {url}',
    webhookRemoved: 'Webhook {url} entfernt',
    leadsKept: 'Kontakte werden {days} Tage aufbewahrt (0: nach der Zustellung gelöscht)',
    administratorInvited: '{email} als Administrator eingeladen',
    itemKept: 'behalten, was ein früheres Mitglied eingerichtet hatte: {name}',
  },
  items: {
    key: 'Schlüssel „{name}“: funktioniert weiterhin',
    form: 'Einstellungen des Formulars von „{name}“: unverändert',
    providerKey: 'Schlüssel des KI-Anbieters {name}: funktioniert weiterhin',
    webhook: 'Webhook {name}: angehalten',
    webhookSecret:
      'Webhook {name}: hat einen neuen geheimen Schlüssel; geben Sie ihn binnen sieben Tagen dem Empfänger',
    address: 'Kontakte an {name}: angehalten',
    unconfirmedAddress: 'Kontakte an {name}, noch nicht bestätigt: beendet',
    invitation: 'Einladung von {name}: beendet',
  },
  reasons: {
    removed: 'wurde entfernt aus',
    left: 'ist ausgeschieden aus',
    demoted: 'ist nicht mehr Administrator von',
    deleted: 'hat das eigene Konto gelöscht und gehört nicht mehr zu',
  },
} as const satisfies Translation<typeof source>
