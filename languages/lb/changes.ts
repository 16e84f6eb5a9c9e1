import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/changes.ts'

/**
 * The letters about changes of an organisation. To be read by a native speaker before a release.
 *
 * Screen: letters about changes of an organisation. Reader: agencies. Length: letter.
 */
export const words = {
  letters: {
    changes: {
      subject: 'Ännerungen an Ärer Organisatioun',
      before: 'Dat huet an „{organisation}“ geännert:',
      after: 'Dir waart dat net? Maacht et op där Säit réckgängeg an ännert Äert Passwuert.',
    },
    memberLeft: {
      subject: 'Entscheet w.e.g. iwwer fréier Astellungen',
      before: '{name} {reason} „{organisation}“ ({when}). Dës Persoun hat ageriicht:',
      after:
        'Wat an der Paus ass, bleift et, bis Dir op där Säit decidéiert: behalen, ersetzen oder ophalen. Bis dohi kommen d’Kontakter bei Iech.',
    },
    handedOver: {
      subject: 'Dir hutt Är Organisatioun iwwerginn',
      before:
        'Dir hutt „{organisation}“ un {name} ({email}) iwwerginn ({when}). Dir sidd elo Administrateur. Bis {until} kënnt Dir se zeréckhuelen:',
      after: 'Dir waart dat net? Huelt se do zeréck an ännert Äert Passwuert.',
    },
    handedOverToYou: {
      subject: 'Eng Organisatioun gehéiert elo Iech',
      before:
        '{name} ({email}) huet Iech „{organisation}“ iwwerginn ({when}). Bis {until} kann dat zeréckgeholl ginn; duerno kënnt Dir se weiderginn oder läschen. Är Organisatioun:',
      after: 'Dat iwwerrascht Iech? Schreift dem fréiere Proprietär.',
    },
    handOverUndone: {
      subject: 'D’Iwwergab gouf zeréckgeholl',
      before: '{name} ({email}) ass erëm Proprietär vun „{organisation}“ ({when}). Är Organisatioun:',
      after: 'Dat iwwerrascht Iech? Ännert Äert Passwuert a schreift där anerer Persoun.',
    },
  },
  you: 'Dir',
  person: '{name} ({email})',
  formerMember: 'E fréiere Member',
  byLink: 'Iwwer de Link vun enger E-Mail',
  line: '{when} · {who}: {what}',
  lines: {
    addressAsked: 'd’Kontakter solle bei {email} goen, soubal déi Adress confirméiert',
    addressConfirmed: 'd’Kontakter ginn elo bei {email}',
    addressRemoved: 'd’Kontakter ginn erëm bei de Proprietär',
    addressStopped: 'd’Kontakter ginn net méi bei {email}, mee bei de Proprietär',
    webhookAdded: 'CRM-Verbindung {url} derbäigesat',
    webhookRotated: 'neie geheime Schlëssel fir d’CRM-Verbindung {url}',
    webhookRemoved: 'CRM-Verbindung {url} ewechgeholl',
    leadsKept: 'd’Kontakter ginn {days} Deeg opgehuewen (0: no der Zoustellung geläscht)',
    administratorInvited: '{email} als Administrateur invitéiert',
    itemKept: 'behalen, wat e fréiere Member ageriicht hat: {name}',
  },
  items: {
    key: 'Code oder Schlëssel „{name}“: geet nach',
    form: 'Astellunge vum Formulaire „{name}“: onverännert',
    providerKey: 'Schlëssel vum KI-Ubidder {name}: geet nach',
    webhook: 'CRM-Verbindung {name}: an der Paus',
    webhookSecret: 'CRM-Verbindung {name}: gitt dem CRM bannent siwen Deeg den neie geheime Schlëssel',
    address: 'Kontakter bei {name}: an der Paus',
    unconfirmedAddress: 'Kontakter bei {name}, nach net confirméiert: opgehalen',
    invitation: 'Invitatioun vun {name}: opgehalen',
  },
  reasons: {
    removed: 'gouf erausgeholl aus',
    left: 'ass erausgaangen aus',
    demoted: 'ass net méi Administrateur vun',
    deleted: 'huet de Kont geläscht an ass net méi an',
  },
} as const satisfies Translation<typeof source>
