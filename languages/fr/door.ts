import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/** What the first page of the service says, the page of its plans, and that of an address where nothing is. */
export const words = {
  'door.title': 'Combien vaut un appartement au Luxembourg ?',
  'door.lead':
    'Valorem estime les appartements et calcule frais d’achat, prêts et impôts, sur votre site, dans vos rapports et pour vos programmes. Chaque chiffre cite sa source.',
  'door.tryText': 'Vos visiteurs voient ce formulaire, à vos couleurs et en cinq langues.',
  'door.picture': 'Le formulaire avec une estimation : un montant et une barre d’une valeur basse à une valeur haute',
  'door.range':
    '8 ventes d’appartements comparables sur 10 se situent entre la valeur basse et la valeur haute. Sur quoi cela repose : {limits}.',
  'door.signUp': 'Créer un compte',
  'door.docs': 'Documentation',
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
} as const satisfies Translation<typeof source>
