import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/**
 * The letters of accounts, around their links. To be read by a native speaker before a release.
 *
 * Screen: letters of accounts. Reader: agencies. Length: letter.
 */
export const words = {
  tiers: { free: 'Gratis', pro: 'Pro', enterprise: 'Enterprise' },
  unknownAddress: 'enger onbekannter Adress',
  verify: {
    subject: 'Confirméiert Är Adress fir Valorem',
    before: 'Confirméiert Är Adress mam Passwuert, dat Dir gewielt hutt, an Dir sidd dobäi. De Link gëllt eng Stonn:',
    after: 'Gefrot den {time} vun {address} aus. Dir waart dat net? Da maacht näischt: et gëtt kee Kont opgemaach.',
  },
  existing: {
    subject: 'Dir hutt schonn e Kont bei Valorem',
    before: 'Mat dëser Adress gëtt et schonn e Kont. Mellt Iech hei un:',
    after:
      'Iergendee wollt den {time} vun {address} aus en zweeten opmaachen. Passwuert vergiess? Wielt op där Säit en neit. Dir waart dat net? Da maacht näischt.',
  },
  reset: {
    subject: 'Neit Passwuert fir Valorem',
    before: 'Wielt Äert neit Passwuert. De Link geet eng Kéier a gëllt eng Stonn:',
    after:
      'Gefrot den {time} vun {address} aus. Dir waart dat net? Da maacht näischt: Äert Passwuert bleift wéi et ass.',
  },
  invitation: {
    subject: 'Invitatioun an Är Equipe op Valorem',
    before: '{email} invitéiert Iech, bei „{organisation}“ matzemaachen. Äntwert bannent siwen Deeg:',
    after: 'Dir kennt „{organisation}“ net? Da maacht näischt.',
  },
  passwordChanged: {
    subject: 'Dir hutt Äert Passwuert geännert',
    before: 'Äert Passwuert gouf geännert, an Dir sidd op allen aneren Apparater ofgemellt. Wou Dir ugemellt sidd:',
    after: 'Dir waart dat net? Wielt direkt en neit Passwuert iwwer „Passwuert vergiess“.',
  },
  passwordReset: {
    subject: 'Äert Passwuert gouf ersat',
    before:
      'Den {time} gouf vun {address} aus iwwer eise Link en neit Passwuert gewielt. Dir sidd iwwerall ofgemellt. Kuckt, wat Äre Kont soss nach opmécht:',
    after: 'Dir waart dat net? Da liest een Är E-Mailen. Ännert fir d’éischt d’Passwuert vun Ärer Mailbox, dann dëst.',
  },
  emailChangeOld: {
    subject: 'Confirméiert Är nei Adress',
    before:
      'Äre Kont soll vun dëser Adress op {email} wiesselen. Confirméiert hei an op der neier Adress, bannent enger Stonn:',
    after:
      'Gefrot den {time} vun {address} aus. Dir waart dat net? Loosst de Link zou, dann ännert sech näischt, a wielt en neit Passwuert.',
  },
  emailChangeNew: {
    subject: 'Confirméiert dës Adress fir Valorem',
    before: 'Dës Adress soll déi vum Kont {current} ginn. Confirméiert hei an op der aler Adress, bannent enger Stonn:',
    after: 'Gefrot den {time} vun {address} aus. Dir waart dat net? Ignoréiert dës E-Mail, dann ännert sech näischt.',
  },
  emailTaken: {
    subject: 'Dir hutt schonn e Kont bei Valorem',
    before: 'Ee wollt dës Adress fir en anere Kont benotzen. Si huet schonn hiren eegenen. Mellt Iech hei un:',
    after:
      'Gefrot den {time} vun {address} aus. Dir braucht d’Adress fir deen anere Kont? Läscht fir d’éischt dësen. Dir waart dat net? Ignoréiert dës E-Mail.',
  },
  emailChanged: {
    subject: 'Är E-Mail-Adress gouf geännert',
    before:
      'Äre Kont huet den {time} vun {address} aus vun {current} op {email} gewiesselt. Dir sidd soss iwwerall ofgemellt. Äre Kont:',
    after: 'Dir waart dat net? Da liest een Är E-Mailen. Ännert d’Passwuert vun Ärer Mailbox a schreift eis.',
  },
  twoFactorChanged: {
    subject: 'Umeldung an zwee Schrëtt geännert',
    before:
      'Den zweete Schrëtt vun Ärer Umeldung gouf geännert: App mat Coden, Passkey oder Reservecoden. Kuckt, wat et ass:',
    after: 'Dir waart dat net? Ännert direkt Äert Passwuert.',
  },
  secondStepDue: {
    subject: 'Zweete Schrëtt ariichte bis {until}',
    before:
      'Vum {until} u braucht Dir en zweete Schrëtt, fir d’Kontakter vun „{organisation}“ ze liesen: eng App mat Coden oder e Passkey. Dat dauert zwou Minutten:',
    after: 'Är Kontakter kommen weider un. Dir kënnt en och méi spéit ariichten.',
  },
  emailOfKeyCreated: {
    subject: 'Neie Code oder Schlëssel an Ärem Kont',
    before: '„{name}“ gouf gemaach ({tier}), vun der Adress {address} aus. Är Coden a Schlësselen:',
    after: 'Dir waart dat net? Widderrufft en an ännert Äert Passwuert.',
  },
  newAdministrator: {
    subject: 'Neien Administrateur an Ärer Equipe',
    before:
      '{name} ({email}) ka vun elo un Är Organisatioun geréieren. D’Ännerung koum vun der Adress {address}. Är Equipe:',
    after: 'Dir waart dat net? Huelt déi Persoun do eraus an ännert Äert Passwuert.',
  },
  signInsRefused: {
    subject: 'Vill falsch Umeldungen op Ärem Kont',
    before:
      'Iergendeen huet fir Äre Kont vill falsch Passwierder probéiert. Héchstens eng Stonn laang refuséiere mir Apparater, op deenen Dir Iech nach ni ugemellt hutt; Är gewinnte Browsere funktionéiere weider. Dir wëllt net waarden? Wielt en neit Passwuert:',
    after: 'Äert Passwuert ass onverännert. Wann Dir et och soss anzwousch benotzt, wielt fir Valorem en anert.',
  },
} as const satisfies Translation<typeof source>
