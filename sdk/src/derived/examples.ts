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
