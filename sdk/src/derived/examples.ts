// Printed from the contract by `npm run derive`; not edited by hand.

/** An answer of the service as it is documented. */
export interface ExampleAnswer<Status extends number = number> {
  status: Status
  headers: Record<string, string>
  body: object
}

/** The named examples of each operation. */
export interface Examples {
  estimate: {
    /** A dear district, everything known */
    fullyDescribed: ExampleAnswer<200>
    /** Municipality and surface only: a wide band */
    communeAndSurface: ExampleAnswer<200>
    /** A new build with a published price */
    newBuild: ExampleAnswer<200>
    /** A German name, an older price carried forward */
    indexedPrice: ExampleAnswer<200>
    /** Text for numbers and booleans, an unknown word, an unknown field */
    wrongFields: ExampleAnswer<400>
    /** A name that nobody has, with the nearest one */
    unknownMunicipality: ExampleAnswer<404>
    /** A name that two municipalities share */
    sharedName: ExampleAnswer<404>
    /** A body that is not JSON */
    brokenJson: ExampleAnswer<400>
    /** No API key */
    noCredential: ExampleAnswer<401>
    /** An API key that nobody has */
    unknownKey: ExampleAnswer<401>
    /** A body that stops half-way */
    slowBody: ExampleAnswer<408>
    /** An Idempotency-Key that was used for another body */
    keyUsedBefore: ExampleAnswer<409>
    /** A body above the limit of the operation */
    bodyAboveLimit: ExampleAnswer<413>
    /** A body of another media type */
    textBody: ExampleAnswer<415>
    /** The minute of the key is full */
    minuteUsedUp: ExampleAnswer<429>
    /** The day of the key is full */
    dayUsedUp: ExampleAnswer<429>
    /** The store does not answer */
    storeAway: ExampleAnswer<503>
    /** A publishable key from a page that is not its own */
    foreignOrigin: ExampleAnswer<403>
    /** Something fails inside */
    brokenInside: ExampleAnswer<500>
  }
  estimateBatch: {
    /** Four homes, of which two fail alone */
    partlyRight: ExampleAnswer<200>
    /** An item that no schema would let through fails alone as well */
    itemOffSchema: ExampleAnswer<200>
    /** No homes */
    emptyBatch: ExampleAnswer<200>
    /** A list where an object is expected */
    itemsMissing: ExampleAnswer<400>
    /** 1001 items */
    itemsAboveLimit: ExampleAnswer<413>
    /** A body that is not JSON */
    brokenJson: ExampleAnswer<400>
    /** No API key */
    noCredential: ExampleAnswer<401>
    /** An API key that nobody has */
    unknownKey: ExampleAnswer<401>
    /** A body that stops half-way */
    slowBody: ExampleAnswer<408>
    /** An Idempotency-Key that was used for another body */
    keyUsedBefore: ExampleAnswer<409>
    /** A body above the limit of the operation */
    bodyAboveLimit: ExampleAnswer<413>
    /** A body of another media type */
    textBody: ExampleAnswer<415>
    /** The minute of the key is full */
    minuteUsedUp: ExampleAnswer<429>
    /** The day of the key is full */
    dayUsedUp: ExampleAnswer<429>
    /** The store does not answer */
    storeAway: ExampleAnswer<503>
    /** A publishable key from a page that is not its own */
    foreignOrigin: ExampleAnswer<403>
    /** Something fails inside */
    brokenInside: ExampleAnswer<500>
  }
  acquisitionCosts: {
    /** A flat in the capital, one buyer who moves in, a loan */
    w1: ExampleAnswer<200>
    /** Off plan, land and construction apart, VAT at 3 % up to its ceiling */
    offPlan: ExampleAnswer<200>
    /** An office in the capital, with the surtax of the City */
    office: ExampleAnswer<200>
    /** A couple in the window of the halved base */
    halvedBase: ExampleAnswer<200>
    /** An investor who renovates, with the aids */
    investorWithAids: ExampleAnswer<200>
    /** A deed before the first day that is covered */
    dayNotCovered: ExampleAnswer<400>
    /** Shares that do not add up, an office whose municipality is missing */
    brokenRules: ExampleAnswer<400>
    /** A day that does not exist, a price as text, an unknown field */
    wrongFields: ExampleAnswer<400>
    /** A name that nobody has, with the nearest one */
    unknownMunicipality: ExampleAnswer<404>
    /** A body that is not JSON */
    brokenJson: ExampleAnswer<400>
    /** No API key */
    noCredential: ExampleAnswer<401>
    /** An API key that nobody has */
    unknownKey: ExampleAnswer<401>
    /** A body that stops half-way */
    slowBody: ExampleAnswer<408>
    /** An Idempotency-Key that was used for another body */
    keyUsedBefore: ExampleAnswer<409>
    /** A body above the limit of the operation */
    bodyAboveLimit: ExampleAnswer<413>
    /** A body of another media type */
    textBody: ExampleAnswer<415>
    /** The minute of the key is full */
    minuteUsedUp: ExampleAnswer<429>
    /** The day of the key is full */
    dayUsedUp: ExampleAnswer<429>
    /** The store does not answer */
    storeAway: ExampleAnswer<503>
    /** A publishable key, which is for web pages */
    pageKey: ExampleAnswer<403>
    /** Something fails inside */
    brokenInside: ExampleAnswer<500>
  }
  capitalGains: {
    /** A flat held sixteen years, with works: half of the average rate */
    heldSixteenYears: ExampleAnswer<200>
    /** A flat held three years: taxed by addition to the ordinary income */
    speculative: ExampleAnswer<200>
    /** A home that was left in the year before: exempt */
    mainResidence: ExampleAnswer<200>
    /** A sale before the purchase */
    saleBeforePurchase: ExampleAnswer<400>
    /** A year whose income-tax scale is not covered */
    saleOf2016: ExampleAnswer<400>
    /** A day that does not exist, a class that does not exist, an unknown field */
    wrongFields: ExampleAnswer<400>
    /** A body that is not JSON */
    brokenJson: ExampleAnswer<400>
    /** No API key */
    noCredential: ExampleAnswer<401>
    /** An API key that nobody has */
    unknownKey: ExampleAnswer<401>
    /** A body that stops half-way */
    slowBody: ExampleAnswer<408>
    /** An Idempotency-Key that was used for another body */
    keyUsedBefore: ExampleAnswer<409>
    /** A body above the limit of the operation */
    bodyAboveLimit: ExampleAnswer<413>
    /** A body of another media type */
    textBody: ExampleAnswer<415>
    /** The minute of the key is full */
    minuteUsedUp: ExampleAnswer<429>
    /** The day of the key is full */
    dayUsedUp: ExampleAnswer<429>
    /** The store does not answer */
    storeAway: ExampleAnswer<503>
    /** A publishable key, which is for web pages */
    pageKey: ExampleAnswer<403>
    /** Something fails inside */
    brokenInside: ExampleAnswer<500>
  }
}

