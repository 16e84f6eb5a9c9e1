// Written by `npm run derive` from the languages; not edited by hand.

import type { WidgetTexts } from '../../widget/texts.ts'

/** The texts of the element in a language. */
export const file: WidgetTexts = {
  "language": "fr",
  "habits": {
    "locale": "fr-FR",
    "typography": {
      "euro": "after",
      "beforePercent": " "
    }
  },
  "texts": {
    "title": "Estimez votre appartement",
    "communeHint": "Commune ou localité, par exemple Mamer",
    "options": "Communes trouvées : {n}",
    "optionsNone": "Aucune commune trouvée",
    "surfaceHint": "En m², sans balcon, cave ni garage",
    "unknown": "Je ne sais pas",
    "submit": "Estimer",
    "again": "Mettre à jour l’estimation",
    "busy": "Calcul en cours…",
    "optional": "(facultatif)",
    "errors": "À corriger",
    "communeMissing": "Indiquez la commune.",
    "surfaceWrong": "Indiquez une surface de {min} à {max} m².",
    "result": "Votre estimation",
    "resultSaid": "Estimation : de {low} à {high}, valeur centrale {mid}.",
    "low": "Bas",
    "high": "Haut",
    "narrow": "Précisez votre bien pour affiner l’estimation",
    "details": "Détail du calcul",
    "adjustments": "Ajustements",
    "reference": "Prix de référence",
    "period": "Période",
    "origin": "Origine",
    "sales": "{n} ventes",
    "source": "Source",
    "caveat": "Estimation indicative. Ce n’est ni une expertise, ni une valeur hypothécaire.",
    "parking": "Stationnement inclus",
    "offline": "Pas de connexion à Internet. L’estimation reprendra dès son retour.",
    "failed": "Le service ne répond pas. Réessayez dans un instant.",
    "waiting": "Trop de demandes. Nouvel essai possible dans {n} s.",
    "ready": "Vous pouvez réessayer maintenant.",
    "usedUp": "Le nombre maximal d’estimations du jour est atteint. Revenez demain.",
    "refused": "L’estimation n’est pas disponible sur ce site.",
    "owner": "Pour l’exploitant du site : {code}, {origin}",
    "notFound": "Commune inconnue : « {name} ».",
    "didYouMean": "Vouliez-vous dire",
    "invalid": "Une donnée n’a pas été acceptée.",
    "leadTitle": "Être contacté par {agency}",
    "leadAgency": "l’agence",
    "name": "Nom",
    "email": "E-mail",
    "phone": "Téléphone",
    "message": "Message",
    "emailWrong": "Indiquez une adresse e-mail valable.",
    "required": "Champ obligatoire : {field}.",
    "consent": "J’accepte que mes coordonnées et mon estimation soient utilisées par {agency} pour me contacter.",
    "privacy": "Protection des données",
    "consentMissing": "Votre accord est nécessaire pour l’envoi.",
    "send": "Envoyer",
    "sent": "Merci, votre demande a été envoyée.",
    "sendFailed": "L’envoi a échoué. Vos données sont conservées ici ; réessayez.",
    "call": "Appeler {agency}",
    "copy": "Copier mon estimation",
    "copied": "Copié",
    "slow": "La réponse prend plus de temps que d’habitude…",
    "estNeuf": "Neuf, vendu par le promoteur",
    "writeMail": "Écrire à {agency}",
    "line": "{name} : {value}",
    "request": "Demande : appartement, {home}",
    "stale": "Pour les données saisies auparavant.",
    "narrowTo": "Toutes réponses données : environ ± {to} % au lieu de ± {from} %.",
    "phoneWrong": "Indiquez un numéro de téléphone valable.",
    "via": "{agency} reçoit ces données par Valorem, qui les transmet.",
    "sentUnread": "Votre demande a été envoyée ; cette page n’a pas pu lire la réponse.",
    "sendLimit": "Trop de demandes en ce moment. Vos données sont conservées ici ; réessayez plus tard."
  },
  "words": {
    "adjustments": {
      "adjNeuf": "Construction neuve",
      "adjQuartier": "Quartier",
      "adjSurface": "Surface habitable",
      "adjEtage": "Étage",
      "adjEtat": "État du logement",
      "adjExterieur": "Espace extérieur",
      "adjParking": "Stationnement",
      "adjEnergie": "Classe énergétique"
    },
    "etage": {
      "rdc": "rez-de-chaussée",
      "entre": "étage intermédiaire",
      "dernier": "dernier étage"
    },
    "etat": {
      "neuf": "comme neuf",
      "renove": "rénové",
      "bon": "bon",
      "rafraichir": "à rafraîchir",
      "renover": "à rénover"
    },
    "exterieur": {
      "aucun": "aucun",
      "balcon": "balcon",
      "terrasse": "terrasse",
      "jardin": "jardin"
    },
    "kind": {
      "published": "publié par l’autorité",
      "indexed": "prix d’une autre année, indexé",
      "imputed": "imputé, faute de prix publié"
    },
    "yes": "oui",
    "no": "non",
    "confiance": {
      "forte": "Données complètes",
      "moyenne": "Données partielles",
      "faible": "Peu de données"
    },
    "centralValue": "Valeur centrale",
    "shareOfSales": "8 ventes d’appartements comparables sur 10 se situent dans cette fourchette, la moitié entre {low} et {high}.",
    "fields": {
      "commune": "Commune",
      "quartier": "Quartier",
      "surface": "Surface habitable",
      "nbChambres": "Chambres",
      "etage": "Étage",
      "etat": "État",
      "exterieur": "Espace extérieur",
      "classeEnergie": "Classe énergétique"
    }
  }
}
