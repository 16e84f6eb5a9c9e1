import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/changes.ts'

/** The letters about changes of an organisation. */
export const words = {
  letters: {
    changes: {
      subject: 'Ce qui a changé dans votre organisation',
      before: 'Voici ce qui a été modifié dans « {organisation} » :',
      after: 'Si ce n’est pas voulu, annulez-le sur cette page et changez de mot de passe.',
    },
    memberLeft: {
      subject: 'À décider : réglages d’un ancien membre',
      before: '{name} {reason} « {organisation} » le {when}. Voici ce que cette personne avait mis en place :',
      after:
        'Ce qui est arrêté le reste jusqu’à votre décision sur cette page : garder, remplacer ou supprimer. D’ici là, les contacts vous arrivent.',
    },
    handedOver: {
      subject: 'Vous avez cédé votre organisation',
      before:
        'Le {when}, {name} ({email}) est devenu, par votre choix, propriétaire de « {organisation} ». Vous êtes désormais administrateur. Jusqu’au {until}, vous pouvez la reprendre :',
      after: 'Si ce n’était pas vous, reprenez-la sur cette page et changez de mot de passe.',
    },
    handedOverToYou: {
      subject: 'Une organisation vous appartient',
      before:
        'Le {when}, {name} ({email}) vous a cédé la propriété de « {organisation} ». Jusqu’au {until}, cette cession peut être annulée ; d’ici là, vous ne pouvez ni la céder ni la supprimer. Votre organisation :',
      after: 'Si cela vous surprend, écrivez à l’ancien propriétaire.',
    },
    handOverUndone: {
      subject: 'L’ancien propriétaire a repris ses droits',
      before: 'Le {when}, {name} ({email}) a repris la propriété de « {organisation} ». Votre organisation :',
      after: 'Si ce n’est pas voulu, changez de mot de passe et écrivez à l’autre personne.',
    },
  },
  you: 'Vous',
  person: '{name} ({email})',
  formerMember: 'Un ancien membre',
  byLink: 'Par le lien d’un e-mail',
  line: '{when} · {who} : {what}',
  lines: {
    addressAsked: 'les contacts iront à {email} dès que cette adresse aura confirmé',
    addressConfirmed: 'les contacts arrivent désormais à {email}',
    addressRemoved: 'les contacts arrivent de nouveau au propriétaire',
    addressStopped: 'les contacts n’arrivent plus à {email}, mais au propriétaire',
    webhookAdded: 'ajout du webhook {url}',
    webhookRotated: 'nouveau secret du webhook {url}',
    webhookRemoved: 'suppression du webhook {url}',
    leadsKept: 'contacts conservés {days} jours (0 : effacés après leur remise)',
    administratorInvited: 'invitation de {email} comme administrateur',
    itemKept: 'garde ce qu’un ancien membre avait mis en place : {name}',
  },
  items: {
    key: 'Clé « {name} » : toujours valable',
    form: 'Réglages du formulaire de « {name} » : inchangés',
    providerKey: 'Clé du fournisseur d’IA {name} : toujours valable',
    webhook: 'Webhook {name} : arrêté',
    webhookSecret: 'Webhook {name} : nouveau secret, à donner à son récepteur dans les sept jours',
    address: 'Contacts vers {name} : arrêtés',
    unconfirmedAddress: 'Contacts vers {name}, pas encore confirmés : supprimés',
    invitation: 'Invitation de {name} : annulée',
  },
  reasons: {
    removed: 'ne fait plus partie de',
    left: 'a quitté',
    demoted: 'n’est plus administrateur de',
    deleted: 'a supprimé son compte et quitté',
  },
} as const satisfies Translation<typeof source>
