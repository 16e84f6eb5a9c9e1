import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/changes.ts'

/** The letters about changes of an organisation. To be read by a native speaker before a release. */
export const words = {
  letters: {
    changes: {
      subject: 'Wat an Ärer Organisatioun geännert huet',
      before: 'An „{organisation}“ gouf geännert:',
      after: 'Wann dat net soll sinn, maacht et op där Säit réckgängeg an ännert Äert Passwuert.',
    },
    memberLeft: {
      subject: 'Entscheet w.e.g. iwwer fréier Astellungen',
      before: '{name} {reason} „{organisation}“ ({when}). Dat hat dës Persoun ageriicht:',
      after:
        'Wat gestoppt ass, bleift et, bis Dir op där Säit decidéiert: behalen, ersetzen oder ophalen. Bis dohi kommen d’Kontakter bei Iech.',
    },
    handedOver: {
      subject: 'Dir hutt Är Organisatioun iwwerginn',
      before:
        'Dir hutt „{organisation}“ un {name} ({email}) iwwerginn ({when}). Dir sidd elo Administrateur. Bis {until} kënnt Dir se zeréckhuelen:',
      after: 'Wann Dir et net waart, huelt se do zeréck an ännert Äert Passwuert.',
    },
    handedOverToYou: {
      subject: 'Eng Organisatioun gehéiert elo Iech',
      before:
        '{name} ({email}) huet Iech „{organisation}“ iwwerginn ({when}). Bis {until} kann dat zeréckgeholl ginn; esou laang kënnt Dir se net weiderginn an net läschen. Är Organisatioun:',
      after: 'Wann Dir dat net erwaart hutt, schreift dem fréiere Proprietär.',
    },
    handOverUndone: {
      subject: 'D’Iwwergab gouf zeréckgeholl',
      before: '{name} ({email}) ass erëm Proprietär vun „{organisation}“ ({when}). Är Organisatioun:',
      after: 'Wann dat net soll sinn, ännert Äert Passwuert a schreift där anerer Persoun.',
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
    webhookAdded: 'Webhook {url} derbäigesat',
    webhookRotated: 'neie geheime Schlëssel fir de Webhook {url}',
    webhookRemoved: 'Webhook {url} ewechgeholl',
    leadsKept: 'd’Kontakter ginn {days} Deeg opgehuewen (0: no der Zoustellung geläscht)',
    administratorInvited: '{email} als Administrateur invitéiert',
    itemKept: 'behalen, wat e fréiere Member ageriicht hat: {name}',
  },
  items: {
    key: 'Schlëssel „{name}“: geet nach',
    form: 'Astellunge vum Formulaire „{name}“: onverännert',
    providerKey: 'Schlëssel vum KI-Ubidder {name}: geet nach',
    webhook: 'Webhook {name}: gestoppt',
    webhookSecret: 'Webhook {name}: huet en neie geheime Schlëssel; gitt en dem Empfänger bannent siwen Deeg',
    address: 'Kontakter bei {name}: gestoppt',
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
