import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/changes.ts'

/**
 * The letters about changes of an organisation.
 *
 * Screen: letters about changes of an organisation. Reader: agencies. Length: letter.
 */
export const words = {
  letters: {
    changes: {
      subject: 'Changements dans votre organisation',
      before: 'Voici ce qui a changé dans « {organisation} » :',
      after: 'Ce n’était pas vous ? Annulez-le sur cette page et changez de mot de passe.',
    },
    memberLeft: {
      subject: 'À décider : réglages d’un ancien membre',
      before: '{name} {reason} « {organisation} » le {when}. Cette personne avait mis en place :',
      after:
        'Ce qui est en pause le reste jusqu’à votre décision sur cette page : garder, remplacer ou supprimer. D’ici là, les contacts vous arrivent.',
    },
    handedOver: {
      subject: 'Vous avez cédé votre organisation',
      before:
        'Depuis le {when}, {name} ({email}) est propriétaire de « {organisation} », et vous en êtes administrateur. Vous pouvez revenir en arrière jusqu’au {until} :',
      after: 'Ce n’était pas vous ? Reprenez-la sur cette page et changez de mot de passe.',
    },
    handedOverToYou: {
      subject: 'Une organisation vous appartient',
      before:
        'Le {when}, {name} ({email}) vous a cédé « {organisation} ». La cession peut être annulée jusqu’au {until} ; ensuite, vous pourrez la céder ou la supprimer. Votre organisation :',
      after: 'Cela vous surprend ? Écrivez à l’ancien propriétaire.',
    },
    handOverUndone: {
      subject: 'L’ancien propriétaire a repris ses droits',
      before: 'Le {when}, {name} ({email}) a repris la propriété de « {organisation} ». Votre organisation :',
      after: 'Cela vous surprend ? Changez de mot de passe et écrivez à l’autre personne.',
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
    webhookAdded: 'ajout de la connexion CRM {url}',
    webhookRotated: 'nouvelle clé secrète de la connexion CRM {url}',
    webhookRemoved: 'suppression de la connexion CRM {url}',
    leadsKept: 'contacts conservés {days} jours (0 : effacés après leur remise)',
    administratorInvited: 'invitation de {email} comme administrateur',
    itemKept: 'garde ce qu’un ancien membre avait mis en place : {name}',
  },
  items: {
    key: 'Code du site ou clé « {name} » : fonctionne toujours',
    form: 'Réglages du formulaire de « {name} » : inchangés',
    providerKey: 'Clé du fournisseur d’IA {name} : fonctionne toujours',
    webhook: 'Connexion CRM {name} : en pause',
    webhookSecret: 'Connexion CRM {name} : nouvelle clé secrète, à donner au CRM dans les sept jours',
    address: 'Contacts vers {name} : en pause',
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
