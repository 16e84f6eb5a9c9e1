// Printed from the contract by `npm run derive`; not edited by hand.

/** An answer of the service as it is documented; null for an answer without a body. */
export interface ExampleAnswer<Status extends number = number> {
  status: Status
  headers: Record<string, string>
  body: object | null
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
    /** A publishable key from a page that is not its own */
    foreignOrigin: ExampleAnswer<403>
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
    /** Something fails inside */
    brokenInside: ExampleAnswer<500>
    /** The store does not answer */
    storeAway: ExampleAnswer<503>
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
    /** A publishable key from a page that is not its own */
    foreignOrigin: ExampleAnswer<403>
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
    /** Something fails inside */
    brokenInside: ExampleAnswer<500>
    /** The store does not answer */
    storeAway: ExampleAnswer<503>
  }
  marketData: {
    /** Every indicator, from the snapshot: this server does not ask the sources */
    market: ExampleAnswer<200>
    /** The answer that the caller holds is still the one */
    unchanged: ExampleAnswer<304>
    /** No API key */
    noCredential: ExampleAnswer<401>
    /** An API key that nobody has */
    unknownKey: ExampleAnswer<401>
    /** A publishable key, which is for web pages */
    pageKey: ExampleAnswer<403>
    /** The minute of the key is full */
    minuteUsedUp: ExampleAnswer<429>
    /** The day of the key is full */
    dayUsedUp: ExampleAnswer<429>
    /** Something fails inside */
    brokenInside: ExampleAnswer<500>
    /** The store does not answer */
    storeAway: ExampleAnswer<503>
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
        "error": "The request does not fit the contract. surface: Must be a number, not text. (and 3 more in issues)",
        "code": "invalid_request",
        "issues": [
          {
            "path": "surface",
            "message": "Must be a number, not text.",
            "received": "\"80\""
          },
          {
            "path": "etage",
            "message": "Must be one of the allowed values.",
            "received": "\"3\"",
            "allowed": [
              "rdc",
              "entre",
              "dernier"
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
        "X-Request-Id": "req_noCredential",
        "WWW-Authenticate": "Bearer realm=\"Valorem\""
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
        "X-Request-Id": "req_unknownKey",
        "WWW-Authenticate": "Bearer realm=\"Valorem\""
      },
      "body": {
        "success": false,
        "error": "This API key is not known.",
        "code": "invalid_key",
        "requestId": "req_unknownKey"
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
  },
  estimateBatch: {
    partlyRight: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_partlyRight",
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
        "X-Request-Id": "req_itemOffSchema",
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
            "error": "The request does not fit the contract. surface: Must be a number, not text.",
            "code": "invalid_request",
            "issues": [
              {
                "path": "surface",
                "message": "Must be a number, not text.",
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
        "X-Request-Id": "req_emptyBatch",
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
        "X-Request-Id": "req_noCredential",
        "WWW-Authenticate": "Bearer realm=\"Valorem\""
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
        "X-Request-Id": "req_unknownKey",
        "WWW-Authenticate": "Bearer realm=\"Valorem\""
      },
      "body": {
        "success": false,
        "error": "This API key is not known.",
        "code": "invalid_key",
        "requestId": "req_unknownKey"
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
  },
  marketData: {
    market: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_market",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460",
        "ETag": "\"dWERa3KyHS7gWPVxj0CPEj\"",
        "Cache-Control": "private, max-age=3600"
      },
      "body": {
        "success": true,
        "data": {
          "asOf": "2026-11-21T12:00:00Z",
          "refresh": "off",
          "snapshotDate": "2026-11-21",
          "indicators": [
            {
              "key": "ecb.deposit_facility",
              "group": "centralBank",
              "name": {
                "en": "ECB deposit facility rate",
                "fr": "Taux de la facilité de dépôt de la BCE",
                "de": "Einlagesatz der EZB",
                "lb": "Depotsfazilitéitssaz vun der EZB"
              },
              "frequency": "onChange",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": {
                "value": 0.0225,
                "period": "2026-06-17"
              },
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": null,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "ECB Data Portal",
                "series": "FM.B.U2.EUR.4F.KR.DFR.LEV",
                "url": "https://data.ecb.europa.eu/data/datasets/FM/FM.B.U2.EUR.4F.KR.DFR.LEV"
              }
            },
            {
              "key": "ecb.main_refinancing",
              "group": "centralBank",
              "name": {
                "en": "ECB main refinancing rate",
                "fr": "Taux des opérations principales de refinancement de la BCE",
                "de": "Hauptrefinanzierungssatz der EZB",
                "lb": "Haaptrefinanzéierungssaz vun der EZB"
              },
              "frequency": "onChange",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": null,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "ECB Data Portal",
                "series": "FM.B.U2.EUR.4F.KR.MRR_FR.LEV",
                "url": "https://data.ecb.europa.eu/data/datasets/FM/FM.B.U2.EUR.4F.KR.MRR_FR.LEV"
              }
            },
            {
              "key": "ecb.marginal_lending",
              "group": "centralBank",
              "name": {
                "en": "ECB marginal lending rate",
                "fr": "Taux de la facilité de prêt marginal de la BCE",
                "de": "Spitzenrefinanzierungssatz der EZB",
                "lb": "Spëtzerefinanzéierungssaz vun der EZB"
              },
              "frequency": "onChange",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": null,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "ECB Data Portal",
                "series": "FM.B.U2.EUR.4F.KR.MLFR.LEV",
                "url": "https://data.ecb.europa.eu/data/datasets/FM/FM.B.U2.EUR.4F.KR.MLFR.LEV"
              }
            },
            {
              "key": "ecb.estr",
              "group": "interbank",
              "name": {
                "en": "Euro short-term rate (€STR)",
                "fr": "Taux à court terme en euros (€STR)",
                "de": "Euro-Kurzfristzinssatz (€STR)",
                "lb": "Kuerzfristege Euro-Zënssaz (€STR)"
              },
              "frequency": "daily",
              "unit": "fraction",
              "value": 0.02188,
              "publishedValue": 2.188,
              "publishedUnit": "percent",
              "period": "2026-09-02",
              "previous": null,
              "publishedAt": null,
              "retrievedAt": "2026-11-21T00:00:00Z",
              "ageDays": 80,
              "staleAfterDays": 10,
              "stale": true,
              "status": "snapshot",
              "reason": null,
              "certainty": "published",
              "observation": "final",
              "source": {
                "name": "ECB Data Portal",
                "series": "EST.B.EU000A2X2A25.WT",
                "url": "https://data.ecb.europa.eu/data/datasets/EST/EST.B.EU000A2X2A25.WT"
              }
            },
            {
              "key": "euribor.1m",
              "group": "interbank",
              "name": {
                "en": "Euribor 1 month, monthly average",
                "fr": "Euribor 1 mois, moyenne mensuelle",
                "de": "Euribor 1 Monat, Monatsdurchschnitt",
                "lb": "Euribor 1 Mount, Mounetsduerchschnëtt"
              },
              "frequency": "monthly",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 75,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "ECB Data Portal",
                "series": "FM.M.U2.EUR.RT.MM.EURIBOR1MD_.HSTA",
                "url": "https://data.ecb.europa.eu/data/datasets/FM/FM.M.U2.EUR.RT.MM.EURIBOR1MD_.HSTA"
              }
            },
            {
              "key": "euribor.3m",
              "group": "interbank",
              "name": {
                "en": "Euribor 3 months, monthly average",
                "fr": "Euribor 3 mois, moyenne mensuelle",
                "de": "Euribor 3 Monate, Monatsdurchschnitt",
                "lb": "Euribor 3 Méint, Mounetsduerchschnëtt"
              },
              "frequency": "monthly",
              "unit": "fraction",
              "value": 0.026350455,
              "publishedValue": 2.6350455,
              "publishedUnit": "percent",
              "period": "2026-09",
              "previous": {
                "value": 0.025131429,
                "period": "2026-08"
              },
              "publishedAt": null,
              "retrievedAt": "2026-10-04T00:00:00Z",
              "ageDays": 81,
              "staleAfterDays": 75,
              "stale": true,
              "status": "snapshot",
              "reason": null,
              "certainty": "published",
              "observation": "final",
              "source": {
                "name": "ECB Data Portal",
                "series": "FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA",
                "url": "https://data.ecb.europa.eu/data/datasets/FM/FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA"
              }
            },
            {
              "key": "euribor.6m",
              "group": "interbank",
              "name": {
                "en": "Euribor 6 months, monthly average",
                "fr": "Euribor 6 mois, moyenne mensuelle",
                "de": "Euribor 6 Monate, Monatsdurchschnitt",
                "lb": "Euribor 6 Méint, Mounetsduerchschnëtt"
              },
              "frequency": "monthly",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 75,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "ECB Data Portal",
                "series": "FM.M.U2.EUR.RT.MM.EURIBOR6MD_.HSTA",
                "url": "https://data.ecb.europa.eu/data/datasets/FM/FM.M.U2.EUR.RT.MM.EURIBOR6MD_.HSTA"
              }
            },
            {
              "key": "euribor.12m",
              "group": "interbank",
              "name": {
                "en": "Euribor 12 months, monthly average",
                "fr": "Euribor 12 mois, moyenne mensuelle",
                "de": "Euribor 12 Monate, Monatsdurchschnitt",
                "lb": "Euribor 12 Méint, Mounetsduerchschnëtt"
              },
              "frequency": "monthly",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 75,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "ECB Data Portal",
                "series": "FM.M.U2.EUR.RT.MM.EURIBOR1YD_.HSTA",
                "url": "https://data.ecb.europa.eu/data/datasets/FM/FM.M.U2.EUR.RT.MM.EURIBOR1YD_.HSTA"
              }
            },
            {
              "key": "fr.oat_10y_monthly",
              "group": "bond",
              "name": {
                "en": "French 10-year government bond yield, monthly average",
                "fr": "Rendement des emprunts d'État français à 10 ans, moyenne mensuelle",
                "de": "Rendite zehnjähriger französischer Staatsanleihen, Monatsdurchschnitt",
                "lb": "Rendement vu franséische Staatsobligatiounen op 10 Joer, Mounetsduerchschnëtt"
              },
              "frequency": "monthly",
              "unit": "fraction",
              "value": 0.0368,
              "publishedValue": 3.68,
              "publishedUnit": "percent",
              "period": "2026-06",
              "previous": null,
              "publishedAt": null,
              "retrievedAt": "2026-11-21T00:00:00Z",
              "ageDays": 173,
              "staleAfterDays": 75,
              "stale": true,
              "status": "snapshot",
              "reason": null,
              "certainty": "published",
              "observation": "final",
              "source": {
                "name": "ECB Data Portal",
                "series": "IRS.M.FR.L.L40.CI.0000.EUR.N.Z",
                "url": "https://data.ecb.europa.eu/data/datasets/IRS/IRS.M.FR.L.L40.CI.0000.EUR.N.Z"
              }
            },
            {
              "key": "fr.tec10",
              "group": "bond",
              "name": {
                "en": "French 10-year constant maturity rate (TEC 10)",
                "fr": "Taux de l'échéance constante à 10 ans (TEC 10)",
                "de": "Französischer Zehnjahressatz (TEC 10)",
                "lb": "Franséischen Zéngjoressaz (TEC 10)"
              },
              "frequency": "daily",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 10,
              "stale": null,
              "status": "unavailable",
              "reason": "needs_source_key",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "Banque de France Webstat",
                "series": "FM.D.FR.EUR.FR2.BB.FRMOYTEC10.HSTA",
                "url": "https://webstat.banque-france.fr"
              }
            },
            {
              "key": "lu.long_rate_10y",
              "group": "bond",
              "name": {
                "en": "Luxembourg 10-year government bond yield",
                "fr": "Rendement des emprunts d’État luxembourgeois à 10 ans",
                "de": "Rendite zehnjähriger luxemburgischer Staatsanleihen",
                "lb": "Rendement vu lëtzebuergesche Staatsobligatiounen op 10 Joer"
              },
              "frequency": "monthly",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 75,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "ECB Data Portal",
                "series": "IRS.M.LU.L.L40.CI.0000.EUR.N.Z",
                "url": "https://data.ecb.europa.eu/data/datasets/IRS/IRS.M.LU.L.L40.CI.0000.EUR.N.Z"
              }
            },
            {
              "key": "lu.mortgage_rate_new",
              "group": "credit",
              "name": {
                "en": "Luxembourg rate on new housing loans",
                "fr": "Taux des nouveaux crédits immobiliers au Luxembourg",
                "de": "Zinssatz neuer Wohnungsbaukredite in Luxemburg",
                "lb": "Zënssaz vun neie Wunnengskreditter zu Lëtzebuerg"
              },
              "frequency": "monthly",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 75,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "ECB Data Portal",
                "series": "MIR.M.LU.B.A2C.AM.R.A.2250.EUR.N",
                "url": "https://data.ecb.europa.eu/data/datasets/MIR/MIR.M.LU.B.A2C.AM.R.A.2250.EUR.N"
              }
            },
            {
              "key": "lu.hicp_yoy",
              "group": "prices",
              "name": {
                "en": "Luxembourg inflation (HICP), year on year",
                "fr": "Inflation au Luxembourg (IPCH), sur un an",
                "de": "Inflation in Luxemburg (HVPI), zum Vorjahr",
                "lb": "Inflatioun zu Lëtzebuerg (HVPI), iwwer ee Joer"
              },
              "frequency": "monthly",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 75,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "Eurostat",
                "series": "prc_hicp_minr geo=LU coicop18=TOTAL unit=RCH_A",
                "url": "https://ec.europa.eu/eurostat/databrowser/view/prc_hicp_minr"
              }
            },
            {
              "key": "ea.hicp_yoy",
              "group": "prices",
              "name": {
                "en": "Euro-area inflation (HICP), year on year",
                "fr": "Inflation de la zone euro (IPCH), sur un an",
                "de": "Inflation im Euroraum (HVPI), zum Vorjahr",
                "lb": "Inflatioun an der Eurozon (HVPI), iwwer ee Joer"
              },
              "frequency": "monthly",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 75,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "Eurostat",
                "series": "prc_hicp_minr geo=EA coicop18=TOTAL unit=RCH_A",
                "url": "https://ec.europa.eu/eurostat/databrowser/view/prc_hicp_minr"
              }
            },
            {
              "key": "lu.cpi_index",
              "group": "prices",
              "name": {
                "en": "Luxembourg consumer price index, 1 January 1948 = 100",
                "fr": "Indice des prix à la consommation, base 100 au 1er janvier 1948",
                "de": "Verbraucherpreisindex, 1. Januar 1948 = 100",
                "lb": "Konsumpräisindex, 1. Januar 1948 = 100"
              },
              "frequency": "monthly",
              "unit": "index",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "index",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 75,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "STATEC LUSTAT",
                "series": "DSD_PRIX_CONSO@DF_E5100",
                "url": "https://lustat.statec.lu"
              }
            },
            {
              "key": "lu.wage_index",
              "group": "wages",
              "name": {
                "en": "Luxembourg wage index",
                "fr": "Cote d’application de l’échelle mobile des salaires",
                "de": "Anwendbarer Lohnindex",
                "lb": "Indexstuf vun de Léin"
              },
              "frequency": "onChange",
              "unit": "index",
              "value": 992.24,
              "publishedValue": 992.24,
              "publishedUnit": "index",
              "period": "2026-06-01",
              "previous": {
                "value": 968.04,
                "period": "2025-05-01"
              },
              "publishedAt": null,
              "retrievedAt": "2026-11-21T00:00:00Z",
              "ageDays": 173,
              "staleAfterDays": null,
              "stale": false,
              "status": "snapshot",
              "reason": null,
              "certainty": "published",
              "observation": "final",
              "source": {
                "name": "STATEC LUSTAT",
                "series": "DSD_PRIX_EMS@DF_E5200",
                "url": "https://lustat.statec.lu"
              }
            },
            {
              "key": "lu.house_price_index",
              "group": "housing",
              "name": {
                "en": "Luxembourg house price index",
                "fr": "Indice des prix des logements au Luxembourg",
                "de": "Wohnimmobilienpreisindex Luxemburg",
                "lb": "Präisindex vun de Wunnengen zu Lëtzebuerg"
              },
              "frequency": "quarterly",
              "unit": "index",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "index",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 200,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "Eurostat",
                "series": "prc_hpi_q geo=LU purchase=TOTAL unit=I15_Q",
                "url": "https://ec.europa.eu/eurostat/databrowser/view/prc_hpi_q"
              }
            },
            {
              "key": "lu.house_price_yoy",
              "group": "housing",
              "name": {
                "en": "Luxembourg house prices, year on year",
                "fr": "Prix des logements au Luxembourg, sur un an",
                "de": "Wohnimmobilienpreise Luxemburg, zum Vorjahr",
                "lb": "Wunnengspräisser zu Lëtzebuerg, iwwer ee Joer"
              },
              "frequency": "quarterly",
              "unit": "fraction",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "percent",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 200,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "Eurostat",
                "series": "prc_hpi_q geo=LU purchase=TOTAL unit=RCH_A",
                "url": "https://ec.europa.eu/eurostat/databrowser/view/prc_hpi_q"
              }
            },
            {
              "key": "lu.house_price_index_ecb",
              "group": "housing",
              "name": {
                "en": "Luxembourg residential property price index (ECB)",
                "fr": "Indice des prix de l’immobilier résidentiel (BCE)",
                "de": "Wohnimmobilienpreisindex (EZB)",
                "lb": "Präisindex vu Wunnimmobilien (EZB)"
              },
              "frequency": "quarterly",
              "unit": "index",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "index",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 200,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "ECB Data Portal",
                "series": "RESR.Q.LU._T.N._TR.TVAL.4D0.TB.N.IX",
                "url": "https://data.ecb.europa.eu/data/datasets/RESR/RESR.Q.LU._T.N._TR.TVAL.4D0.TB.N.IX"
              }
            },
            {
              "key": "lu.building_permits",
              "group": "housing",
              "name": {
                "en": "Luxembourg building permits, dwellings",
                "fr": "Autorisations de bâtir, logements",
                "de": "Baugenehmigungen, Wohnungen",
                "lb": "Baugeneemegungen, Wunnengen"
              },
              "frequency": "monthly",
              "unit": "count",
              "value": null,
              "publishedValue": null,
              "publishedUnit": "count",
              "period": null,
              "previous": null,
              "publishedAt": null,
              "retrievedAt": null,
              "ageDays": null,
              "staleAfterDays": 75,
              "stale": null,
              "status": "unavailable",
              "reason": "not_in_snapshot",
              "certainty": null,
              "observation": null,
              "source": {
                "name": "STATEC LUSTAT",
                "series": "DF_D4111",
                "url": "https://lustat.statec.lu"
              }
            }
          ],
          "failures": []
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "official_series_with_snapshot",
          "requestId": "req_market"
        }
      }
    },
    unchanged: {
      "status": 304,
      "headers": {
        "X-Request-Id": "req_unchanged",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460",
        "ETag": "\"dWERa3KyHS7gWPVxj0CPEj\"",
        "Cache-Control": "private, max-age=3600"
      },
      "body": null
    },
    noCredential: {
      "status": 401,
      "headers": {
        "X-Request-Id": "req_noCredential",
        "WWW-Authenticate": "Bearer realm=\"Valorem\""
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
        "X-Request-Id": "req_unknownKey",
        "WWW-Authenticate": "Bearer realm=\"Valorem\""
      },
      "body": {
        "success": false,
        "error": "This API key is not known.",
        "code": "invalid_key",
        "requestId": "req_unknownKey"
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
  },
}
