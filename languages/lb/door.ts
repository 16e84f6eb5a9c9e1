import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/** Texts of the landing page, the page of the plans, and the page of an unknown address. */
export const words = {
  'door.title': 'Wat ass en Appartement zu Lëtzebuerg wäert?',
  'door.lead':
    'Valorem schätzt Appartementer a rechent Käschte vum Kaf, Kreditter a Steieren: op Ärem Site, an Äre Rapporten a fir Är Programmer. All Zuel nennt hir Quell.',
  'door.tryText': 'Dëse Formulaire gesinn Är Visiteuren, an Äre Faarwen an a {count} Sproochen.',
  'door.picture':
    'De Formulaire mat enger Schätzung: e Betrag an e Balken vun engem nidderege bis zu engem héije Wäert',
  'door.range':
    '8 vun 10 Verkeef vu vergläichbaren Appartementer leien tëscht dem nidderegen an dem héije Wäert. Op wat dat baséiert: {limits}.',
  'door.signUp': 'E Kont opmaachen',
  'door.docs': 'Dokumentatioun',
  'door.market': 'Präisser vun Appartementer',
  'door.plans': 'Tariffer',
  'door.who': 'Wat Dir kritt',
  'door.agency': 'Dir sidd eng Agence',
  'door.agency.form': 'D’Schätzung op Ärem Site: zwou Zeile kopéieren, ouni Entwéckler.',
  'door.agency.contacts': 'Kontakter per E-Mail oder direkt an Äre CRM. No der Zoustellung läsche mir se.',
  'door.agency.report': 'E Rapport als PDF fir Verkeefer a Keefer, mat Ärem Logo.',
  'door.integrator': 'Dir entwéckelt Software',
  'door.integrator.api': 'Eng Schnëttstell mat OpenAPI-Fichier an en SDK an TypeScript.',
  'door.integrator.law': 'Käschte vum Kaf an zéng Länner, mam Gesetzesartikel hannert all Zeil.',
  'door.integrator.webhook': 'Kontakter als ënnerschriwwe Webhooken, widderholl, bis se ukommen.',
  'door.tester': 'Dir test',
  'door.tester.sandbox': 'E Sandbox-Schlëssel, dee direkt geet, ouni Kont.',
  'door.tester.scenarios': 'Szenarien: all Feeler, deen Äre Programm muss aushalen, op Ufro.',
  'door.tester.backTest': 'D’Schätzung géint Är eege Verkeef, an Ärem Browser, ouni Upload.',
  'door.tester.backTestLink': 'Mat eegene Verkeef testen',
  'door.tester.scenariosLink': 'Szenarien',

  'plans.title': 'Tariffer',
  'plans.lead': 'Wat all Tarif erlaabt. All Kont fänkt mat „Gratis“ un.',
  'plans.caption': 'Tariffer a wat se erlaben',
  'plans.what': 'Wat',
  'plans.perDay': 'Schätzungen an aner Ufroe vun engem Schlëssel, den Dag',
  'plans.perMinute': 'Ufroe vun engem Schlëssel, d’Minutt',
  'plans.keys': 'Aktiv Schlësselen',
  'plans.newKeys': 'Nei Schlësselen den Dag',
  'plans.contacts': 'Kontakter den Dag',
  'plans.noLimit': 'ouni Limitt',
  'plans.website':
    'Op engem Site gëllen d’Ufroen d’Minutt fir all Visiteur, déi vun engem Dag fir all Visiteuren zesummen.',
  'plans.all':
    'An all Tarif ass alles dran, wat de Service rechent, de Formulaire fir Äre Site, Kontakter per E-Mail a Webhook, a Rapporte mat Ärem Logo.',
  'plans.more': 'Méi wéi „Gratis“',
  'plans.contact': 'Schreift eis: {contact}. Mir änneren den Tarif; Är Schlësselen a Code bleiwen.',
  'plans.contactLink': 'Kontakt',
  'plans.operator': 'Frot deen, deen dëse Service bedreift, no engem aneren Tarif. Är Schlësselen a Code bleiwen.',

  'notFound.title': 'Säit net fonnt',
  'notFound.text': 'Op dëser Adress ass näischt. Vläicht ass se falsch geschriwwen, oder d’Säit ass geplënnert.',
  'notFound.home': 'Startsäit',

  'contactTerms.title': 'Konditioune fir Kontakter',
  'contactTerms.lead':
    'Dës Konditioune gëllen tëscht Ärer Organisatioun an dem Exploitant vun dësem Service, wéi den Artikel 28 vun der Dateschutz-Grondveruerdnung et verlaangt. Versioun vum {day}.',
  'contactTerms.roles': 'Wien decidéiert',
  'contactTerms.rolesText':
    'Är Organisatioun ass responsabel: si decidéiert, wofir d’Donnéeë vun hire Visiteure benotzt ginn. Den Exploitant schafft nëmmen an hirem Optrag: no dëse Konditiounen an den Astellungen an Ärem Kont, an zu kengem eegenen Zweck.',
  'contactTerms.data': 'Wat veraarbecht gëtt',
  'contactTerms.dataText':
    'Wat Visiteuren an de Kontaktformulaire vun Ärer Websäit schreiwen (Numm, E-Mail-Adress, Telefonsnummer, Message), de Saz, mat deem si averstane waren, den Appartement mat senger Schätzung, d’Säit, d’Sprooch an d’Campagne an hirer Adress. Dës Donnéeë ginn empfaangen, un Är Adress an Är Webhooken iwwerginn an duerno geläscht.',
  'contactTerms.time': 'Wéi laang',
  'contactTerms.timeText':
    'Den Inhalt gëtt geläscht, soubal en iwwerginn ass, oder no den 30 oder 90 Deeg, déi Dir wielt. Wat net iwwergi ka ginn, gëtt dräi Deeg laang probéiert, kann nach siwen Deeg gelies ginn a gëtt dann geläscht. Zäitpunkt, Websäit, Sprooch a Stand vun engem Kontakt bleiwen 90 Deeg, ouni Numm.',
  'contactTerms.security': 'Wéi et geschützt ass',
  'contactTerms.securityText':
    'Bis dohin ass den Inhalt verschlësselt a steet a kengem Protokoll. Soulaang en waart, kënnen en nëmme Proprietären an Administrateure vun Ärer Organisatioun liesen; wann Dir en haalt, kënnen et all d’Memberen. Wie fir den Exploitant schafft an en kéint gesinn, ass zur Confidentialitéit verflicht.',
  'contactTerms.others': 'Wien nach bedeelegt ass',
  'contactTerms.othersText':
    'Den Hosting an de Mailserver vum Exploitant, deen se op Ufro nennt an Ännerunge virdrun ukënnegt; Dir kënnt dogéint sinn an dës Konditiounen ophiewen. D’Empfänger, déi Dir androt, sinn Är eegen. Dem Visiteur gëtt näischt geschéckt, a kee Sproochmodell gesäit e Kontakt.',
  'contactTerms.help': 'Wat den Exploitant fir Iech mécht',
  'contactTerms.helpText':
    'Dir kënnt d’Kontakter an Ärem Kont zu all Moment liesen, eroflueden a läschen. Den Exploitant hëlleft Iech bei Ufroe vu Visiteuren, bei der Sécherheet a bei Impaktanalysen, a gëtt Iech, oder engem Auditeur, deen Dir nennt, d’Informatiounen, déi weisen, datt dës Konditiounen agehale ginn.',
  'contactTerms.breach': 'Wann eppes schif geet',
  'contactTerms.breachText':
    'Den Exploitant mellt dem Proprietär vun Ärer Organisatioun ouni Verzögerung, wann d’Donnéeën net méi sécher waren, mat allem, wat bekannt ass, a seet et, wann eng Uweisung géint d’Gesetz schéngt ze sinn.',
  'contactTerms.end': 'Wéi et ophält',
  'contactTerms.endText':
    'Wann Dir Är Organisatioun läscht. All hir Kontakter, Adressen a Webhooke ginn direkt geläscht; d’Backuppe vum Exploitant ginn der Rei no iwwerschriwwen.',
} as const satisfies Translation<typeof source>
