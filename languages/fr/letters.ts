import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/**
 * The letters of accounts: texts before and after the link of each.
 *
 * Screen: letters of accounts. Reader: agencies. Length: letter.
 */
export const words = {
  tiers: { free: 'Gratuit', pro: 'Pro', enterprise: 'Entreprise' },
  unknownAddress: 'une adresse inconnue',
  verify: {
    subject: 'Confirmez votre adresse pour Valorem',
    before: 'Confirmez avec le mot de passe que vous avez choisi, et c’est fait. Le lien est valable une heure :',
    after: 'Demande du {time}, depuis {address}. Ce n’était pas vous ? Ignorez cet e-mail : aucun compte n’est ouvert.',
  },
  existing: {
    subject: 'Vous avez déjà un compte Valorem',
    before: 'Un compte existe déjà avec cette adresse. Connectez-vous ici :',
    after:
      'Quelqu’un a voulu en ouvrir un second le {time}, depuis {address}. Mot de passe oublié ? Choisissez-en un autre sur cette page. Ce n’était pas vous ? Ignorez cet e-mail.',
  },
  reset: {
    subject: 'Votre nouveau mot de passe Valorem',
    before: 'Choisissez votre nouveau mot de passe. Le lien sert une fois et reste valable une heure :',
    after:
      'Demande du {time}, depuis {address}. Ce n’était pas vous ? Ignorez cet e-mail : votre mot de passe ne change pas.',
  },
  invitation: {
    subject: 'Rejoignez votre équipe sur Valorem',
    before: '{email} vous invite à rejoindre « {organisation} ». Répondez dans les sept jours :',
    after: 'Vous ne connaissez pas « {organisation} » ? Ignorez cet e-mail.',
  },
  passwordChanged: {
    subject: 'Vous avez changé votre mot de passe',
    before: 'Votre mot de passe a changé et vous êtes déconnecté de vos autres appareils. Où vous êtes connecté :',
    after: 'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe par « Mot de passe oublié ».',
  },
  passwordReset: {
    subject: 'Votre mot de passe a été remplacé',
    before:
      'Un nouveau mot de passe a été choisi le {time}, depuis {address}, avec le lien que nous vous avons envoyé. Tous vos appareils sont déconnectés. Voyez ce qui ouvre encore votre compte :',
    after:
      'Ce n’était pas vous ? Alors quelqu’un lit vos e-mails. Changez d’abord le mot de passe de votre messagerie, puis celui-ci.',
  },
  emailChangeOld: {
    subject: 'Confirmez votre nouvelle adresse',
    before:
      'Votre compte doit passer de cette adresse à {email}. Confirmez ici et à la nouvelle adresse, dans l’heure :',
    after:
      'Demande du {time}, depuis {address}. Ce n’était pas vous ? Laissez ce lien, rien ne change alors, et choisissez un nouveau mot de passe.',
  },
  emailChangeNew: {
    subject: 'Confirmez cette adresse pour Valorem',
    before:
      'Cette adresse doit devenir celle du compte {current}. Confirmez ici et à l’ancienne adresse, dans l’heure :',
    after: 'Demande du {time}, depuis {address}. Ce n’était pas vous ? Ignorez cet e-mail : rien ne change.',
  },
  emailTaken: {
    subject: 'Vous avez déjà un compte Valorem',
    before: 'Quelqu’un a voulu utiliser cette adresse pour un autre compte. Elle a déjà le sien. Connectez-vous ici :',
    after:
      'Demande du {time}, depuis {address}. Vous la voulez pour l’autre compte ? Supprimez d’abord celui-ci. Ce n’était pas vous ? Ignorez cet e-mail.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a changé',
    before:
      'Votre compte est passé de {current} à {email} le {time}, depuis {address}. Vos autres appareils sont déconnectés. Votre compte :',
    after:
      'Ce n’était pas vous ? Alors quelqu’un lit vos e-mails. Changez le mot de passe de votre messagerie et écrivez-nous.',
  },
  twoFactorChanged: {
    subject: 'Connexion en deux étapes modifiée',
    before:
      'La deuxième étape de votre connexion a changé : application à codes, clé d’accès ou codes de secours. Voyez laquelle :',
    after: 'Ce n’était pas vous ? Changez tout de suite de mot de passe.',
  },
  secondStepDue: {
    subject: 'Deuxième étape à activer avant le {until}',
    before:
      'À partir du {until}, il faut une deuxième étape à la connexion pour lire les contacts de « {organisation} » : une application à codes ou une clé d’accès. Deux minutes suffisent :',
    after: 'Vos contacts continuent d’arriver. Vous pourrez aussi l’activer plus tard.',
  },
  emailOfKeyCreated: {
    subject: 'Nouveau code ou clé dans votre compte',
    before: '« {name} » vient d’être créé ({tier}), depuis l’adresse {address}. Vos codes du site et vos clés :',
    after: 'Ce n’était pas vous ? Révoquez-le et changez de mot de passe.',
  },
  newAdministrator: {
    subject: 'Nouvel administrateur dans votre équipe',
    before:
      '{name} ({email}) peut désormais gérer votre organisation. La modification vient de l’adresse {address}. Votre équipe :',
    after: 'Ce n’était pas vous ? Retirez cette personne sur cette page et changez de mot de passe.',
  },
  signInsRefused: {
    subject: 'Échecs de connexion à votre compte',
    before:
      'Quelqu’un a essayé beaucoup de mots de passe pour votre compte. Pendant une heure au plus, nous bloquons les appareils sur lesquels vous ne vous êtes jamais connecté ; vos navigateurs habituels fonctionnent. Vous préférez ne pas attendre ? Choisissez un nouveau mot de passe :',
    after: 'Votre mot de passe n’a pas changé. S’il vous sert aussi ailleurs, choisissez-en un autre pour Valorem.',
  },
} as const satisfies Translation<typeof source>
