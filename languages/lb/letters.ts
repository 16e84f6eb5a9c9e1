import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/** The letters of accounts, around their links. To be read by a native speaker before a release. */
export const words = {
  tiers: { free: 'Gratis', pro: 'Pro', enterprise: 'Enterprise' },
  unknownAddress: 'enger onbekannter Adress',
  verify: {
    subject: 'Confirméiert Är E-Mail-Adress fir Valorem',
    before:
      'Mat dëser Adress gouf den {time} vun {address} aus e Kont ugefaangen. Wann Dir dat waart, confirméiert bannent enger Stonn mat dem Passwuert, dat Dir gewielt hutt:',
    after:
      'Wann Dir et net waart, maacht näischt: et gëtt kee Kont opgemaach. Wann Dir e puermol gefrot hutt, steet op all Message seng eegen Auerzäit.',
  },
  existing: {
    subject: 'Dir hutt schonn e Kont bei Valorem',
    before:
      'Iergendee wollt mat dëser Adress den {time} vun {address} aus e Kont opmaachen. Dir hutt schonn een; mellt Iech hei un:',
    after:
      'Wann Dir Äert Passwuert vergiess hutt, kënnt Dir op där Säit en neit wielen. Wann Dir et net waart, maacht näischt.',
  },
  reset: {
    subject: 'Wielt en neit Passwuert fir Valorem',
    before: 'Den {time} gouf vun {address} aus en neit Passwuert gefrot. Wielt et bannent enger Stonn:',
    after: 'De Link geet eng Kéier. Wann Dir et net waart, maacht näischt: Äert Passwuert bleift wéi et ass.',
  },
  invitation: {
    subject: 'Invitatioun an eng Organisatioun op Valorem',
    before: '{email} invitéiert Iech, bei „{organisation}“ matzemaachen. Äntwert bannent siwen Deeg:',
    after: 'Wann Dir dës Organisatioun net kennt, maacht näischt.',
  },
  passwordChanged: {
    subject: 'Äert Passwuert bei Valorem gouf geännert',
    before: 'D’Passwuert vun Ärem Kont gouf geännert, Är aner Sessioune goufen zougemaach. Är Sessiounen:',
    after: 'Wann Dir et net waart, wielt direkt en neit Passwuert iwwer „Passwuert vergiess“.',
  },
  passwordReset: {
    subject: 'Äert Passwuert bei Valorem gouf ersat',
    before:
      'Iwwer e Link op dës Adress gouf den {time} vun {address} aus en neit Passwuert gewielt. All Sessioune sinn eriwwer. Kuckt, wat Äre Kont nach opmécht:',
    after: 'Wann Dir et net waart, liest een Är E-Mailen: ännert fir d’éischt d’Passwuert vun Ärer Mailbox, dann dëst.',
  },
  twoFactorChanged: {
    subject: 'D’Umeldung an zwee Schrëtt vun Ärem Kont bei Valorem gouf geännert',
    before:
      'Den zweete Schrëtt vun der Umeldung gouf fir Äre Kont geännert: App mat Coden, Passkey oder Reservecoden. Hei gesitt Dir, wat:',
    after: 'Wann Dir et net waart, ännert direkt Äert Passwuert.',
  },
  secondStepDue: {
    subject: 'Zweete Schrëtt bis {until}',
    before:
      'Är Organisatioun „{organisation}“ huet Kontakter vu Visiteuren. Vum {until} u braucht Dir beim Umellen en zweete Schrëtt, fir se ze gesinn: eng App mat Coden oder e Passkey. Riicht en hei an:',
    after: 'D’Kontakter kommen weider un a ginn zougestallt. Ariichte kënnt Dir en och duerno.',
  },
  emailOfKeyCreated: {
    subject: 'Neien API-Schlëssel an Ärem Kont bei Valorem',
    before: 'E Schlëssel gouf gemaach: „{name}“, Tarif {tier}, vun der Adress {address}. Är Schlësselen:',
    after: 'Wann Dir et net waart, widderrufft de Schlëssel an ännert Äert Passwuert.',
  },
  newAdministrator: {
    subject: 'En neien Administrateur an Ärer Organisatioun op Valorem',
    before:
      '{name} ({email}) ass elo Administrateur vun Ärer Organisatioun; dat gouf vun der Adress {address} gemaach. Är Organisatioun:',
    after: 'Wann dat net soll sinn, huelt déi Persoun do eraus an ännert Äert Passwuert.',
  },
  signInsRefused: {
    subject: 'Vill ëmsoss probéiert Umeldungen op Ärem Kont bei Valorem',
    before:
      'Iergendeen huet fir Äre Kont vill falsch Passwierder probéiert. Héchstens eng Stonn laang gëtt d’Umeldung do refuséiert, wou Dir Iech nach ni ugemellt hutt; an Äre gewinnte Browsere klappt se weiderhin. Wann Dir net waarde wëllt, wielt en neit Passwuert:',
    after: 'Äert Passwuert ass onverännert. Wann Dir et och soss anzwousch benotzt, wielt eent, dat nëmmen hei gëllt.',
  },
} as const satisfies Translation<typeof source>
