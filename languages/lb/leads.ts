import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/leads.ts'

/** De Bréif vun engem Kontakt an d’Bréiwer iwwer Kontakter. */
export const words = {
  lead: {
    subject: 'Neie Kontakt: Appartement {surface}, {commune}',
    test: '[Test]',
    intro: 'E Visiteur vun {page} wëll kontaktéiert ginn ({instant}).',
    held: {
      visitor_hour: 'Méi spéit zougestallt: an enger Stonn si vill Kontakter vun enger Verbindung komm.',
      organisation_hour: 'Méi spéit zougestallt: an enger Stonn si vill Kontakter komm.',
      organisation_day: 'Méi spéit zougestallt: et si méi Kontakter komm, wéi de Plang op engem Dag direkt zoustellt.',
    },
    name: 'Numm: {name}',
    email: 'E-Mail: {email}',
    phone: 'Telefon: {phone}',
    message: 'Message:',
    unchecked: 'Vum Visiteur aginn, net gepréift.',
    reply: 'Är Äntwert op dës E-Mail geet un hien.',
    home: 'Den Appartement: {home}',
    fact: '{name}: {value}',
    newBuild: 'Neibau, vum Promoteur verkaaft',
    estimate: 'Schätzung: {mid}, tëscht {low} an {high} (8 vun 10 vergläichbare Verkeef)',
    language: 'Sprooch: {language}',
    reference: 'Referenz: {reference}',
    campaign: 'Campagne: {utm}',
    consentAt: 'Averstanen den {at}:',
    consent: '„{consent}“',
    privacy: 'Dateschutz: {privacyUrl}',
    report: 'E Rapport virbereeden:',
    notKept: 'Valorem hält dëse Kontakt net op.',
    kept: 'Valorem hält dëse Kontakt bis den {day} op.',
    stop: 'Hei keng Kontakter méi kréien:',
  },
  leadAddress: {
    subject: 'Kontakter op dës Adress kréien?',
    before:
      '„{organisation}“ wëll, datt d’Kontakter vun de Visiteure vun hirer Websäit op dës Adress geschéckt ginn. Confirméiert d’Adress bannent 24 Stonnen:',
    after: 'Wann Dir d’Organisatioun net kennt, braucht Dir näischt ze maachen: Dir kritt dann näischt geschéckt.',
  },
  leadLost: {
    subject: 'E Kontakt konnt net zougestallt ginn',
    before:
      'E Visiteur vun {host} huet „{organisation}“ den {instant} geschriwwen. Mir konnten de Kontakt net zoustellen. Dir kënnt e bis den {until} liesen an nach eng Kéier schécken:',
    after: 'Kuckt op där Säit d’Adress an d’Webhooken no, déi Är Kontakter kréien.',
  },
  leadPartly: {
    subject: 'E Kontakt ass net bei all Empfänger ukomm',
    before:
      'E Visiteur vun {host} huet „{organisation}“ den {instant} geschriwwen. Mir konnten de Kontakt net all Empfänger zoustellen. Dir kënnt e bis den {until} liesen an deenen, déi en net kritt hunn, nach eng Kéier schécken:',
    after: 'Kuckt op där Säit d’Adress an d’Webhooken no, déi Är Kontakter kréien.',
  },
  leadLimit: {
    subject: 'Kontakter sinn zréckgestallt',
    before:
      '„{organisation}“ kritt grad ganz vill Kontakter. Wat iwwer der Limit läit, halen mir op a stellen et no an no zou; d’Visiteure mierken näischt dovun. Hei kënnt Dir d’Kontakter liesen an direkt zoustelle loossen:',
    after:
      'Wann d’Kontakter net echt sinn, läscht se do a widderrufft de Schlëssel vun der Websäit, vun där se kommen.',
  },
  webhookOff: {
    subject: 'E Webhook vun Ärer Organisatioun gouf ofgeschalt',
    before:
      'De Webhook {url} vun „{organisation}“ hëlt keng Messagen méi un; mir hunn en ofgeschalt. D’Kontakter kommen nach ëmmer per E-Mail. Är Webhooken:',
    after: 'Wann en erëm geet, gitt em do en neit Geheimnis: dat schalt en erëm un.',
  },
  organisationDeleted: {
    subject: 'Är Organisatioun bei Valorem gouf geläscht',
    before:
      '„{organisation}“ gouf geläscht: hir Schlëssele ginn net méi, hir Mark an hir Kontakter si geläscht. Äre Kont:',
    after: 'Wann Dir dat net erwaart hutt, ännert Äert Passwuert.',
  },
  keyRevoked: {
    subject: 'E Schlëssel vun Ärer Organisatioun gouf widderruff',
    before:
      'De Schlëssel „{name}“ vun „{organisation}“ gouf widderruff a geet net méi, och net op Ärer Websäit. Är Schlësselen:',
    after: 'Wann dat net esou soll sinn, maacht en neie Schlëssel a setzt en op Är Websäit.',
  },
} as const satisfies Translation<typeof source>
