import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/** The letters that accounts send: what stands before and after the link of each. */
export const words = {
  tiers: { free: 'Gratuit', pro: 'Pro', enterprise: 'Entreprise' },
  verify: {
    subject: 'Confirmez votre adresse e-mail pour Valorem',
    before: 'Quelqu’un, sans doute vous, a ouvert un compte avec cette adresse. Confirmez-la dans l’heure :',
    after: 'Si ce n’était pas vous, ne faites rien : le compte reste fermé.',
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
    subject: 'Invitation à rejoindre {organisation} sur Valorem',
    before: 'Vous êtes invité à rejoindre {organisation}. Répondez dans les sept jours :',
    after: 'Si vous ne connaissez pas cette organisation, ne faites rien.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Valorem a été modifié',
    before: 'Le mot de passe de votre compte a été modifié et vos autres sessions ont été fermées. Vos sessions :',
    after: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe par « Mot de passe oublié ».',
  },
  twoFactorChanged: {
    subject: 'La connexion en deux étapes de votre compte Valorem a changé',
    before: 'La deuxième étape de connexion a été activée ou désactivée pour votre compte. Vous le voyez ici :',
    after: 'Si ce n’était pas vous, changez tout de suite de mot de passe.',
  },
  emailOfKeyCreated: {
    subject: 'Nouvelle clé API dans votre compte Valorem',
    before: 'Une clé a été créée : « {name} », palier {tier}, depuis l’adresse {address}. Vos clés :',
    after: 'Si ce n’était pas vous, révoquez la clé et changez de mot de passe.',
  },
} as const satisfies Translation<typeof source>
