import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/leads.ts'

/**
 * De Bréif vun engem Kontakt an d’Bréiwer iwwer Kontakter.
 *
 * Screen: letters of contacts. Reader: agencies. Length: letter.
 */
export const words = {
  lead: {
    subject: '{name}: Appartement zu {commune}, {surface}',
    unnamedSubject: 'Neie Kontakt: Appartement {commune}, {surface}',
    test: '[Test]',
    intro: 'Geschéckt vu {page} den {instant}.',
    held: {
      visitor_hour: 'Méi spéit zougestallt: an enger Stonn si vill Kontakter vun enger Verbindung komm.',
      organisation_hour: 'Méi spéit zougestallt: an enger Stonn si vill Kontakter komm.',
      organisation_day: 'Méi spéit zougestallt: Äre Plang stellt pro Dag manner Kontakter direkt zou.',
    },
    name: '{name}',
    unnamed: 'Keen Numm uginn',
    email: 'Schreiwen: {email}',
    phone: 'Uruffen: {phone}',
    unchecked: 'De Visiteur huet dat selwer aginn; mir hunn et net gepréift.',
    reply: 'Äntwert op dës E-Mail, fir {name} ze schreiwen.',
    unnamedReply: 'Äntwert einfach op dës E-Mail.',
    home: 'Appartement zu {home}',
    fact: '{name}: {value}',
    newBuild: 'Neibau, vum Promoteur verkaaft',
    estimate: 'Gewise Schätzung: {mid}. 8 vun 10 vergläichbaren Appartementer gi fir {low} bis {high} verkaaft.',
    language: 'Sprooch: {language}',
    reference: 'Referenz: {reference}',
    campaign: 'Campagne: {utm}',
    consentAt: 'Averstanen den {at}:',
    consent: '„{consent}“',
    privacy: 'Dateschutz: {privacyUrl}',
    report: 'E Rapport virbereeden:',
    notKept: 'Mir hu keng Kopie vun dësem Kontakt behalen.',
    kept: 'Mir halen dëse Kontakt bis den {day} op.',
    stop: 'Keng Kontakter méi op dës Adress:',
  },
  testContact: {
    name: 'Testkontakt',
    message: 'Dëst ass en Test. Op dëser Plaz steet de Message vun engem Visiteur.',
    consent: 'Test: ech sinn d’accord, datt d’Agence mech wéinst mengem Appartement kontaktéiert.',
    reference: 'TEST',
  },
  leadAddress: {
    subject: 'Kontakter op dës Adress kréien?',
    before:
      '„{organisation}“ wëll Iech d’Kontakter vun hirer Websäit schécken. Confirméiert dës Adress bannent 24 Stonnen:',
    after: 'Dir kennt „{organisation}“ net? Da braucht Dir näischt ze maachen, an Dir héiert näischt méi vun eis.',
  },
  leadHanded: {
    subject: 'E Kontakt fir Iech',
    before: '{name} vun „{organisation}“ huet Iech e Kontakt weiderginn. Maacht en op, rufft un oder schreift:',
    after: 'Froen? Frot {name}.',
  },
  leadLost: {
    subject: 'E Kontakt waart op Iech',
    before:
      'E Visiteur vun {host} huet „{organisation}“ den {instant} geschriwwen. Mir konnten Iech de Kontakt net per E-Mail zoustellen. Liest e bis den {until}, oder schéckt en nach eng Kéier:',
    after: 'Op där Säit kënnt Dir och nokucken, wou Är Kontakter ukommen.',
  },
  leadPartly: {
    subject: 'E Kontakt ass net iwwerall ukomm',
    before:
      'E Visiteur vun {host} huet „{organisation}“ den {instant} geschriwwen. E puer vun Ären Adressen oder CRM-Verbindungen hunn de Kontakt net kritt. Liest e bis den {until}, oder schéckt en nach eng Kéier:',
    after: 'Op där Säit kënnt Dir och nokucken, wou Är Kontakter ukommen.',
  },
  leadLimit: {
    subject: 'Vill Kontakter: e puer komme méi spéit',
    before:
      '„{organisation}“ kritt grad vill méi Kontakter wéi soss. Wat iwwer der Limit läit, halen mir op a stellen et no an no zou; d’Visiteure mierken näischt dovun. Liest d’Kontakter, oder loosst se direkt zoustellen:',
    after: 'Dat gesäit no Spam aus? Läscht d’Kontakter do a widderrufft de Code vun der Websäit, vun där se kommen.',
  },
  webhookOff: {
    subject: 'CRM-Verbindung an der Paus',
    before:
      'D’CRM-Verbindung {url} vun „{organisation}“ hëlt keng Kontakter méi un; mir hunn se an d’Paus gesat. Är Kontakter kommen nach ëmmer per E-Mail. Är Verbindungen:',
    after: 'Soubal se erëm geet, maacht do en neie geheime Schlëssel: da leeft se erëm.',
  },
  organisationDeleted: {
    subject: 'Är Organisatioun gouf geläscht',
    before:
      '„{organisation}“ gouf geläscht. D’Coden vun der Websäit ginn net méi; Logo, Faarf a Kontakter si geläscht. Äre Kont:',
    after: 'Dat iwwerrascht Iech? Ännert Äert Passwuert.',
  },
  keyRevoked: {
    subject: 'E Code vun der Websäit gouf widderruff',
    before:
      'De Code „{name}“ vun „{organisation}“ gouf widderruff. De Formulaire op Ärer Websäit, deen e benotzt, geet net méi. Är Coden:',
    after: 'E Feeler? Maacht en neie Code a setzt en op Är Websäit.',
  },
} as const satisfies Translation<typeof source>