/** The documented answers of each operation, by name. */
export const examples: Examples = {
  estimate: {
    fullyDescribed: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_fullyDescribed",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "estimationBasse": 1038600,
          "estimationCentrale": 1210200,
          "estimationHaute": 1381700,
          "prixM2Ajuste": 14237,
          "confiance": "forte",
          "ajustements": [
            {
              "labelKey": "adjQuartier",
              "pct": 18.4
            },
            {
              "labelKey": "adjSurface",
              "pct": -0.9
            },
            {
              "labelKey": "adjEtage",
              "pct": 4
            },
            {
              "labelKey": "adjEtat",
              "pct": 5
            },
            {
              "labelKey": "adjExterieur",
              "pct": 4
            },
            {
              "labelKey": "adjParking",
              "pct": 2
            },
            {
              "labelKey": "adjEnergie",
              "pct": 2
            }
          ],
          "reference": {
            "commune": "Luxembourg",
            "quartier": "Belair",
            "basePriceM2": 10270,
            "kind": "published",
            "method": "published",
            "segment": "existing",
            "period": "2025-01..2025-12",
            "salesCount": 672,
            "source": "Observatoire de l'Habitat / STATEC, data.public.lu"
          },
          "evidence": [
            {
              "key": "base",
              "points": 12,
              "message": "Every estimate carries this much: two apartments alike in all fields still sell for different prices."
            },
            {
              "key": "sales",
              "points": 0,
              "message": "The price rests on 672 sales: mean of registered sales, 2025."
            },
            {
              "key": "quartier",
              "points": 2,
              "message": "The factor of Belair is imputed from adverts: asking 14273 / city mean 11410, power 0.78, weight 0.98, centred."
            },
            {
              "key": "adjustments",
              "points": 0.1739,
              "message": "The adjustments move the price by 17.1 %, beyond 15 %."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "commune_reference_with_expert_adjustments",
          "requestId": "req_fullyDescribed"
        }
      }
    },
    communeAndSurface: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_communeAndSurface",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "estimationBasse": 508300,
          "estimationCentrale": 643400,
          "estimationHaute": 778500,
          "prixM2Ajuste": 10723,
          "confiance": "faible",
          "ajustements": [
            {
              "labelKey": "adjSurface",
              "pct": 4.4
            }
          ],
          "reference": {
            "commune": "Luxembourg",
            "quartier": null,
            "basePriceM2": 10270,
            "kind": "published",
            "method": "published",
            "segment": "existing",
            "period": "2025-01..2025-12",
            "salesCount": 672,
            "source": "Observatoire de l'Habitat / STATEC, data.public.lu"
          },
          "evidence": [
            {
              "key": "base",
              "points": 12,
              "message": "Every estimate carries this much: two apartments alike in all fields still sell for different prices."
            },
            {
              "key": "sales",
              "points": 0,
              "message": "The price rests on 672 sales: mean of registered sales, 2025."
            },
            {
              "key": "quartier",
              "points": 4,
              "message": "The district of the capital is not known, and prices differ between districts.",
              "field": "quartier"
            },
            {
              "key": "missing",
              "points": 1,
              "message": "etage is not known; the average stands in.",
              "field": "etage"
            },
            {
              "key": "missing",
              "points": 1,
              "message": "exterieur is not known; the average stands in.",
              "field": "exterieur"
            },
            {
              "key": "missing",
              "points": 1,
              "message": "parking is not known; the average stands in.",
              "field": "parking"
            },
            {
              "key": "missing",
              "points": 1,
              "message": "etat is not known; the average stands in.",
              "field": "etat"
            },
            {
              "key": "missing",
              "points": 1,
              "message": "classeEnergie is not known; the average stands in.",
              "field": "classeEnergie"
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "commune_reference_with_expert_adjustments",
          "requestId": "req_communeAndSurface"
        }
      }
    },
    newBuild: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_newBuild",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "estimationBasse": 862400,
          "estimationCentrale": 1026700,
          "estimationHaute": 1190900,
          "prixM2Ajuste": 13162,
          "confiance": "moyenne",
          "ajustements": [
            {
              "labelKey": "adjSurface",
              "pct": 0.4
            },
            {
              "labelKey": "adjExterieur",
              "pct": 4
            },
            {
              "labelKey": "adjParking",
              "pct": 2
            }
          ],
          "reference": {
            "commune": "Bertrange",
            "quartier": null,
            "basePriceM2": 12361,
            "kind": "published",
            "method": "published",
            "segment": "newBuild",
            "period": "2025-01..2025-12",
            "salesCount": 16,
            "source": "Observatoire de l'Habitat / STATEC, data.public.lu"
          },
          "evidence": [
            {
              "key": "base",
              "points": 12,
              "message": "Every estimate carries this much: two apartments alike in all fields still sell for different prices."
            },
            {
              "key": "sales",
              "points": 4,
              "message": "The price rests on 16 sales: mean of registered off-plan sales, 2025, VAT at 3 % included."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "commune_reference_with_expert_adjustments",
          "requestId": "req_newBuild"
        }
      }
    },
    indexedPrice: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_indexedPrice",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "estimationBasse": 336600,
          "estimationCentrale": 415500,
          "estimationHaute": 494500,
          "prixM2Ajuste": 4374,
          "confiance": "moyenne",
          "ajustements": [
            {
              "labelKey": "adjSurface",
              "pct": -2.5
            },
            {
              "labelKey": "adjParking",
              "pct": 2
            },
            {
              "labelKey": "adjEnergie",
              "pct": -2
            }
          ],
          "reference": {
            "commune": "Troisvierges",
            "quartier": null,
            "basePriceM2": 4490,
            "kind": "indexed",
            "method": "indexed",
            "segment": "existing",
            "period": "2022 indexed to 2025",
            "salesCount": null,
            "source": "own calculation on figures of Observatoire de l'Habitat / STATEC, data.public.lu"
          },
          "evidence": [
            {
              "key": "base",
              "points": 12,
              "message": "Every estimate carries this much: two apartments alike in all fields still sell for different prices."
            },
            {
              "key": "priceKind",
              "points": 7,
              "message": "The price is an older one carried to 2025: last published price 2022 (5087) × 0.882."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "commune_reference_with_expert_adjustments",
          "requestId": "req_indexedPrice"
        }
      }
    },
    wrongFields: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_wrongFields",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_wrongFields",
        "error": "The request does not fit the contract. surface: Must be a finite number. (and 3 more in issues)",
        "code": "invalid_request",
        "issues": [
          {
            "path": "surface",
            "message": "Must be a finite number.",
            "received": "\"80\""
          },
          {
            "path": "etage",
            "message": "Must be one of the allowed values.",
            "received": "\"3\"",
            "allowed": [
              "rdc",
              "entre",
              "dernier",
              "maison",
              "adjEtage2e3eRef"
            ]
          },
          {
            "path": "parking",
            "message": "Must be true or false, not text.",
            "received": "\"true\""
          },
          {
            "path": "garage",
            "message": "Is not a field of this request.",
            "received": "true"
          }
        ]
      }
    },
    unknownMunicipality: {
      "status": 404,
      "headers": {
        "X-Request-Id": "req_unknownMunicipality",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_unknownMunicipality",
        "error": "No Luxembourg municipality is called \"Ettelbrik\". Near names: Ettelbruck.",
        "code": "municipality_not_found",
        "suggestions": [
          "Ettelbruck"
        ]
      }
    },
    sharedName: {
      "status": 404,
      "headers": {
        "X-Request-Id": "req_sharedName",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_sharedName",
        "error": "\"Belval\" does not name one municipality by itself; it may be in Esch-sur-Alzette, Sanem.",
        "code": "municipality_not_found",
        "suggestions": [
          "Esch-sur-Alzette",
          "Sanem"
        ]
      }
    },
    brokenJson: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_brokenJson",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body is not valid JSON.",
        "code": "invalid_json",
        "requestId": "req_brokenJson"
      }
    },
    noCredential: {
      "status": 401,
      "headers": {
        "X-Request-Id": "req_noCredential"
      },
      "body": {
        "success": false,
        "error": "No API key was sent.",
        "code": "missing_credential",
        "requestId": "req_noCredential"
      }
    },
    unknownKey: {
      "status": 401,
      "headers": {
        "X-Request-Id": "req_unknownKey"
      },
      "body": {
        "success": false,
        "error": "This API key is not known.",
        "code": "invalid_key",
        "requestId": "req_unknownKey"
      }
    },
    slowBody: {
      "status": 408,
      "headers": {
        "X-Request-Id": "req_slowBody",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The request did not arrive in time.",
        "code": "request_timeout",
        "requestId": "req_slowBody"
      }
    },
    keyUsedBefore: {
      "status": 409,
      "headers": {
        "X-Request-Id": "req_keyUsedBefore",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "This Idempotency-Key was used for another body.",
        "code": "idempotency_conflict",
        "requestId": "req_keyUsedBefore"
      }
    },
    bodyAboveLimit: {
      "status": 413,
      "headers": {
        "X-Request-Id": "req_bodyAboveLimit",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body is larger than this operation reads.",
        "code": "body_too_large",
        "requestId": "req_bodyAboveLimit"
      }
    },
    textBody: {
      "status": 415,
      "headers": {
        "X-Request-Id": "req_textBody",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body must be JSON in UTF-8.",
        "code": "unsupported_media_type",
        "requestId": "req_textBody"
      }
    },
    minuteUsedUp: {
      "status": 429,
      "headers": {
        "X-Request-Id": "req_minuteUsedUp",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": "1795262460",
        "Retry-After": "30"
      },
      "body": {
        "success": false,
        "error": "Too many requests in this minute.",
        "code": "rate_limited",
        "requestId": "req_minuteUsedUp"
      }
    },
    dayUsedUp: {
      "status": 429,
      "headers": {
        "X-Request-Id": "req_dayUsedUp",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": "1795262460",
        "Retry-After": "30",
        "X-Should-Retry": "false"
      },
      "body": {
        "success": false,
        "error": "The daily quota of this key is used up.",
        "code": "daily_quota_exhausted",
        "requestId": "req_dayUsedUp"
      }
    },
    storeAway: {
      "status": 503,
      "headers": {
        "X-Request-Id": "req_storeAway",
        "Retry-After": "30"
      },
      "body": {
        "success": false,
        "error": "The service cannot answer at the moment.",
        "code": "unavailable",
        "requestId": "req_storeAway"
      }
    },
    foreignOrigin: {
      "status": 403,
      "headers": {
        "X-Request-Id": "req_foreignOrigin"
      },
      "body": {
        "success": false,
        "error": "This publishable key is bound to other origins.",
        "code": "origin_not_allowed",
        "requestId": "req_foreignOrigin"
      }
    },
    brokenInside: {
      "status": 500,
      "headers": {
        "X-Request-Id": "req_brokenInside"
      },
      "body": {
        "success": false,
        "error": "Something failed on our side.",
        "code": "internal",
        "requestId": "req_brokenInside"
      }
    },
  },
  estimateBatch: {
    partlyRight: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_2f1c9a7be04d4e0f",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "count": 4,
        "succeeded": 2,
        "failed": 2,
        "results": [
          {
            "index": 0,
            "success": true,
            "data": {
              "estimationBasse": 508300,
              "estimationCentrale": 643400,
              "estimationHaute": 778500,
              "prixM2Ajuste": 10723,
              "confiance": "faible",
              "ajustements": [
                {
                  "labelKey": "adjSurface",
                  "pct": 4.4
                }
              ],
              "reference": {
                "commune": "Luxembourg",
                "quartier": null,
                "basePriceM2": 10270,
                "kind": "published",
                "method": "published",
                "segment": "existing",
                "period": "2025-01..2025-12",
                "salesCount": 672,
                "source": "Observatoire de l'Habitat / STATEC, data.public.lu"
              },
              "evidence": [
                {
                  "key": "base",
                  "points": 12,
                  "message": "Every estimate carries this much: two apartments alike in all fields still sell for different prices."
                },
                {
                  "key": "sales",
                  "points": 0,
                  "message": "The price rests on 672 sales: mean of registered sales, 2025."
                },
                {
                  "key": "quartier",
                  "points": 4,
                  "message": "The district of the capital is not known, and prices differ between districts.",
                  "field": "quartier"
                },
                {
                  "key": "missing",
                  "points": 1,
                  "message": "etage is not known; the average stands in.",
                  "field": "etage"
                },
                {
                  "key": "missing",
                  "points": 1,
                  "message": "exterieur is not known; the average stands in.",
                  "field": "exterieur"
                },
                {
                  "key": "missing",
                  "points": 1,
                  "message": "parking is not known; the average stands in.",
                  "field": "parking"
                },
                {
                  "key": "missing",
                  "points": 1,
                  "message": "etat is not known; the average stands in.",
                  "field": "etat"
                },
                {
                  "key": "missing",
                  "points": 1,
                  "message": "classeEnergie is not known; the average stands in.",
                  "field": "classeEnergie"
                }
              ]
            }
          },
          {
            "index": 1,
            "success": false,
            "error": "No Luxembourg municipality is called \"Ettelbrik\". Near names: Ettelbruck.",
            "code": "municipality_not_found",
            "suggestions": [
              "Ettelbruck"
            ]
          },
          {
            "index": 2,
            "success": false,
            "error": "The request does not fit the contract. typeBien: Only apartments are estimated.",
            "code": "invalid_request",
            "issues": [
              {
                "path": "typeBien",
                "message": "Only apartments are estimated.",
                "code": "only_apartments",
                "received": "\"maison\"",
                "allowed": [
                  "appartement"
                ]
              }
            ]
          },
          {
            "index": 3,
            "success": true,
            "data": {
              "estimationBasse": 862400,
              "estimationCentrale": 1026700,
              "estimationHaute": 1190900,
              "prixM2Ajuste": 13162,
              "confiance": "moyenne",
              "ajustements": [
                {
                  "labelKey": "adjSurface",
                  "pct": 0.4
                },
                {
                  "labelKey": "adjExterieur",
                  "pct": 4
                },
                {
                  "labelKey": "adjParking",
                  "pct": 2
                }
              ],
              "reference": {
                "commune": "Bertrange",
                "quartier": null,
                "basePriceM2": 12361,
                "kind": "published",
                "method": "published",
                "segment": "newBuild",
                "period": "2025-01..2025-12",
                "salesCount": 16,
                "source": "Observatoire de l'Habitat / STATEC, data.public.lu"
              },
              "evidence": [
                {
                  "key": "base",
                  "points": 12,
                  "message": "Every estimate carries this much: two apartments alike in all fields still sell for different prices."
                },
                {
                  "key": "sales",
                  "points": 4,
                  "message": "The price rests on 16 sales: mean of registered off-plan sales, 2025, VAT at 3 % included."
                }
              ]
            }
          }
        ]
      }
    },
    itemOffSchema: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_2f1c9a7be04d4e0f",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "count": 2,
        "succeeded": 1,
        "failed": 1,
        "results": [
          {
            "index": 0,
            "success": false,
            "error": "The request does not fit the contract. surface: Must be a finite number.",
            "code": "invalid_request",
            "issues": [
              {
                "path": "surface",
                "message": "Must be a finite number.",
                "received": "\"80\""
              }
            ]
          },
          {
            "index": 1,
            "success": true,
            "data": {
              "estimationBasse": 508300,
              "estimationCentrale": 643400,
              "estimationHaute": 778500,
              "prixM2Ajuste": 10723,
              "confiance": "faible",
              "ajustements": [
                {
                  "labelKey": "adjSurface",
                  "pct": 4.4
                }
              ],
              "reference": {
                "commune": "Luxembourg",
                "quartier": null,
                "basePriceM2": 10270,
                "kind": "published",
                "method": "published",
                "segment": "existing",
                "period": "2025-01..2025-12",
                "salesCount": 672,
                "source": "Observatoire de l'Habitat / STATEC, data.public.lu"
              },
              "evidence": [
                {
                  "key": "base",
                  "points": 12,
                  "message": "Every estimate carries this much: two apartments alike in all fields still sell for different prices."
                },
                {
                  "key": "sales",
                  "points": 0,
                  "message": "The price rests on 672 sales: mean of registered sales, 2025."
                },
                {
                  "key": "quartier",
                  "points": 4,
                  "message": "The district of the capital is not known, and prices differ between districts.",
                  "field": "quartier"
                },
                {
                  "key": "missing",
                  "points": 1,
                  "message": "etage is not known; the average stands in.",
                  "field": "etage"
                },
                {
                  "key": "missing",
                  "points": 1,
                  "message": "exterieur is not known; the average stands in.",
                  "field": "exterieur"
                },
                {
                  "key": "missing",
                  "points": 1,
                  "message": "parking is not known; the average stands in.",
                  "field": "parking"
                },
                {
                  "key": "missing",
                  "points": 1,
                  "message": "etat is not known; the average stands in.",
                  "field": "etat"
                },
                {
                  "key": "missing",
                  "points": 1,
                  "message": "classeEnergie is not known; the average stands in.",
                  "field": "classeEnergie"
                }
              ]
            }
          }
        ]
      }
    },
    emptyBatch: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_2f1c9a7be04d4e0f",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "count": 0,
        "succeeded": 0,
        "failed": 0,
        "results": []
      }
    },
    itemsMissing: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_itemsMissing",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_itemsMissing",
        "error": "The request does not fit the contract. Must be an object.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "",
            "message": "Must be an object.",
            "received": "[{\"commune\":\"Mamer\",\"surface\":80}]"
          }
        ]
      }
    },
    itemsAboveLimit: {
      "status": 413,
      "headers": {
        "X-Request-Id": "req_itemsAboveLimit",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_itemsAboveLimit",
        "error": "A batch holds at most 1000 items. items: Must be at most 1000 entries.",
        "code": "batch_too_large",
        "issues": [
          {
            "path": "items",
            "message": "Must be at most 1000 entries.",
            "received": "1001",
            "allowed": [
              "at most 1000 entries"
            ]
          }
        ]
      }
    },
    brokenJson: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_brokenJson",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body is not valid JSON.",
        "code": "invalid_json",
        "requestId": "req_brokenJson"
      }
    },
    noCredential: {
      "status": 401,
      "headers": {
        "X-Request-Id": "req_noCredential"
      },
      "body": {
        "success": false,
        "error": "No API key was sent.",
        "code": "missing_credential",
        "requestId": "req_noCredential"
      }
    },
    unknownKey: {
      "status": 401,
      "headers": {
        "X-Request-Id": "req_unknownKey"
      },
      "body": {
        "success": false,
        "error": "This API key is not known.",
        "code": "invalid_key",
        "requestId": "req_unknownKey"
      }
    },
    slowBody: {
      "status": 408,
      "headers": {
        "X-Request-Id": "req_slowBody",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The request did not arrive in time.",
        "code": "request_timeout",
        "requestId": "req_slowBody"
      }
    },
    keyUsedBefore: {
      "status": 409,
      "headers": {
        "X-Request-Id": "req_keyUsedBefore",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "This Idempotency-Key was used for another body.",
        "code": "idempotency_conflict",
        "requestId": "req_keyUsedBefore"
      }
    },
    bodyAboveLimit: {
      "status": 413,
      "headers": {
        "X-Request-Id": "req_bodyAboveLimit",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body is larger than this operation reads.",
        "code": "body_too_large",
        "requestId": "req_bodyAboveLimit"
      }
    },
    textBody: {
      "status": 415,
      "headers": {
        "X-Request-Id": "req_textBody",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body must be JSON in UTF-8.",
        "code": "unsupported_media_type",
        "requestId": "req_textBody"
      }
    },
    minuteUsedUp: {
      "status": 429,
      "headers": {
        "X-Request-Id": "req_minuteUsedUp",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": "1795262460",
        "Retry-After": "30"
      },
      "body": {
        "success": false,
        "error": "Too many requests in this minute.",
        "code": "rate_limited",
        "requestId": "req_minuteUsedUp"
      }
    },
    dayUsedUp: {
      "status": 429,
      "headers": {
        "X-Request-Id": "req_dayUsedUp",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": "1795262460",
        "Retry-After": "30",
        "X-Should-Retry": "false"
      },
      "body": {
        "success": false,
        "error": "The daily quota of this key is used up.",
        "code": "daily_quota_exhausted",
        "requestId": "req_dayUsedUp"
      }
    },
    storeAway: {
      "status": 503,
      "headers": {
        "X-Request-Id": "req_storeAway",
        "Retry-After": "30"
      },
      "body": {
        "success": false,
        "error": "The service cannot answer at the moment.",
        "code": "unavailable",
        "requestId": "req_storeAway"
      }
    },
    foreignOrigin: {
      "status": 403,
      "headers": {
        "X-Request-Id": "req_foreignOrigin"
      },
      "body": {
        "success": false,
        "error": "This publishable key is bound to other origins.",
        "code": "origin_not_allowed",
        "requestId": "req_foreignOrigin"
      }
    },
    brokenInside: {
      "status": 500,
      "headers": {
        "X-Request-Id": "req_brokenInside"
      },
      "body": {
        "success": false,
        "error": "Something failed on our side.",
        "code": "internal",
        "requestId": "req_brokenInside"
      }
    },
  },
  acquisitionCosts: {
    w1: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_w1",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "LU",
          "commune": "Luxembourg",
          "deedDate": "2026-05-04",
          "currency": "EUR",
          "price": 620000,
          "operation": "existing",
          "use": "mainResidence",
          "lines": [
            {
              "key": "registrationDuty",
              "label": "Registration duty",
              "localLabel": "droit d'enregistrement",
              "category": "transferTax",
              "amount": 37200,
              "base": 620000,
              "rate": 0.06,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.registrationRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)"
            },
            {
              "key": "transcriptionDuty",
              "label": "Transcription duty",
              "localLabel": "droit de transcription",
              "category": "transferTax",
              "amount": 6200,
              "base": 620000,
              "rate": 0.01,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.transcriptionRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)"
            },
            {
              "key": "housingCredit",
              "label": "Housing tax credit of the buyers",
              "localLabel": "crédit d’impôt « Bëllegen Akt »",
              "category": "transferTax",
              "amount": -40000,
              "base": 43400,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.housingCreditCeiling",
                "lu.acquisition.minimumDuty"
              ],
              "inForceFrom": "2025-10-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 30 juillet 2002"
            },
            {
              "key": "notaryFeeNet",
              "label": "Notary, tariff no 7, sale by private agreement",
              "localLabel": "émolument proportionnel",
              "category": "notary",
              "amount": 1770.23,
              "base": 620000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.notary.saleTariff"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires), no 7"
            },
            {
              "key": "notaryFeeVat",
              "label": "VAT on the notary fee",
              "localLabel": "TVA sur émolument",
              "category": "notary",
              "amount": 300.94,
              "base": 1770.23,
              "rate": 0.17,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.vat.standardRate"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "loi TVA du 12 février 1979"
            },
            {
              "key": "mortgageRegistrationDuty",
              "label": "Registration duty on the loan",
              "localLabel": "droit d'enregistrement de l'obligation",
              "category": "mortgage",
              "amount": 1200,
              "base": 500000,
              "rate": 0.0024,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.mortgage.registrationRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "pfi.public.lu, page on mortgages"
            },
            {
              "key": "mortgageInscriptionDuty",
              "label": "Mortgage inscription duty",
              "localLabel": "droit d'hypothèque",
              "category": "mortgage",
              "amount": 300,
              "base": 600000,
              "rate": 0.0005,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.mortgage.inscriptionRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "pfi.public.lu, page on mortgages"
            },
            {
              "key": "mortgageNotaryFeeNet",
              "label": "Notary, tariff no 5, loan with security",
              "localLabel": "émolument proportionnel",
              "category": "mortgage",
              "amount": 978.19,
              "base": 500000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.notary.loanTariff"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires), no 5"
            },
            {
              "key": "mortgageNotaryFeeVat",
              "label": "VAT on the notary fee for the loan",
              "localLabel": "TVA sur émolument",
              "category": "mortgage",
              "amount": 166.29,
              "base": 978.19,
              "rate": 0.17,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.vat.standardRate"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "loi TVA du 12 février 1979"
            }
          ],
          "totals": {
            "buyer": 8115.65,
            "taxes": 4900,
            "regulatedTariffs": 3215.65,
            "marketEstimates": 0,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.01309,
            "cashNeeded": 128115.65
          },
          "buyers": [
            {
              "index": 0,
              "share": 1,
              "use": "mainResidence",
              "duty": 43400,
              "credit": 40000,
              "housingCreditLeft": 0
            }
          ],
          "possibleReliefs": [],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            },
            {
              "code": "disbursements_not_included",
              "message": "Copies, searches and disbursements are not tariffed by value and are counted as 0; send `disbursements` to include them.",
              "field": "disbursements"
            }
          ],
          "assumptions": [
            {
              "field": "disbursements",
              "value": 0,
              "source": "default",
              "certainty": "estimate",
              "note": "No tariff by value exists."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "lu_acquisition_law",
          "requestId": "req_w1",
          "law": [
            {
              "id": "lu.acquisition.registrationRate",
              "says": "Registration duty on the sale of immovables.",
              "unit": "fraction",
              "value": 0.06,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)",
              "article": "registration duty",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.acquisition.transcriptionRate",
              "says": "Transcription duty.",
              "unit": "fraction",
              "value": 0.01,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)",
              "article": "transcription duty",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.acquisition.housingCreditCeiling",
              "says": "Credit per buyer who will live in the dwelling.",
              "unit": "currency",
              "value": 40000,
              "from": "2025-10-01",
              "until": null,
              "title": "loi modifiée du 30 juillet 2002",
              "article": "crédit d’impôt",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "The act that keeps the amount after 2025-09-30 was not found."
            },
            {
              "id": "lu.acquisition.minimumDuty",
              "says": "Duty collected in every case in which a credit is used, once per deed.",
              "unit": "currency",
              "value": 100,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 30 juillet 2002",
              "article": "minimum",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.notary.saleTariff",
              "says": "Notary tariff no 7, successive slices.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 3718.4,
                  "rate": 0.04
                },
                {
                  "upTo": 7436.8,
                  "rate": 0.02
                },
                {
                  "upTo": 17352.54,
                  "rate": 0.015
                },
                {
                  "upTo": 24789.35,
                  "rate": 0.008
                },
                {
                  "upTo": 74368.05,
                  "rate": 0.006
                },
                {
                  "upTo": 148736.11,
                  "rate": 0.005
                },
                {
                  "upTo": 247893.52,
                  "rate": 0.003
                },
                {
                  "upTo": 1239467.62,
                  "rate": 0.001
                },
                {
                  "upTo": null,
                  "rate": 0.0005
                }
              ],
              "from": "2015-01-01",
              "until": null,
              "title": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires)",
              "article": "no 7",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.vat.standardRate",
              "says": "Standard rate of VAT.",
              "unit": "fraction",
              "value": 0.17,
              "from": "2024-01-01",
              "until": null,
              "title": "loi TVA du 12 février 1979",
              "article": "standard rate",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.mortgage.registrationRate",
              "says": "Registration duty on a secured loan.",
              "unit": "fraction",
              "value": 0.0024,
              "from": "2015-01-01",
              "until": null,
              "title": "pfi.public.lu, page on mortgages",
              "article": "obligation",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.mortgage.inscriptionRate",
              "says": "Mortgage inscription duty.",
              "unit": "fraction",
              "value": 0.0005,
              "from": "2015-01-01",
              "until": null,
              "title": "pfi.public.lu, page on mortgages",
              "article": "inscription",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.notary.loanTariff",
              "says": "Notary tariff no 5, successive slices.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 3718.4,
                  "rate": 0.025
                },
                {
                  "upTo": 7436.8,
                  "rate": 0.0175
                },
                {
                  "upTo": 17352.54,
                  "rate": 0.01
                },
                {
                  "upTo": 24789.35,
                  "rate": 0.005
                },
                {
                  "upTo": 74368.05,
                  "rate": 0.0035
                },
                {
                  "upTo": 148736.11,
                  "rate": 0.0025
                },
                {
                  "upTo": 247893.52,
                  "rate": 0.002
                },
                {
                  "upTo": 1239467.62,
                  "rate": 0.0005
                },
                {
                  "upTo": null,
                  "rate": 0.0001
                }
              ],
              "from": "2015-01-01",
              "until": null,
              "title": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires)",
              "article": "no 5",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    offPlan: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_offPlan",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "LU",
          "deedDate": "2026-05-04",
          "currency": "EUR",
          "price": 800000,
          "operation": "offPlan",
          "use": "mainResidence",
          "lines": [
            {
              "key": "registrationDuty",
              "label": "Registration duty",
              "localLabel": "droit d'enregistrement",
              "category": "transferTax",
              "amount": 14400,
              "base": 240000,
              "rate": 0.06,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.registrationRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)"
            },
            {
              "key": "transcriptionDuty",
              "label": "Transcription duty",
              "localLabel": "droit de transcription",
              "category": "transferTax",
              "amount": 2400,
              "base": 240000,
              "rate": 0.01,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.transcriptionRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)"
            },
            {
              "key": "housingCredit",
              "label": "Housing tax credit of the buyers",
              "localLabel": "crédit d’impôt « Bëllegen Akt »",
              "category": "transferTax",
              "amount": -16800,
              "base": 16800,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.housingCreditCeiling",
                "lu.acquisition.minimumDuty"
              ],
              "inForceFrom": "2025-10-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 30 juillet 2002"
            },
            {
              "key": "minimumDuty",
              "label": "Minimum collected when a credit is used",
              "localLabel": "droit minimum",
              "category": "transferTax",
              "amount": 100,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.minimumDuty"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 30 juillet 2002"
            },
            {
              "key": "constructionVat",
              "label": "VAT on the construction",
              "localLabel": "TVA logement",
              "category": "vat",
              "amount": 45200,
              "base": 560000,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.vat.standardRate",
                "lu.vat.superReducedRate",
                "lu.vat.benefitCeiling"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "loi TVA du 12 février 1979"
            },
            {
              "key": "notaryFeeNet",
              "label": "Notary, tariff no 7, sale by private agreement",
              "localLabel": "émolument proportionnel",
              "category": "notary",
              "amount": 1950.23,
              "base": 800000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.notary.saleTariff"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires), no 7"
            },
            {
              "key": "notaryFeeVat",
              "label": "VAT on the notary fee",
              "localLabel": "TVA sur émolument",
              "category": "notary",
              "amount": 331.54,
              "base": 1950.23,
              "rate": 0.17,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.vat.standardRate"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "loi TVA du 12 février 1979"
            }
          ],
          "totals": {
            "buyer": 47581.77,
            "taxes": 45300,
            "regulatedTariffs": 2281.77,
            "marketEstimates": 0,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.059477,
            "cashNeeded": 847581.77
          },
          "buyers": [
            {
              "index": 0,
              "share": 1,
              "use": "mainResidence",
              "duty": 16800,
              "credit": 16800,
              "housingCreditLeft": 23200
            }
          ],
          "vat": {
            "constructionExclVat": 560000,
            "standardRate": 0.17,
            "benefit": 50000,
            "benefitLeft": 0
          },
          "possibleReliefs": [],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            },
            {
              "code": "disbursements_not_included",
              "message": "Copies, searches and disbursements are not tariffed by value and are counted as 0; send `disbursements` to include them.",
              "field": "disbursements"
            }
          ],
          "assumptions": [
            {
              "field": "buyers",
              "value": "one buyer, share 1",
              "source": "default",
              "certainty": "estimate",
              "note": "One natural person who buys the whole; send `buyers`."
            },
            {
              "field": "buyers[0].eeaResident",
              "value": true,
              "source": "default",
              "certainty": "estimate",
              "note": "Resident of Luxembourg or the EEA; otherwise the credit is paid back later."
            },
            {
              "field": "buyers[0].housingCreditUsed",
              "value": 0,
              "source": "default",
              "certainty": "estimate",
              "note": "No credit was used in earlier deeds; send what was used, since it lowers the balance."
            },
            {
              "field": "vatBenefitUsed",
              "value": 0,
              "source": "default",
              "certainty": "estimate",
              "note": "Nothing of the benefit was used for this dwelling."
            },
            {
              "field": "disbursements",
              "value": 0,
              "source": "default",
              "certainty": "estimate",
              "note": "No tariff by value exists."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "lu_acquisition_law",
          "requestId": "req_offPlan",
          "law": [
            {
              "id": "lu.acquisition.registrationRate",
              "says": "Registration duty on the sale of immovables.",
              "unit": "fraction",
              "value": 0.06,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)",
              "article": "registration duty",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.acquisition.transcriptionRate",
              "says": "Transcription duty.",
              "unit": "fraction",
              "value": 0.01,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)",
              "article": "transcription duty",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.acquisition.housingCreditCeiling",
              "says": "Credit per buyer who will live in the dwelling.",
              "unit": "currency",
              "value": 40000,
              "from": "2025-10-01",
              "until": null,
              "title": "loi modifiée du 30 juillet 2002",
              "article": "crédit d’impôt",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "The act that keeps the amount after 2025-09-30 was not found."
            },
            {
              "id": "lu.acquisition.minimumDuty",
              "says": "Duty collected in every case in which a credit is used, once per deed.",
              "unit": "currency",
              "value": 100,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 30 juillet 2002",
              "article": "minimum",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.vat.standardRate",
              "says": "Standard rate of VAT.",
              "unit": "fraction",
              "value": 0.17,
              "from": "2024-01-01",
              "until": null,
              "title": "loi TVA du 12 février 1979",
              "article": "standard rate",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.vat.superReducedRate",
              "says": "Super-reduced rate of VAT on the creation and renovation of dwellings.",
              "unit": "fraction",
              "value": 0.03,
              "from": "2015-01-01",
              "until": null,
              "title": "loi TVA du 12 février 1979",
              "article": "annex B point 22",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.vat.benefitCeiling",
              "says": "Benefit of the super-reduced rate per dwelling, creation and renovation together, consumed over time.",
              "unit": "currency",
              "value": 50000,
              "from": "2015-01-01",
              "until": null,
              "title": "règlement grand-ducal du 30 juillet 2002 (TVA logement)",
              "article": "plafond",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.notary.saleTariff",
              "says": "Notary tariff no 7, successive slices.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 3718.4,
                  "rate": 0.04
                },
                {
                  "upTo": 7436.8,
                  "rate": 0.02
                },
                {
                  "upTo": 17352.54,
                  "rate": 0.015
                },
                {
                  "upTo": 24789.35,
                  "rate": 0.008
                },
                {
                  "upTo": 74368.05,
                  "rate": 0.006
                },
                {
                  "upTo": 148736.11,
                  "rate": 0.005
                },
                {
                  "upTo": 247893.52,
                  "rate": 0.003
                },
                {
                  "upTo": 1239467.62,
                  "rate": 0.001
                },
                {
                  "upTo": null,
                  "rate": 0.0005
                }
              ],
              "from": "2015-01-01",
              "until": null,
              "title": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires)",
              "article": "no 7",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    office: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_office",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "LU",
          "commune": "Luxembourg",
          "deedDate": "2026-05-04",
          "currency": "EUR",
          "price": 900000,
          "operation": "existing",
          "use": "other",
          "lines": [
            {
              "key": "registrationDuty",
              "label": "Registration duty",
              "localLabel": "droit d'enregistrement",
              "category": "transferTax",
              "amount": 54000,
              "base": 900000,
              "rate": 0.06,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.registrationRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)"
            },
            {
              "key": "transcriptionDuty",
              "label": "Transcription duty",
              "localLabel": "droit de transcription",
              "category": "transferTax",
              "amount": 9000,
              "base": 900000,
              "rate": 0.01,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.transcriptionRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)"
            },
            {
              "key": "communalSurtax",
              "label": "Communal surtax on what is not housing",
              "localLabel": "surtaxe communale",
              "category": "transferTax",
              "amount": 27000,
              "base": 900000,
              "rate": 0.03,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "municipality",
              "basis": [
                "lu.acquisition.surtaxOfLuxembourg",
                "lu.acquisition.registrationRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "règlement-taxe de la Ville de Luxembourg"
            },
            {
              "key": "notaryFeeNet",
              "label": "Notary, tariff no 7, sale by private agreement",
              "localLabel": "émolument proportionnel",
              "category": "notary",
              "amount": 2050.23,
              "base": 900000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.notary.saleTariff"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires), no 7"
            },
            {
              "key": "notaryFeeVat",
              "label": "VAT on the notary fee",
              "localLabel": "TVA sur émolument",
              "category": "notary",
              "amount": 348.54,
              "base": 2050.23,
              "rate": 0.17,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.vat.standardRate"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "loi TVA du 12 février 1979"
            }
          ],
          "totals": {
            "buyer": 92398.77,
            "taxes": 90000,
            "regulatedTariffs": 2398.77,
            "marketEstimates": 0,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.102665,
            "cashNeeded": 992398.77
          },
          "buyers": [
            {
              "index": 0,
              "share": 1,
              "use": "other",
              "duty": 90000,
              "credit": 0,
              "housingCreditLeft": 40000
            }
          ],
          "possibleReliefs": [
            {
              "key": "surtaxExemption",
              "label": "Exemption from the communal surtax",
              "saving": 27000,
              "condition": "If all of it were housing, or building land on which the buyer undertakes in the deed to build a house within five years, or if the transfer had the housing credit.",
              "fields": [
                "nonHousingShare"
              ],
              "basis": [
                "lu.acquisition.surtaxOfLuxembourg"
              ],
              "certainty": "published"
            }
          ],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            },
            {
              "code": "disbursements_not_included",
              "message": "Copies, searches and disbursements are not tariffed by value and are counted as 0; send `disbursements` to include them.",
              "field": "disbursements"
            }
          ],
          "assumptions": [
            {
              "field": "buyers",
              "value": "one buyer, share 1",
              "source": "default",
              "certainty": "estimate",
              "note": "One natural person who buys the whole; send `buyers`."
            },
            {
              "field": "disbursements",
              "value": 0,
              "source": "default",
              "certainty": "estimate",
              "note": "No tariff by value exists."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "lu_acquisition_law",
          "requestId": "req_office",
          "law": [
            {
              "id": "lu.acquisition.registrationRate",
              "says": "Registration duty on the sale of immovables.",
              "unit": "fraction",
              "value": 0.06,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)",
              "article": "registration duty",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.acquisition.transcriptionRate",
              "says": "Transcription duty.",
              "unit": "fraction",
              "value": 0.01,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)",
              "article": "transcription duty",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.acquisition.surtaxOfLuxembourg",
              "says": "Surtax of Luxembourg City on what is not housing, as a share of the registration duty.",
              "unit": "fraction",
              "value": 0.5,
              "from": "2015-01-01",
              "until": null,
              "title": "règlement-taxe de la Ville de Luxembourg",
              "article": "surtaxe communale",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "Read in descriptions of the regulation of 2019; carried back to 2015."
            },
            {
              "id": "lu.notary.saleTariff",
              "says": "Notary tariff no 7, successive slices.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 3718.4,
                  "rate": 0.04
                },
                {
                  "upTo": 7436.8,
                  "rate": 0.02
                },
                {
                  "upTo": 17352.54,
                  "rate": 0.015
                },
                {
                  "upTo": 24789.35,
                  "rate": 0.008
                },
                {
                  "upTo": 74368.05,
                  "rate": 0.006
                },
                {
                  "upTo": 148736.11,
                  "rate": 0.005
                },
                {
                  "upTo": 247893.52,
                  "rate": 0.003
                },
                {
                  "upTo": 1239467.62,
                  "rate": 0.001
                },
                {
                  "upTo": null,
                  "rate": 0.0005
                }
              ],
              "from": "2015-01-01",
              "until": null,
              "title": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires)",
              "article": "no 7",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.vat.standardRate",
              "says": "Standard rate of VAT.",
              "unit": "fraction",
              "value": 0.17,
              "from": "2024-01-01",
              "until": null,
              "title": "loi TVA du 12 février 1979",
              "article": "standard rate",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    halvedBase: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_halvedBase",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "LU",
          "deedDate": "2024-11-15",
          "currency": "EUR",
          "price": 950000,
          "operation": "existing",
          "use": "mainResidence",
          "lines": [
            {
              "key": "registrationDuty",
              "label": "Registration duty",
              "localLabel": "droit d'enregistrement",
              "category": "transferTax",
              "amount": 28500,
              "base": 475000,
              "rate": 0.06,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.registrationRate",
                "lu.acquisition.taxableBaseShare"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)"
            },
            {
              "key": "transcriptionDuty",
              "label": "Transcription duty",
              "localLabel": "droit de transcription",
              "category": "transferTax",
              "amount": 4750,
              "base": 475000,
              "rate": 0.01,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.transcriptionRate",
                "lu.acquisition.taxableBaseShare"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)"
            },
            {
              "key": "housingCredit",
              "label": "Housing tax credit of the buyers",
              "localLabel": "crédit d’impôt « Bëllegen Akt »",
              "category": "transferTax",
              "amount": -33250,
              "base": 33250,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.housingCreditCeiling",
                "lu.acquisition.minimumDuty"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": "2024-12-31",
              "legalReference": "loi du 22 mai 2024 (logement)"
            },
            {
              "key": "minimumDuty",
              "label": "Minimum collected when a credit is used",
              "localLabel": "droit minimum",
              "category": "transferTax",
              "amount": 100,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.minimumDuty"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 30 juillet 2002"
            },
            {
              "key": "notaryFeeNet",
              "label": "Notary, tariff no 7, sale by private agreement",
              "localLabel": "émolument proportionnel",
              "category": "notary",
              "amount": 2100.23,
              "base": 950000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.notary.saleTariff"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires), no 7"
            },
            {
              "key": "notaryFeeVat",
              "label": "VAT on the notary fee",
              "localLabel": "TVA sur émolument",
              "category": "notary",
              "amount": 357.04,
              "base": 2100.23,
              "rate": 0.17,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.vat.standardRate"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "loi TVA du 12 février 1979"
            }
          ],
          "totals": {
            "buyer": 2557.27,
            "taxes": 100,
            "regulatedTariffs": 2457.27,
            "marketEstimates": 0,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.002692,
            "cashNeeded": 952557.27
          },
          "buyers": [
            {
              "index": 0,
              "share": 0.5,
              "use": "mainResidence",
              "duty": 16625,
              "credit": 16625,
              "housingCreditLeft": 23375,
              "rentalCreditLeft": 20000
            },
            {
              "index": 1,
              "share": 0.5,
              "use": "mainResidence",
              "duty": 16625,
              "credit": 16625,
              "housingCreditLeft": 23375,
              "rentalCreditLeft": 20000
            }
          ],
          "possibleReliefs": [],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            },
            {
              "code": "disbursements_not_included",
              "message": "Copies, searches and disbursements are not tariffed by value and are counted as 0; send `disbursements` to include them.",
              "field": "disbursements"
            }
          ],
          "assumptions": [
            {
              "field": "buyers[0].eeaResident",
              "value": true,
              "source": "default",
              "certainty": "estimate",
              "note": "Resident of Luxembourg or the EEA; otherwise the credit is paid back later."
            },
            {
              "field": "buyers[0].housingCreditUsed",
              "value": 0,
              "source": "default",
              "certainty": "estimate",
              "note": "No credit was used in earlier deeds; send what was used, since it lowers the balance."
            },
            {
              "field": "buyers[1].eeaResident",
              "value": true,
              "source": "default",
              "certainty": "estimate",
              "note": "Resident of Luxembourg or the EEA; otherwise the credit is paid back later."
            },
            {
              "field": "buyers[1].housingCreditUsed",
              "value": 0,
              "source": "default",
              "certainty": "estimate",
              "note": "No credit was used in earlier deeds; send what was used, since it lowers the balance."
            },
            {
              "field": "disbursements",
              "value": 0,
              "source": "default",
              "certainty": "estimate",
              "note": "No tariff by value exists."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "lu_acquisition_law",
          "requestId": "req_halvedBase",
          "law": [
            {
              "id": "lu.acquisition.registrationRate",
              "says": "Registration duty on the sale of immovables.",
              "unit": "fraction",
              "value": 0.06,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)",
              "article": "registration duty",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.acquisition.transcriptionRate",
              "says": "Transcription duty.",
              "unit": "fraction",
              "value": 0.01,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)",
              "article": "transcription duty",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.acquisition.taxableBaseShare",
              "says": "Share of the price that bears registration and transcription duties where the conditions are met.",
              "unit": "fraction",
              "value": 0.5,
              "from": "2024-10-01",
              "until": "2025-06-30",
              "title": "loi du 22 mai 2024 (logement), modifiée par la loi du 20 décembre 2024 (budget de 2025)",
              "article": "réduction de la base imposable",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "For deeds from 1 October to 20 December 2024 the duties are refunded on request of the buyer."
            },
            {
              "id": "lu.acquisition.housingCreditCeiling",
              "says": "Credit per buyer who will live in the dwelling.",
              "unit": "currency",
              "value": 40000,
              "from": "2024-01-01",
              "until": "2024-12-31",
              "title": "loi du 22 mai 2024 (logement)",
              "article": "crédit d’impôt",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.acquisition.minimumDuty",
              "says": "Duty collected in every case in which a credit is used, once per deed.",
              "unit": "currency",
              "value": 100,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 30 juillet 2002",
              "article": "minimum",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.notary.saleTariff",
              "says": "Notary tariff no 7, successive slices.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 3718.4,
                  "rate": 0.04
                },
                {
                  "upTo": 7436.8,
                  "rate": 0.02
                },
                {
                  "upTo": 17352.54,
                  "rate": 0.015
                },
                {
                  "upTo": 24789.35,
                  "rate": 0.008
                },
                {
                  "upTo": 74368.05,
                  "rate": 0.006
                },
                {
                  "upTo": 148736.11,
                  "rate": 0.005
                },
                {
                  "upTo": 247893.52,
                  "rate": 0.003
                },
                {
                  "upTo": 1239467.62,
                  "rate": 0.001
                },
                {
                  "upTo": null,
                  "rate": 0.0005
                }
              ],
              "from": "2015-01-01",
              "until": null,
              "title": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires)",
              "article": "no 7",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.vat.standardRate",
              "says": "Standard rate of VAT.",
              "unit": "fraction",
              "value": 0.17,
              "from": "2024-01-01",
              "until": null,
              "title": "loi TVA du 12 février 1979",
              "article": "standard rate",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    investorWithAids: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_investorWithAids",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "LU",
          "deedDate": "2026-05-04",
          "currency": "EUR",
          "price": 500000,
          "operation": "existing",
          "use": "rental",
          "lines": [
            {
              "key": "registrationDuty",
              "label": "Registration duty",
              "localLabel": "droit d'enregistrement",
              "category": "transferTax",
              "amount": 30000,
              "base": 500000,
              "rate": 0.06,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.registrationRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)"
            },
            {
              "key": "transcriptionDuty",
              "label": "Transcription duty",
              "localLabel": "droit de transcription",
              "category": "transferTax",
              "amount": 5000,
              "base": 500000,
              "rate": 0.01,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.acquisition.transcriptionRate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)"
            },
            {
              "key": "renovationVat",
              "label": "VAT on the works",
              "localLabel": "TVA logement, rénovation",
              "category": "vat",
              "amount": 1200,
              "base": 40000,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.vat.standardRate",
                "lu.vat.superReducedRate",
                "lu.vat.benefitCeiling"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "loi TVA du 12 février 1979"
            },
            {
              "key": "notaryFeeNet",
              "label": "Notary, tariff no 7, sale by private agreement",
              "localLabel": "émolument proportionnel",
              "category": "notary",
              "amount": 1650.23,
              "base": 500000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.notary.saleTariff"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires), no 7"
            },
            {
              "key": "notaryFeeVat",
              "label": "VAT on the notary fee",
              "localLabel": "TVA sur émolument",
              "category": "notary",
              "amount": 280.54,
              "base": 1650.23,
              "rate": 0.17,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.vat.standardRate"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "loi TVA du 12 février 1979"
            },
            {
              "key": "notaryDisbursements",
              "label": "Copies, searches and disbursements",
              "localLabel": "débours",
              "category": "notary",
              "amount": 400,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "lu.notary.disbursements"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "figure of the caller"
            }
          ],
          "totals": {
            "buyer": 38530.77,
            "taxes": 36200,
            "regulatedTariffs": 1930.77,
            "marketEstimates": 400,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.077062,
            "cashNeeded": 538530.77
          },
          "buyers": [
            {
              "index": 0,
              "share": 1,
              "use": "rental",
              "duty": 35000,
              "credit": 0,
              "housingCreditLeft": 40000
            }
          ],
          "vat": {
            "constructionExclVat": 0,
            "standardRate": 0.17,
            "benefit": 5600
          },
          "aids": {
            "computed": [
              {
                "key": "superReducedVat",
                "amount": 5600,
                "includedInTotals": true,
                "label": {
                  "en": "Housing VAT at 3 %",
                  "fr": "TVA logement à 3 %",
                  "de": "Mehrwertsteuer von 3 % auf Wohnungen",
                  "lb": "TVA vun 3 % op Wunnengen"
                },
                "condition": {
                  "en": "Would apply if the dwelling were the main home for two years and the ceiling of the dwelling were free.",
                  "fr": "S’appliquerait si le logement était la résidence principale pendant deux ans et le plafond disponible.",
                  "de": "Würde gelten, wenn die Wohnung zwei Jahre Hauptwohnsitz und der Höchstbetrag noch frei wäre.",
                  "lb": "Géif gëllen, wann d’Wunneng zwee Joer Haaptwunnsëtz an de Plafong nach fräi wier."
                },
                "certainty": "published",
                "basis": [
                  "lu.vat.superReducedRate",
                  "lu.vat.benefitCeiling"
                ]
              }
            ],
            "listed": [
              {
                "key": "climateBonus",
                "includedInTotals": false,
                "label": {
                  "en": "Klimabonus, energy advice, climate loan, social top-up",
                  "fr": "Klimabonus, conseil en énergie, prêt climatique, top-up social",
                  "de": "Klimabonus, Energieberatung, Klimakredit, sozialer Zuschlag",
                  "lb": "Klimabonus, Energieberodung, Klimaprêt, sozialen Top-up"
                },
                "condition": {
                  "en": "Could be had for works, by technical file, prior agreement and dates.",
                  "fr": "Pourraient être obtenus pour des travaux, selon le dossier technique, l’accord préalable et les dates.",
                  "de": "Wären für Arbeiten möglich, je nach technischem Dossier, vorheriger Zusage und Daten.",
                  "lb": "Wiere fir Aarbechte méiglech, no technesche Dossier, virdrun Accord an Datumer."
                },
                "url": "https://guichet.public.lu/fr/citoyens/logement.html",
                "certainty": "published",
                "basis": [
                  "lu.aids.climateAids"
                ]
              },
              {
                "key": "communalPremiums",
                "includedInTotals": false,
                "label": {
                  "en": "Premiums of the municipality",
                  "fr": "Primes communales",
                  "de": "Prämien der Gemeinde",
                  "lb": "Primme vun der Gemeng"
                },
                "condition": {
                  "en": "Could be had where the municipality pays them; they differ from one to the next.",
                  "fr": "Pourraient être obtenues là où la commune en verse ; elles diffèrent d’une commune à l’autre.",
                  "de": "Wären möglich, wo die Gemeinde sie zahlt; sie unterscheiden sich von Gemeinde zu Gemeinde.",
                  "lb": "Wiere méiglech, wou d’Gemeng se bezilt; si ënnerscheede sech vu Gemeng zu Gemeng."
                },
                "certainty": "published",
                "basis": [
                  "lu.aids.communalPremiums"
                ]
              }
            ]
          },
          "possibleReliefs": [
            {
              "key": "housingCredit",
              "label": "Housing tax credit of the buyers",
              "saving": 34900,
              "condition": "If the buyers lived there themselves within two years of the deed, for at least two years, without letting.",
              "fields": [
                "use"
              ],
              "basis": [
                "lu.acquisition.housingCreditCeiling"
              ],
              "certainty": "published"
            }
          ],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            }
          ],
          "assumptions": [
            {
              "field": "buyers",
              "value": "one buyer, share 1",
              "source": "default",
              "certainty": "estimate",
              "note": "One natural person who buys the whole; send `buyers`."
            },
            {
              "field": "vatBenefitUsed",
              "value": 0,
              "source": "default",
              "certainty": "estimate",
              "note": "Nothing of the benefit was used for this dwelling."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "lu_acquisition_law",
          "requestId": "req_investorWithAids",
          "law": [
            {
              "id": "lu.acquisition.registrationRate",
              "says": "Registration duty on the sale of immovables.",
              "unit": "fraction",
              "value": 0.06,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)",
              "article": "registration duty",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.acquisition.transcriptionRate",
              "says": "Transcription duty.",
              "unit": "fraction",
              "value": 0.01,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 7 août 1920 (enregistrement, timbre, succession)",
              "article": "transcription duty",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.vat.standardRate",
              "says": "Standard rate of VAT.",
              "unit": "fraction",
              "value": 0.17,
              "from": "2024-01-01",
              "until": null,
              "title": "loi TVA du 12 février 1979",
              "article": "standard rate",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.vat.superReducedRate",
              "says": "Super-reduced rate of VAT on the creation and renovation of dwellings.",
              "unit": "fraction",
              "value": 0.03,
              "from": "2015-01-01",
              "until": null,
              "title": "loi TVA du 12 février 1979",
              "article": "annex B point 22",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.vat.benefitCeiling",
              "says": "Benefit of the super-reduced rate per dwelling, creation and renovation together, consumed over time.",
              "unit": "currency",
              "value": 50000,
              "from": "2015-01-01",
              "until": null,
              "title": "règlement grand-ducal du 30 juillet 2002 (TVA logement)",
              "article": "plafond",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.notary.saleTariff",
              "says": "Notary tariff no 7, successive slices.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 3718.4,
                  "rate": 0.04
                },
                {
                  "upTo": 7436.8,
                  "rate": 0.02
                },
                {
                  "upTo": 17352.54,
                  "rate": 0.015
                },
                {
                  "upTo": 24789.35,
                  "rate": 0.008
                },
                {
                  "upTo": 74368.05,
                  "rate": 0.006
                },
                {
                  "upTo": 148736.11,
                  "rate": 0.005
                },
                {
                  "upTo": 247893.52,
                  "rate": 0.003
                },
                {
                  "upTo": 1239467.62,
                  "rate": 0.001
                },
                {
                  "upTo": null,
                  "rate": 0.0005
                }
              ],
              "from": "2015-01-01",
              "until": null,
              "title": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires)",
              "article": "no 7",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.notary.disbursements",
              "says": "Copies, searches, extracts and other disbursements; not tariffed by value.",
              "unit": "currency",
              "value": 0,
              "from": "2015-01-01",
              "until": null,
              "title": "règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires)",
              "article": "disbursements",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "No tariff by value exists."
            },
            {
              "id": "lu.aids.climateAids",
              "says": "Aids for energy that depend on a technical file, prior agreement and dates.",
              "unit": "names",
              "value": [
                "Klimabonus",
                "energy advice",
                "climate loan",
                "social top-up"
              ],
              "from": "2023-08-24",
              "until": null,
              "title": "loi modifiée du 7 août 2023 (aides individuelles au logement)",
              "article": "Klimabonus",
              "url": "https://guichet.public.lu/fr/citoyens/logement.html",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.aids.communalPremiums",
              "says": "Premiums that municipalities add; they differ from one to the next.",
              "unit": "names",
              "value": [
                "communal premiums"
              ],
              "from": "2023-08-24",
              "until": null,
              "title": "règlements communaux",
              "article": "primes communales",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    dayNotCovered: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_dayNotCovered",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_dayNotCovered",
        "error": "The law of that day, or of that case, is not covered. deedDate: The parameter lu.acquisition.registrationRate is not covered on 2014-12-31; it is from 2015-01-01 to 2027-12-31.",
        "code": "law_not_covered",
        "issues": [
          {
            "path": "deedDate",
            "message": "The parameter lu.acquisition.registrationRate is not covered on 2014-12-31; it is from 2015-01-01 to 2027-12-31.",
            "received": "\"2014-12-31\"",
            "allowed": [
              "2015-01-01 to 2027-12-31"
            ]
          }
        ]
      }
    },
    brokenRules: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_brokenRules",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_brokenRules",
        "error": "The request does not fit the contract. buyers: The shares of the buyers must add up to 1. (and 1 more in issues)",
        "code": "invalid_request",
        "issues": [
          {
            "path": "buyers",
            "message": "The shares of the buyers must add up to 1.",
            "code": "shares_sum",
            "received": "0.9",
            "allowed": [
              "a sum of 1"
            ]
          },
          {
            "path": "commune",
            "message": "Is required where a part is not housing.",
            "code": "commune_required"
          }
        ]
      }
    },
    wrongFields: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_wrongFields",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_wrongFields",
        "error": "The request does not fit the contract. price: Must be a finite number. (and 2 more in issues)",
        "code": "invalid_request",
        "issues": [
          {
            "path": "price",
            "message": "Must be a finite number.",
            "received": "\"500000\""
          },
          {
            "path": "deedDate",
            "message": "It must be a calendar day that exists, as YYYY-MM-DD.",
            "received": "\"2026-02-31\""
          },
          {
            "path": "firstHome",
            "message": "Is not a field of this request.",
            "received": "true"
          }
        ]
      }
    },
    unknownMunicipality: {
      "status": 404,
      "headers": {
        "X-Request-Id": "req_unknownMunicipality",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_unknownMunicipality",
        "error": "No Luxembourg municipality is called \"Ettelbrik\". Near names: Ettelbruck.",
        "code": "municipality_not_found",
        "suggestions": [
          "Ettelbruck"
        ]
      }
    },
    brokenJson: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_brokenJson",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body is not valid JSON.",
        "code": "invalid_json",
        "requestId": "req_brokenJson"
      }
    },
    noCredential: {
      "status": 401,
      "headers": {
        "X-Request-Id": "req_noCredential"
      },
      "body": {
        "success": false,
        "error": "No API key was sent.",
        "code": "missing_credential",
        "requestId": "req_noCredential"
      }
    },
    unknownKey: {
      "status": 401,
      "headers": {
        "X-Request-Id": "req_unknownKey"
      },
      "body": {
        "success": false,
        "error": "This API key is not known.",
        "code": "invalid_key",
        "requestId": "req_unknownKey"
      }
    },
    slowBody: {
      "status": 408,
      "headers": {
        "X-Request-Id": "req_slowBody",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The request did not arrive in time.",
        "code": "request_timeout",
        "requestId": "req_slowBody"
      }
    },
    keyUsedBefore: {
      "status": 409,
      "headers": {
        "X-Request-Id": "req_keyUsedBefore",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "This Idempotency-Key was used for another body.",
        "code": "idempotency_conflict",
        "requestId": "req_keyUsedBefore"
      }
    },
    bodyAboveLimit: {
      "status": 413,
      "headers": {
        "X-Request-Id": "req_bodyAboveLimit",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body is larger than this operation reads.",
        "code": "body_too_large",
        "requestId": "req_bodyAboveLimit"
      }
    },
    textBody: {
      "status": 415,
      "headers": {
        "X-Request-Id": "req_textBody",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body must be JSON in UTF-8.",
        "code": "unsupported_media_type",
        "requestId": "req_textBody"
      }
    },
    minuteUsedUp: {
      "status": 429,
      "headers": {
        "X-Request-Id": "req_minuteUsedUp",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": "1795262460",
        "Retry-After": "30"
      },
      "body": {
        "success": false,
        "error": "Too many requests in this minute.",
        "code": "rate_limited",
        "requestId": "req_minuteUsedUp"
      }
    },
    dayUsedUp: {
      "status": 429,
      "headers": {
        "X-Request-Id": "req_dayUsedUp",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": "1795262460",
        "Retry-After": "30",
        "X-Should-Retry": "false"
      },
      "body": {
        "success": false,
        "error": "The daily quota of this key is used up.",
        "code": "daily_quota_exhausted",
        "requestId": "req_dayUsedUp"
      }
    },
    storeAway: {
      "status": 503,
      "headers": {
        "X-Request-Id": "req_storeAway",
        "Retry-After": "30"
      },
      "body": {
        "success": false,
        "error": "The service cannot answer at the moment.",
        "code": "unavailable",
        "requestId": "req_storeAway"
      }
    },
    pageKey: {
      "status": 403,
      "headers": {
        "X-Request-Id": "req_pageKey"
      },
      "body": {
        "success": false,
        "error": "This key has no right to this operation.",
        "code": "forbidden",
        "requestId": "req_pageKey"
      }
    },
    brokenInside: {
      "status": 500,
      "headers": {
        "X-Request-Id": "req_brokenInside"
      },
      "body": {
        "success": false,
        "error": "Something failed on our side.",
        "code": "internal",
        "requestId": "req_brokenInside"
      }
    },
  },
  capitalGains: {
    heldSixteenYears: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_heldSixteenYears",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "saleDate": "2026-06-15",
          "taxYear": 2026,
          "currency": "EUR",
          "regime": "longTerm",
          "exemption": null,
          "holding": {
            "from": "2010-05-03",
            "to": "2026-06-15",
            "speculativeUpToYears": 5,
            "lastSpeculativeDay": "2015-05-03",
            "basis": [
              "lu.capitalGain.speculativeYears"
            ]
          },
          "items": [
            {
              "key": "acquisitionPrice",
              "year": 2010,
              "amount": 300000,
              "coefficient": 1.33,
              "revalued": 399000,
              "basis": [
                "lu.capitalGain.coefficients"
              ]
            },
            {
              "key": "acquisitionCosts",
              "year": 2010,
              "amount": 23000,
              "coefficient": 1.33,
              "revalued": 30590,
              "basis": [
                "lu.capitalGain.coefficients"
              ]
            },
            {
              "key": "improvement",
              "year": 2018,
              "amount": 20000,
              "coefficient": 1.18,
              "revalued": 23600,
              "basis": [
                "lu.capitalGain.coefficients"
              ]
            }
          ],
          "revaluedCost": 453190,
          "gain": 128810,
          "allowances": [
            {
              "key": "decennial",
              "available": 50000,
              "used": 50000,
              "left": 0,
              "basis": [
                "lu.capitalGain.decennialAllowance"
              ],
              "legalReference": "LIR art. 130(4)"
            }
          ],
          "taxableGain": 78810,
          "tariff": {
            "ordinaryTaxableIncome": 50000,
            "adjustedIncome": 128800,
            "taxOnAdjustedIncome": 38110,
            "averageRate": 0.295885,
            "rateFraction": 0.5,
            "specialRate": 0.1479
          },
          "lines": [
            {
              "key": "incomeTaxOnGain",
              "label": "Income tax on the long-term gain",
              "localLabel": "impôt sur le bénéfice de cession",
              "category": "incomeTax",
              "amount": 11655,
              "base": 78810,
              "rate": 0.1479,
              "payer": "seller",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.incomeTax.scale",
                "lu.capitalGain.rateFraction"
              ],
              "inForceFrom": "2025-07-01",
              "inForceUntil": null,
              "legalReference": "LIR art. 131(1)c"
            },
            {
              "key": "employmentFund",
              "label": "Contribution to the employment fund",
              "localLabel": "contribution au fonds pour l'emploi",
              "category": "incomeTax",
              "amount": 815.85,
              "base": 11655,
              "rate": 0.07,
              "payer": "seller",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.incomeTax.employmentFund"
              ],
              "inForceFrom": "2017-01-01",
              "inForceUntil": null,
              "legalReference": "impôt de solidarité, fonds pour l'emploi"
            },
            {
              "key": "dependencyContribution",
              "label": "Dependency insurance contribution",
              "localLabel": "contribution dépendance",
              "category": "socialContribution",
              "amount": 1103.34,
              "base": 78810,
              "rate": 0.014,
              "payer": "seller",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.dependency.rate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "circulaire CADEP 1 du 23 octobre 2009"
            }
          ],
          "totals": {
            "tax": 13574.19,
            "taxLow": 13574.19,
            "taxHigh": 13574.19,
            "effectiveRate": 0.105381,
            "netProceeds": 568425.81
          },
          "possibleReliefs": [
            {
              "key": "mainResidenceExemption",
              "label": "Exemption of the main residence",
              "saving": 13574.19,
              "condition": "The dwelling was the main residence in the terms of LIR art. 102bis.",
              "fields": [
                "mainResidence",
                "occupancy"
              ],
              "basis": [
                "lu.capitalGain.mainResidence"
              ],
              "certainty": "published"
            }
          ],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            },
            {
              "code": "declaration_required",
              "message": "The sale is declared on form 700 even when no tax is due."
            }
          ],
          "assumptions": [
            {
              "field": "acquisitionMode",
              "value": "purchase",
              "source": "default",
              "certainty": "published",
              "note": "The dates and prices are those of the last acquisition for value."
            },
            {
              "field": "mainResidence",
              "value": false,
              "source": "default",
              "certainty": "published",
              "note": "No exemption is granted that nobody asked for."
            },
            {
              "field": "jointTaxation",
              "value": false,
              "source": "default",
              "certainty": "published",
              "note": "False in class 1."
            },
            {
              "parameter": "lu.capitalGain.specialRateRounding",
              "value": "nearest 0.0001",
              "source": "parameter",
              "certainty": "estimate",
              "note": "The direction of the rounding is not settled; the tax may differ by at most 0.01 % of the taxable gain plus 1 EUR."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "lu_capital_gain_law",
          "requestId": "req_heldSixteenYears",
          "law": [
            {
              "id": "lu.capitalGain.speculativeYears",
              "says": "A sale at most this many years after the acquisition is speculative.",
              "unit": "years",
              "value": 5,
              "from": "2025-07-01",
              "until": null,
              "title": "loi modifiée du 4 décembre 1967 (LIR)",
              "article": "art. 99bis",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.capitalGain.coefficients",
              "says": "Revaluation coefficients for sales of 2026, by year of the expense (rows used).",
              "unit": "coefficients",
              "value": [
                {
                  "key": "2010",
                  "value": 1.33
                },
                {
                  "key": "2018",
                  "value": 1.18
                }
              ],
              "from": "2026-01-01",
              "until": null,
              "title": "loi modifiée du 4 décembre 1967 (LIR)",
              "article": "art. 102(6)",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.capitalGain.decennialAllowance",
              "says": "Allowance per ten years and person.",
              "unit": "currency",
              "value": 50000,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 4 décembre 1967 (LIR)",
              "article": "art. 130(4)",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.incomeTax.scale",
              "says": "Income-tax scale, class 1.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 13230,
                  "rate": 0
                },
                {
                  "upTo": 15435,
                  "rate": 0.08
                },
                {
                  "upTo": 17640,
                  "rate": 0.09
                },
                {
                  "upTo": 19845,
                  "rate": 0.1
                },
                {
                  "upTo": 22050,
                  "rate": 0.11
                },
                {
                  "upTo": 24255,
                  "rate": 0.12
                },
                {
                  "upTo": 26550,
                  "rate": 0.14
                },
                {
                  "upTo": 28845,
                  "rate": 0.16
                },
                {
                  "upTo": 31140,
                  "rate": 0.18
                },
                {
                  "upTo": 33435,
                  "rate": 0.2
                },
                {
                  "upTo": 35730,
                  "rate": 0.22
                },
                {
                  "upTo": 38025,
                  "rate": 0.24
                },
                {
                  "upTo": 40320,
                  "rate": 0.26
                },
                {
                  "upTo": 42615,
                  "rate": 0.28
                },
                {
                  "upTo": 44910,
                  "rate": 0.3
                },
                {
                  "upTo": 47205,
                  "rate": 0.32
                },
                {
                  "upTo": 49500,
                  "rate": 0.34
                },
                {
                  "upTo": 51795,
                  "rate": 0.36
                },
                {
                  "upTo": 54090,
                  "rate": 0.38
                },
                {
                  "upTo": 117450,
                  "rate": 0.39
                },
                {
                  "upTo": 176160,
                  "rate": 0.4
                },
                {
                  "upTo": 234870,
                  "rate": 0.41
                },
                {
                  "upTo": null,
                  "rate": 0.42
                }
              ],
              "from": "2025-01-01",
              "until": null,
              "title": "loi modifiée du 4 décembre 1967 (LIR)",
              "article": "art. 118",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.capitalGain.rateFraction",
              "says": "Fraction of the average rate that applies to long-term gains.",
              "unit": "fraction",
              "value": 0.5,
              "from": "2025-07-01",
              "until": null,
              "title": "loi modifiée du 4 décembre 1967 (LIR)",
              "article": "art. 131(1)c",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.capitalGain.specialRateRounding",
              "says": "Precision to which the special rate is rounded.",
              "unit": "fraction",
              "value": 0.0001,
              "from": "2017-01-01",
              "until": null,
              "title": "loi modifiée du 4 décembre 1967 (LIR)",
              "article": "art. 131",
              "certainty": "estimate",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.incomeTax.employmentFund",
              "says": "Rate of the contribution to the employment fund up to the threshold.",
              "unit": "fraction",
              "value": 0.07,
              "from": "2017-01-01",
              "until": null,
              "title": "fonds pour l'emploi",
              "article": "solidarity tax",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.dependency.rate",
              "says": "Dependency insurance contribution.",
              "unit": "fraction",
              "value": 0.014,
              "from": "2015-01-01",
              "until": null,
              "title": "circulaire CADEP 1 du 23 octobre 2009",
              "article": "p. 6–8",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    speculative: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_speculative",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "saleDate": "2026-06-15",
          "taxYear": 2026,
          "currency": "EUR",
          "regime": "speculative",
          "holding": {
            "from": "2023-03-06",
            "to": "2026-06-15",
            "speculativeUpToYears": 5,
            "lastSpeculativeDay": "2028-03-06",
            "basis": [
              "lu.capitalGain.speculativeYears"
            ]
          },
          "items": [
            {
              "key": "acquisitionPrice",
              "year": 2023,
              "amount": 500000,
              "coefficient": 1,
              "revalued": 500000,
              "basis": [
                "lu.capitalGain.speculativeYears"
              ]
            },
            {
              "key": "acquisitionCosts",
              "year": 2023,
              "amount": 37000,
              "coefficient": 1,
              "revalued": 37000,
              "basis": [
                "lu.capitalGain.speculativeYears"
              ]
            }
          ],
          "revaluedCost": 537000,
          "gain": 48000,
          "exemption": null,
          "taxableGain": 48000,
          "allowances": [],
          "tariff": {
            "ordinaryTaxableIncome": 50000,
            "adjustedIncome": 98000,
            "taxOnAdjustedIncome": 25984,
            "taxOnOrdinaryIncome": 7341
          },
          "lines": [
            {
              "key": "incomeTaxOnGain",
              "label": "Income tax on the speculative gain",
              "localLabel": "impôt sur le bénéfice de spéculation",
              "category": "incomeTax",
              "amount": 18643,
              "base": 48000,
              "payer": "seller",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.incomeTax.scale"
              ],
              "inForceFrom": "2025-01-01",
              "inForceUntil": null,
              "legalReference": "LIR art. 99bis"
            },
            {
              "key": "employmentFund",
              "label": "Contribution to the employment fund",
              "localLabel": "contribution au fonds pour l'emploi",
              "category": "incomeTax",
              "amount": 1305.01,
              "base": 18643,
              "rate": 0.07,
              "payer": "seller",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.incomeTax.employmentFund"
              ],
              "inForceFrom": "2017-01-01",
              "inForceUntil": null,
              "legalReference": "impôt de solidarité, fonds pour l'emploi"
            },
            {
              "key": "dependencyContribution",
              "label": "Dependency insurance contribution",
              "localLabel": "contribution dépendance",
              "category": "socialContribution",
              "amount": 672,
              "base": 48000,
              "rate": 0.014,
              "payer": "seller",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "lu.dependency.rate"
              ],
              "inForceFrom": "2015-01-01",
              "inForceUntil": null,
              "legalReference": "circulaire CADEP 1 du 23 octobre 2009"
            }
          ],
          "totals": {
            "tax": 20620.01,
            "taxLow": 20620.01,
            "taxHigh": 20620.01,
            "effectiveRate": 0.429584,
            "netProceeds": 564379.99
          },
          "possibleReliefs": [
            {
              "key": "mainResidenceExemption",
              "label": "Exemption of the main residence",
              "saving": 20620.01,
              "condition": "The dwelling was the main residence in the terms of LIR art. 102bis.",
              "fields": [
                "mainResidence",
                "occupancy"
              ],
              "basis": [
                "lu.capitalGain.mainResidence"
              ],
              "certainty": "published"
            },
            {
              "key": "decennialAllowance",
              "label": "Decennial allowance of a long-term gain",
              "saving": null,
              "condition": "The deed was passed after 2028-03-06, so that the gain was long-term.",
              "fields": [],
              "basis": [
                "lu.capitalGain.decennialAllowance"
              ],
              "certainty": "published"
            }
          ],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            },
            {
              "code": "declaration_required",
              "message": "The sale is declared on form 700 even when no tax is due."
            }
          ],
          "assumptions": [
            {
              "field": "acquisitionMode",
              "value": "purchase",
              "certainty": "published",
              "note": "The dates and prices are those of the last acquisition for value.",
              "source": "default"
            },
            {
              "field": "mainResidence",
              "value": false,
              "certainty": "published",
              "note": "No exemption is granted that nobody asked for.",
              "source": "default"
            },
            {
              "field": "healthInsuredInLuxembourg",
              "value": true,
              "certainty": "published",
              "note": "Residents covered by Luxembourg health insurance owe the dependency contribution.",
              "source": "default"
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "lu_capital_gain_law",
          "requestId": "req_speculative",
          "law": [
            {
              "id": "lu.capitalGain.speculativeYears",
              "says": "A sale at most this many years after the acquisition is speculative.",
              "unit": "years",
              "value": 5,
              "from": "2025-07-01",
              "until": null,
              "title": "loi modifiée du 4 décembre 1967 (LIR)",
              "article": "art. 99bis",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.incomeTax.scale",
              "says": "Income-tax scale, class 1.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 13230,
                  "rate": 0
                },
                {
                  "upTo": 15435,
                  "rate": 0.08
                },
                {
                  "upTo": 17640,
                  "rate": 0.09
                },
                {
                  "upTo": 19845,
                  "rate": 0.1
                },
                {
                  "upTo": 22050,
                  "rate": 0.11
                },
                {
                  "upTo": 24255,
                  "rate": 0.12
                },
                {
                  "upTo": 26550,
                  "rate": 0.14
                },
                {
                  "upTo": 28845,
                  "rate": 0.16
                },
                {
                  "upTo": 31140,
                  "rate": 0.18
                },
                {
                  "upTo": 33435,
                  "rate": 0.2
                },
                {
                  "upTo": 35730,
                  "rate": 0.22
                },
                {
                  "upTo": 38025,
                  "rate": 0.24
                },
                {
                  "upTo": 40320,
                  "rate": 0.26
                },
                {
                  "upTo": 42615,
                  "rate": 0.28
                },
                {
                  "upTo": 44910,
                  "rate": 0.3
                },
                {
                  "upTo": 47205,
                  "rate": 0.32
                },
                {
                  "upTo": 49500,
                  "rate": 0.34
                },
                {
                  "upTo": 51795,
                  "rate": 0.36
                },
                {
                  "upTo": 54090,
                  "rate": 0.38
                },
                {
                  "upTo": 117450,
                  "rate": 0.39
                },
                {
                  "upTo": 176160,
                  "rate": 0.4
                },
                {
                  "upTo": 234870,
                  "rate": 0.41
                },
                {
                  "upTo": null,
                  "rate": 0.42
                }
              ],
              "from": "2025-01-01",
              "until": null,
              "title": "loi modifiée du 4 décembre 1967 (LIR)",
              "article": "art. 118",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.incomeTax.employmentFund",
              "says": "Rate of the contribution to the employment fund up to the threshold.",
              "unit": "fraction",
              "value": 0.07,
              "from": "2017-01-01",
              "until": null,
              "title": "fonds pour l'emploi",
              "article": "solidarity tax",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.dependency.rate",
              "says": "Dependency insurance contribution.",
              "unit": "fraction",
              "value": 0.014,
              "from": "2015-01-01",
              "until": null,
              "title": "circulaire CADEP 1 du 23 octobre 2009",
              "article": "p. 6–8",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    mainResidence: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_mainResidence",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "saleDate": "2026-06-15",
          "taxYear": 2026,
          "currency": "EUR",
          "regime": "exempt",
          "holding": {
            "from": "2022-10-03",
            "to": "2026-06-15",
            "speculativeUpToYears": 5,
            "lastSpeculativeDay": "2027-10-03",
            "basis": [
              "lu.capitalGain.speculativeYears",
              "lu.capitalGain.mainResidence"
            ]
          },
          "items": [
            {
              "key": "acquisitionPrice",
              "year": 2022,
              "amount": 700000,
              "coefficient": 1,
              "revalued": 700000,
              "basis": [
                "lu.capitalGain.speculativeYears"
              ]
            },
            {
              "key": "acquisitionCosts",
              "year": 2022,
              "amount": 35000,
              "coefficient": 1,
              "revalued": 35000,
              "basis": [
                "lu.capitalGain.speculativeYears"
              ]
            }
          ],
          "revaluedCost": 735000,
          "gain": 165000,
          "exemption": "mainResidence",
          "allowances": [],
          "taxableGain": 0,
          "lines": [],
          "totals": {
            "tax": 0,
            "taxLow": 0,
            "taxHigh": 0,
            "effectiveRate": 0,
            "netProceeds": 900000
          },
          "possibleReliefs": [],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            },
            {
              "code": "declaration_required",
              "message": "The sale is declared on form 700 even when no tax is due."
            }
          ],
          "assumptions": [
            {
              "field": "acquisitionMode",
              "value": "purchase",
              "certainty": "published",
              "note": "The dates and prices are those of the last acquisition for value.",
              "source": "default"
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "lu_capital_gain_law",
          "requestId": "req_mainResidence",
          "law": [
            {
              "id": "lu.capitalGain.speculativeYears",
              "says": "A sale at most this many years after the acquisition is speculative.",
              "unit": "years",
              "value": 5,
              "from": "2025-07-01",
              "until": null,
              "title": "loi modifiée du 4 décembre 1967 (LIR)",
              "article": "art. 99bis",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "lu.capitalGain.mainResidence",
              "says": "A main residence is exempt when it was occupied from the acquisition on, or during this many years before the sale, or was left for compelling reasons.",
              "unit": "years",
              "value": 5,
              "from": "2015-01-01",
              "until": null,
              "title": "loi modifiée du 4 décembre 1967 (LIR)",
              "article": "art. 102bis",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    saleBeforePurchase: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_saleBeforePurchase",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_saleBeforePurchase",
        "error": "The request does not fit the contract. acquisitionDate: Must not be after the day of the sale, 2026-06-15.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "acquisitionDate",
            "message": "Must not be after the day of the sale, 2026-06-15.",
            "code": "after_sale",
            "received": "\"2026-06-16\"",
            "allowed": [
              "at most 2026-06-15"
            ]
          }
        ]
      }
    },
    saleOf2016: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_saleOf2016",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_saleOf2016",
        "error": "The law of that day, or of that case, is not covered. saleDate: The parameter lu.incomeTax.scale is not covered on 2016-06-15; it is from 2017-01-01 to 2027-12-31.",
        "code": "law_not_covered",
        "issues": [
          {
            "path": "saleDate",
            "message": "The parameter lu.incomeTax.scale is not covered on 2016-06-15; it is from 2017-01-01 to 2027-12-31.",
            "received": "\"2016-06-15\"",
            "allowed": [
              "2017-01-01 to 2023-12-31",
              "2024-01-01 to 2024-12-31",
              "2025-01-01 to 2027-12-31"
            ]
          }
        ]
      }
    },
    wrongFields: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_wrongFields",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_wrongFields",
        "error": "The request does not fit the contract. saleDate: It must be a calendar day that exists, as YYYY-MM-DD. (and 2 more in issues)",
        "code": "invalid_request",
        "issues": [
          {
            "path": "saleDate",
            "message": "It must be a calendar day that exists, as YYYY-MM-DD.",
            "received": "\"2026-02-31\""
          },
          {
            "path": "taxClass",
            "message": "Must be one of the allowed values.",
            "received": "2",
            "allowed": [
              "1",
              "2",
              "1a"
            ]
          },
          {
            "path": "rate",
            "message": "Is not a field of this request.",
            "received": "0.2"
          }
        ]
      }
    },
    brokenJson: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_brokenJson",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body is not valid JSON.",
        "code": "invalid_json",
        "requestId": "req_brokenJson"
      }
    },
    noCredential: {
      "status": 401,
      "headers": {
        "X-Request-Id": "req_noCredential"
      },
      "body": {
        "success": false,
        "error": "No API key was sent.",
        "code": "missing_credential",
        "requestId": "req_noCredential"
      }
    },
    unknownKey: {
      "status": 401,
      "headers": {
        "X-Request-Id": "req_unknownKey"
      },
      "body": {
        "success": false,
        "error": "This API key is not known.",
        "code": "invalid_key",
        "requestId": "req_unknownKey"
      }
    },
    slowBody: {
      "status": 408,
      "headers": {
        "X-Request-Id": "req_slowBody",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The request did not arrive in time.",
        "code": "request_timeout",
        "requestId": "req_slowBody"
      }
    },
    keyUsedBefore: {
      "status": 409,
      "headers": {
        "X-Request-Id": "req_keyUsedBefore",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "This Idempotency-Key was used for another body.",
        "code": "idempotency_conflict",
        "requestId": "req_keyUsedBefore"
      }
    },
    bodyAboveLimit: {
      "status": 413,
      "headers": {
        "X-Request-Id": "req_bodyAboveLimit",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body is larger than this operation reads.",
        "code": "body_too_large",
        "requestId": "req_bodyAboveLimit"
      }
    },
    textBody: {
      "status": 415,
      "headers": {
        "X-Request-Id": "req_textBody",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "error": "The body must be JSON in UTF-8.",
        "code": "unsupported_media_type",
        "requestId": "req_textBody"
      }
    },
    minuteUsedUp: {
      "status": 429,
      "headers": {
        "X-Request-Id": "req_minuteUsedUp",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": "1795262460",
        "Retry-After": "30"
      },
      "body": {
        "success": false,
        "error": "Too many requests in this minute.",
        "code": "rate_limited",
        "requestId": "req_minuteUsedUp"
      }
    },
    dayUsedUp: {
      "status": 429,
      "headers": {
        "X-Request-Id": "req_dayUsedUp",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": "1795262460",
        "Retry-After": "30",
        "X-Should-Retry": "false"
      },
      "body": {
        "success": false,
        "error": "The daily quota of this key is used up.",
        "code": "daily_quota_exhausted",
        "requestId": "req_dayUsedUp"
      }
    },
    storeAway: {
      "status": 503,
      "headers": {
        "X-Request-Id": "req_storeAway",
        "Retry-After": "30"
      },
      "body": {
        "success": false,
        "error": "The service cannot answer at the moment.",
        "code": "unavailable",
        "requestId": "req_storeAway"
      }
    },
    pageKey: {
      "status": 403,
      "headers": {
        "X-Request-Id": "req_pageKey"
      },
      "body": {
        "success": false,
        "error": "This key has no right to this operation.",
        "code": "forbidden",
        "requestId": "req_pageKey"
      }
    },
    brokenInside: {
      "status": 500,
      "headers": {
        "X-Request-Id": "req_brokenInside"
      },
      "body": {
        "success": false,
        "error": "Something failed on our side.",
        "code": "internal",
        "requestId": "req_brokenInside"
      }
    },
  },
}
