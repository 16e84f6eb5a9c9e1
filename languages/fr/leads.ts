import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/leads.ts'

/** The letter of a contact, and the letters about contacts. */
export const words = {
  lead: {
    subject: 'Nouveau contact : appartement de {surface}, {commune}',
    test: '[Test]',
    intro: 'Un visiteur de {page} souhaite être contacté ({instant}).',
    held: {
      visitor_hour: 'Remis plus tard : beaucoup de contacts venaient d’une même connexion en une heure.',
      organisation_hour: 'Remis plus tard : beaucoup de contacts sont arrivés en une heure.',
      organisation_day: 'Remis plus tard : plus de contacts que la formule n’en remet aussitôt en un jour.',
    },
    name: 'Nom : {name}',
    email: 'E-mail : {email}',
    phone: 'Téléphone : {phone}',
    message: 'Message :',
    unchecked: 'Coordonnées saisies par le visiteur, non vérifiées.',
    reply: 'Répondre à cet e-mail lui écrit.',
    home: 'Le bien : {home}',
    fact: '{name} : {value}',
    newBuild: 'neuf, vendu par le promoteur',
    estimate: 'Estimation : {mid}, entre {low} et {high} (8 ventes comparables sur 10)',
    language: 'Langue : {language}',
    reference: 'Référence : {reference}',
    campaign: 'Campagne : {utm}',
    consentAt: 'Accord donné le {at} :',
    consent: '« {consent} »',
    privacy: 'Protection des données : {privacyUrl}',
    report: 'Préparer un rapport :',
    notKept: 'Valorem ne conserve pas ce contact.',
    kept: 'Valorem conserve ce contact jusqu’au {day}.',
    stop: 'Ne plus recevoir de contacts ici :',
  },
  leadAddress: {
    subject: 'Recevoir des contacts à cette adresse ?',
    before:
      '« {organisation} » souhaite que les contacts des visiteurs de son site soient envoyés à cette adresse. Confirmez-la dans les 24 heures :',
    after: 'Si vous ne connaissez pas cette organisation, ne faites rien : rien ne vous sera envoyé.',
  },
  leadLost: {
    subject: 'Un contact n’a pas pu être remis',
    before:
      'Un visiteur de {host} a écrit à « {organisation} » le {instant}. Nous n’avons pas pu remettre ce contact. Vous pouvez le lire et le renvoyer jusqu’au {until} :',
    after: 'Vérifiez sur cette page l’adresse et les webhooks qui reçoivent vos contacts.',
  },
  leadPartly: {
    subject: 'Un contact n’est pas parvenu à tous ses destinataires',
    before:
      'Un visiteur de {host} a écrit à « {organisation} » le {instant}. Nous n’avons pas pu remettre ce contact à tous ses destinataires. Vous pouvez le lire, et le renvoyer à ceux qui ne l’ont pas reçu, jusqu’au {until} :',
    after: 'Vérifiez sur cette page l’adresse et les webhooks qui reçoivent vos contacts.',
  },
  leadLimit: {
    subject: 'Des contacts sont en attente',
    before:
      '« {organisation} » reçoit un très grand nombre de contacts. Nous gardons ceux qui dépassent la limite et les remettons peu à peu ; les visiteurs ne remarquent rien. Vous pouvez les lire ici et les faire remettre aussitôt :',
    after:
      'Si ces contacts ne sont pas réels, supprimez-les sur cette page et révoquez la clé du site d’où ils viennent.',
  },
  webhookOff: {
    subject: 'Un webhook de votre organisation a été désactivé',
    before:
      'Le webhook {url} de « {organisation} » ne prend plus de messages ; nous l’avons désactivé. Les contacts arrivent toujours par e-mail. Vos webhooks :',
    after: 'Quand il fonctionnera de nouveau, donnez-lui sur cette page un nouveau secret : cela le réactive.',
  },
  organisationDeleted: {
    subject: 'Votre organisation Valorem a été supprimée',
    before:
      '« {organisation} » a été supprimée : ses clés ne fonctionnent plus, son identité visuelle et ses contacts sont effacés. Votre compte :',
    after: 'Si vous ne vous y attendiez pas, changez votre mot de passe.',
  },
  keyRevoked: {
    subject: 'Une clé de votre organisation a été révoquée',
    before:
      'La clé « {name} » de « {organisation} » a été révoquée et ne fonctionne plus, sur votre site non plus. Vos clés :',
    after: 'Si ce n’est pas voulu, créez une nouvelle clé et placez-la sur votre site.',
  },
} as const satisfies Translation<typeof source>
