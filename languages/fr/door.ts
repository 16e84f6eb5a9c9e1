import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/**
 * Texts of the landing page, the page of the plans, and the page of an unknown address.
 *
 * Screen: /, /plans and the page of an unknown address. Reader: everyone. Length: screen.
 */
export const words = {
  'door.title': 'Votre site vous amène des vendeurs',
  'door.lead':
    'Placez un formulaire d’estimation sur le site de votre agence. Les propriétaires voient ce que vaut leur appartement. Vous recevez leur contact, et un rapport à votre logo.',
  'door.see': 'Voir sur un site',
  'door.note': 'Sans développeur : deux lignes, ou une extension WordPress.',
  'door.tryText': 'Le formulaire prend la police de votre site et parle {count} langues.',
  'door.paste': 'Collez le code, ou ajoutez l’extension WordPress',
  'door.pasteText': 'Il fonctionne sur toute page qui accepte du HTML.',
  'door.lines': 'Deux lignes pour votre page',
  'door.call': 'Rappelez tant que l’intérêt est vif',
  'door.callText': 'Chaque contact arrive dans votre messagerie avec le bien, l’estimation et la page d’origine.',
  'door.report': 'Un rapport pour la première visite',
  'door.reportText': 'Deux pages à vos couleurs, à partir d’un contact ou d’une adresse.',
  'door.reportValue': 'Valeur, fourchette et détail du calcul',
  'door.reportSeller': 'Ce qu’il reste au vendeur après frais, impôt et prêt',
  'door.reportBuyer': 'Le budget de l’acheteur',
  'door.trust': 'Des chiffres à défendre devant un propriétaire',
  'door.years': '{count} ans',
  'door.yearsTitle': 'de ventes enregistrées',
  'door.yearsText':
    'Les prix viennent des ventes enregistrées au Luxembourg depuis {first}, publiées par l’Observatoire de l’Habitat et le STATEC. Chaque ligne d’impôt cite son article de loi.',
  'door.heldTitle': 'dans notre fourchette à 80 %',
  'door.heldText':
    'Nous avons prédit {pairs} prix communaux à partir des années précédentes. La fourchette à 80 % contenait le prix publié dans {share} des cas.',
  'door.heldOwn': 'Les ventes individuelles restent à tester.',
  'door.measure': 'Notre méthode',
  'door.cookies': 'cookie sur votre site',
  'door.cookiesText':
    'Sans publicité ni suivi. Les contacts sont conservés chiffrés 30 jours ; vous pouvez choisir 90 jours, ou ne pas les conserver.',
  'door.picture': 'Le formulaire : commune, surface et un bouton',
  'door.example': 'Exemple : appartement de {area} à Mamer',
  'door.half': 'La moitié des appartements comparables se vendent entre',
  'door.range': '8 sur 10 entre {low} et {high}.',
  'door.signUp': 'Créer un compte gratuit',
  'door.how': 'Comment ça marche',
  'door.prices': 'Tarifs',
  'door.steps': 'Trois étapes jusqu’au premier contact',
  'door.colour': 'Ajoutez votre logo et votre couleur',
  'door.docs': 'Documentation',
  'door.menu': 'Pages principales',
  'door.market': 'Prix des appartements',
  'door.plans': 'Commencez gratuitement, payez en grandissant',
  'door.plansText':
    'Chaque formule comprend le formulaire, les contacts, les rapports à votre logo et tous les calculateurs.',
  'door.onRequest': 'Sur demande',
  'door.askPrice': 'Demander un tarif',
  'door.askPlan': 'Demander cette formule',
  'door.perMonth': 'par mois, hors TVA',
  'door.for.free': 'Pour une agence',
  'door.for.pro': 'Pour les réseaux et portails',
  'door.for.enterprise': 'Pour les banques et grands groupes',
  'door.perDay': '{count} estimations par jour et par code',
  'door.perDayFree': 'Sans limite par jour',
  'door.contacts': '{count} contacts par jour',
  'door.codes': '{count} codes de site',
  'door.integrator': 'Développeurs',
  'door.integratorDocs': 'API et SDK',
  'door.tester': 'Testeurs',
  'door.tester.backTestLink': 'Tester sur vos ventes',
  'door.tester.portfolioLink': 'Réévaluer un portefeuille',
  'door.tester.scenariosLink': 'Pannes simulées',

  'plans.title': 'Formules',
  'plans.lead': 'Ce que permet chaque formule. Tout compte commence par « Gratuit ».',
  'plans.caption': 'Formules et ce qu’elles permettent',
  'plans.what': 'Compris',
  'plans.price': 'Tarif par mois, hors TVA',
  'plans.perDay': 'Estimations et autres appels d’un code du site, par jour',
  'plans.perMinute': 'Appels d’un code du site, par minute',
  'plans.keys': 'Codes de site',
  'plans.newKeys': 'Nouveaux codes de site par jour',
  'plans.contacts': 'Contacts par jour',
  'plans.noLimit': 'sans limite',
  'plans.website':
    'Sur un site, les appels par minute valent pour chaque visiteur ; ceux d’un jour, pour tous les visiteurs ensemble. La clé d’un programme compte comme un code.',
  'plans.all':
    'Toutes les formules comprennent tout ce que le service calcule, le formulaire pour votre site, les contacts par e-mail et connexion CRM, et les rapports à votre logo.',
  'plans.more': 'Plus que « Gratuit »',
  'plans.contact': 'Écrivez-nous : {contact}. Nous changeons la formule ; vos codes restent.',
  'plans.ask': 'Demandez-nous un tarif : {contact}. Nous changeons la formule ; vos codes restent.',
  'plans.contactLink': 'contact',
  'plans.noticeLink': 'notre adresse',
  'plans.operator': 'Demandez une autre formule au prestataire de ce service. Vos codes restent.',

  'notFound.title': 'Page introuvable',
  'notFound.text': 'Il n’y a rien à cette adresse. Elle est peut-être mal saisie, ou la page a changé de place.',
  'notFound.home': 'Page d’accueil',

  'contactTerms.title': 'Conditions de traitement des contacts',
  'contactTerms.lead':
    'Ces conditions lient votre organisation et le prestataire de ce service, comme le demande l’article 28 du Règlement général sur la protection des données. Version du {day}.',
  'contactTerms.roles': 'Qui décide',
  'contactTerms.rolesText':
    'Votre organisation est responsable du traitement : elle décide de l’usage des données de ses visiteurs. Le prestataire est son sous-traitant : il les traite pour elle seule, selon ces conditions et les réglages de votre compte, et à aucune fin qui lui soit propre.',
  'contactTerms.data': 'Ce qui est traité',
  'contactTerms.dataText':
    'Ce que les visiteurs saisissent dans le formulaire de contact de votre site (nom, adresse e-mail, téléphone, message), la phrase qu’ils ont acceptée, le bien et son estimation, la page, la langue et la campagne indiquée dans son adresse. Ces données sont reçues, remises à votre adresse et à vos webhooks, puis effacées.',
  'contactTerms.time': 'Pendant combien de temps',
  'contactTerms.timeText':
    'Le contenu est effacé dès sa remise, ou après les 30 ou 90 jours que vous choisissez. Ce qui ne peut être remis est essayé pendant trois jours, reste lisible sept jours encore, puis est effacé. L’heure, le site, la langue et l’état d’un contact restent 90 jours, sans aucun nom.',
  'contactTerms.security': 'Comment c’est protégé',
  'contactTerms.securityText':
    'Jusque-là, le contenu est chiffré et ne figure dans aucun journal. Tant qu’il attend, seuls les propriétaires et administrateurs de votre organisation peuvent le lire ; si vous le conservez, tous les membres le peuvent. Les personnes qui travaillent pour le prestataire et pourraient le voir sont tenues à la confidentialité.',
  'contactTerms.others': 'Qui d’autre intervient',
  'contactTerms.othersText':
    'L’hébergeur et le serveur de courrier du prestataire, qui les nomme sur demande et annonce tout changement à l’avance ; vous pouvez vous y opposer et mettre fin à ces conditions. Les destinataires que vous indiquez sont les vôtres. Rien n’est envoyé au visiteur, et aucun modèle de langage ne voit un contact.',
  'contactTerms.help': 'Ce que le prestataire fait pour vous',
  'contactTerms.helpText':
    'Vous pouvez à tout moment lire, télécharger et effacer les contacts dans votre compte. Le prestataire vous aide pour les demandes des visiteurs, la sécurité et les analyses d’impact, et vous donne, ou donne à l’auditeur que vous désignez, les informations qui montrent que ces conditions sont respectées.',
  'contactTerms.breach': 'En cas d’incident',
  'contactTerms.breachText':
    'Le prestataire informe sans retard injustifié le propriétaire de votre organisation d’une violation de données, avec ce qui en est connu, et le signale si une instruction lui paraît contraire à la loi.',
  'contactTerms.end': 'Comment cela prend fin',
  'contactTerms.endText':
    'Quand vous supprimez votre organisation. Tous ses contacts, adresses et webhooks sont effacés aussitôt ; les sauvegardes du prestataire sont écrasées à leur tour.',
} as const satisfies Translation<typeof source>
