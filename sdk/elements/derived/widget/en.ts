// Written by `npm run derive` from the languages; not edited by hand.

/** The texts of the element in the source language. */
export const file = {
  "language": "en",
  "habits": {
    "locale": "en-IE",
    "typography": {
      "euro": "before",
      "beforePercent": ""
    }
  },
  "texts": {
    "title": "Estimate your apartment",
    "communeHint": "Municipality or locality, for example Mamer",
    "options": "Municipalities found: {n}",
    "optionsNone": "No municipality found",
    "surfaceHint": "In m², without balcony, cellar and garage",
    "unknown": "I do not know",
    "submit": "Estimate",
    "again": "Update the estimate",
    "busy": "Calculating…",
    "optional": "(optional)",
    "errors": "Please correct",
    "communeMissing": "Enter the municipality.",
    "surfaceWrong": "Enter an area from {min} to {max} m².",
    "result": "Your estimate",
    "resultSaid": "Estimate: {low} to {high}, central value {mid}.",
    "low": "Low",
    "high": "High",
    "narrow": "Details that would narrow the range",
    "details": "How this was calculated",
    "adjustments": "Adjustments",
    "reference": "Reference price",
    "period": "Period",
    "origin": "Origin",
    "sales": "{n} sales",
    "source": "Source",
    "caveat": "Indicative estimate. Neither an appraisal nor a lending value.",
    "parking": "Parking included",
    "offline": "No internet connection. The estimate will continue when it is back.",
    "failed": "The service does not answer. Try again in a moment.",
    "waiting": "Too many requests. You can try again in {n} s.",
    "ready": "You can try again now.",
    "usedUp": "Today’s estimates are used up. Try again tomorrow.",
    "refused": "The estimate is not available on this site.",
    "owner": "For the owner of this site: {code}, {origin}",
    "notFound": "Unknown municipality: “{name}”.",
    "didYouMean": "Did you mean",
    "invalid": "One detail was not accepted.",
    "leadTitle": "Be contacted by {agency}",
    "leadAgency": "the agency",
    "name": "Name",
    "email": "E-mail",
    "phone": "Phone",
    "message": "Message",
    "emailWrong": "Enter a valid e-mail address.",
    "required": "Required field: {field}.",
    "consent": "I agree that my details and my estimate may be used by {agency} to contact me.",
    "privacy": "Privacy notice",
    "consentMissing": "Your agreement is needed to send.",
    "send": "Send",
    "sent": "Thank you, your request was sent.",
    "sendFailed": "Sending failed. Your details are kept here; try again.",
    "call": "Call {agency}",
    "copy": "Copy my estimate",
    "copied": "Copied",
    "slow": "The answer takes longer than usual…",
    "estNeuf": "New build, sold by its developer",
    "writeMail": "Write to {agency}",
    "line": "{name}: {value}",
    "request": "Enquiry: apartment, {home}",
    "stale": "For the details entered before.",
    "narrowTo": "With every answer about ± {to} % instead of ± {from} %.",
    "phoneWrong": "Enter a valid phone number.",
    "via": "{agency} receives these details through Valorem, which passes them on.",
    "sentUnread": "Your request was sent; this page could not read the answer.",
    "sendLimit": "Too many requests at the moment. Your details are kept here; try again later."
  },
  "words": {
    "adjustments": {
      "adjNeuf": "New build",
      "adjQuartier": "District",
      "adjSurface": "Living area",
      "adjEtage": "Floor",
      "adjEtat": "Condition of the home",
      "adjExterieur": "Outdoor space",
      "adjParking": "Parking",
      "adjEnergie": "Energy class"
    },
    "etage": {
      "rdc": "ground floor",
      "entre": "middle floor",
      "dernier": "top floor"
    },
    "etat": {
      "neuf": "as new",
      "renove": "renovated",
      "bon": "good",
      "rafraichir": "to freshen up",
      "renover": "to renovate"
    },
    "exterieur": {
      "aucun": "none",
      "balcon": "balcony",
      "terrasse": "terrace",
      "jardin": "garden"
    },
    "kind": {
      "published": "published by the authority",
      "indexed": "price of another year, indexed",
      "imputed": "imputed, since none is published"
    },
    "yes": "yes",
    "no": "no",
    "confiance": {
      "forte": "Complete details",
      "moyenne": "Partial details",
      "faible": "Few details"
    },
    "centralValue": "Central value",
    "shareOfSales": "8 sales of comparable flats in 10 lie in this range; half lie between {low} and {high}.",
    "fields": {
      "commune": "Municipality",
      "quartier": "District",
      "surface": "Living area",
      "nbChambres": "Bedrooms",
      "etage": "Floor",
      "etat": "Condition",
      "exterieur": "Outdoor space",
      "classeEnergie": "Energy class"
    }
  }
} as const
