import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/leads.ts'

/**
 * The letter of a contact, and the letters about contacts.
 *
 * Screen: letters of contacts. Reader: agencies. Length: letter.
 */
export const words = {
  lead: {
    subject: '{name} : appartement à {commune}, {surface}',
    unnamedSubject: 'Contact : appartement à {commune}, {surface}',
    test: '[Test]',
    intro: 'Envoyé depuis {page} le {instant}.',
    held: {
      visitor_hour: 'Remis plus tard : beaucoup de contacts venaient d’une même connexion en une heure.',
      organisation_hour: 'Remis plus tard : beaucoup de contacts sont arrivés en une heure.',
      organisation_day: 'Remis plus tard : votre formule en remet moins par jour sans délai.',
    },
    name: '{name}',
    unnamed: 'Nom non indiqué',
    email: 'Écrire : {email}',
    phone: 'Appeler : {phone}',
    unchecked: 'Coordonnées saisies par le visiteur ; nous ne les avons pas vérifiées.',
    reply: 'Répondez à cet e-mail pour écrire à {name}.',
    unnamedReply: 'Répondez à cet e-mail pour lui écrire.',
    home: 'Appartement à {home}',
    fact: '{name} : {value}',
    newBuild: 'neuf, vendu par le promoteur',
    estimate: 'Estimation affichée : {mid}. 8 appartements comparables sur 10 se vendent entre {low} et {high}.',
    language: 'Langue : {language}',
    reference: 'Référence : {reference}',
    campaign: 'Campagne : {utm}',
    consentAt: 'Accord donné le {at} :',
    consent: '« {consent} »',
    privacy: 'Protection des données : {privacyUrl}',
    report: 'Préparer un rapport :',
    notKept: 'Nous n’avons pas gardé de copie de ce contact.',
    kept: 'Nous gardons ce contact jusqu’au {day}.',
    stop: 'Ne plus recevoir de contacts à cette adresse :',
  },
  testContact: {
    name: 'Contact test',
    message: 'Ceci est un test. Le message d’un visiteur apparaît à cet endroit.',
    consent: 'Test : j’accepte que l’agence me contacte au sujet de mon appartement.',
    reference: 'TEST',
  },
  leadAddress: {
    subject: 'Recevoir des contacts à cette adresse ?',
    before:
      '« {organisation} » souhaite vous envoyer les contacts de son site. Confirmez cette adresse dans les 24 heures :',
    after: 'Vous ne connaissez pas « {organisation} » ? Ignorez cet e-mail et vous ne recevrez rien.',
  },
  leadHanded: {
    subject: 'Un contact pour vous',
    before: '{name}, de « {organisation} », vous a confié un contact. Ouvrez-le, appelez ou écrivez :',
    after: 'Une question ? Demandez à {name}.',
  },
  leadLost: {
    subject: 'Un contact vous attend',
    before:
      'Un visiteur de {host} a écrit à « {organisation} » le {instant}. Nous n’avons pas pu vous l’envoyer par e-mail. Lisez-le, ou renvoyez-le, jusqu’au {until} :',
    after: 'Vous pourrez aussi y vérifier où arrivent vos contacts.',
  },
  leadPartly: {
    subject: 'Un contact n’est pas arrivé partout',
    before:
      'Un visiteur de {host} a écrit à « {organisation} » le {instant}. Une partie de vos adresses ou connexions CRM n’a pas reçu le contact. Lisez-le, ou renvoyez-le, jusqu’au {until} :',
    after: 'Vous pourrez aussi y vérifier où arrivent vos contacts.',
  },
  leadLimit: {
    subject: 'Beaucoup de contacts : la suite arrive',
    before:
      '« {organisation} » reçoit bien plus de contacts que d’habitude. Nous gardons ceux qui dépassent la limite et les envoyons peu à peu ; les visiteurs ne remarquent rien. Lisez-les, ou faites-les envoyer tout de suite :',
    after: 'Cela ressemble à du spam ? Supprimez-les sur cette page et révoquez le code du site d’où ils viennent.',
  },
  webhookOff: {
    subject: 'Connexion CRM mise en pause',
    before:
      'La connexion CRM {url} de « {organisation} » ne prend plus de contacts : nous l’avons mise en pause. Vos contacts arrivent toujours par e-mail. Vos connexions :',
    after: 'Dès qu’elle fonctionne à nouveau, créez-y une nouvelle clé secrète : cela la relance.',
  },
  organisationDeleted: {
    subject: 'Votre organisation a été supprimée',
    before:
      '« {organisation} » a été supprimée. Ses codes de site ne fonctionnent plus ; logo, couleur et contacts sont effacés. Votre compte :',
    after: 'Cela vous surprend ? Changez votre mot de passe.',
  },
  keyRevoked: {
    subject: 'Un code de site a été révoqué',
    before:
      'Le code « {name} » de « {organisation} » a été révoqué. Le formulaire de votre site qui l’utilise ne fonctionne plus. Vos codes :',
    after: 'C’est une erreur ? Créez un nouveau code et placez-le sur votre site.',
  },
} as const satisfies Translation<typeof source>
