import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/**
 * Texts of the landing page, the page of the plans, and the page of an unknown address.
 *
 * Screen: /, /plans and the page of an unknown address. Reader: everyone. Length: screen.
 */
export const words = {
  'door.title': 'Är Websäit bréngt Iech Verkeefer',
  'door.lead':
    'Setzt e Schätzformulaire op d’Websäit vun Ärer Agence. D’Proprietäre gesinn, wat hiert Appartement wäert ass. Dir kritt de Kontakt an e Rapport mat Ärem Logo.',
  'door.see': 'Op enger Websäit kucken',
  'door.note': 'Ouni Entwéckler: zwou Zeilen oder e WordPress-Plugin.',
  'door.tryText': 'De Formulaire hëlt d’Schrëft vun Ärer Websäit a schwätzt {count} Sproochen.',
  'door.paste': 'Setzt de Code an, oder huelt de WordPress-Plugin',
  'door.pasteText': 'E leeft op all Säit, déi HTML hëlt.',
  'door.lines': 'Zwou Zeile fir Är Säit',
  'door.call': 'Rufft zeréck, soulaang den Interessi do ass',
  'door.callText': 'All Kontakt kënnt an Är Mailbox, mat Appartement, Schätzung an der Säit, vun där e kënnt.',
  'door.report': 'E Rapport fir déi éischt Visitt',
  'door.reportText': 'Zwou Säiten an Äre Faarwen, vun engem Kontakt oder enger Adress aus.',
  'door.reportValue': 'Wäert, Spann a wéi mir dorop kommen',
  'door.reportSeller': 'Wat dem Verkeefer no Käschten, Steier a Prêt bleift',
  'door.reportBuyer': 'De Budget vum Keefer',
  'door.trust': 'Zuelen, déi Dir virum Proprietär verdeedege kënnt',
  'door.years': '{count} Joer',
  'door.yearsTitle': 'registréiert Verkeef',
  'door.yearsText':
    'D’Präisser kommen aus Verkeef, déi zënter {first} zu Lëtzebuerg registréiert a vum Observatoire de l’Habitat an dem STATEC publizéiert goufen. All Steierzeil nennt hiren Artikel am Gesetz.',
  'door.heldTitle': 'an eiser 80-%-Spann',
  'door.heldText':
    'Mir hunn {pairs} Gemengepräisser aus fréiere Joren virausgesot. D’80-%-Spann huet de publizéierte Präis an {share} vun de Fäll enthalen.',
  'door.heldOwn': 'Eenzel Verkeef mussen nach getest ginn.',
  'door.measure': 'Sou moosse mir',
  'door.cookies': 'Cookien op Ärer Websäit',
  'door.cookiesText':
    'Ouni Reklamm an Tracking. Kontakter ginn 30 Deeg verschlësselt gehalen; Dir kënnt 90 Deeg wielen, oder guer net.',
  'door.picture': 'De Formulaire: Gemeng, Wunnfläch an e Knäppchen',
  'door.example': 'Beispill: Appartement vun {area} zu Mamer',
  'door.half': 'D’Hallschent vu vergläichbaren Appartementer gëtt verkaaft tëscht',
  'door.range': '8 vun 10 tëscht {low} an {high}.',
  'door.signUp': 'Gratis Kont uleeën',
  'door.how': 'Sou geet et',
  'door.prices': 'Präisser',
  'door.steps': 'An dräi Schrëtt zum éischte Kontakt',
  'door.colour': 'Setzt Logo a Faarf derbäi',
  'door.docs': 'Dokumentatioun',
  'door.menu': 'Haaptsäiten',
  'door.market': 'Präisser vun Appartementer',
  'door.plans': 'Gratis ufänken, bezuelen, wann Dir wuesst',
  'door.plansText': 'All Formule huet de Formulaire, d’Kontakter, Rapporte mat Ärem Logo an all Rechner.',
  'door.onRequest': 'Op Ufro',
  'door.askPrice': 'Präis ufroen',
  'door.askPlan': 'Tarif ufroen',
  'door.perMonth': 'de Mount, ouni TVA',
  'door.for.free': 'Fir eng Agence',
  'door.for.pro': 'Fir Netzwierker a Portaler',
  'door.for.enterprise': 'Fir Banken a grouss Gruppen',
  'door.perDay': '{count} Schätzungen den Dag pro Code',
  'door.perDayFree': 'Ouni Dageslimitt',
  'door.contacts': '{count} Kontakter den Dag',
  'door.codes': '{count} Codë fir Websäiten',
  'door.integrator': 'Entwéckler',
  'door.integratorDocs': 'API an SDK',
  'door.tester': 'Tester',
  'door.tester.backTestLink': 'Mat eegene Verkeef testen',
  'door.tester.portfolioLink': 'E Portefeuille nei bewäerten',
  'door.tester.scenariosLink': 'Panne fir ze testen',

  'plans.title': 'Tariffer',
  'plans.lead': 'Wat all Tarif erlaabt. All Kont fänkt mat „Gratis“ un.',
  'plans.caption': 'Tariffer a wat se erlaben',
  'plans.what': 'Abegraff',
  'plans.price': 'Präis de Mount, ouni TVA',
  'plans.perDay': 'Schätzungen an aner Ufroe vun engem Code, den Dag',
  'plans.perMinute': 'Ufroe vun engem Code, d’Minutt',
  'plans.keys': 'Code vun der Websäit',
  'plans.newKeys': 'Nei Code vun der Websäit den Dag',
  'plans.contacts': 'Kontakter den Dag',
  'plans.noLimit': 'ouni Limitt',
  'plans.website':
    'Op engem Site gëllen d’Ufroen d’Minutt fir all Visiteur, déi vun engem Dag fir all Visiteuren zesummen. De Schlëssel vun engem Programm zielt als Code.',
  'plans.all':
    'An all Tarif ass alles dran, wat de Service rechent, de Formulaire fir Äre Site, Kontakter per E-Mail a CRM-Verbindung, a Rapporte mat Ärem Logo.',
  'plans.more': 'Méi wéi „Gratis“',
  'plans.contact': 'Schreift eis: {contact}. Mir änneren den Tarif; Är Code bleiwen.',
  'plans.ask': 'Frot eis no engem Präis: {contact}. Mir änneren den Tarif; Är Code bleiwen.',
  'plans.contactLink': 'Kontakt',
  'plans.noticeLink': 'eis Adress',
  'plans.operator': 'Frot den Ubidder vun dësem Service no engem aneren Tarif. Är Code bleiwen.',

  'notFound.title': 'Säit net fonnt',
  'notFound.text': 'Op dëser Adress ass näischt. Vläicht ass se falsch geschriwwen, oder d’Säit ass geplënnert.',
  'notFound.home': 'Startsäit',

  'contactTerms.title': 'Konditioune fir Kontakter',
  'contactTerms.lead':
    'Dës Konditioune gëllen tëscht Ärer Organisatioun an dem Ubidder vun dësem Service, wéi den Artikel 28 vun der Dateschutz-Grondveruerdnung et verlaangt. Versioun vum {day}.',
  'contactTerms.roles': 'Wien decidéiert',
  'contactTerms.rolesText':
    'Är Organisatioun ass responsabel: si decidéiert, wofir d’Donnéeë vun hire Visiteure benotzt ginn. Den Ubidder schafft nëmmen an hirem Optrag: no dëse Konditiounen an den Astellungen an Ärem Kont, an zu kengem eegenen Zweck.',
  'contactTerms.data': 'Wat veraarbecht gëtt',
  'contactTerms.dataText':
    'Wat Visiteuren an de Kontaktformulaire vun Ärer Websäit schreiwen (Numm, E-Mail-Adress, Telefonsnummer, Message), de Saz, mat deem si averstane waren, den Appartement mat senger Schätzung, d’Säit, d’Sprooch an d’Campagne an hirer Adress. Dës Donnéeë ginn empfaangen, un Är Adress an Är Webhooken iwwerginn an duerno geläscht.',
  'contactTerms.time': 'Wéi laang',
  'contactTerms.timeText':
    'Den Inhalt gëtt geläscht, soubal en iwwerginn ass, oder no den 30 oder 90 Deeg, déi Dir wielt. Wat net iwwergi ka ginn, gëtt dräi Deeg laang probéiert, kann nach siwen Deeg gelies ginn a gëtt dann geläscht. Zäitpunkt, Websäit, Sprooch a Stand vun engem Kontakt bleiwen 90 Deeg, ouni Numm.',
  'contactTerms.security': 'Wéi et geschützt ass',
  'contactTerms.securityText':
    'Bis dohin ass den Inhalt verschlësselt a steet a kengem Protokoll. Soulaang en waart, kënnen en nëmme Proprietären an Administrateure vun Ärer Organisatioun liesen; wann Dir en haalt, kënnen et all d’Memberen. Wie fir den Ubidder schafft an en kéint gesinn, ass zur Confidentialitéit verflicht.',
  'contactTerms.others': 'Wien nach bedeelegt ass',
  'contactTerms.othersText':
    'Den Hosting an de Mailserver vum Ubidder, deen se op Ufro nennt an Ännerunge virdrun ukënnegt; Dir kënnt dogéint sinn an dës Konditiounen ophiewen. D’Empfänger, déi Dir androt, sinn Är eegen. Dem Visiteur gëtt näischt geschéckt, a kee Sproochmodell gesäit e Kontakt.',
  'contactTerms.help': 'Wat den Ubidder fir Iech mécht',
  'contactTerms.helpText':
    'Dir kënnt d’Kontakter an Ärem Kont zu all Moment liesen, eroflueden a läschen. Den Ubidder hëlleft Iech bei Ufroe vu Visiteuren, bei der Sécherheet a bei Impaktanalysen, a gëtt Iech, oder engem Auditeur, deen Dir nennt, d’Informatiounen, déi weisen, datt dës Konditiounen agehale ginn.',
  'contactTerms.breach': 'Wann eppes schif geet',
  'contactTerms.breachText':
    'Den Ubidder mellt dem Proprietär vun Ärer Organisatioun ouni Verzögerung, wann d’Donnéeën net méi sécher waren, mat allem, wat bekannt ass, a seet et, wann eng Uweisung géint d’Gesetz schéngt ze sinn.',
  'contactTerms.end': 'Wéi et ophält',
  'contactTerms.endText':
    'Wann Dir Är Organisatioun läscht. All hir Kontakter, Adressen a Webhooke ginn direkt geläscht; d’Backuppe vum Ubidder ginn der Rei no iwwerschriwwen.',
} as const satisfies Translation<typeof source>
