import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/** The letters of accounts: texts before and after the link of each. */
export const words = {
  tiers: { free: 'Gratuit', pro: 'Pro', enterprise: 'Entreprise' },
  verify: {
    subject: 'Confirmez votre adresse e-mail pour Valorem',
    before: 'Quelqu’un, sans doute vous, a ouvert un compte avec cette adresse. Confirmez-la dans l’heure :',
    after:
      'Si ce n’était pas vous, ne faites rien : le compte reste fermé. Si vous avez fait plusieurs demandes, le compte aura le mot de passe de celle dont vous suivez le lien.',
  },
  existing: {
    subject: 'Vous avez déjà un compte Valorem',
    before:
      'Quelqu’un, sans doute vous, a voulu ouvrir un compte avec cette adresse. Vous en avez déjà un ; connectez-vous ici :',
    after:
      'Si vous avez oublié votre mot de passe, vous pourrez en choisir un autre sur cette page. Si ce n’était pas vous, ne faites rien.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour Valorem',
    before: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Choisissez-le dans l’heure :',
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
  twoFactorChanged: {
    subject: 'La connexion en deux étapes de votre compte Valorem a changé',
    before:
      'La deuxième étape de connexion de votre compte a été modifiée : application à codes, clé d’accès ou codes de secours. Vous voyez ici ce qui a changé :',
    after: 'Si ce n’était pas vous, changez tout de suite de mot de passe.',
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
