import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/** Texts of the landing page, the page of the plans, and the page of an unknown address. */
export const words = {
  'door.title': 'Combien vaut un appartement au Luxembourg ?',
  'door.lead':
    'Valorem estime les appartements et calcule frais d’achat, prêts et impôts, sur votre site, dans vos rapports et pour vos programmes. Chaque chiffre cite sa source.',
  'door.tryText': 'Vos visiteurs voient ce formulaire, à vos couleurs et en {count} langues.',
  'door.picture': 'Le formulaire avec une estimation : un montant et une barre d’une valeur basse à une valeur haute',
  'door.range':
    '8 ventes d’appartements comparables sur 10 se situent entre la valeur basse et la valeur haute. Sur quoi cela repose : {limits}.',
  'door.signUp': 'Créer un compte',
  'door.docs': 'Documentation',
  'door.market': 'Prix des appartements',
  'door.plans': 'Formules',
  'door.who': 'Ce que vous obtenez',
  'door.agency': 'Vous êtes une agence',
  'door.agency.form': 'L’estimation sur votre site : deux lignes à copier, sans développeur.',
  'door.agency.contacts': 'Les contacts par e-mail ou directement dans votre CRM. Une fois remis, nous les effaçons.',
  'door.agency.report': 'Un rapport en PDF pour vendeurs et acheteurs, avec votre logo.',
  'door.integrator': 'Vous développez',
  'door.integrator.api': 'Une interface avec un fichier OpenAPI et un SDK en TypeScript.',
  'door.integrator.law': 'Les frais d’achat de dix pays, avec l’article derrière chaque ligne.',
  'door.integrator.webhook': 'Les contacts par webhooks signés, répétés jusqu’à leur arrivée.',
  'door.tester': 'Vous testez',
  'door.tester.sandbox': 'Une clé de bac à sable qui fonctionne tout de suite, sans compte.',
  'door.tester.scenarios': 'Des scénarios : chaque panne que votre programme doit supporter, à la demande.',
  'door.tester.backTest': 'L’estimation face à vos propres ventes, dans votre navigateur, sans envoi.',
  'door.tester.backTestLink': 'Tester sur vos ventes',
  'door.tester.scenariosLink': 'Scénarios',

  'plans.title': 'Formules',
  'plans.lead': 'Ce que permet chaque formule. Tout compte commence par « Gratuit ».',
  'plans.caption': 'Formules et ce qu’elles permettent',
  'plans.what': 'Quoi',
  'plans.perDay': 'Estimations et autres appels d’une clé, par jour',
  'plans.perMinute': 'Appels d’une clé, par minute',
  'plans.keys': 'Clés actives',
  'plans.newKeys': 'Nouvelles clés par jour',
  'plans.contacts': 'Contacts par jour',
  'plans.noLimit': 'sans limite',
  'plans.website':
    'Sur un site, les appels par minute valent pour chaque visiteur ; ceux d’un jour, pour tous les visiteurs ensemble.',
  'plans.all':
    'Toutes les formules comprennent tout ce que le service calcule, le formulaire pour votre site, les contacts par e-mail et webhook, et les rapports à votre logo.',
  'plans.more': 'Plus que « Gratuit »',
  'plans.contact': 'Écrivez-nous : {contact}. Nous changeons la formule ; vos clés et codes restent.',
  'plans.contactLink': 'contact',
  'plans.operator': 'Demandez une autre formule à la personne qui exploite ce service. Vos clés et codes restent.',

  'notFound.title': 'Page introuvable',
  'notFound.text': 'Il n’y a rien à cette adresse. Elle est peut-être mal saisie, ou la page a changé de place.',
  'notFound.home': 'Page d’accueil',

  'contactTerms.title': 'Conditions de traitement des contacts',
  'contactTerms.lead':
    'Ces conditions lient votre organisation et l’exploitant de ce service, comme le demande l’article 28 du Règlement général sur la protection des données. Version du {day}.',
  'contactTerms.roles': 'Qui décide',
  'contactTerms.rolesText':
    'Votre organisation est responsable du traitement : elle décide de l’usage des données de ses visiteurs. L’exploitant est son sous-traitant : il les traite pour elle seule, selon ces conditions et les réglages de votre compte, et à aucune fin qui lui soit propre.',
  'contactTerms.data': 'Ce qui est traité',
  'contactTerms.dataText':
    'Ce que les visiteurs saisissent dans le formulaire de contact de votre site (nom, adresse e-mail, téléphone, message), la phrase qu’ils ont acceptée, le bien et son estimation, la page, la langue et la campagne indiquée dans son adresse. Ces données sont reçues, remises à votre adresse et à vos webhooks, puis effacées.',
  'contactTerms.time': 'Pendant combien de temps',
  'contactTerms.timeText':
    'Le contenu est effacé une fois remis, ou après les 30 ou 90 jours que vous choisissez. Ce qui ne peut être remis est essayé pendant trois jours, reste lisible sept jours encore, puis est effacé. L’instant, le site, la langue et l’état d’un contact restent 90 jours, sans aucun nom.',
  'contactTerms.security': 'Comment c’est protégé',
  'contactTerms.securityText':
    'Jusque-là, le contenu est chiffré et ne figure dans aucun journal. Tant qu’il attend, seuls les propriétaires et administrateurs de votre organisation peuvent le lire ; si vous le conservez, tous les membres le peuvent. Les personnes qui travaillent pour l’exploitant et pourraient le voir sont tenues à la confidentialité.',
  'contactTerms.others': 'Qui d’autre intervient',
  'contactTerms.othersText':
    'L’hébergeur et le serveur de courrier de l’exploitant, qui les nomme sur demande et annonce tout changement à l’avance ; vous pouvez vous y opposer et mettre fin à ces conditions. Les destinataires que vous indiquez sont les vôtres. Rien n’est envoyé au visiteur, et aucun modèle de langage ne voit un contact.',
  'contactTerms.help': 'Ce que l’exploitant fait pour vous',
  'contactTerms.helpText':
    'Vous pouvez à tout moment lire, télécharger et effacer les contacts dans votre compte. L’exploitant vous aide pour les demandes des visiteurs, la sécurité et les analyses d’impact, et vous donne, ou donne à l’auditeur que vous désignez, les informations qui montrent que ces conditions sont respectées.',
  'contactTerms.breach': 'En cas d’incident',
  'contactTerms.breachText':
    'L’exploitant informe sans retard injustifié le propriétaire de votre organisation d’une violation de données, avec ce qui en est connu, et le signale si une instruction lui paraît contraire à la loi.',
  'contactTerms.end': 'Comment cela prend fin',
  'contactTerms.endText':
    'Quand vous supprimez votre organisation. Tous ses contacts, adresses et webhooks sont effacés aussitôt ; les sauvegardes de l’exploitant sont écrasées à leur tour.',
} as const satisfies Translation<typeof source>
