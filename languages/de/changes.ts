import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/changes.ts'

/**
 * The letters about changes of an organisation.
 *
 * Screen: letters about changes of an organisation. Reader: agencies. Length: letter.
 */
export const words = {
  letters: {
    changes: {
      subject: 'Änderungen in Ihrer Organisation',
      before: 'Das hat sich in „{organisation}“ geändert:',
      after: 'Sie waren das nicht? Machen Sie es auf dieser Seite rückgängig und ändern Sie Ihr Passwort.',
    },
    memberLeft: {
      subject: 'Bitte entscheiden: von früherem Mitglied',
      before: '{name} {reason} „{organisation}“ ({when}). Diese Person hatte eingerichtet:',
      after:
        'Was pausiert ist, bleibt es, bis Sie auf dieser Seite entscheiden: behalten, ersetzen oder beenden. Bis dahin kommen Kontakte zu Ihnen.',
    },
    handedOver: {
      subject: 'Sie haben Ihre Organisation übergeben',
      before:
        '„{organisation}“ gehört jetzt {name} ({email}), übergeben {when}. Sie sind Administrator. Bis {until} können Sie das zurücknehmen:',
      after: 'Sie waren das nicht? Nehmen Sie es dort zurück und ändern Sie Ihr Passwort.',
    },
    handedOverToYou: {
      subject: 'Eine Organisation gehört jetzt Ihnen',
      before:
        '{name} ({email}) hat Ihnen „{organisation}“ übergeben ({when}). Bis {until} kann das zurückgenommen werden; danach können Sie sie weitergeben oder löschen. Ihre Organisation:',
      after: 'Das überrascht Sie? Schreiben Sie dem früheren Inhaber.',
    },
    handOverUndone: {
      subject: 'Die Übergabe wurde zurückgenommen',
      before: '{name} ({email}) ist wieder Inhaber von „{organisation}“ ({when}). Ihre Organisation:',
      after: 'Das überrascht Sie? Ändern Sie Ihr Passwort und schreiben Sie der anderen Person.',
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
    webhookAdded: 'CRM-Anbindung {url} hinzugefügt',
    webhookRotated: 'neuer geheimer Schlüssel für die CRM-Anbindung {url}',
    webhookRemoved: 'CRM-Anbindung {url} entfernt',
    leadsKept: 'Kontakte werden {days} Tage aufbewahrt (0: nach der Zustellung gelöscht)',
    administratorInvited: '{email} als Administrator eingeladen',
    itemKept: 'behalten, was ein früheres Mitglied eingerichtet hatte: {name}',
  },
  items: {
    key: 'Website-Code oder Schlüssel „{name}“: funktioniert weiterhin',
    form: 'Einstellungen des Formulars von „{name}“: unverändert',
    providerKey: 'Schlüssel des KI-Anbieters {name}: funktioniert weiterhin',
    webhook: 'CRM-Anbindung {name}: pausiert',
    webhookSecret: 'CRM-Anbindung {name}: Geben Sie den neuen geheimen Schlüssel binnen sieben Tagen dem CRM',
    address: 'Kontakte an {name}: pausiert',
    unconfirmedAddress: 'Kontakte an {name}, noch nicht bestätigt: beendet',
    invitation: 'Einladung von {name}: beendet',
  },
  reasons: {
    removed: 'ist nicht mehr in',
    left: 'ist ausgeschieden aus',
    demoted: 'ist nicht mehr Administrator von',
    deleted: 'hat das eigene Konto gelöscht und gehört nicht mehr zu',
  },
} as const satisfies Translation<typeof source>
