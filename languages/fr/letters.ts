import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/** The letters of accounts: texts before and after the link of each. */
export const words = {
  tiers: { free: 'Gratuit', pro: 'Pro', enterprise: 'Entreprise' },
  unknownAddress: 'une adresse inconnue',
  verify: {
    subject: 'Confirmez votre adresse e-mail pour Valorem',
    before:
      'Un compte a été commencé avec cette adresse le {time}, depuis {address}. Si c’était vous, confirmez-la dans l’heure avec le mot de passe que vous avez choisi :',
    after:
      'Si ce n’était pas vous, ne faites rien : aucun compte n’est ouvert. Si vous avez fait plusieurs demandes, chaque message indique son heure.',
  },
  existing: {
    subject: 'Vous avez déjà un compte Valorem',
    before:
      'Quelqu’un a voulu ouvrir un compte avec cette adresse le {time}, depuis {address}. Vous en avez déjà un ; connectez-vous ici :',
    after:
      'Si vous avez oublié votre mot de passe, vous pourrez en choisir un autre sur cette page. Si ce n’était pas vous, ne faites rien.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour Valorem',
    before: 'Un nouveau mot de passe a été demandé le {time}, depuis {address}. Choisissez-le dans l’heure :',
    after: 'Le lien ne sert qu’une fois. Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.',
  },
  invitation: {
    subject: 'Invitation à rejoindre une organisation sur Valorem',
    before: '{email} vous invite à rejoindre « {organisation} ». Répondez dans les sept jours :',
    after: 'Si vous ne connaissez pas cette organisation, ne faites rien.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Valorem a été modifié',
    before: 'Le mot de passe de votre compte a été modifié et vos autres sessions ont été fermées. Vos sessions :',
    after: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe par « Mot de passe oublié ».',
  },
  passwordReset: {
    subject: 'Votre mot de passe Valorem a été remplacé',
    before:
      'Un nouveau mot de passe a été choisi par un lien envoyé à cette adresse, le {time}, depuis {address}. Toutes les sessions sont terminées. Voyez ce qui ouvre encore votre compte :',
    after:
      'Si ce n’était pas vous, quelqu’un lit vos e-mails : changez d’abord le mot de passe de votre messagerie, puis celui-ci.',
  },
  twoFactorChanged: {
    subject: 'La connexion en deux étapes de votre compte Valorem a changé',
    before:
      'La deuxième étape de connexion de votre compte a été modifiée : application à codes, clé d’accès ou codes de secours. Vous voyez ici ce qui a changé :',
    after: 'Si ce n’était pas vous, changez tout de suite de mot de passe.',
  },
  secondStepDue: {
    subject: 'Deuxième étape avant le {until}',
    before:
      'Votre organisation « {organisation} » conserve des contacts de visiteurs. À partir du {until}, il vous faut une deuxième étape à la connexion pour les voir : une application à codes ou une clé d’accès. Configurez-la ici :',
    after: 'Les contacts continuent d’arriver et d’être remis. Vous pourrez aussi la configurer après cette date.',
  },
  emailOfKeyCreated: {
    subject: 'Nouvelle clé API dans votre compte Valorem',
    before: 'Une clé a été créée : « {name} », formule {tier}, depuis l’adresse {address}. Vos clés :',
    after: 'Si ce n’était pas vous, révoquez la clé et changez de mot de passe.',
  },
  newAdministrator: {
    subject: 'Un nouvel administrateur dans votre organisation sur Valorem',
    before:
      '{name} ({email}) est désormais administrateur de votre organisation ; l’opération vient de l’adresse {address}. Votre organisation :',
    after: 'Si ce n’est pas voulu, retirez cette personne sur cette page et changez de mot de passe.',
  },
  signInsRefused: {
    subject: 'De nombreux échecs de connexion à votre compte Valorem',
    before:
      'Quelqu’un a essayé de nombreux mots de passe erronés pour votre compte. Pendant une heure au plus, la connexion est refusée là où vous ne vous êtes jamais connecté ; vos navigateurs habituels passent toujours. Si vous ne voulez pas attendre, choisissez un nouveau mot de passe :',
    after:
      'Votre mot de passe n’a pas changé. Si vous l’utilisez aussi ailleurs, choisissez-en un qui ne serve qu’ici.',
  },
} as const satisfies Translation<typeof source>
