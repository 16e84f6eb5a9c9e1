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
  mortgageLendingValue: {
    /** A haircut of 10 % on a million */
    tenPercent: ExampleAnswer<200>
    /** An income pillar that binds, with a loan */
    incomeBinds: ExampleAnswer<200>
    /** A revaluation that its history caps */
    revaluation: ExampleAnswer<200>
    /** Costs that leave nothing of the rent */
    costsAboveRent: ExampleAnswer<400>
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
  discountedCashFlow: {
    /** Flat income, bought at income over rate: it earns the rate */
    flatIncome: ExampleAnswer<200>
    /** Three units, one of them vacant, let again over ten years */
    threeUnits: ExampleAnswer<200>
    /** An office bought with a loan and sold after two years */
    levered: ExampleAnswer<200>
    /** Costs above the rent: a value, and no rate of return */
    onlyLosses: ExampleAnswer<200>
    /** A lease that ended before the valuation date, and a cap below its floor */
    leaseEnded: ExampleAnswer<400>
    /** Percent sent for a fraction, a yield of nothing, an unknown field */
    percentForFraction: ExampleAnswer<400>
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
  directCapitalisation: {
    /** A net income, and the costs of the buyer */
    netIncome: ExampleAnswer<200>
    /** A gross income at the default rate */
    defaultRate: ExampleAnswer<200>
    /** A rent below the market for three years */
    termAndReversion: ExampleAnswer<200>
    /** The same in layers */
    hardcore: ExampleAnswer<200>
    /** A rate of 0 */
    rateOfZero: ExampleAnswer<400>
    /** A passing rent above the market in layers */
    overRented: ExampleAnswer<400>
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
  investedCapital: {
    /** A purchase with 20 % of own money, fees and works */
    fiveParts: ExampleAnswer<200>
    /** A loan of 95 % in Luxembourg, above two limits */
    highLoan: ExampleAnswer<200>
    /** A down payment above the price */
    downPaymentAbovePrice: ExampleAnswer<400>
    /** Two ways to say the financing, even if they agree */
    overdeterminedFinancing: ExampleAnswer<400>
    /** Calculated fees in a municipality that nobody knows */
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
  cashflow: {
    /** Five years with a loan, then sold; growth of the country */
    fiveYearsThenSold: ExampleAnswer<200>
    /** One year without a loan, with a flat tax */
    cashOnly: ExampleAnswer<200>
    /** A loan whose balloon is its principal */
    balloonOfLoan: ExampleAnswer<400>
    /** Calculated fees in a municipality that nobody knows */
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
  mortgage: {
    /** 500 000 over thirty years with a fee, year by year */
    thirtyYears: ExampleAnswer<200>
    /** Twelve months of actual days over 365 */
    actualDays: ExampleAnswer<200>
    /** Both terms */
    bothTerms: ExampleAnswer<400>
    /** Actual days without a start */
    startMissing: ExampleAnswer<400>
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
  yields: {
    /** A flat with its costs */
    letFlat: ExampleAnswer<200>
    /** Costs above the rent: negative yields */
    costsAboveRent: ExampleAnswer<200>
    /** With interest and a flat tax */
    afterTax: ExampleAnswer<200>
    /** Both rents */
    bothRents: ExampleAnswer<400>
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
  fees: {
    /** France: a flat to let in the Hauts-de-Seine, line by line */
    france: ExampleAnswer<200>
    /** Luxembourg: a home with a loan, the credit used */
    luxembourg: ExampleAnswer<200>
    /** Germany: a home in Bavaria with a loan and a broker */
    germany: ExampleAnswer<200>
    /** Belgium: the only home of its buyers, in Flanders */
    belgium: ExampleAnswer<200>
    /** Netherlands: a home for a buyer of forty */
    netherlands: ExampleAnswer<200>
    /** Italy: a main home on its cadastral value */
    italy: ExampleAnswer<200>
    /** Spain: a new second home in Madrid */
    spain: ExampleAnswer<200>
    /** Portugal: two halves, one with the youth relief */
    portugal: ExampleAnswer<200>
    /** United Kingdom: a second dwelling to let */
    unitedKingdom: ExampleAnswer<200>
    /** United States: a home in Florida with a loan */
    unitedStates: ExampleAnswer<200>
    /** A German region in the Belgian request, and an Italian field */
    wrongRegion: ExampleAnswer<400>
    /** Shares that do not add up to 1 */
    brokenRule: ExampleAnswer<400>
    /** Luxembourg: a name that nobody has, with the nearest one */
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
  countries: {
    /** The ten countries, Luxembourg first */
    tenCountries: ExampleAnswer<200>
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
  mortgageLendingValue: {
    tenPercent: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_tenPercent",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "marketValue": 1000000,
          "assetType": "residential",
          "abattement": 0.1,
          "abattementSource": "request",
          "haircutValue": 900000,
          "haircutAmount": 100000,
          "mortgageLendingValue": 900000,
          "effectiveAbattement": 0.1,
          "bindingConstraint": "haircut",
          "assumptions": [],
          "warnings": [],
          "methodology": {
            "name": "Prudential lending value: market value reduced by a haircut.",
            "references": [
              "Regulation (EU) 575/2013 (CRR), art. 4(1)(74), (74a) and 229(1) as amended by Regulation (EU) 2024/1623: conceptual references",
              "Income pillar: method described in the German Beleihungswertermittlungsverordnung (BelWertV), ss. 8 to 12"
            ],
            "limits": [
              "Not a mortgage lending value or property value established by an independent qualified valuer.",
              "A qualified valuer would still have to establish the market value, the sustainable rent and costs, the rate and the useful life.",
              "Earlier descriptions of this interface quoted \"EN 17503\"; that number designates a chemical analysis method and is not used here."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "market_value_less_prudential_haircut",
          "requestId": "req_tenPercent"
        }
      }
    },
    incomeBinds: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_incomeBinds",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "marketValue": 2000000,
          "assetType": "residential",
          "abattement": 0.1,
          "abattementSource": "default",
          "haircutValue": 1800000,
          "haircutAmount": 778509.25,
          "mortgageLendingValue": 1221490.75,
          "effectiveAbattement": 0.389255,
          "bindingConstraint": "incomeApproach",
          "incomeApproach": {
            "netIncome": 69300,
            "annuityFactor": 16.931518,
            "buildingValue": 521490.75,
            "incomeValue": 1221490.75
          },
          "loanToMarketValue": 0.5,
          "loanToLendingValue": 0.818672,
          "assumptions": [
            {
              "field": "abattement",
              "source": "default",
              "value": 0.1,
              "asOf": "2026-11-21",
              "note": "Judgement: the smallest safety discount of the German BelWertV (s. 16(2)); the deepest market, with owners who live there."
            },
            {
              "field": "incomeApproach.capitalisationRate",
              "source": "default",
              "value": 0.055,
              "asOf": "2024-01-01",
              "note": "Smallest capitalisation rate of the German BelWertV (s. 12(4)) from 1 January 2024, unchanged for 2025 and 2026; surcharges by use come on top."
            }
          ],
          "warnings": [
            {
              "code": "income_value_far_below",
              "message": "The income value is below 70 % of the market value less the haircut."
            }
          ],
          "methodology": {
            "name": "Prudential lending value: market value reduced by a haircut.",
            "references": [
              "Regulation (EU) 575/2013 (CRR), art. 4(1)(74), (74a) and 229(1) as amended by Regulation (EU) 2024/1623: conceptual references",
              "Income pillar: method described in the German Beleihungswertermittlungsverordnung (BelWertV), ss. 8 to 12"
            ],
            "limits": [
              "Not a mortgage lending value or property value established by an independent qualified valuer.",
              "A qualified valuer would still have to establish the market value, the sustainable rent and costs, the rate and the useful life.",
              "Earlier descriptions of this interface quoted \"EN 17503\"; that number designates a chemical analysis method and is not used here."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "market_value_less_prudential_haircut",
          "requestId": "req_incomeBinds"
        }
      }
    },
    revaluation: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_revaluation",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "marketValue": 1200000,
          "assetType": "residential",
          "abattement": 0.05,
          "abattementSource": "request",
          "haircutValue": 1140000,
          "haircutAmount": 145000,
          "mortgageLendingValue": 1055000,
          "effectiveAbattement": 0.120833,
          "bindingConstraint": "revaluationCap",
          "revaluationCap": 1055000,
          "assumptions": [],
          "warnings": [],
          "methodology": {
            "name": "Prudential lending value: market value reduced by a haircut.",
            "references": [
              "Regulation (EU) 575/2013 (CRR), art. 4(1)(74), (74a) and 229(1) as amended by Regulation (EU) 2024/1623: conceptual references",
              "Income pillar: method described in the German Beleihungswertermittlungsverordnung (BelWertV), ss. 8 to 12"
            ],
            "limits": [
              "Not a mortgage lending value or property value established by an independent qualified valuer.",
              "A qualified valuer would still have to establish the market value, the sustainable rent and costs, the rate and the useful life.",
              "Earlier descriptions of this interface quoted \"EN 17503\"; that number designates a chemical analysis method and is not used here."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "market_value_less_prudential_haircut",
          "requestId": "req_revaluation"
        }
      }
    },
    costsAboveRent: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_costsAboveRent",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_costsAboveRent",
        "error": "The request does not fit the contract. incomeApproach.managementCosts: Must be below the rent, so that at least 0.01 is left.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "incomeApproach.managementCosts",
            "message": "Must be below the rent, so that at least 0.01 is left.",
            "code": "noi_not_positive",
            "received": "30000",
            "allowed": [
              "below 30000"
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
  discountedCashFlow: {
    flatIncome: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_flatIncome",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "cashFlows": [
            {
              "year": 1,
              "from": "2026-01-01",
              "to": "2026-12-31",
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000,
              "presentValue": 95238.1
            },
            {
              "year": 2,
              "from": "2027-01-01",
              "to": "2027-12-31",
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000,
              "presentValue": 90702.95
            },
            {
              "year": 3,
              "from": "2028-01-01",
              "to": "2028-12-31",
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000,
              "presentValue": 86383.76
            },
            {
              "year": 4,
              "from": "2029-01-01",
              "to": "2029-12-31",
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000,
              "presentValue": 82270.25
            },
            {
              "year": 5,
              "from": "2030-01-01",
              "to": "2030-12-31",
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000,
              "presentValue": 78352.62
            },
            {
              "year": 6,
              "from": "2031-01-01",
              "to": "2031-12-31",
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000,
              "presentValue": 74621.54
            },
            {
              "year": 7,
              "from": "2032-01-01",
              "to": "2032-12-31",
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000,
              "presentValue": 71068.13
            },
            {
              "year": 8,
              "from": "2033-01-01",
              "to": "2033-12-31",
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000,
              "presentValue": 67683.94
            },
            {
              "year": 9,
              "from": "2034-01-01",
              "to": "2034-12-31",
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000,
              "presentValue": 64460.89
            },
            {
              "year": 10,
              "from": "2035-01-01",
              "to": "2035-12-31",
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000,
              "presentValue": 61391.33
            },
            {
              "year": 11,
              "from": "2036-01-01",
              "to": "2036-12-31",
              "forward": true,
              "potentialRent": 100000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 100000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 100000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 100000
            }
          ],
          "tenants": [
            {
              "name": "A",
              "rentByYear": [
                100000,
                100000,
                100000,
                100000,
                100000,
                100000,
                100000,
                100000,
                100000,
                100000,
                100000
              ],
              "expiries": []
            }
          ],
          "terminalValue": {
            "noi": 100000,
            "gross": 2000000,
            "net": 2000000,
            "presentValue": 1227826.51,
            "shareOfGrossPresentValue": 0.613913
          },
          "grossPresentValue": 2000000,
          "netPresentValue": 0,
          "valueNetOfPurchaserCosts": 2000000,
          "internalRateOfReturn": {
            "status": "ok",
            "value": 0.05
          },
          "equityMultiple": 1.5,
          "netInitialYield": 0.05,
          "reversionaryYield": 0.05,
          "wault": {
            "toExpiryYears": 35,
            "toBreakYears": 35
          },
          "sensitivity": [
            {
              "discountRate": 0.045,
              "exitYield": 0.045,
              "netPresentValue": 222222.22
            },
            {
              "discountRate": 0.045,
              "exitYield": 0.0475,
              "netPresentValue": 146909.04
            },
            {
              "discountRate": 0.045,
              "exitYield": 0.05,
              "netPresentValue": 79127.18
            },
            {
              "discountRate": 0.045,
              "exitYield": 0.0525,
              "netPresentValue": 17800.74
            },
            {
              "discountRate": 0.045,
              "exitYield": 0.055,
              "netPresentValue": -37950.58
            },
            {
              "discountRate": 0.0475,
              "exitYield": 0.045,
              "netPresentValue": 178798.07
            },
            {
              "discountRate": 0.0475,
              "exitYield": 0.0475,
              "netPresentValue": 105263.16
            },
            {
              "discountRate": 0.0475,
              "exitYield": 0.05,
              "netPresentValue": 39081.74
            },
            {
              "discountRate": 0.0475,
              "exitYield": 0.0525,
              "netPresentValue": -20796.69
            },
            {
              "discountRate": 0.0475,
              "exitYield": 0.055,
              "netPresentValue": -75231.62
            },
            {
              "discountRate": 0.05,
              "exitYield": 0.045,
              "netPresentValue": 136425.17
            },
            {
              "discountRate": 0.05,
              "exitYield": 0.0475,
              "netPresentValue": 64622.45
            },
            {
              "discountRate": 0.05,
              "exitYield": 0.05,
              "netPresentValue": 0
            },
            {
              "discountRate": 0.05,
              "exitYield": 0.0525,
              "netPresentValue": -58467.93
            },
            {
              "discountRate": 0.05,
              "exitYield": 0.055,
              "netPresentValue": -111620.59
            },
            {
              "discountRate": 0.0525,
              "exitYield": 0.045,
              "netPresentValue": 95074.88
            },
            {
              "discountRate": 0.0525,
              "exitYield": 0.0475,
              "netPresentValue": 24959.57
            },
            {
              "discountRate": 0.0525,
              "exitYield": 0.05,
              "netPresentValue": -38144.2
            },
            {
              "discountRate": 0.0525,
              "exitYield": 0.0525,
              "netPresentValue": -95238.1
            },
            {
              "discountRate": 0.0525,
              "exitYield": 0.055,
              "netPresentValue": -147141.63
            },
            {
              "discountRate": 0.055,
              "exitYield": 0.045,
              "netPresentValue": 54719.43
            },
            {
              "discountRate": 0.055,
              "exitYield": 0.0475,
              "netPresentValue": -13751.99
            },
            {
              "discountRate": 0.055,
              "exitYield": 0.05,
              "netPresentValue": -75376.26
            },
            {
              "discountRate": 0.055,
              "exitYield": 0.0525,
              "netPresentValue": -131131.55
            },
            {
              "discountRate": 0.055,
              "exitYield": 0.055,
              "netPresentValue": -181818.18
            }
          ],
          "assumptions": [
            {
              "field": "horizonYears",
              "source": "default",
              "value": 10
            },
            {
              "field": "vacancyRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "creditLossRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "managementFeeRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "exitCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "exitPurchaserCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "terminalMethod",
              "source": "default",
              "value": "forwardNoi"
            },
            {
              "field": "timing",
              "source": "default",
              "value": "annualArrears"
            },
            {
              "field": "acquisitionCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "pastInflation",
              "source": "default",
              "value": 0,
              "note": "Inflation of the first year."
            },
            {
              "field": "sensitivity.discountRateSteps",
              "value": "-0.005, -0.0025, 0, 0.0025, 0.005",
              "source": "default"
            },
            {
              "field": "sensitivity.exitYieldSteps",
              "value": "-0.005, -0.0025, 0, 0.0025, 0.005",
              "source": "default"
            },
            {
              "field": "tenants[].leaseStart",
              "value": "valuationDate",
              "source": "default"
            },
            {
              "field": "tenants[].currentRentFreeMonths",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].marketRent",
              "value": "passingRent",
              "source": "default"
            },
            {
              "field": "tenants[].marketRentGrowth",
              "value": "marketRentGrowth",
              "source": "default"
            },
            {
              "field": "tenants[].renewalProbability",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].voidMonths",
              "value": 6,
              "source": "default",
              "asOf": "2026-11-21",
              "note": "Judgement: half a year, where the use of the building is not told."
            },
            {
              "field": "tenants[].rentFreeMonths",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].relettingFeeRate",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].tenantImprovements",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].newLeaseMonths",
              "value": 108,
              "source": "default",
              "asOf": "2026-11-21",
              "note": "Judgement: nine years, the usual commercial lease of Luxembourg (3/6/9)."
            }
          ],
          "warnings": [
            {
              "code": "market_rent_defaulted",
              "message": "For 1 of 1 tenants the passing rent stands in for the market rent."
            }
          ],
          "methodology": {
            "name": "Discounted cash flow of each lease by month, with an exit at a capitalised income",
            "references": [
              "Method described in: RICS practice information, Discounted cash flow valuations (global, November 2023)",
              "Choice among several rates of return: C. J. Norström, A sufficient condition for a unique nonnegative internal rate of return (1972)"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "Rents, market rents, growth, voids, costs and both rates are taken as sent or assumed; a valuer would have to establish them.",
              "Leases are counted to the day, market rents and costs grow in yearly steps; taxes are left out."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "discounted_cash_flow",
          "requestId": "req_flatIncome"
        }
      }
    },
    threeUnits: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_threeUnits",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "cashFlows": [
            {
              "year": 1,
              "from": "2026-01-01",
              "to": "2026-12-31",
              "potentialRent": 342000,
              "voidLoss": 12000,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 330000,
              "operatingCosts": 57000,
              "recoveredCosts": 38863.64,
              "managementFee": 9900,
              "noi": 301963.64,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 301963.64,
              "presentValue": 283533.93
            },
            {
              "year": 2,
              "from": "2027-01-01",
              "to": "2027-12-31",
              "potentialRent": 348780,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 348780,
              "operatingCosts": 58140,
              "recoveredCosts": 43605,
              "managementFee": 10463.4,
              "noi": 323781.6,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 323781.6,
              "presentValue": 285465.05
            },
            {
              "year": 3,
              "from": "2028-01-01",
              "to": "2028-12-31",
              "potentialRent": 344537.6,
              "voidLoss": 41209,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 303328.6,
              "operatingCosts": 59302.8,
              "recoveredCosts": 40433.73,
              "managementFee": 9099.86,
              "noi": 275359.67,
              "lettingCosts": 12362.7,
              "capex": 150000,
              "netCashFlow": 112996.97,
              "presentValue": 93544.44
            },
            {
              "year": 4,
              "from": "2029-01-01",
              "to": "2029-12-31",
              "potentialRent": 350604.17,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 350604.17,
              "operatingCosts": 60488.86,
              "recoveredCosts": 45366.64,
              "managementFee": 10518.13,
              "noi": 324963.83,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 324963.83,
              "presentValue": 252601.89
            },
            {
              "year": 5,
              "from": "2030-01-01",
              "to": "2030-12-31",
              "potentialRent": 363173.42,
              "voidLoss": 265340.89,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 97832.54,
              "operatingCosts": 61698.63,
              "recoveredCosts": 12620.17,
              "managementFee": 2934.98,
              "noi": 45819.1,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 45819.1,
              "presentValue": 33442.49
            },
            {
              "year": 6,
              "from": "2031-01-01",
              "to": "2031-12-31",
              "potentialRent": 369110.19,
              "voidLoss": 0,
              "rentFreeLoss": 134660.5,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 234449.69,
              "operatingCosts": 62932.61,
              "recoveredCosts": 47199.45,
              "managementFee": 7033.49,
              "noi": 211683.05,
              "lettingCosts": 84561.38,
              "capex": 0,
              "netCashFlow": 127121.66,
              "presentValue": 87120.81
            },
            {
              "year": 7,
              "from": "2032-01-01",
              "to": "2032-12-31",
              "potentialRent": 376492.39,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 376492.39,
              "operatingCosts": 64191.26,
              "recoveredCosts": 48143.44,
              "managementFee": 11294.77,
              "noi": 349149.81,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 349149.81,
              "presentValue": 224680.07
            },
            {
              "year": 8,
              "from": "2033-01-01",
              "to": "2033-12-31",
              "potentialRent": 384022.24,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 384022.24,
              "operatingCosts": 65475.08,
              "recoveredCosts": 49106.31,
              "managementFee": 11520.67,
              "noi": 356132.8,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 356132.8,
              "presentValue": 215186.55
            },
            {
              "year": 9,
              "from": "2034-01-01",
              "to": "2034-12-31",
              "potentialRent": 391702.69,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 391702.69,
              "operatingCosts": 66784.58,
              "recoveredCosts": 50088.44,
              "managementFee": 11751.08,
              "noi": 363255.46,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 363255.46,
              "presentValue": 206094.16
            },
            {
              "year": 10,
              "from": "2035-01-01",
              "to": "2035-12-31",
              "potentialRent": 399536.74,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 399536.74,
              "operatingCosts": 68120.28,
              "recoveredCosts": 51090.21,
              "managementFee": 11986.1,
              "noi": 370520.57,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 370520.57,
              "presentValue": 197385.95
            },
            {
              "year": 11,
              "from": "2036-01-01",
              "to": "2036-12-31",
              "forward": true,
              "potentialRent": 407527.47,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 407527.47,
              "operatingCosts": 69482.68,
              "recoveredCosts": 52112.01,
              "managementFee": 12225.82,
              "noi": 377930.98,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 377930.98
            }
          ],
          "tenants": [
            {
              "name": "Office",
              "rentByYear": [
                240000,
                244800,
                249696,
                254689.92,
                0,
                134660.5,
                274707.42,
                280201.57,
                285805.6,
                291521.71,
                297352.15
              ],
              "expiries": [
                "2029-12-31"
              ]
            },
            {
              "name": "Shop",
              "rentByYear": [
                90000,
                91800,
                41209,
                83242.18,
                84907.02,
                86605.16,
                88337.27,
                90104.01,
                91906.09,
                93744.21,
                95619.1
              ],
              "expiries": [
                "2027-12-31"
              ]
            },
            {
              "name": "Storage",
              "rentByYear": [
                0,
                12180,
                12423.6,
                12672.07,
                12925.51,
                13184.02,
                13447.7,
                13716.66,
                13990.99,
                14270.81,
                14556.23
              ],
              "expiries": [
                "2036-12-31"
              ]
            }
          ],
          "terminalValue": {
            "noi": 377930.98,
            "gross": 6871472.34,
            "net": 6734042.9,
            "presentValue": 3587399.98,
            "shareOfGrossPresentValue": 0.656257
          },
          "grossPresentValue": 5466455.31,
          "netPresentValue": 521455.31,
          "valueNetOfPurchaserCosts": 5085074.71,
          "internalRateOfReturn": {
            "status": "ok",
            "value": 0.077891
          },
          "equityMultiple": 1.9029,
          "netInitialYield": 0.061064,
          "reversionaryYield": 0.069161,
          "wault": {
            "toExpiryYears": 3.454545,
            "toBreakYears": 3.454545
          },
          "sensitivity": [
            {
              "discountRate": 0.06,
              "exitYield": 0.05,
              "netPresentValue": 1118000.12
            },
            {
              "discountRate": 0.06,
              "exitYield": 0.0525,
              "netPresentValue": 921034.41
            },
            {
              "discountRate": 0.06,
              "exitYield": 0.055,
              "netPresentValue": 741974.68
            },
            {
              "discountRate": 0.06,
              "exitYield": 0.0575,
              "netPresentValue": 578485.36
            },
            {
              "discountRate": 0.06,
              "exitYield": 0.06,
              "netPresentValue": 428620.15
            },
            {
              "discountRate": 0.0625,
              "exitYield": 0.05,
              "netPresentValue": 997637.69
            },
            {
              "discountRate": 0.0625,
              "exitYield": 0.0525,
              "netPresentValue": 805257.71
            },
            {
              "discountRate": 0.0625,
              "exitYield": 0.055,
              "netPresentValue": 630366.82
            },
            {
              "discountRate": 0.0625,
              "exitYield": 0.0575,
              "netPresentValue": 470683.83
            },
            {
              "discountRate": 0.0625,
              "exitYield": 0.06,
              "netPresentValue": 324307.75
            },
            {
              "discountRate": 0.065,
              "exitYield": 0.05,
              "netPresentValue": 880195.31
            },
            {
              "discountRate": 0.065,
              "exitYield": 0.0525,
              "netPresentValue": 692283.88
            },
            {
              "discountRate": 0.065,
              "exitYield": 0.055,
              "netPresentValue": 521455.31
            },
            {
              "discountRate": 0.065,
              "exitYield": 0.0575,
              "netPresentValue": 365481.4
            },
            {
              "discountRate": 0.065,
              "exitYield": 0.06,
              "netPresentValue": 222505.32
            },
            {
              "discountRate": 0.0675,
              "exitYield": 0.05,
              "netPresentValue": 765593.88
            },
            {
              "discountRate": 0.0675,
              "exitYield": 0.0525,
              "netPresentValue": 582037.1
            },
            {
              "discountRate": 0.0675,
              "exitYield": 0.055,
              "netPresentValue": 415167.3
            },
            {
              "discountRate": 0.0675,
              "exitYield": 0.0575,
              "netPresentValue": 262807.91
            },
            {
              "discountRate": 0.0675,
              "exitYield": 0.06,
              "netPresentValue": 123145.15
            },
            {
              "discountRate": 0.07,
              "exitYield": 0.05,
              "netPresentValue": 653756.64
            },
            {
              "discountRate": 0.07,
              "exitYield": 0.0525,
              "netPresentValue": 474443.76
            },
            {
              "discountRate": 0.07,
              "exitYield": 0.055,
              "netPresentValue": 311432.05
            },
            {
              "discountRate": 0.07,
              "exitYield": 0.0575,
              "netPresentValue": 162595.27
            },
            {
              "discountRate": 0.07,
              "exitYield": 0.06,
              "netPresentValue": 26161.55
            }
          ],
          "assumptions": [
            {
              "field": "horizonYears",
              "source": "default",
              "value": 10
            },
            {
              "field": "vacancyRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "creditLossRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "exitPurchaserCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "terminalMethod",
              "source": "default",
              "value": "forwardNoi"
            },
            {
              "field": "timing",
              "source": "default",
              "value": "annualArrears"
            },
            {
              "field": "pastInflation",
              "source": "default",
              "value": 0.02,
              "note": "Inflation of the first year."
            },
            {
              "field": "operatingCosts[].growthRate",
              "value": "inflation",
              "source": "default"
            },
            {
              "field": "operatingCosts[].recoverableShare",
              "value": 0,
              "source": "default"
            },
            {
              "field": "capex[].indexed",
              "value": false,
              "source": "default"
            },
            {
              "field": "sensitivity.discountRateSteps",
              "value": "-0.005, -0.0025, 0, 0.0025, 0.005",
              "source": "default"
            },
            {
              "field": "sensitivity.exitYieldSteps",
              "value": "-0.005, -0.0025, 0, 0.0025, 0.005",
              "source": "default"
            },
            {
              "field": "tenants[].leaseStart",
              "value": "valuationDate",
              "source": "default",
              "note": "For 2 of 3 tenants."
            },
            {
              "field": "tenants[].currentRentFreeMonths",
              "value": 0,
              "source": "default",
              "note": "For 2 of 3 tenants."
            },
            {
              "field": "tenants[].marketRentGrowth",
              "value": "marketRentGrowth",
              "source": "default"
            },
            {
              "field": "tenants[].renewalProbability",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].rentFreeMonths",
              "value": 0,
              "source": "default",
              "note": "For 2 of 3 tenants."
            },
            {
              "field": "tenants[].relettingFeeRate",
              "value": 0,
              "source": "default",
              "note": "For 1 of 3 tenants."
            },
            {
              "field": "tenants[].tenantImprovements",
              "value": 0,
              "source": "default",
              "note": "For 2 of 3 tenants."
            },
            {
              "field": "tenants[].indexation.type",
              "value": "cpi",
              "source": "default"
            },
            {
              "field": "tenants[].indexation.share",
              "value": 1,
              "source": "default"
            },
            {
              "field": "tenants[].indexation.frequencyMonths",
              "value": 12,
              "source": "default",
              "asOf": "2026-11-21",
              "note": "Judgement: leases are usually adjusted each year."
            },
            {
              "field": "tenants[].indexation.lagMonths",
              "value": 0,
              "source": "default"
            }
          ],
          "warnings": [
            {
              "code": "exit_yield_below_initial_yield",
              "message": "The exit yield is below the initial yield: the building is taken to be dearer when it is older."
            }
          ],
          "methodology": {
            "name": "Discounted cash flow of each lease by month, with an exit at a capitalised income",
            "references": [
              "Method described in: RICS practice information, Discounted cash flow valuations (global, November 2023)",
              "Choice among several rates of return: C. J. Norström, A sufficient condition for a unique nonnegative internal rate of return (1972)"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "Rents, market rents, growth, voids, costs and both rates are taken as sent or assumed; a valuer would have to establish them.",
              "Leases are counted to the day, market rents and costs grow in yearly steps; taxes are left out."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "discounted_cash_flow",
          "requestId": "req_threeUnits"
        }
      }
    },
    levered: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_levered",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "cashFlows": [
            {
              "year": 1,
              "from": "2026-01-01",
              "to": "2026-12-31",
              "potentialRent": 120000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 120000,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 120000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 120000,
              "presentValue": 113207.55,
              "interest": 39999.96,
              "principal": 0,
              "debtService": 39999.96,
              "loanBalance": 1000000,
              "leveredCashFlow": 80000.04,
              "dscr": 3
            },
            {
              "year": 2,
              "from": "2027-01-01",
              "to": "2027-12-31",
              "potentialRent": 122400,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 122400,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 122400,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 122400,
              "presentValue": 108935.56,
              "interest": 39999.96,
              "principal": 0,
              "debtService": 39999.96,
              "loanBalance": 1000000,
              "leveredCashFlow": 82400.04,
              "dscr": 3.06
            },
            {
              "year": 3,
              "from": "2028-01-01",
              "to": "2028-12-31",
              "forward": true,
              "potentialRent": 124848,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 124848,
              "operatingCosts": 0,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": 124848,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": 124848
            }
          ],
          "tenants": [
            {
              "name": "Office floor",
              "rentByYear": [
                120000,
                122400,
                124848
              ],
              "expiries": []
            }
          ],
          "terminalValue": {
            "noi": 124848,
            "gross": 2080800,
            "net": 2039184,
            "presentValue": 1814866.5,
            "shareOfGrossPresentValue": 0.890946
          },
          "grossPresentValue": 2037009.61,
          "netPresentValue": -102990.39,
          "valueNetOfPurchaserCosts": 1903747.3,
          "internalRateOfReturn": {
            "status": "ok",
            "value": 0.033459
          },
          "equityMultiple": 1.0662,
          "leveredInternalRateOfReturn": {
            "status": "ok",
            "value": 0.025273
          },
          "leveredEquityMultiple": 1.0494,
          "loan": {
            "amount": 1000000,
            "equity": 1145000,
            "balanceAtExit": 1000000,
            "annualDebtServiceYear1": 39999.96
          },
          "netInitialYield": 0.056075,
          "reversionaryYield": 0.056075,
          "wault": {
            "toExpiryYears": 5,
            "toBreakYears": 5
          },
          "sensitivity": [
            {
              "discountRate": 0.06,
              "exitYield": 0.055,
              "netPresentValue": 61997.48
            },
            {
              "discountRate": 0.06,
              "exitYield": 0.06,
              "netPresentValue": -102990.39
            },
            {
              "discountRate": 0.06,
              "exitYield": 0.065,
              "netPresentValue": -242595.5
            }
          ],
          "assumptions": [
            {
              "field": "vacancyRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "creditLossRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "managementFeeRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "exitPurchaserCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "terminalMethod",
              "source": "default",
              "value": "forwardNoi"
            },
            {
              "field": "timing",
              "source": "default",
              "value": "annualArrears"
            },
            {
              "field": "pastInflation",
              "source": "default",
              "value": 0.02,
              "note": "Inflation of the first year."
            },
            {
              "field": "marketRentGrowth",
              "value": "inflation",
              "source": "default"
            },
            {
              "field": "tenants[].currentRentFreeMonths",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].marketRentGrowth",
              "value": "marketRentGrowth",
              "source": "default"
            },
            {
              "field": "tenants[].renewalProbability",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].voidMonths",
              "value": 12,
              "source": "default",
              "asOf": "2026-11-21",
              "note": "Judgement: a year of marketing and fitting out."
            },
            {
              "field": "tenants[].rentFreeMonths",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].relettingFeeRate",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].tenantImprovements",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].newLeaseMonths",
              "value": 108,
              "source": "default",
              "asOf": "2026-11-21",
              "note": "Judgement: nine years, the usual commercial lease of Luxembourg (3/6/9)."
            },
            {
              "field": "tenants[].indexation.type",
              "value": "cpi",
              "source": "default"
            },
            {
              "field": "tenants[].indexation.share",
              "value": 1,
              "source": "default"
            },
            {
              "field": "tenants[].indexation.frequencyMonths",
              "value": 12,
              "source": "default",
              "asOf": "2026-11-21",
              "note": "Judgement: leases are usually adjusted each year."
            },
            {
              "field": "tenants[].indexation.lagMonths",
              "value": 0,
              "source": "default"
            },
            {
              "field": "loan.graceMonths",
              "source": "default",
              "value": 0
            }
          ],
          "warnings": [
            {
              "code": "terminal_share_high",
              "message": "More than 70 % of the value comes from the exit."
            }
          ],
          "methodology": {
            "name": "Discounted cash flow of each lease by month, with an exit at a capitalised income",
            "references": [
              "Method described in: RICS practice information, Discounted cash flow valuations (global, November 2023)",
              "Choice among several rates of return: C. J. Norström, A sufficient condition for a unique nonnegative internal rate of return (1972)"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "Rents, market rents, growth, voids, costs and both rates are taken as sent or assumed; a valuer would have to establish them.",
              "Leases are counted to the day, market rents and costs grow in yearly steps; taxes are left out."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "discounted_cash_flow",
          "requestId": "req_levered"
        }
      }
    },
    onlyLosses: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_onlyLosses",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "cashFlows": [
            {
              "year": 1,
              "from": "2026-01-01",
              "to": "2026-12-31",
              "potentialRent": 1000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 1000,
              "operatingCosts": 3000,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": -2000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": -2000,
              "presentValue": -1851.85
            },
            {
              "year": 2,
              "from": "2027-01-01",
              "to": "2027-12-31",
              "potentialRent": 1000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 1000,
              "operatingCosts": 3000,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": -2000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": -2000,
              "presentValue": -1714.68
            },
            {
              "year": 3,
              "from": "2028-01-01",
              "to": "2028-12-31",
              "forward": true,
              "potentialRent": 1000,
              "voidLoss": 0,
              "rentFreeLoss": 0,
              "vacancyLoss": 0,
              "creditLoss": 0,
              "otherIncome": 0,
              "effectiveGrossIncome": 1000,
              "operatingCosts": 3000,
              "recoveredCosts": 0,
              "managementFee": 0,
              "noi": -2000,
              "lettingCosts": 0,
              "capex": 0,
              "netCashFlow": -2000
            }
          ],
          "tenants": [
            {
              "name": "A",
              "rentByYear": [
                1000,
                1000,
                1000
              ],
              "expiries": []
            }
          ],
          "terminalValue": {
            "noi": -2000,
            "gross": -25000,
            "net": -25000,
            "presentValue": -21433.47,
            "shareOfGrossPresentValue": 0.857339
          },
          "grossPresentValue": -25000,
          "netPresentValue": -35000,
          "valueNetOfPurchaserCosts": -25000,
          "internalRateOfReturn": {
            "status": "none",
            "value": null,
            "reason": "no_sign_change"
          },
          "equityMultiple": -2.9,
          "netInitialYield": -0.2,
          "reversionaryYield": 0.1,
          "wault": {
            "toExpiryYears": 35,
            "toBreakYears": 35
          },
          "sensitivity": [
            {
              "discountRate": 0.075,
              "exitYield": 0.075,
              "netPresentValue": -36666.67
            },
            {
              "discountRate": 0.075,
              "exitYield": 0.0775,
              "netPresentValue": -35922.29
            },
            {
              "discountRate": 0.075,
              "exitYield": 0.08,
              "netPresentValue": -35224.45
            },
            {
              "discountRate": 0.075,
              "exitYield": 0.0825,
              "netPresentValue": -34568.89
            },
            {
              "discountRate": 0.075,
              "exitYield": 0.085,
              "netPresentValue": -33951.9
            },
            {
              "discountRate": 0.0775,
              "exitYield": 0.075,
              "netPresentValue": -36547.37
            },
            {
              "discountRate": 0.0775,
              "exitYield": 0.0775,
              "netPresentValue": -35806.45
            },
            {
              "discountRate": 0.0775,
              "exitYield": 0.08,
              "netPresentValue": -35111.84
            },
            {
              "discountRate": 0.0775,
              "exitYield": 0.0825,
              "netPresentValue": -34459.32
            },
            {
              "discountRate": 0.0775,
              "exitYield": 0.085,
              "netPresentValue": -33845.19
            },
            {
              "discountRate": 0.08,
              "exitYield": 0.075,
              "netPresentValue": -36428.9
            },
            {
              "discountRate": 0.08,
              "exitYield": 0.0775,
              "netPresentValue": -35691.4
            },
            {
              "discountRate": 0.08,
              "exitYield": 0.08,
              "netPresentValue": -35000
            },
            {
              "discountRate": 0.08,
              "exitYield": 0.0825,
              "netPresentValue": -34350.5
            },
            {
              "discountRate": 0.08,
              "exitYield": 0.085,
              "netPresentValue": -33739.21
            },
            {
              "discountRate": 0.0825,
              "exitYield": 0.075,
              "netPresentValue": -36311.23
            },
            {
              "discountRate": 0.0825,
              "exitYield": 0.0775,
              "netPresentValue": -35577.14
            },
            {
              "discountRate": 0.0825,
              "exitYield": 0.08,
              "netPresentValue": -34888.93
            },
            {
              "discountRate": 0.0825,
              "exitYield": 0.0825,
              "netPresentValue": -34242.42
            },
            {
              "discountRate": 0.0825,
              "exitYield": 0.085,
              "netPresentValue": -33633.95
            },
            {
              "discountRate": 0.085,
              "exitYield": 0.075,
              "netPresentValue": -36194.37
            },
            {
              "discountRate": 0.085,
              "exitYield": 0.0775,
              "netPresentValue": -35463.66
            },
            {
              "discountRate": 0.085,
              "exitYield": 0.08,
              "netPresentValue": -34778.61
            },
            {
              "discountRate": 0.085,
              "exitYield": 0.0825,
              "netPresentValue": -34135.08
            },
            {
              "discountRate": 0.085,
              "exitYield": 0.085,
              "netPresentValue": -33529.41
            }
          ],
          "assumptions": [
            {
              "field": "vacancyRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "creditLossRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "managementFeeRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "exitCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "exitPurchaserCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "timing",
              "source": "default",
              "value": "annualArrears"
            },
            {
              "field": "acquisitionCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "pastInflation",
              "source": "default",
              "value": 0,
              "note": "Inflation of the first year."
            },
            {
              "field": "marketRentGrowth",
              "value": "inflation",
              "source": "default"
            },
            {
              "field": "operatingCosts[].recoverableShare",
              "value": 0,
              "source": "default"
            },
            {
              "field": "sensitivity.discountRateSteps",
              "value": "-0.005, -0.0025, 0, 0.0025, 0.005",
              "source": "default"
            },
            {
              "field": "sensitivity.exitYieldSteps",
              "value": "-0.005, -0.0025, 0, 0.0025, 0.005",
              "source": "default"
            },
            {
              "field": "tenants[].leaseStart",
              "value": "valuationDate",
              "source": "default"
            },
            {
              "field": "tenants[].currentRentFreeMonths",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].marketRent",
              "value": "passingRent",
              "source": "default"
            },
            {
              "field": "tenants[].marketRentGrowth",
              "value": "marketRentGrowth",
              "source": "default"
            },
            {
              "field": "tenants[].renewalProbability",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].voidMonths",
              "value": 6,
              "source": "default",
              "asOf": "2026-11-21",
              "note": "Judgement: half a year, where the use of the building is not told."
            },
            {
              "field": "tenants[].rentFreeMonths",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].relettingFeeRate",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].tenantImprovements",
              "value": 0,
              "source": "default"
            },
            {
              "field": "tenants[].newLeaseMonths",
              "value": 108,
              "source": "default",
              "asOf": "2026-11-21",
              "note": "Judgement: nine years, the usual commercial lease of Luxembourg (3/6/9)."
            }
          ],
          "warnings": [
            {
              "code": "negative_terminal_value",
              "message": "The income that is capitalised is negative, and so is the exit value."
            },
            {
              "code": "market_rent_defaulted",
              "message": "For 1 of 1 tenants the passing rent stands in for the market rent."
            },
            {
              "code": "irr_none",
              "message": "There is no rate of return on the outlay: its flows never balance."
            }
          ],
          "methodology": {
            "name": "Discounted cash flow of each lease by month, with an exit at a capitalised income",
            "references": [
              "Method described in: RICS practice information, Discounted cash flow valuations (global, November 2023)",
              "Choice among several rates of return: C. J. Norström, A sufficient condition for a unique nonnegative internal rate of return (1972)"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "Rents, market rents, growth, voids, costs and both rates are taken as sent or assumed; a valuer would have to establish them.",
              "Leases are counted to the day, market rents and costs grow in yearly steps; taxes are left out."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "discounted_cash_flow",
          "requestId": "req_onlyLosses"
        }
      }
    },
    leaseEnded: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_leaseEnded",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_leaseEnded",
        "error": "The request does not fit the contract. tenants[0].leaseEnd: The lease ended before the valuation date; send `vacant`, or the lease that followed. (and 1 more in issues)",
        "code": "invalid_request",
        "issues": [
          {
            "path": "tenants[0].leaseEnd",
            "message": "The lease ended before the valuation date; send `vacant`, or the lease that followed.",
            "code": "lease_already_ended",
            "received": "\"2025-12-31\"",
            "allowed": [
              "2026-01-01 or later"
            ]
          },
          {
            "path": "tenants[0].indexation.cap",
            "message": "The cap is below the floor.",
            "code": "cap_below_floor",
            "received": "0.01",
            "allowed": [
              "at least 0.03"
            ]
          }
        ]
      }
    },
    percentForFraction: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_percentForFraction",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_percentForFraction",
        "error": "The request does not fit the contract. inflation: Must be at most 0.5: 3.5 % is written 0.035. (and 2 more in issues)",
        "code": "invalid_request",
        "issues": [
          {
            "path": "inflation",
            "message": "Must be at most 0.5: 3.5 % is written 0.035.",
            "received": "3.5",
            "allowed": [
              "at most 0.5"
            ]
          },
          {
            "path": "exitYield",
            "message": "Must be at least 0.001.",
            "received": "0",
            "allowed": [
              "at least 0.001"
            ]
          },
          {
            "path": "price",
            "message": "Is not a field of this request.",
            "received": "10000"
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
  directCapitalisation: {
    netIncome: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_netIncome",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "grossValue": 9523809.52,
          "purchasersCosts": 664451.83,
          "netValue": 8859357.7,
          "netInitialYield": 0.0525,
          "noi": 500000,
          "capRate": 0.0525,
          "capRateSource": "request",
          "incomeMultiplier": 19.0476,
          "sensitivity": [
            {
              "capRate": 0.0475,
              "grossValue": 10526315.79,
              "netValue": 9791921.66
            },
            {
              "capRate": 0.05,
              "grossValue": 10000000,
              "netValue": 9302325.58
            },
            {
              "capRate": 0.0525,
              "grossValue": 9523809.52,
              "netValue": 8859357.7
            },
            {
              "capRate": 0.055,
              "grossValue": 9090909.09,
              "netValue": 8456659.62
            },
            {
              "capRate": 0.0575,
              "grossValue": 8695652.17,
              "netValue": 8088978.77
            }
          ],
          "assumptions": [
            {
              "field": "method",
              "source": "default",
              "value": "direct"
            },
            {
              "field": "timing",
              "source": "default",
              "value": "annualArrears"
            },
            {
              "field": "capitalDeductions",
              "source": "default",
              "value": 0
            }
          ],
          "warnings": [],
          "methodology": {
            "name": "Capitalisation of income: direct, term and reversion, or hardcore; the price is net of the costs of the buyer.",
            "references": [
              "Implicit valuation methods of the trade: term and reversion, hardcore (layer), equivalent yield"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "Rents, costs and yields are taken as sent or assumed; a qualified valuer would have to establish them.",
              "Default rates rest on evidence of 2022 to 2025 and stand above prime yields; replace them by present ones."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "income_capitalisation",
          "requestId": "req_netIncome"
        }
      }
    },
    defaultRate: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_defaultRate",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "grossValue": 705600,
          "purchasersCosts": 0,
          "netValue": 705600,
          "netInitialYield": 0.06,
          "noi": 42336,
          "capRate": 0.06,
          "capRateSource": "default",
          "capRateAsOf": "2026-11-21",
          "incomeMultiplier": 16.6667,
          "sensitivity": [
            {
              "capRate": 0.055,
              "grossValue": 769745.45,
              "netValue": 769745.45
            },
            {
              "capRate": 0.0575,
              "grossValue": 736278.26,
              "netValue": 736278.26
            },
            {
              "capRate": 0.06,
              "grossValue": 705600,
              "netValue": 705600
            },
            {
              "capRate": 0.0625,
              "grossValue": 677376,
              "netValue": 677376
            },
            {
              "capRate": 0.065,
              "grossValue": 651323.08,
              "netValue": 651323.08
            }
          ],
          "assumptions": [
            {
              "field": "method",
              "source": "default",
              "value": "direct"
            },
            {
              "field": "purchasersCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "timing",
              "source": "default",
              "value": "annualArrears"
            },
            {
              "field": "capitalDeductions",
              "source": "default",
              "value": 0
            },
            {
              "field": "capRate",
              "source": "default",
              "value": 0.06,
              "asOf": "2026-11-21",
              "note": "Judgement on evidence of 2022 to 2025, to be replaced by a present report: high street 4.15 % at the end of 2023, out of town 6 % (Cushman & Wakefield); usual range 4.15 to 7.5 %."
            },
            {
              "field": "creditLossRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "operatingCosts",
              "source": "default",
              "value": 0
            }
          ],
          "warnings": [],
          "methodology": {
            "name": "Capitalisation of income: direct, term and reversion, or hardcore; the price is net of the costs of the buyer.",
            "references": [
              "Implicit valuation methods of the trade: term and reversion, hardcore (layer), equivalent yield"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "Rents, costs and yields are taken as sent or assumed; a qualified valuer would have to establish them.",
              "Default rates rest on evidence of 2022 to 2025 and stand above prime yields; replace them by present ones."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "income_capitalisation",
          "requestId": "req_defaultRate"
        }
      }
    },
    termAndReversion: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_termAndReversion",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "grossValue": 286383.76,
          "purchasersCosts": 0,
          "netValue": 286383.76,
          "netInitialYield": 0.034918,
          "reversionaryYield": 0.052377,
          "equivalentYield": 0.05,
          "layers": [
            {
              "key": "term",
              "value": 27232.48
            },
            {
              "key": "reversion",
              "value": 259151.28
            }
          ],
          "assumptions": [
            {
              "field": "purchasersCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "timing",
              "source": "default",
              "value": "annualArrears"
            },
            {
              "field": "capitalDeductions",
              "source": "default",
              "value": 0
            },
            {
              "field": "deferralYield",
              "source": "default",
              "value": 0.05,
              "note": "The reversion yield."
            }
          ],
          "warnings": [],
          "methodology": {
            "name": "Capitalisation of income: direct, term and reversion, or hardcore; the price is net of the costs of the buyer.",
            "references": [
              "Implicit valuation methods of the trade: term and reversion, hardcore (layer), equivalent yield"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "Rents, costs and yields are taken as sent or assumed; a qualified valuer would have to establish them.",
              "Default rates rest on evidence of 2022 to 2025 and stand above prime yields; replace them by present ones."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "income_capitalisation",
          "requestId": "req_termAndReversion"
        }
      }
    },
    hardcore: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_hardcore",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "grossValue": 286383.76,
          "purchasersCosts": 0,
          "netValue": 286383.76,
          "netInitialYield": 0.034918,
          "reversionaryYield": 0.052377,
          "equivalentYield": 0.05,
          "layers": [
            {
              "key": "core",
              "value": 200000
            },
            {
              "key": "topSlice",
              "value": 86383.76
            }
          ],
          "assumptions": [
            {
              "field": "purchasersCostsRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "timing",
              "source": "default",
              "value": "annualArrears"
            },
            {
              "field": "capitalDeductions",
              "source": "default",
              "value": 0
            }
          ],
          "warnings": [],
          "methodology": {
            "name": "Capitalisation of income: direct, term and reversion, or hardcore; the price is net of the costs of the buyer.",
            "references": [
              "Implicit valuation methods of the trade: term and reversion, hardcore (layer), equivalent yield"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "Rents, costs and yields are taken as sent or assumed; a qualified valuer would have to establish them.",
              "Default rates rest on evidence of 2022 to 2025 and stand above prime yields; replace them by present ones."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "income_capitalisation",
          "requestId": "req_hardcore"
        }
      }
    },
    rateOfZero: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_rateOfZero",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_rateOfZero",
        "error": "The request does not fit the contract. capRate: Must be above 0, at least 0.0001.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "capRate",
            "message": "Must be above 0, at least 0.0001.",
            "code": "cap_rate_not_positive",
            "received": "0",
            "allowed": [
              "0.0001 to 0.5"
            ]
          }
        ]
      }
    },
    overRented: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_overRented",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_overRented",
        "error": "The request does not fit the contract. passingRent: Is above the market rent; use the method termAndReversion.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "passingRent",
            "message": "Is above the market rent; use the method termAndReversion.",
            "code": "over_rented_needs_term_and_reversion",
            "received": "16000",
            "allowed": [
              "0 to 15000"
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
        "error": "The request does not fit the contract. price: Must be a number, not text. (and 2 more in issues)",
        "code": "invalid_request",
        "issues": [
          {
            "path": "price",
            "message": "Must be a number, not text.",
            "received": "\"500000\""
          },
          {
            "path": "deedDate",
            "message": "Must be a real day as YYYY-MM-DD.",
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
        "error": "The request does not fit the contract. saleDate: Must be a real day as YYYY-MM-DD. (and 2 more in issues)",
        "code": "invalid_request",
        "issues": [
          {
            "path": "saleDate",
            "message": "Must be a real day as YYYY-MM-DD.",
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
  investedCapital: {
    fiveParts: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_fiveParts",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "downPayment": 120000,
          "acquisitionFees": 43800,
          "works": 25000,
          "furniture": 0,
          "loanFees": 0,
          "cashReserve": 0,
          "loanAmount": 480000,
          "totalCapital": 188800,
          "projectCost": 668800,
          "loanToValue": 0.8,
          "loanToCost": 0.717703,
          "lines": [
            {
              "key": "downPayment",
              "amount": 120000,
              "share": 0.635593
            },
            {
              "key": "acquisitionFees",
              "amount": 43800,
              "share": 0.231992
            },
            {
              "key": "works",
              "amount": 25000,
              "share": 0.132415
            }
          ],
          "regulatoryLtv": [
            {
              "case": "firstTimeBuyer",
              "limit": 1,
              "exceeded": false,
              "legalReference": "CSSF Regulation 20-08"
            },
            {
              "case": "mainResidence",
              "limit": 0.9,
              "exceeded": false,
              "legalReference": "CSSF Regulation 20-08"
            },
            {
              "case": "rental",
              "limit": 0.8,
              "exceeded": false,
              "legalReference": "CSSF Regulation 20-08"
            }
          ],
          "warnings": [],
          "assumptions": [
            {
              "field": "country",
              "source": "default",
              "value": "LU"
            },
            {
              "field": "furniture",
              "source": "default",
              "value": 0
            },
            {
              "field": "loanFees",
              "source": "default",
              "value": 0
            },
            {
              "field": "cashReserve",
              "source": "default",
              "value": 0
            }
          ],
          "methodology": {
            "name": "Own capital of a purchase: down payment, fees, works, furniture, loan fees and reserve.",
            "references": [
              "Limits of the loan on the value in Luxembourg: CSSF Regulation 20-08"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "Fees are taken as sent; the calculation of acquisition costs gives them line by line.",
              "The limits on the loan are told for information; a lender may ask for more."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "own_capital_of_a_purchase",
          "requestId": "req_fiveParts"
        }
      }
    },
    highLoan: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_highLoan",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "downPayment": 25000,
          "acquisitionFees": 35000,
          "works": 0,
          "furniture": 0,
          "loanFees": 1500,
          "cashReserve": 0,
          "loanAmount": 475000,
          "totalCapital": 61500,
          "projectCost": 536500,
          "loanToValue": 0.95,
          "loanToCost": 0.885368,
          "lines": [
            {
              "key": "downPayment",
              "amount": 25000,
              "share": 0.406504
            },
            {
              "key": "acquisitionFees",
              "amount": 35000,
              "share": 0.569106
            },
            {
              "key": "loanFees",
              "amount": 1500,
              "share": 0.02439
            }
          ],
          "regulatoryLtv": [
            {
              "case": "firstTimeBuyer",
              "limit": 1,
              "exceeded": false,
              "legalReference": "CSSF Regulation 20-08"
            },
            {
              "case": "mainResidence",
              "limit": 0.9,
              "exceeded": true,
              "legalReference": "CSSF Regulation 20-08"
            },
            {
              "case": "rental",
              "limit": 0.8,
              "exceeded": true,
              "legalReference": "CSSF Regulation 20-08"
            }
          ],
          "warnings": [
            {
              "code": "ltv_above_lu_limit",
              "message": "The loan on the price is above the limit of mainResidence and rental (CSSF Regulation 20-08)."
            }
          ],
          "assumptions": [
            {
              "field": "works",
              "source": "default",
              "value": 0
            },
            {
              "field": "furniture",
              "source": "default",
              "value": 0
            },
            {
              "field": "cashReserve",
              "source": "default",
              "value": 0
            }
          ],
          "methodology": {
            "name": "Own capital of a purchase: down payment, fees, works, furniture, loan fees and reserve.",
            "references": [
              "Limits of the loan on the value in Luxembourg: CSSF Regulation 20-08"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "Fees are taken as sent; the calculation of acquisition costs gives them line by line.",
              "The limits on the loan are told for information; a lender may ask for more."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "own_capital_of_a_purchase",
          "requestId": "req_highLoan"
        }
      }
    },
    downPaymentAbovePrice: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_downPaymentAbovePrice",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_downPaymentAbovePrice",
        "error": "The request does not fit the contract. downPayment: Must not be above the price.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "downPayment",
            "message": "Must not be above the price.",
            "code": "down_payment_above_price",
            "received": "600000",
            "allowed": [
              "0 to 500000"
            ]
          }
        ]
      }
    },
    overdeterminedFinancing: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_overdeterminedFinancing",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_overdeterminedFinancing",
        "error": "The request does not fit the contract. loanAmount: Send this or downPayment, not both, even if they agree.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "loanAmount",
            "message": "Send this or downPayment, not both, even if they agree.",
            "code": "overdetermined_financing",
            "received": "400000"
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
  cashflow: {
    fiveYearsThenSold: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_fiveYearsThenSold",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "years": [
            {
              "year": 1,
              "grossRent": 25200,
              "vacancyLoss": 756,
              "operatingCosts": 3986.64,
              "noi": 20457.36,
              "interest": 16799.96,
              "principal": 12916.6,
              "insurance": 0,
              "loanFees": 0,
              "debtService": 29716.56,
              "cashflowBeforeTax": -9259.2,
              "tax": 0,
              "cashflow": -9259.2,
              "cumulativeCashflow": -9259.2,
              "loanBalance": 487083.4,
              "propertyValue": 669500,
              "equity": 182416.6
            },
            {
              "year": 2,
              "grossRent": 25704,
              "vacancyLoss": 771.12,
              "operatingCosts": 4066.37,
              "noi": 20866.51,
              "interest": 16353.86,
              "principal": 13362.7,
              "insurance": 0,
              "loanFees": 0,
              "debtService": 29716.56,
              "cashflowBeforeTax": -8850.05,
              "tax": 0,
              "cashflow": -8850.05,
              "cumulativeCashflow": -18109.25,
              "loanBalance": 473720.7,
              "propertyValue": 689585,
              "equity": 215864.3
            },
            {
              "year": 3,
              "grossRent": 26218.08,
              "vacancyLoss": 786.54,
              "operatingCosts": 4147.7,
              "noi": 21283.84,
              "interest": 15892.4,
              "principal": 13824.16,
              "insurance": 0,
              "loanFees": 0,
              "debtService": 29716.56,
              "cashflowBeforeTax": -8432.72,
              "tax": 0,
              "cashflow": -8432.72,
              "cumulativeCashflow": -26541.98,
              "loanBalance": 459896.54,
              "propertyValue": 710272.55,
              "equity": 250376.01
            },
            {
              "year": 4,
              "grossRent": 26742.44,
              "vacancyLoss": 802.27,
              "operatingCosts": 4230.65,
              "noi": 21709.51,
              "interest": 15414.99,
              "principal": 14301.57,
              "insurance": 0,
              "loanFees": 0,
              "debtService": 29716.56,
              "cashflowBeforeTax": -8007.05,
              "tax": 0,
              "cashflow": -8007.05,
              "cumulativeCashflow": -34549.02,
              "loanBalance": 445594.97,
              "propertyValue": 731580.73,
              "equity": 285985.76
            },
            {
              "year": 5,
              "grossRent": 27277.29,
              "vacancyLoss": 818.32,
              "operatingCosts": 4315.27,
              "noi": 22143.7,
              "interest": 14921.07,
              "principal": 14795.49,
              "insurance": 0,
              "loanFees": 0,
              "debtService": 29716.56,
              "cashflowBeforeTax": -7572.86,
              "tax": 0,
              "cashflow": -7572.86,
              "cumulativeCashflow": -42121.88,
              "loanBalance": 430799.48,
              "propertyValue": 753528.15,
              "equity": 322728.67
            }
          ],
          "cumulativeCashflow": -42121.88,
          "monthlyCashflowYear1": -771.6,
          "initialInvestment": 196800,
          "cashOnCashYear1": -0.047049,
          "dscrYear1": 0.6884,
          "breakEvenMonthlyRent": 2946.24,
          "internalRateOfReturn": {
            "status": "ok",
            "value": 0.051675
          },
          "assumptions": [
            {
              "field": "rentGrowth",
              "source": "default",
              "value": 0.02,
              "asOf": "2026-11-21",
              "note": "Choice of this service: as inflation."
            },
            {
              "field": "costGrowth",
              "source": "default",
              "value": 0.02,
              "asOf": "2026-11-21",
              "note": "Choice of this service: medium-term target of the ECB."
            },
            {
              "field": "propertyGrowth",
              "source": "default",
              "value": 0.03,
              "asOf": "2026-11-21",
              "note": "Choice of this service: ten-year growth, capped at 3 %, rounded down to 0.5 points."
            },
            {
              "field": "works",
              "source": "default",
              "value": 0
            },
            {
              "field": "furniture",
              "source": "default",
              "value": 0
            },
            {
              "field": "otherCosts",
              "source": "default",
              "value": 0
            },
            {
              "field": "loan.amortisation",
              "source": "default",
              "value": "annuity",
              "note": "Usual in LU: a fixed rate, 25 to 30 years."
            },
            {
              "field": "loan.graceMonths",
              "source": "default",
              "value": 0
            },
            {
              "field": "loan.rateConvention",
              "source": "default",
              "value": "nominal"
            },
            {
              "field": "loan.dayCount",
              "source": "default",
              "value": "30/360",
              "note": "Every month is a twelfth of a year."
            },
            {
              "field": "loan.balloon",
              "source": "default",
              "value": 0
            }
          ],
          "warnings": [],
          "methodology": {
            "name": "Cash flow of a let property year by year: rent less vacancy, costs, debt service and a flat tax.",
            "references": [
              "Choice among several rates of return: C. J. Norström, A sufficient condition for a unique nonnegative internal rate of return (1972)"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "The tax is one flat rate without losses carried forward: an illustration, never tax advice.",
              "Growth is an assumption of each year, not a forecast."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "yearly_cash_flow",
          "requestId": "req_fiveYearsThenSold"
        }
      }
    },
    cashOnly: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_cashOnly",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "years": [
            {
              "year": 1,
              "grossRent": 15600,
              "vacancyLoss": 0,
              "operatingCosts": 3120,
              "noi": 12480,
              "interest": 0,
              "principal": 0,
              "insurance": 0,
              "loanFees": 0,
              "debtService": 0,
              "cashflowBeforeTax": 12480,
              "tax": 3744,
              "cashflow": 8736,
              "cumulativeCashflow": 8736,
              "loanBalance": 0,
              "propertyValue": 300000,
              "equity": 300000
            }
          ],
          "cumulativeCashflow": 8736,
          "monthlyCashflowYear1": 728,
          "initialInvestment": 300000,
          "cashOnCashYear1": 0.02912,
          "breakEvenMonthlyRent": 260,
          "assumptions": [
            {
              "field": "sellAtEnd",
              "source": "default",
              "value": false
            },
            {
              "field": "acquisitionFees",
              "source": "default",
              "value": 0
            },
            {
              "field": "works",
              "source": "default",
              "value": 0
            },
            {
              "field": "furniture",
              "source": "default",
              "value": 0
            },
            {
              "field": "vacancyRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "managementRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "propertyTax",
              "source": "default",
              "value": 0
            },
            {
              "field": "insuranceCost",
              "source": "default",
              "value": 0
            },
            {
              "field": "coOwnershipCharges",
              "source": "default",
              "value": 0
            },
            {
              "field": "maintenance",
              "source": "default",
              "value": 0
            },
            {
              "field": "tax.interestDeductible",
              "source": "default",
              "value": true
            },
            {
              "field": "tax.depreciationRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "tax.depreciationBase",
              "source": "default",
              "value": 300000,
              "note": "The price, land included."
            }
          ],
          "warnings": [],
          "methodology": {
            "name": "Cash flow of a let property year by year: rent less vacancy, costs, debt service and a flat tax.",
            "references": [
              "Choice among several rates of return: C. J. Norström, A sufficient condition for a unique nonnegative internal rate of return (1972)"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "The tax is one flat rate without losses carried forward: an illustration, never tax advice.",
              "Growth is an assumption of each year, not a forecast."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "yearly_cash_flow",
          "requestId": "req_cashOnly"
        }
      }
    },
    balloonOfLoan: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_balloonOfLoan",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_balloonOfLoan",
        "error": "The request does not fit the contract. loan.balloon: Must be less than the principal.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "loan.balloon",
            "message": "Must be less than the principal.",
            "code": "balloon_not_below_principal",
            "received": "500000",
            "allowed": [
              "less than 500000"
            ]
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
  mortgage: {
    thirtyYears: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_thirtyYears",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "monthlyPayment": 1810.82,
          "monthlyPaymentWithInsurance": 1810.82,
          "lastPayment": 1809.93,
          "numberOfPayments": 360,
          "totalInterest": 151894.31,
          "totalFees": 1500,
          "totalPaid": 651894.31,
          "totalCost": 153394.31,
          "finalBalance": 0,
          "aprc": 0.018882,
          "annual": [
            {
              "year": 1,
              "payment": 21729.84,
              "interest": 9143.64,
              "principal": 12586.2,
              "insurance": 0,
              "balance": 487413.8
            },
            {
              "year": 2,
              "payment": 21729.84,
              "interest": 8908.79,
              "principal": 12821.05,
              "insurance": 0,
              "balance": 474592.75
            },
            {
              "year": 3,
              "payment": 21729.84,
              "interest": 8669.58,
              "principal": 13060.26,
              "insurance": 0,
              "balance": 461532.49
            },
            {
              "year": 4,
              "payment": 21729.84,
              "interest": 8425.91,
              "principal": 13303.93,
              "insurance": 0,
              "balance": 448228.56
            },
            {
              "year": 5,
              "payment": 21729.84,
              "interest": 8177.7,
              "principal": 13552.14,
              "insurance": 0,
              "balance": 434676.42
            },
            {
              "year": 6,
              "payment": 21729.84,
              "interest": 7924.86,
              "principal": 13804.98,
              "insurance": 0,
              "balance": 420871.44
            },
            {
              "year": 7,
              "payment": 21729.84,
              "interest": 7667.27,
              "principal": 14062.57,
              "insurance": 0,
              "balance": 406808.87
            },
            {
              "year": 8,
              "payment": 21729.84,
              "interest": 7404.91,
              "principal": 14324.93,
              "insurance": 0,
              "balance": 392483.94
            },
            {
              "year": 9,
              "payment": 21729.84,
              "interest": 7137.64,
              "principal": 14592.2,
              "insurance": 0,
              "balance": 377891.74
            },
            {
              "year": 10,
              "payment": 21729.84,
              "interest": 6865.38,
              "principal": 14864.46,
              "insurance": 0,
              "balance": 363027.28
            },
            {
              "year": 11,
              "payment": 21729.84,
              "interest": 6588.04,
              "principal": 15141.8,
              "insurance": 0,
              "balance": 347885.48
            },
            {
              "year": 12,
              "payment": 21729.84,
              "interest": 6305.54,
              "principal": 15424.3,
              "insurance": 0,
              "balance": 332461.18
            },
            {
              "year": 13,
              "payment": 21729.84,
              "interest": 6017.76,
              "principal": 15712.08,
              "insurance": 0,
              "balance": 316749.1
            },
            {
              "year": 14,
              "payment": 21729.84,
              "interest": 5724.6,
              "principal": 16005.24,
              "insurance": 0,
              "balance": 300743.86
            },
            {
              "year": 15,
              "payment": 21729.84,
              "interest": 5425.98,
              "principal": 16303.86,
              "insurance": 0,
              "balance": 284440
            },
            {
              "year": 16,
              "payment": 21729.84,
              "interest": 5121.78,
              "principal": 16608.06,
              "insurance": 0,
              "balance": 267831.94
            },
            {
              "year": 17,
              "payment": 21729.84,
              "interest": 4811.92,
              "principal": 16917.92,
              "insurance": 0,
              "balance": 250914.02
            },
            {
              "year": 18,
              "payment": 21729.84,
              "interest": 4496.28,
              "principal": 17233.56,
              "insurance": 0,
              "balance": 233680.46
            },
            {
              "year": 19,
              "payment": 21729.84,
              "interest": 4174.74,
              "principal": 17555.1,
              "insurance": 0,
              "balance": 216125.36
            },
            {
              "year": 20,
              "payment": 21729.84,
              "interest": 3847.18,
              "principal": 17882.66,
              "insurance": 0,
              "balance": 198242.7
            },
            {
              "year": 21,
              "payment": 21729.84,
              "interest": 3513.55,
              "principal": 18216.29,
              "insurance": 0,
              "balance": 180026.41
            },
            {
              "year": 22,
              "payment": 21729.84,
              "interest": 3173.68,
              "principal": 18556.16,
              "insurance": 0,
              "balance": 161470.25
            },
            {
              "year": 23,
              "payment": 21729.84,
              "interest": 2827.47,
              "principal": 18902.37,
              "insurance": 0,
              "balance": 142567.88
            },
            {
              "year": 24,
              "payment": 21729.84,
              "interest": 2474.77,
              "principal": 19255.07,
              "insurance": 0,
              "balance": 123312.81
            },
            {
              "year": 25,
              "payment": 21729.84,
              "interest": 2115.55,
              "principal": 19614.29,
              "insurance": 0,
              "balance": 103698.52
            },
            {
              "year": 26,
              "payment": 21729.84,
              "interest": 1749.56,
              "principal": 19980.28,
              "insurance": 0,
              "balance": 83718.24
            },
            {
              "year": 27,
              "payment": 21729.84,
              "interest": 1376.8,
              "principal": 20353.04,
              "insurance": 0,
              "balance": 63365.2
            },
            {
              "year": 28,
              "payment": 21729.84,
              "interest": 997.04,
              "principal": 20732.8,
              "insurance": 0,
              "balance": 42632.4
            },
            {
              "year": 29,
              "payment": 21729.84,
              "interest": 610.21,
              "principal": 21119.63,
              "insurance": 0,
              "balance": 21512.77
            },
            {
              "year": 30,
              "payment": 21728.95,
              "interest": 216.18,
              "principal": 21512.77,
              "insurance": 0,
              "balance": 0
            }
          ],
          "assumptions": [
            {
              "field": "amortisation",
              "source": "default",
              "value": "annuity"
            },
            {
              "field": "graceMonths",
              "source": "default",
              "value": 0
            },
            {
              "field": "rateConvention",
              "source": "default",
              "value": "nominal"
            },
            {
              "field": "dayCount",
              "source": "default",
              "value": "30/360",
              "note": "Every month is a twelfth of a year."
            },
            {
              "field": "balloon",
              "source": "default",
              "value": 0
            },
            {
              "field": "monthlyFee",
              "source": "default",
              "value": 0
            }
          ],
          "warnings": [],
          "methodology": {
            "name": "Monthly loan schedule; interest, instalment and insurance are rounded to the cent in each month, and the last instalment clears the balance.",
            "references": [
              "Directive 2014/17/EU, annex I: annual percentage rate of charge on twelve equal months a year"
            ],
            "limits": [
              "Not an offer, and never the figure of a lender: lenders count days, fees and roundings in their own ways, which moves an instalment by several euros.",
              "The rate of charge holds interest, fees of the lender and mandatory insurance; duties and notary fees of the purchase are left out."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "loan_schedule_in_cents",
          "requestId": "req_thirtyYears"
        }
      }
    },
    actualDays: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_actualDays",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "monthlyPayment": 25473.12,
          "monthlyPaymentWithInsurance": 25473.12,
          "lastPayment": 25473.17,
          "numberOfPayments": 12,
          "totalInterest": 5677.49,
          "totalFees": 0,
          "totalPaid": 305677.49,
          "totalCost": 5677.49,
          "finalBalance": 0,
          "aprc": 0.035313,
          "schedule": [
            {
              "month": 1,
              "date": "2027-02-28",
              "payment": 25473.12,
              "interest": 805.48,
              "principal": 24667.64,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 275332.36
            },
            {
              "month": 2,
              "date": "2027-03-31",
              "payment": 25473.12,
              "interest": 818.45,
              "principal": 24654.67,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 250677.69
            },
            {
              "month": 3,
              "date": "2027-04-30",
              "payment": 25473.12,
              "interest": 721.13,
              "principal": 24751.99,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 225925.7
            },
            {
              "month": 4,
              "date": "2027-05-31",
              "payment": 25473.12,
              "interest": 671.59,
              "principal": 24801.53,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 201124.17
            },
            {
              "month": 5,
              "date": "2027-06-30",
              "payment": 25473.12,
              "interest": 578.58,
              "principal": 24894.54,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 176229.63
            },
            {
              "month": 6,
              "date": "2027-07-31",
              "payment": 25473.12,
              "interest": 523.86,
              "principal": 24949.26,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 151280.37
            },
            {
              "month": 7,
              "date": "2027-08-31",
              "payment": 25473.12,
              "interest": 449.7,
              "principal": 25023.42,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 126256.95
            },
            {
              "month": 8,
              "date": "2027-09-30",
              "payment": 25473.12,
              "interest": 363.2,
              "principal": 25109.92,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 101147.03
            },
            {
              "month": 9,
              "date": "2027-10-31",
              "payment": 25473.12,
              "interest": 300.67,
              "principal": 25172.45,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 75974.58
            },
            {
              "month": 10,
              "date": "2027-11-30",
              "payment": 25473.12,
              "interest": 218.56,
              "principal": 25254.56,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 50720.02
            },
            {
              "month": 11,
              "date": "2027-12-31",
              "payment": 25473.12,
              "interest": 150.77,
              "principal": 25322.35,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 25397.67
            },
            {
              "month": 12,
              "date": "2028-01-31",
              "payment": 25473.17,
              "interest": 75.5,
              "principal": 25397.67,
              "extraPayment": 0,
              "insurance": 0,
              "balance": 0
            }
          ],
          "assumptions": [
            {
              "field": "amortisation",
              "source": "default",
              "value": "annuity",
              "note": "Usual in LU: a fixed rate, 25 to 30 years."
            },
            {
              "field": "graceMonths",
              "source": "default",
              "value": 0
            },
            {
              "field": "rateConvention",
              "source": "default",
              "value": "nominal"
            },
            {
              "field": "balloon",
              "source": "default",
              "value": 0
            },
            {
              "field": "upfrontFees",
              "source": "default",
              "value": 0
            },
            {
              "field": "monthlyFee",
              "source": "default",
              "value": 0
            }
          ],
          "warnings": [],
          "methodology": {
            "name": "Monthly loan schedule; interest, instalment and insurance are rounded to the cent in each month, and the last instalment clears the balance.",
            "references": [
              "Directive 2014/17/EU, annex I: annual percentage rate of charge on twelve equal months a year"
            ],
            "limits": [
              "Not an offer, and never the figure of a lender: lenders count days, fees and roundings in their own ways, which moves an instalment by several euros.",
              "The rate of charge holds interest, fees of the lender and mandatory insurance; duties and notary fees of the purchase are left out."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "loan_schedule_in_cents",
          "requestId": "req_actualDays"
        }
      }
    },
    bothTerms: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_bothTerms",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_bothTerms",
        "error": "The request does not fit the contract. termYears: Send termMonths or termYears, not both.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "termYears",
            "message": "Send termMonths or termYears, not both.",
            "code": "one_term",
            "received": "20"
          }
        ]
      }
    },
    startMissing: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_startMissing",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_startMissing",
        "error": "The request does not fit the contract. startDate: ACT/360 counts days and needs the day of the start.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "startDate",
            "message": "ACT/360 counts days and needs the day of the start.",
            "code": "start_date_required"
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
  yields: {
    letFlat: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_letFlat",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "totalInvestment": 300000,
          "netIncome": 12480,
          "grossYield": 0.052,
          "grossYieldOnTotalInvestment": 0.052,
          "netYield": 0.0416,
          "netYieldOnPrice": 0.0416,
          "assumptions": [
            {
              "field": "acquisitionFees",
              "source": "default",
              "value": 0
            },
            {
              "field": "works",
              "source": "default",
              "value": 0
            },
            {
              "field": "furniture",
              "source": "default",
              "value": 0
            },
            {
              "field": "vacancyRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "managementRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "propertyTax",
              "source": "default",
              "value": 0
            },
            {
              "field": "insuranceCost",
              "source": "default",
              "value": 0
            },
            {
              "field": "coOwnershipCharges",
              "source": "default",
              "value": 0
            },
            {
              "field": "maintenance",
              "source": "default",
              "value": 0
            }
          ],
          "warnings": [],
          "methodology": {
            "name": "Rental yields of one year: gross on the price, net on the total investment; each with its one definition.",
            "references": [
              "Gross yield as the Observatoire de l'Habitat of Luxembourg defines it: annual rent over price"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "The trade has no single meaning of net; here it is rent less vacancy, costs and management on price, fees, works and furniture.",
              "The tax is one flat rate on net income less interest: an illustration."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "rental_yields",
          "requestId": "req_letFlat"
        }
      }
    },
    costsAboveRent: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_costsAboveRent",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "totalInvestment": 355840,
          "netIncome": -1729.6,
          "grossYield": 0.039,
          "grossYieldOnTotalInvestment": 0.035072,
          "netYield": -0.004861,
          "netYieldOnPrice": -0.005405,
          "assumptions": [
            {
              "field": "works",
              "source": "default",
              "value": 0
            },
            {
              "field": "furniture",
              "source": "default",
              "value": 0
            },
            {
              "field": "managementRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "propertyTax",
              "source": "default",
              "value": 0
            },
            {
              "field": "insuranceCost",
              "source": "default",
              "value": 0
            },
            {
              "field": "maintenance",
              "source": "default",
              "value": 0
            }
          ],
          "warnings": [
            {
              "code": "negative_net_yield",
              "message": "The costs are above the rent; the net yield is negative."
            }
          ],
          "methodology": {
            "name": "Rental yields of one year: gross on the price, net on the total investment; each with its one definition.",
            "references": [
              "Gross yield as the Observatoire de l'Habitat of Luxembourg defines it: annual rent over price"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "The trade has no single meaning of net; here it is rent less vacancy, costs and management on price, fees, works and furniture.",
              "The tax is one flat rate on net income less interest: an illustration."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "rental_yields",
          "requestId": "req_costsAboveRent"
        }
      }
    },
    afterTax: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_afterTax",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "totalInvestment": 500000,
          "netIncome": 21600,
          "grossYield": 0.0432,
          "grossYieldOnTotalInvestment": 0.0432,
          "netYield": 0.0432,
          "netYieldOnPrice": 0.0432,
          "incomeTax": 4914,
          "netNetYield": 0.033372,
          "assumptions": [
            {
              "field": "acquisitionFees",
              "source": "default",
              "value": 0
            },
            {
              "field": "works",
              "source": "default",
              "value": 0
            },
            {
              "field": "furniture",
              "source": "default",
              "value": 0
            },
            {
              "field": "vacancyRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "managementRate",
              "source": "default",
              "value": 0
            },
            {
              "field": "propertyTax",
              "source": "default",
              "value": 0
            },
            {
              "field": "insuranceCost",
              "source": "default",
              "value": 0
            },
            {
              "field": "coOwnershipCharges",
              "source": "default",
              "value": 0
            },
            {
              "field": "maintenance",
              "source": "default",
              "value": 0
            },
            {
              "field": "otherCosts",
              "source": "default",
              "value": 0
            }
          ],
          "warnings": [],
          "methodology": {
            "name": "Rental yields of one year: gross on the price, net on the total investment; each with its one definition.",
            "references": [
              "Gross yield as the Observatoire de l'Habitat of Luxembourg defines it: annual rent over price"
            ],
            "limits": [
              "A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.",
              "The trade has no single meaning of net; here it is rent less vacancy, costs and management on price, fees, works and furniture.",
              "The tax is one flat rate on net income less interest: an illustration."
            ]
          }
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "rental_yields",
          "requestId": "req_afterTax"
        }
      }
    },
    bothRents: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_bothRents",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_bothRents",
        "error": "The request does not fit the contract. monthlyRent: Send annualRent or monthlyRent, not both.",
        "code": "invalid_request",
        "issues": [
          {
            "path": "monthlyRent",
            "message": "Send annualRent or monthlyRent, not both.",
            "code": "one_rent",
            "received": "1300"
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
  fees: {
    france: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_france",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "FR",
          "region": "FR-92",
          "deedDate": "2026-06-01",
          "currency": "EUR",
          "price": 400000,
          "newBuild": false,
          "use": "rental",
          "lines": [
            {
              "key": "departmentalTransferTax",
              "label": "Departmental transfer duty",
              "localLabel": "droits de mutation, part départementale",
              "category": "transferTax",
              "amount": 20000,
              "base": 400000,
              "rate": 0.05,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "region",
              "basis": [
                "fr.transfer.departmentRate"
              ],
              "inForceFrom": "2025-04-01",
              "inForceUntil": "2028-03-31",
              "legalReference": "CGI art. 1594 D; loi n° 2025-127 art. 116"
            },
            {
              "key": "municipalTransferTax",
              "label": "Municipal additional duty",
              "localLabel": "taxe additionnelle communale",
              "category": "transferTax",
              "amount": 4800,
              "base": 400000,
              "rate": 0.012,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "municipality",
              "basis": [
                "fr.transfer.municipalRate"
              ],
              "inForceFrom": "2014-06-01",
              "inForceUntil": null,
              "legalReference": "CGI art. 1584"
            },
            {
              "key": "stateLevy",
              "label": "State levy for assessment and collection",
              "localLabel": "frais d'assiette et de recouvrement",
              "category": "transferTax",
              "amount": 474,
              "base": 20000,
              "rate": 0.0237,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "fr.transfer.stateLevyRate"
              ],
              "inForceFrom": "2014-06-01",
              "inForceUntil": null,
              "legalReference": "CGI art. 1647"
            },
            {
              "key": "landRegistryContribution",
              "label": "Land-registry contribution",
              "localLabel": "contribution de sécurité immobilière",
              "category": "registry",
              "amount": 400,
              "base": 400000,
              "rate": 0.001,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "fr.registry.contributionRate"
              ],
              "inForceFrom": "2014-06-01",
              "inForceUntil": null,
              "legalReference": "contribution de sécurité immobilière"
            },
            {
              "key": "notaryFeeNet",
              "label": "Notary fee",
              "localLabel": "émoluments",
              "category": "notary",
              "amount": 3593.25,
              "base": 400000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "fr.notary.saleTariff"
              ],
              "inForceFrom": "2021-01-01",
              "inForceUntil": "2028-02-29",
              "legalReference": "C. com. art. A. 444-91"
            },
            {
              "key": "notaryFeeVat",
              "label": "VAT on the notary fee",
              "localLabel": "TVA",
              "category": "notary",
              "amount": 718.65,
              "base": 3593.25,
              "rate": 0.2,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "fr.vat.standardRate"
              ],
              "inForceFrom": "2014-06-01",
              "inForceUntil": null,
              "legalReference": "VAT, 20 %"
            },
            {
              "key": "notaryFormalities",
              "label": "Formalities",
              "localLabel": "formalités",
              "category": "notary",
              "amount": 800,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "fr.notary.formalities"
              ],
              "inForceFrom": "2014-06-01",
              "inForceUntil": null,
              "legalReference": "notaries' simulator"
            },
            {
              "key": "notaryFormalitiesVat",
              "label": "VAT on the formalities",
              "localLabel": "TVA",
              "category": "notary",
              "amount": 160,
              "base": 800,
              "rate": 0.2,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "fr.vat.standardRate"
              ],
              "inForceFrom": "2014-06-01",
              "inForceUntil": null,
              "legalReference": "VAT, 20 %"
            },
            {
              "key": "notaryDisbursements",
              "label": "Disbursements",
              "localLabel": "débours",
              "category": "notary",
              "amount": 600,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "fr.notary.disbursements"
              ],
              "inForceFrom": "2014-06-01",
              "inForceUntil": null,
              "legalReference": "notaries' simulator"
            }
          ],
          "totals": {
            "buyer": 31545.9,
            "taxes": 25674,
            "regulatedTariffs": 4311.9,
            "marketEstimates": 1560,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.078865,
            "cashNeeded": 431545.9
          },
          "possibleReliefs": [],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            }
          ],
          "assumptions": [
            {
              "field": "overrides.notaryFormalities",
              "value": 800,
              "source": "default",
              "certainty": "published",
              "note": "Figure of the notaries' simulator."
            },
            {
              "field": "overrides.notaryDisbursements",
              "value": 600,
              "source": "default",
              "certainty": "published",
              "note": "Other pages print 400 to 1 200."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "country_acquisition_law",
          "requestId": "req_france",
          "law": [
            {
              "id": "fr.transfer.departmentRate",
              "says": "Rate of the department on transfers of existing dwellings (row used).",
              "unit": "fraction",
              "value": 0.05,
              "from": "2025-04-01",
              "until": "2028-03-31",
              "title": "Code général des impôts",
              "article": "art. 1594 D",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "fr.transfer.municipalRate",
              "says": "Municipal additional duty.",
              "unit": "fraction",
              "value": 0.012,
              "from": "2014-06-01",
              "until": null,
              "title": "Code général des impôts",
              "article": "art. 1584",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "fr.transfer.stateLevyRate",
              "says": "Levy on the departmental part.",
              "unit": "fraction",
              "value": 0.0237,
              "from": "2014-06-01",
              "until": null,
              "title": "Code général des impôts",
              "article": "art. 1647",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "fr.registry.contributionRate",
              "says": "Land-registry contribution.",
              "unit": "fraction",
              "value": 0.001,
              "from": "2014-06-01",
              "until": null,
              "title": "Code général des impôts",
              "article": "contribution de sécurité immobilière",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "fr.notary.saleTariff",
              "says": "Notary fee, successive slices.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 6500,
                  "rate": 0.0387
                },
                {
                  "upTo": 17000,
                  "rate": 0.01596
                },
                {
                  "upTo": 60000,
                  "rate": 0.01064
                },
                {
                  "upTo": null,
                  "rate": 0.00799
                }
              ],
              "from": "2021-01-01",
              "until": "2028-02-29",
              "title": "Code de commerce",
              "article": "art. A. 444-91",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "fr.vat.standardRate",
              "says": "Standard rate of VAT.",
              "unit": "fraction",
              "value": 0.2,
              "from": "2014-06-01",
              "until": null,
              "title": "Code général des impôts",
              "article": "VAT",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "fr.notary.formalities",
              "says": "Formalities before VAT.",
              "unit": "currency",
              "value": 800,
              "from": "2014-06-01",
              "until": null,
              "title": "notaries' simulator",
              "article": "default",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "fr.notary.disbursements",
              "says": "Disbursements without VAT.",
              "unit": "currency",
              "value": 600,
              "from": "2014-06-01",
              "until": null,
              "title": "notaries' simulator",
              "article": "default",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    luxembourg: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_luxembourg",
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
          "price": 620000,
          "newBuild": false,
          "use": "mainResidence",
          "commune": "Luxembourg",
          "operation": "existing",
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
          "method": "country_acquisition_law",
          "requestId": "req_luxembourg",
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
    germany: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_germany",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "DE",
          "region": "DE-BY",
          "deedDate": "2026-02-01",
          "currency": "EUR",
          "price": 400000,
          "newBuild": false,
          "use": "mainResidence",
          "lines": [
            {
              "key": "transferTax",
              "label": "Land-transfer tax",
              "localLabel": "Grunderwerbsteuer",
              "category": "transferTax",
              "amount": 14000,
              "base": 400000,
              "rate": 0.035,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "region",
              "basis": [
                "de.transferTax.rates"
              ],
              "inForceFrom": "1997-01-01",
              "inForceUntil": null,
              "legalReference": "GrEStG § 11; law of the Land"
            },
            {
              "key": "notaryDeedFee",
              "label": "Purchase deed",
              "localLabel": "Beurkundung",
              "category": "notary",
              "amount": 1570,
              "base": 400000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "de.tariff.tableB",
                "de.tariff.units"
              ],
              "inForceFrom": "2013-08-01",
              "inForceUntil": null,
              "legalReference": "GNotKG KV 21100, § 34 table B"
            },
            {
              "key": "notaryExecutionFee",
              "label": "Execution",
              "localLabel": "Vollzug",
              "category": "notary",
              "amount": 392.5,
              "base": 400000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "de.tariff.tableB",
                "de.tariff.units"
              ],
              "inForceFrom": "2013-08-01",
              "inForceUntil": null,
              "legalReference": "GNotKG KV 22110, § 34 table B"
            },
            {
              "key": "notarySupervisionFee",
              "label": "Supervision",
              "localLabel": "Betreuung",
              "category": "notary",
              "amount": 392.5,
              "base": 400000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "de.tariff.tableB",
                "de.tariff.units"
              ],
              "inForceFrom": "2013-08-01",
              "inForceUntil": null,
              "legalReference": "GNotKG KV 22200, § 34 table B"
            },
            {
              "key": "notaryDisbursements",
              "label": "Expenses of the notary",
              "localLabel": "Auslagen",
              "category": "notary",
              "amount": 60,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "de.market.notaryExpenses"
              ],
              "inForceFrom": "2013-08-01",
              "inForceUntil": null,
              "legalReference": "Gerichts- und Notarkostengesetz, KV 32001, 32005"
            },
            {
              "key": "notaryFeeVat",
              "label": "VAT on the notary and the expenses",
              "localLabel": "Umsatzsteuer",
              "category": "notary",
              "amount": 458.85,
              "base": 2415,
              "rate": 0.19,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "de.vat.standardRate"
              ],
              "inForceFrom": "2021-01-01",
              "inForceUntil": null,
              "legalReference": "UStG § 12 (1)"
            },
            {
              "key": "registryPriorityNotice",
              "label": "Priority notice",
              "localLabel": "Auflassungsvormerkung",
              "category": "registry",
              "amount": 392.5,
              "base": 400000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "de.tariff.tableB",
                "de.tariff.units"
              ],
              "inForceFrom": "2013-08-01",
              "inForceUntil": null,
              "legalReference": "GNotKG KV 14150, § 34 table B"
            },
            {
              "key": "registryOwnership",
              "label": "Entry of the owner",
              "localLabel": "Eigentumsumschreibung",
              "category": "registry",
              "amount": 785,
              "base": 400000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "de.tariff.tableB",
                "de.tariff.units"
              ],
              "inForceFrom": "2013-08-01",
              "inForceUntil": null,
              "legalReference": "GNotKG KV 14110, § 34 table B"
            },
            {
              "key": "mortgageNotaryFeeNet",
              "label": "Deed of the land charge",
              "localLabel": "Grundschuldbestellung",
              "category": "mortgage",
              "amount": 635,
              "base": 320000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "de.tariff.tableB",
                "de.tariff.units"
              ],
              "inForceFrom": "2013-08-01",
              "inForceUntil": null,
              "legalReference": "GNotKG KV 21200, § 34 table B"
            },
            {
              "key": "mortgageNotaryFeeVat",
              "label": "VAT on the deed of the land charge",
              "localLabel": "Umsatzsteuer",
              "category": "mortgage",
              "amount": 120.65,
              "base": 635,
              "rate": 0.19,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "de.vat.standardRate"
              ],
              "inForceFrom": "2021-01-01",
              "inForceUntil": null,
              "legalReference": "UStG § 12 (1)"
            },
            {
              "key": "registryMortgage",
              "label": "Entry of the land charge",
              "localLabel": "Buchgrundschuld",
              "category": "mortgage",
              "amount": 635,
              "base": 320000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "statutory",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "de.tariff.tableB",
                "de.tariff.units"
              ],
              "inForceFrom": "2013-08-01",
              "inForceUntil": null,
              "legalReference": "GNotKG KV 14121, § 34 table B"
            },
            {
              "key": "brokerFeeBuyer",
              "label": "Broker, part of the buyer",
              "category": "brokerage",
              "amount": 14280,
              "base": 400000,
              "rate": 0.0357,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "broker",
              "basis": [
                "de.market.brokerRate"
              ],
              "inForceFrom": "2020-12-23",
              "inForceUntil": null,
              "legalReference": "usual commission; BGB §§ 656a to 656d"
            }
          ],
          "totals": {
            "buyer": 33722,
            "taxes": 14000,
            "regulatedTariffs": 5382,
            "marketEstimates": 14340,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.084305,
            "cashNeeded": 113722
          },
          "possibleReliefs": [
            {
              "key": "relatedSale",
              "label": "No tax between spouses, registered partners and relatives in direct line",
              "saving": 14000,
              "condition": "The seller would be the spouse, the registered partner or a relative in direct line of the buyer.",
              "fields": [
                "relatedSale"
              ],
              "basis": [
                "de.transferTax.exemptSellers"
              ],
              "certainty": "statutory"
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
              "field": "overrides.notaryDisbursements",
              "value": 60,
              "source": "default",
              "certainty": "estimate",
              "note": "A flat 20 for post and about 40 for pages."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "country_acquisition_law",
          "requestId": "req_germany",
          "law": [
            {
              "id": "de.transferTax.rates",
              "says": "Rate of the land-transfer tax in the Land (row used).",
              "unit": "fraction",
              "value": 0.035,
              "from": "1997-01-01",
              "until": null,
              "title": "Grunderwerbsteuergesetz",
              "article": "§ 11",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "de.tariff.tableB",
              "says": "Fee of one unit: a start fee, then an amount for each step begun.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 500,
                  "amount": 15
                },
                {
                  "upTo": 2000,
                  "step": 500,
                  "amount": 4
                },
                {
                  "upTo": 10000,
                  "step": 1000,
                  "amount": 6
                },
                {
                  "upTo": 25000,
                  "step": 3000,
                  "amount": 8
                },
                {
                  "upTo": 50000,
                  "step": 5000,
                  "amount": 10
                },
                {
                  "upTo": 200000,
                  "step": 15000,
                  "amount": 27
                },
                {
                  "upTo": 500000,
                  "step": 30000,
                  "amount": 50
                },
                {
                  "upTo": 5000000,
                  "step": 50000,
                  "amount": 80
                },
                {
                  "upTo": 10000000,
                  "step": 200000,
                  "amount": 130
                },
                {
                  "upTo": 20000000,
                  "step": 250000,
                  "amount": 150
                },
                {
                  "upTo": 30000000,
                  "step": 500000,
                  "amount": 280
                },
                {
                  "upTo": null,
                  "step": 1000000,
                  "amount": 120
                }
              ],
              "from": "2013-08-01",
              "until": null,
              "title": "Gerichts- und Notarkostengesetz",
              "article": "§ 34 (table B)",
              "certainty": "statutory",
              "checkedOn": "2026-11-21",
              "note": "The reform of 1 June 2025 (BGBl. 2025 I no. 109) raised table A only."
            },
            {
              "id": "de.tariff.units",
              "says": "So many units of table B are due for the act (row used).",
              "unit": "coefficients",
              "value": [
                {
                  "key": "deed",
                  "value": 2
                },
                {
                  "key": "execution",
                  "value": 0.5
                },
                {
                  "key": "supervision",
                  "value": 0.5
                },
                {
                  "key": "priorityNotice",
                  "value": 0.5
                },
                {
                  "key": "ownership",
                  "value": 1
                },
                {
                  "key": "landChargeDeed",
                  "value": 1
                },
                {
                  "key": "bookCharge",
                  "value": 1
                }
              ],
              "from": "2013-08-01",
              "until": null,
              "title": "Gerichts- und Notarkostengesetz",
              "article": "Anlage 1 (Kostenverzeichnis)",
              "certainty": "statutory",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "de.market.notaryExpenses",
              "says": "Post and pages of the notary, before VAT.",
              "unit": "currency",
              "value": 60,
              "from": "2013-08-01",
              "until": null,
              "title": "Gerichts- und Notarkostengesetz",
              "article": "KV 32001, 32005",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "A flat 20 for post and about 40 for pages."
            },
            {
              "id": "de.vat.standardRate",
              "says": "Standard rate of VAT.",
              "unit": "fraction",
              "value": 0.19,
              "from": "2021-01-01",
              "until": null,
              "title": "Umsatzsteuergesetz",
              "article": "§ 12 (1)",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "de.market.brokerRate",
              "says": "Usual part of the buyer, half of 7.14 %, VAT included.",
              "unit": "fraction",
              "value": 0.0357,
              "from": "2020-12-23",
              "until": null,
              "title": "Bürgerliches Gesetzbuch",
              "article": "§§ 656a to 656d",
              "certainty": "unverified",
              "checkedOn": "2026-11-21",
              "note": "A consumer pays at most as much as the seller. 2.98 % is seen in Bremen, Hessen and Mecklenburg-Vorpommern, 3.12 % in Hamburg. 0 switches it off."
            }
          ]
        }
      }
    },
    belgium: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_belgium",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "BE",
          "region": "BE-VLG",
          "deedDate": "2026-05-01",
          "currency": "EUR",
          "price": 350000,
          "newBuild": false,
          "use": "mainResidence",
          "lines": [
            {
              "key": "transferTax",
              "label": "Sales duty",
              "localLabel": "verkooprecht",
              "category": "transferTax",
              "amount": 7000,
              "base": 350000,
              "rate": 0.02,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "region",
              "basis": [
                "be.flanders.rates"
              ],
              "inForceFrom": "2025-01-01",
              "inForceUntil": null,
              "legalReference": "Vlaamse Codex Fiscaliteit (verkooprecht), art. 2.9.4"
            },
            {
              "key": "notaryFeeNet",
              "label": "Notary fee",
              "localLabel": "honoraires / ereloon",
              "category": "notary",
              "amount": 2255.54,
              "base": 350000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "estimate",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "be.notary.scaleJ",
                "be.notary.reducedHonorarium",
                "be.notary.reducedHonorariumFaded"
              ],
              "inForceFrom": "2017-01-01",
              "inForceUntil": null,
              "legalReference": "arrêté royal du 16 décembre 1950 (tarif des notaires)"
            },
            {
              "key": "administrativeFees",
              "label": "Administrative fees of the notary",
              "localLabel": "frais administratifs",
              "category": "notary",
              "amount": 750,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "be.market.administrativeFees"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "arrêté royal du 22 novembre 2022 (tarif des notaires)"
            },
            {
              "key": "searches",
              "label": "External searches",
              "localLabel": "recherches",
              "category": "notary",
              "amount": 400,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "be.market.searches"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "costs printed by Belgian notaries and consumer pages"
            },
            {
              "key": "notaryFeeVat",
              "label": "VAT on notary fee, administrative fees and searches",
              "localLabel": "TVA / btw",
              "category": "notary",
              "amount": 715.16,
              "base": 3405.54,
              "rate": 0.21,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "be.vat.standardRate"
              ],
              "inForceFrom": "2017-01-01",
              "inForceUntil": null,
              "legalReference": "arrêté royal n° 20 du 20 juillet 1970 (taux de TVA)"
            },
            {
              "key": "transcription",
              "label": "Transcription in the register",
              "localLabel": "transcription",
              "category": "registry",
              "amount": 250,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "be.market.transcription"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "costs printed by Belgian notaries and consumer pages"
            },
            {
              "key": "writingDuty",
              "label": "Writing duty",
              "localLabel": "droit d'écriture",
              "category": "stamp",
              "amount": 100,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "be.market.writingDuty"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "costs printed by Belgian notaries and consumer pages"
            }
          ],
          "totals": {
            "buyer": 11470.7,
            "taxes": 7000,
            "regulatedTariffs": 2970.7,
            "marketEstimates": 1500,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.032773,
            "cashNeeded": 361470.7
          },
          "possibleReliefs": [],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            }
          ],
          "assumptions": [
            {
              "field": "wholeFullOwnership",
              "value": true,
              "source": "default",
              "certainty": "estimate",
              "note": "A purchase of a part, or of bare ownership, has no reduced rate."
            },
            {
              "field": "overrides.administrativeFees",
              "value": 750,
              "source": "default",
              "certainty": "published",
              "note": "Fixed since 2023."
            },
            {
              "field": "overrides.searches",
              "value": 400,
              "source": "default",
              "certainty": "published",
              "note": "About 400."
            },
            {
              "field": "overrides.transcription",
              "value": 250,
              "source": "default",
              "certainty": "estimate",
              "note": "240 was printed in 2023."
            },
            {
              "field": "overrides.writingDuty",
              "value": 100,
              "source": "default",
              "certainty": "estimate",
              "note": "50 was printed in 2021."
            },
            {
              "parameter": "be.notary.reducedHonorarium",
              "value": 0.1,
              "source": "parameter",
              "certainty": "estimate",
              "note": "The slices of scale Jbis were not found; a tenth less up to 350 000, fading out at 850 000, stands for them."
            },
            {
              "parameter": "be.notary.reducedHonorariumFaded",
              "value": null,
              "source": "parameter",
              "certainty": "estimate",
              "note": "Fitted between published examples."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "country_acquisition_law",
          "requestId": "req_belgium",
          "law": [
            {
              "id": "be.flanders.rates",
              "says": "Rate of the sales duty in Flanders by what the buyer does with the home (row used).",
              "unit": "fraction",
              "value": 0.02,
              "from": "2025-01-01",
              "until": null,
              "title": "Vlaamse Codex Fiscaliteit (verkooprecht)",
              "article": "art. 2.9.4",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "The rate for deep energy renovation ended on 2024-12-31."
            },
            {
              "id": "be.notary.reducedHonorarium",
              "says": "Reduction of the honorarium for a sole own home.",
              "unit": "fraction",
              "value": 0.1,
              "from": "2023-01-01",
              "until": null,
              "title": "arrêté royal du 22 novembre 2022 (tarif des notaires)",
              "article": "barème Jbis",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "The slices of scale Jbis were not found; a tenth less up to 350 000, fading out at 850 000, stands for them."
            },
            {
              "id": "be.notary.reducedHonorariumFaded",
              "says": "Points by which the reduction of the honorarium falls for each euro of price, slice by slice.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 350000,
                  "rate": 0
                },
                {
                  "upTo": 850000,
                  "rate": 2.0000000000000002e-7
                },
                {
                  "upTo": null,
                  "rate": 0
                }
              ],
              "from": "2023-01-01",
              "until": null,
              "title": "arrêté royal du 22 novembre 2022 (tarif des notaires)",
              "article": "barème Jbis",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "Fitted between published examples."
            },
            {
              "id": "be.notary.scaleJ",
              "says": "Honorarium of the notary on a sale, successive slices.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 7500,
                  "rate": 0.0456
                },
                {
                  "upTo": 17500,
                  "rate": 0.0285
                },
                {
                  "upTo": 30000,
                  "rate": 0.0228
                },
                {
                  "upTo": 45495,
                  "rate": 0.0171
                },
                {
                  "upTo": 64095,
                  "rate": 0.0114
                },
                {
                  "upTo": 250095,
                  "rate": 0.0057
                },
                {
                  "upTo": null,
                  "rate": 0.00057
                }
              ],
              "from": "2017-01-01",
              "until": null,
              "title": "arrêté royal du 16 décembre 1950 (tarif des notaires)",
              "article": "barème J",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "be.market.administrativeFees",
              "says": "Administrative fees of the notary for the first deed, before VAT.",
              "unit": "currency",
              "value": 750,
              "from": "2023-01-01",
              "until": null,
              "title": "arrêté royal du 22 novembre 2022 (tarif des notaires)",
              "article": "frais administratifs",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "Fixed since 2023."
            },
            {
              "id": "be.market.searches",
              "says": "External searches, before VAT.",
              "unit": "currency",
              "value": 400,
              "from": "2023-01-01",
              "until": null,
              "title": "costs printed by Belgian notaries and consumer pages",
              "article": "usual cost",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "About 400."
            },
            {
              "id": "be.vat.standardRate",
              "says": "Standard rate of VAT.",
              "unit": "fraction",
              "value": 0.21,
              "from": "2017-01-01",
              "until": null,
              "title": "arrêté royal n° 20 du 20 juillet 1970 (taux de TVA)",
              "article": "tableau A",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "be.market.transcription",
              "says": "Transcription of the deed in the register.",
              "unit": "currency",
              "value": 250,
              "from": "2024-01-01",
              "until": null,
              "title": "costs printed by Belgian notaries and consumer pages",
              "article": "usual cost",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "240 was printed in 2023."
            },
            {
              "id": "be.market.writingDuty",
              "says": "Writing duty on the deed.",
              "unit": "currency",
              "value": 100,
              "from": "2023-01-01",
              "until": null,
              "title": "costs printed by Belgian notaries and consumer pages",
              "article": "usual cost",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "50 was printed in 2021."
            }
          ]
        }
      }
    },
    netherlands: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_netherlands",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "NL",
          "deedDate": "2026-06-01",
          "currency": "EUR",
          "price": 480000,
          "newBuild": false,
          "use": "mainResidence",
          "buyers": [
            {
              "index": 0,
              "share": 1,
              "use": "mainResidence",
              "regime": "mainResidence",
              "tax": 9600
            }
          ],
          "lines": [
            {
              "key": "transferTax",
              "label": "Transfer tax",
              "localLabel": "overdrachtsbelasting",
              "category": "transferTax",
              "amount": 9600,
              "base": 480000,
              "rate": 0.02,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "nl.transferTax.rates"
              ],
              "inForceFrom": "2026-01-01",
              "inForceUntil": null,
              "legalReference": "Wet op belastingen van rechtsverkeer, art. 14"
            },
            {
              "key": "notaryDeed",
              "label": "Deed of transfer",
              "category": "notary",
              "amount": 800,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "nl.market.notaryDeed"
              ],
              "inForceFrom": "2022-01-01",
              "inForceUntil": null,
              "legalReference": "prices printed by Dutch notaries, lenders and consumer pages"
            },
            {
              "key": "registryOwnership",
              "label": "Entry of the owner",
              "localLabel": "kadaster",
              "category": "registry",
              "amount": 110,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "nl.market.registry"
              ],
              "inForceFrom": "2012-07-01",
              "inForceUntil": null,
              "legalReference": "prices printed by Dutch notaries, lenders and consumer pages"
            },
            {
              "key": "mortgageDeed",
              "label": "Mortgage deed",
              "localLabel": "hypotheekakte",
              "category": "mortgage",
              "amount": 700,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "unverified",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "nl.market.mortgageDeed"
              ],
              "inForceFrom": "2022-01-01",
              "inForceUntil": null,
              "legalReference": "prices printed by Dutch notaries, lenders and consumer pages"
            },
            {
              "key": "registryMortgage",
              "label": "Entry of the mortgage",
              "localLabel": "kadaster",
              "category": "mortgage",
              "amount": 110,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "nl.market.registry"
              ],
              "inForceFrom": "2012-07-01",
              "inForceUntil": null,
              "legalReference": "prices printed by Dutch notaries, lenders and consumer pages"
            },
            {
              "key": "valuation",
              "label": "Valuation for the lender",
              "localLabel": "taxatie",
              "category": "lender",
              "amount": 650,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "other",
              "basis": [
                "nl.market.valuation"
              ],
              "inForceFrom": "2022-01-01",
              "inForceUntil": null,
              "legalReference": "prices printed by Dutch notaries, lenders and consumer pages"
            },
            {
              "key": "advice",
              "label": "Mortgage advice and placement",
              "localLabel": "hypotheekadvies en bemiddeling",
              "category": "lender",
              "amount": 3000,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "other",
              "basis": [
                "nl.market.advice"
              ],
              "inForceFrom": "2022-01-01",
              "inForceUntil": null,
              "legalReference": "prices printed by Dutch notaries, lenders and consumer pages"
            }
          ],
          "totals": {
            "buyer": 14970,
            "taxes": 9600,
            "regulatedTariffs": 0,
            "marketEstimates": 5370,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.031188,
            "cashNeeded": 94970
          },
          "possibleReliefs": [],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            }
          ],
          "assumptions": [
            {
              "field": "overrides.notaryDeed",
              "value": 800,
              "source": "default",
              "certainty": "published",
              "note": "Usual 600 to 1 000."
            },
            {
              "field": "overrides.registryOwnership",
              "value": 110,
              "source": "default",
              "certainty": "estimate",
              "note": "78.50 to 137.50 were asked in 2022 and 2023, and more since."
            },
            {
              "field": "overrides.mortgageDeed",
              "value": 700,
              "source": "default",
              "certainty": "unverified",
              "note": "Usual 500 to 900."
            },
            {
              "field": "overrides.registryMortgage",
              "value": 110,
              "source": "default",
              "certainty": "estimate",
              "note": "78.50 to 137.50 were asked in 2022 and 2023, and more since."
            },
            {
              "field": "overrides.valuation",
              "value": 650,
              "source": "default",
              "certainty": "published",
              "note": "Usual 400 to 1 000."
            },
            {
              "field": "overrides.advice",
              "value": 3000,
              "source": "default",
              "certainty": "published",
              "note": "Usual 2 000 to 4 000."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "country_acquisition_law",
          "requestId": "req_netherlands",
          "law": [
            {
              "id": "nl.transferTax.rates",
              "says": "Rate of the transfer tax by what is bought and what for (row used).",
              "unit": "fraction",
              "value": 0.02,
              "from": "2026-01-01",
              "until": null,
              "title": "Wet op belastingen van rechtsverkeer",
              "article": "art. 14",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "nl.market.notaryDeed",
              "says": "Deed of transfer, VAT included.",
              "unit": "currency",
              "value": 800,
              "from": "2022-01-01",
              "until": null,
              "title": "prices printed by Dutch notaries, lenders and consumer pages",
              "article": "market price",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "Usual 600 to 1 000."
            },
            {
              "id": "nl.market.registry",
              "says": "Entry in the land register, for each deed.",
              "unit": "currency",
              "value": 110,
              "from": "2012-07-01",
              "until": null,
              "title": "prices printed by Dutch notaries, lenders and consumer pages",
              "article": "market price",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "78.50 to 137.50 were asked in 2022 and 2023, and more since."
            },
            {
              "id": "nl.market.mortgageDeed",
              "says": "Mortgage deed, VAT included.",
              "unit": "currency",
              "value": 700,
              "from": "2022-01-01",
              "until": null,
              "title": "prices printed by Dutch notaries, lenders and consumer pages",
              "article": "market price",
              "certainty": "unverified",
              "checkedOn": "2026-11-21",
              "note": "Usual 500 to 900."
            },
            {
              "id": "nl.market.valuation",
              "says": "Valuation for the lender.",
              "unit": "currency",
              "value": 650,
              "from": "2022-01-01",
              "until": null,
              "title": "prices printed by Dutch notaries, lenders and consumer pages",
              "article": "market price",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "Usual 400 to 1 000."
            },
            {
              "id": "nl.market.advice",
              "says": "Mortgage advice and placement.",
              "unit": "currency",
              "value": 3000,
              "from": "2022-01-01",
              "until": null,
              "title": "prices printed by Dutch notaries, lenders and consumer pages",
              "article": "market price",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "Usual 2 000 to 4 000."
            }
          ]
        }
      }
    },
    italy: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_italy",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "IT",
          "deedDate": "2026-06-01",
          "currency": "EUR",
          "price": 135000,
          "newBuild": false,
          "use": "mainResidence",
          "lines": [
            {
              "key": "registerTax",
              "label": "Register tax",
              "localLabel": "imposta di registro",
              "category": "transferTax",
              "amount": 1732.5,
              "base": 86625,
              "rate": 0.02,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "it.register.rates",
                "it.register.minimum",
                "it.register.cadastralMultipliers"
              ],
              "inForceFrom": "2014-01-01",
              "inForceUntil": null,
              "legalReference": "DPR 131/1986, Tariffa, Parte I, art. 1 and nota II-bis"
            },
            {
              "key": "mortgageTax",
              "label": "Mortgage tax",
              "localLabel": "imposta ipotecaria",
              "category": "transferTax",
              "amount": 50,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "it.register.fixedDuty"
              ],
              "inForceFrom": "2014-01-01",
              "inForceUntil": null,
              "legalReference": "D.Lgs. 23/2011, art. 10"
            },
            {
              "key": "cadastralTax",
              "label": "Cadastral tax",
              "localLabel": "imposta catastale",
              "category": "transferTax",
              "amount": 50,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "it.register.fixedDuty"
              ],
              "inForceFrom": "2014-01-01",
              "inForceUntil": null,
              "legalReference": "D.Lgs. 23/2011, art. 10"
            },
            {
              "key": "notaryFeeNet",
              "label": "Notary, with the rebate for the cadastral value",
              "localLabel": "onorario del notaio",
              "category": "notary",
              "amount": 1221.5,
              "base": 135000,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "it.market.notaryDefault"
              ],
              "inForceFrom": "2014-01-01",
              "inForceUntil": null,
              "legalReference": "prices printed by Italian notaries and agencies"
            },
            {
              "key": "notaryFeeVat",
              "label": "VAT on the notary fee",
              "localLabel": "IVA",
              "category": "notary",
              "amount": 268.73,
              "base": 1221.5,
              "rate": 0.22,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "unverified",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "it.vat.standardRate"
              ],
              "inForceFrom": "2014-01-01",
              "inForceUntil": null,
              "legalReference": "DPR 633/1972, art. 16"
            }
          ],
          "totals": {
            "buyer": 3322.73,
            "taxes": 1832.5,
            "regulatedTariffs": 0,
            "marketEstimates": 1490.23,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.024613,
            "cashNeeded": 138322.73
          },
          "possibleReliefs": [
            {
              "key": "previousHomeCredit",
              "label": "Credit of the tax on the former main home",
              "saving": null,
              "condition": "The buyer would have sold a main home that was bought with the relief.",
              "fields": [
                "previousMainHomeTax"
              ],
              "basis": [
                "it.register.rates"
              ],
              "certainty": "unverified"
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
              "field": "cadastralCategory",
              "value": "A/2",
              "source": "default",
              "certainty": "estimate",
              "note": "A/1, A/8 and A/9 have no relief and pay the standard rate of VAT."
            },
            {
              "field": "cadastralValueOption",
              "value": true,
              "source": "default",
              "certainty": "estimate",
              "note": "The buyer asks for the cadastral value in the deed; send false for the price as base."
            },
            {
              "field": "overrides.notaryFeeNet",
              "value": 1221.5,
              "source": "default",
              "certainty": "estimate",
              "note": "Fees are free; 1 to 2.5 per cent of the price with disbursements are usual."
            },
            {
              "parameter": "it.vat.standardRate",
              "value": 0.22,
              "source": "parameter",
              "certainty": "unverified",
              "note": "Standard rate of VAT. Professional knowledge that was not read in a source."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "country_acquisition_law",
          "requestId": "req_italy",
          "law": [
            {
              "id": "it.register.cadastralMultipliers",
              "says": "Cadastral value: the income raised by 5 per cent, times 110 for a main home, 120 for another (row used).",
              "unit": "coefficients",
              "value": [
                {
                  "key": "mainHome",
                  "value": 115.5
                }
              ],
              "from": "2014-01-01",
              "until": null,
              "title": "Legge 266/2005",
              "article": "art. 1, comma 497",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "it.register.rates",
              "says": "Register tax on dwellings bought without VAT (row used).",
              "unit": "fraction",
              "value": 0.02,
              "from": "2014-01-01",
              "until": null,
              "title": "DPR 131/1986",
              "article": "Tariffa, Parte I, art. 1 and nota II-bis",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "it.register.minimum",
              "says": "Lowest register tax on a sale of a dwelling.",
              "unit": "currency",
              "value": 1000,
              "from": "2014-01-01",
              "until": null,
              "title": "D.Lgs. 23/2011",
              "article": "art. 10",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "it.register.fixedDuty",
              "says": "Mortgage tax, and the same again as cadastral tax, on a sale without VAT.",
              "unit": "currency",
              "value": 50,
              "from": "2014-01-01",
              "until": null,
              "title": "D.Lgs. 23/2011",
              "article": "art. 10",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "it.market.notaryDefault",
              "says": "Default of the fee of the notary: a part of the price and a fixed sum, between two limits.",
              "unit": "coefficients",
              "value": [
                {
                  "key": "rate",
                  "value": 0.007
                },
                {
                  "key": "fixed",
                  "value": 800
                },
                {
                  "key": "lowest",
                  "value": 1500
                },
                {
                  "key": "highest",
                  "value": 6000
                }
              ],
              "from": "2014-01-01",
              "until": null,
              "title": "prices printed by Italian notaries and agencies",
              "article": "market price",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "Fees are free; 1 to 2.5 per cent of the price with disbursements are usual."
            },
            {
              "id": "it.vat.standardRate",
              "says": "Standard rate of VAT.",
              "unit": "fraction",
              "value": 0.22,
              "from": "2014-01-01",
              "until": null,
              "title": "DPR 633/1972",
              "article": "art. 16",
              "certainty": "unverified",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    spain: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_spain",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "ES",
          "region": "ES-MD",
          "deedDate": "2026-06-01",
          "currency": "EUR",
          "price": 300000,
          "newBuild": true,
          "use": "secondHome",
          "priceIncludesVat": false,
          "lines": [
            {
              "key": "vat",
              "label": "VAT on the price",
              "localLabel": "IVA",
              "category": "vat",
              "amount": 30000,
              "base": 300000,
              "rate": 0.1,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "es.vat.homeRate"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "Ley 37/1992, art. 91"
            },
            {
              "key": "stampDuty",
              "label": "Stamp duty on the deed",
              "localLabel": "actos jurídicos documentados (AJD)",
              "category": "stamp",
              "amount": 2250,
              "base": 300000,
              "rate": 0.0075,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "region",
              "basis": [
                "es.ajd.rates"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "laws of the communities on ceded taxes"
            },
            {
              "key": "notaryFeeNet",
              "label": "Notary, with sheets and copies",
              "localLabel": "notaría",
              "category": "notary",
              "amount": 679.02,
              "base": 300000,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "regulatedMinimum": 388.01,
              "range": {
                "low": 582.02,
                "high": 776.03
              },
              "dueTo": "notary",
              "basis": [
                "es.market.notaryInvoiceFactors",
                "es.notary.tariff",
                "es.notary.tariffCut"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "prices printed by Spanish conveyancers and banks"
            },
            {
              "key": "notaryFeeVat",
              "label": "VAT on the notary fee",
              "localLabel": "IVA",
              "category": "notary",
              "amount": 142.59,
              "base": 679.02,
              "rate": 0.21,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "notary",
              "basis": [
                "es.vat.standardRate"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "Ley 37/1992, art. 90"
            },
            {
              "key": "registryFeeNet",
              "label": "Registrar",
              "localLabel": "registro de la propiedad",
              "category": "registry",
              "amount": 205.4,
              "base": 300000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "es.registry.tariff",
                "es.registry.limits",
                "es.notary.tariffCut"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "Real Decreto 1427/1989, Anexo I, número 2"
            },
            {
              "key": "registryFeeVat",
              "label": "VAT on the fee of the registrar",
              "localLabel": "IVA",
              "category": "registry",
              "amount": 43.13,
              "base": 205.4,
              "rate": 0.21,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "es.vat.standardRate"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "Ley 37/1992, art. 90"
            },
            {
              "key": "gestoria",
              "label": "Office that files deed and taxes",
              "localLabel": "gestoría",
              "category": "legal",
              "amount": 400,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "dueTo": "other",
              "basis": [
                "es.market.gestoria"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "prices printed by Spanish conveyancers and banks"
            },
            {
              "key": "gestoriaVat",
              "label": "VAT on the office that files",
              "localLabel": "IVA",
              "category": "legal",
              "amount": 84,
              "base": 400,
              "rate": 0.21,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "other",
              "basis": [
                "es.vat.standardRate"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "Ley 37/1992, art. 90"
            }
          ],
          "totals": {
            "buyer": 33804.14,
            "taxes": 32250,
            "regulatedTariffs": 248.53,
            "marketEstimates": 1305.61,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.11268,
            "cashNeeded": 333804.14
          },
          "possibleReliefs": [],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            }
          ],
          "assumptions": [
            {
              "field": "overrides.notaryFeeNet",
              "value": 679.02,
              "source": "default",
              "certainty": "estimate",
              "note": "The tariff covers the deed only; with sheets and copies invoices are 1.5 to 2 times the tariff."
            },
            {
              "field": "overrides.gestoria",
              "value": 400,
              "source": "default",
              "certainty": "estimate",
              "note": "Usual 300 to 600, before VAT."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "country_acquisition_law",
          "requestId": "req_spain",
          "law": [
            {
              "id": "es.vat.homeRate",
              "says": "VAT (IVA) on a new home with its annexes, on the mainland and the Balearic Islands.",
              "unit": "fraction",
              "value": 0.1,
              "from": "2024-01-01",
              "until": null,
              "title": "Ley 37/1992",
              "article": "art. 91",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "es.ajd.rates",
              "says": "Stamp duty (AJD) on the deed of a sale with VAT, by community (row used).",
              "unit": "fraction",
              "value": 0.0075,
              "from": "2024-01-01",
              "until": null,
              "title": "laws of the communities on ceded taxes",
              "article": "general rate of stamp duty on notarial documents",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "The days on which the rates began were not read; reduced rates are not covered."
            },
            {
              "id": "es.notary.tariff",
              "says": "Tariff of notaries on the value of a deed, slice by slice, without VAT and before the cut.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 6010.12,
                  "amount": 90.151816
                },
                {
                  "upTo": 30050.61,
                  "rate": 0.0045
                },
                {
                  "upTo": 60101.21,
                  "rate": 0.0015
                },
                {
                  "upTo": 150253.03,
                  "rate": 0.001
                },
                {
                  "upTo": 601012.1,
                  "rate": 0.0005
                },
                {
                  "upTo": 6010121.04,
                  "rate": 0.0003
                }
              ],
              "from": "2024-01-01",
              "until": null,
              "title": "Real Decreto 1426/1989",
              "article": "Anexo I, número 2",
              "certainty": "statutory",
              "checkedOn": "2026-11-21",
              "note": "Unchanged since 1989; above the last limit the fee is agreed."
            },
            {
              "id": "es.notary.tariffCut",
              "says": "Part taken off the tariffs of notaries and registrars since 2010.",
              "unit": "fraction",
              "value": 0.05,
              "from": "2024-01-01",
              "until": null,
              "title": "Real Decreto-ley 8/2010",
              "article": "disposición adicional octava",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "es.market.notaryInvoiceFactors",
              "says": "Usual invoice of the notary with sheets and copies, as a multiple of the tariff for the deed.",
              "unit": "coefficients",
              "value": [
                {
                  "key": "usual",
                  "value": 1.75
                },
                {
                  "key": "low",
                  "value": 1.5
                },
                {
                  "key": "high",
                  "value": 2
                }
              ],
              "from": "2024-01-01",
              "until": null,
              "title": "prices printed by Spanish conveyancers and banks",
              "article": "market price",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "The tariff covers the deed only; with sheets and copies invoices are 1.5 to 2 times the tariff."
            },
            {
              "id": "es.vat.standardRate",
              "says": "Standard rate of VAT (IVA), on services.",
              "unit": "fraction",
              "value": 0.21,
              "from": "2024-01-01",
              "until": null,
              "title": "Ley 37/1992",
              "article": "art. 90",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "es.registry.limits",
              "says": "Lowest and highest fee of registrars for a property, before the cut.",
              "unit": "currency",
              "value": [
                {
                  "key": "lowest",
                  "value": 24.040484
                },
                {
                  "key": "highest",
                  "value": 2181.673939
                }
              ],
              "from": "2024-01-01",
              "until": null,
              "title": "Real Decreto 1427/1989",
              "article": "Anexo I, número 2",
              "certainty": "statutory",
              "checkedOn": "2026-11-21",
              "note": "Unchanged since 1989."
            },
            {
              "id": "es.registry.tariff",
              "says": "Tariff of registrars on the value of a deed, slice by slice, without VAT and before the cut.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 6010.12,
                  "amount": 24.040484
                },
                {
                  "upTo": 30050.61,
                  "rate": 0.00175
                },
                {
                  "upTo": 60101.21,
                  "rate": 0.00125
                },
                {
                  "upTo": 150253.03,
                  "rate": 0.00075
                },
                {
                  "upTo": 601012.1,
                  "rate": 0.0003
                },
                {
                  "upTo": null,
                  "rate": 0.0002
                }
              ],
              "from": "2024-01-01",
              "until": null,
              "title": "Real Decreto 1427/1989",
              "article": "Anexo I, número 2",
              "certainty": "statutory",
              "checkedOn": "2026-11-21",
              "note": "Unchanged since 1989."
            },
            {
              "id": "es.market.gestoria",
              "says": "Office that files the deed and the taxes (gestoría), without VAT.",
              "unit": "currency",
              "value": 400,
              "from": "2024-01-01",
              "until": null,
              "title": "prices printed by Spanish conveyancers and banks",
              "article": "market price",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "Usual 300 to 600, before VAT."
            }
          ]
        }
      }
    },
    portugal: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_portugal",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "PT",
          "deedDate": "2026-06-01",
          "currency": "EUR",
          "price": 400000,
          "newBuild": false,
          "use": "mainResidence",
          "region": "PT-MAINLAND",
          "buyers": [
            {
              "index": 0,
              "share": 0.5,
              "use": "mainResidence",
              "regime": "jovem",
              "tax": 2778.44,
              "stampDuty": 277.84
            },
            {
              "index": 1,
              "share": 0.5,
              "use": "mainResidence",
              "regime": "mainResidence",
              "tax": 9118.33,
              "stampDuty": 1600
            }
          ],
          "lines": [
            {
              "key": "transferTax",
              "label": "Municipal tax on transfers of property",
              "localLabel": "IMT",
              "category": "transferTax",
              "amount": 11896.77,
              "base": 400000,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "municipality",
              "basis": [
                "pt.imt.mainlandYoungBuyer",
                "pt.imt.mainlandOwnHome",
                "pt.imt.youthAgeMax"
              ],
              "inForceFrom": "2026-01-01",
              "inForceUntil": null,
              "legalReference": "Código do IMT, values of the Lei 73-A/2025 (Ofício-Circulado 40129/2026), art. 17"
            },
            {
              "key": "stampDuty",
              "label": "Stamp duty on the purchase",
              "localLabel": "imposto do selo",
              "category": "stamp",
              "amount": 1877.84,
              "base": 400000,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "pt.stamp.purchaseRate",
                "pt.imt.mainlandYoungBuyer"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "Código do Imposto do Selo, Tabela Geral, verba 1.1"
            },
            {
              "key": "registryDesk",
              "label": "Deed and registration at the one-stop desk",
              "localLabel": "Casa Pronta",
              "category": "registry",
              "amount": 375,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "pt.registry.desk"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "Casa Pronta, fees of the public one-stop desk"
            },
            {
              "key": "preferenceNotice",
              "label": "Notice of pre-emption",
              "localLabel": "direito de preferência",
              "category": "registry",
              "amount": 15,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "pt.registry.preferenceNotice"
              ],
              "inForceFrom": "2024-01-01",
              "inForceUntil": null,
              "legalReference": "Casa Pronta, fees of the public one-stop desk"
            }
          ],
          "totals": {
            "buyer": 14164.61,
            "taxes": 13774.61,
            "regulatedTariffs": 375,
            "marketEstimates": 15,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.035412,
            "cashNeeded": 414164.61
          },
          "possibleReliefs": [
            {
              "key": "jovem",
              "label": "Relief of young buyers (IMT Jovem)",
              "saving": 7662.05,
              "condition": "The buyer would be at most 35, no dependant in the year, and buy a first own home to live in.",
              "fields": [
                "buyers[1].age",
                "buyers[1].firstTimeBuyer",
                "buyers[1].dependant"
              ],
              "basis": [
                "pt.imt.mainlandYoungBuyer",
                "pt.imt.youthAgeMax"
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
              "code": "base_is_price",
              "message": "The higher of price and tax value (VPT) is the base; the price was taken.",
              "field": "fiscalReferenceValue"
            }
          ],
          "assumptions": [
            {
              "field": "region",
              "value": "PT-MAINLAND",
              "source": "default",
              "certainty": "estimate",
              "note": "The Azores and Madeira have tables of their own."
            },
            {
              "field": "taxResident",
              "value": true,
              "source": "default",
              "certainty": "estimate",
              "note": "Send false for buyers who are no tax residents of Portugal."
            },
            {
              "field": "deedRoute",
              "value": "oneStopDesk",
              "source": "default",
              "certainty": "estimate",
              "note": "The one-stop desk of the registry; or a notary."
            },
            {
              "field": "overrides.preferenceNotice",
              "value": 15,
              "source": "default",
              "certainty": "published",
              "note": "Casa Pronta, fees of the public one-stop desk, fee."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "country_acquisition_law",
          "requestId": "req_portugal",
          "law": [
            {
              "id": "pt.imt.mainlandYoungBuyer",
              "says": "IMT of young buyers of a first own home on the mainland (IMT Jovem).",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 330539,
                  "rate": 0
                },
                {
                  "upTo": 660982,
                  "rate": 0.08,
                  "deduction": 26443.12
                },
                {
                  "upTo": 1150853,
                  "rate": 0.06
                },
                {
                  "upTo": null,
                  "rate": 0.075
                }
              ],
              "from": "2026-01-01",
              "until": null,
              "title": "Código do IMT, values of the Lei 73-A/2025 (Ofício-Circulado 40129/2026)",
              "article": "art. 17",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "pt.imt.youthAgeMax",
              "says": "Highest age on the day of the deed for the relief of young buyers.",
              "unit": "years",
              "value": 35,
              "from": "2024-01-01",
              "until": null,
              "title": "Decreto-Lei 48-A/2024",
              "article": "art. 2",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "pt.stamp.purchaseRate",
              "says": "Stamp duty on the purchase, on the same base as the IMT.",
              "unit": "fraction",
              "value": 0.008,
              "from": "2024-01-01",
              "until": null,
              "title": "Código do Imposto do Selo, Tabela Geral",
              "article": "verba 1.1",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "pt.imt.mainlandOwnHome",
              "says": "IMT on an own permanent home on the mainland: base times rate less deduction.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 106346,
                  "rate": 0
                },
                {
                  "upTo": 145470,
                  "rate": 0.02,
                  "deduction": 2126.92
                },
                {
                  "upTo": 198347,
                  "rate": 0.05,
                  "deduction": 6491.02
                },
                {
                  "upTo": 330539,
                  "rate": 0.07,
                  "deduction": 10457.96
                },
                {
                  "upTo": 660982,
                  "rate": 0.08,
                  "deduction": 13763.35
                },
                {
                  "upTo": 1150853,
                  "rate": 0.06
                },
                {
                  "upTo": null,
                  "rate": 0.075
                }
              ],
              "from": "2026-01-01",
              "until": null,
              "title": "Código do IMT, values of the Lei 73-A/2025 (Ofício-Circulado 40129/2026)",
              "article": "art. 17",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "pt.registry.desk",
              "says": "Deed and registration at the one-stop desk, or registration alone before a notary (row used).",
              "unit": "currency",
              "value": 375,
              "from": "2024-01-01",
              "until": null,
              "title": "Casa Pronta, fees of the public one-stop desk",
              "article": "fee",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "Registration before a notary: 225 to 375."
            },
            {
              "id": "pt.registry.preferenceNotice",
              "says": "Notice to public bodies with a right of pre-emption.",
              "unit": "currency",
              "value": 15,
              "from": "2024-01-01",
              "until": null,
              "title": "Casa Pronta, fees of the public one-stop desk",
              "article": "fee",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    unitedKingdom: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_unitedKingdom",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "UK",
          "region": "GB-ENG",
          "deedDate": "2025-05-15",
          "currency": "GBP",
          "price": 300000,
          "newBuild": false,
          "use": "rental",
          "lines": [
            {
              "key": "transferTax",
              "label": "Stamp duty land tax",
              "category": "transferTax",
              "amount": 5000,
              "base": 300000,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "uk.sdlt.bands"
              ],
              "inForceFrom": "2025-04-01",
              "inForceUntil": null,
              "legalReference": "Finance Act 2003, s. 55"
            },
            {
              "key": "additionalDwellingSurcharge",
              "label": "Surcharge on an additional dwelling",
              "category": "transferTax",
              "amount": 15000,
              "base": 300000,
              "rate": 0.05,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "uk.sdlt.additionalDwellingRate",
                "uk.sdlt.additionalDwellingFrom"
              ],
              "inForceFrom": "2024-10-31",
              "inForceUntil": null,
              "legalReference": "Finance Act 2003, Sch. 4ZA"
            },
            {
              "key": "registryOwnership",
              "label": "Entry of the owner",
              "category": "registry",
              "amount": 150,
              "base": 300000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "unverified",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "uk.registry.scale"
              ],
              "inForceFrom": "2021-04-01",
              "inForceUntil": null,
              "legalReference": "HM Land Registry, Scale 1 fees"
            },
            {
              "key": "conveyancing",
              "label": "Conveyancing",
              "category": "legal",
              "amount": 1300,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "dueTo": "other",
              "basis": [
                "uk.market.conveyancing"
              ],
              "inForceFrom": "2021-04-01",
              "inForceUntil": null,
              "legalReference": "prices printed by British conveyancers and lenders"
            },
            {
              "key": "conveyancingVat",
              "label": "VAT on conveyancing",
              "category": "legal",
              "amount": 260,
              "base": 1300,
              "rate": 0.2,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "published",
              "counted": true,
              "dueTo": "other",
              "basis": [
                "uk.vat.standardRate"
              ],
              "inForceFrom": "2021-04-01",
              "inForceUntil": null,
              "legalReference": "Value Added Tax Act 1994, s. 2"
            },
            {
              "key": "searches",
              "label": "Searches",
              "category": "legal",
              "amount": 350,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "unverified",
              "counted": true,
              "dueTo": "other",
              "basis": [
                "uk.market.searches"
              ],
              "inForceFrom": "2021-04-01",
              "inForceUntil": null,
              "legalReference": "prices printed by British conveyancers and lenders"
            },
            {
              "key": "inspection",
              "label": "Survey",
              "category": "other",
              "amount": 600,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "unverified",
              "counted": true,
              "dueTo": "other",
              "basis": [
                "uk.market.survey"
              ],
              "inForceFrom": "2021-04-01",
              "inForceUntil": null,
              "legalReference": "prices printed by British conveyancers and lenders"
            }
          ],
          "totals": {
            "buyer": 22660,
            "taxes": 20000,
            "regulatedTariffs": 150,
            "marketEstimates": 2510,
            "seller": 0,
            "lender": 0,
            "feesRate": 0.075533,
            "cashNeeded": 322660
          },
          "possibleReliefs": [],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            }
          ],
          "assumptions": [
            {
              "field": "taxResident",
              "value": true,
              "source": "default",
              "certainty": "estimate",
              "note": "Send false for buyers who live abroad."
            },
            {
              "field": "overrides.conveyancing",
              "value": 1300,
              "source": "default",
              "certainty": "estimate",
              "note": "Usual 850 to 1 500; 300 more for a lease."
            },
            {
              "field": "overrides.searches",
              "value": 350,
              "source": "default",
              "certainty": "unverified",
              "note": "Not read in a source."
            },
            {
              "field": "overrides.inspection",
              "value": 600,
              "source": "default",
              "certainty": "unverified",
              "note": "Usual 400 to 1 500."
            },
            {
              "parameter": "uk.registry.scale",
              "value": null,
              "source": "parameter",
              "certainty": "unverified",
              "note": "The present scale, carried back: the day on which it began was not read. A mortgage filed with the purchase costs nothing more."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "country_acquisition_law",
          "requestId": "req_unitedKingdom",
          "law": [
            {
              "id": "uk.sdlt.bands",
              "says": "Stamp duty land tax on dwellings in England and Northern Ireland, slice by slice.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 125000,
                  "rate": 0
                },
                {
                  "upTo": 250000,
                  "rate": 0.02
                },
                {
                  "upTo": 925000,
                  "rate": 0.05
                },
                {
                  "upTo": 1500000,
                  "rate": 0.1
                },
                {
                  "upTo": null,
                  "rate": 0.12
                }
              ],
              "from": "2025-04-01",
              "until": null,
              "title": "Finance Act 2003",
              "article": "s. 55",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "uk.sdlt.additionalDwellingFrom",
              "says": "Price from which the rates for additional dwellings apply.",
              "unit": "currency",
              "value": 40000,
              "from": "2016-04-01",
              "until": null,
              "title": "Finance Act 2003",
              "article": "Sch. 4ZA",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "uk.sdlt.additionalDwellingRate",
              "says": "Points added to every band for an additional dwelling, and for dwellings that a company buys.",
              "unit": "fraction",
              "value": 0.05,
              "from": "2024-10-31",
              "until": null,
              "title": "Finance Act 2003",
              "article": "Sch. 4ZA",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "uk.registry.scale",
              "says": "Fee of the land register by price; leases and first registrations pay the paper scale.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 80000,
                  "amount": 20
                },
                {
                  "upTo": 100000,
                  "amount": 40
                },
                {
                  "upTo": 200000,
                  "amount": 100
                },
                {
                  "upTo": 500000,
                  "amount": 150
                },
                {
                  "upTo": 1000000,
                  "amount": 295
                },
                {
                  "upTo": null,
                  "amount": 500
                }
              ],
              "from": "2021-04-01",
              "until": null,
              "title": "HM Land Registry, Scale 1 fees",
              "article": "transfer of whole",
              "certainty": "unverified",
              "checkedOn": "2026-11-21",
              "note": "The present scale, carried back: the day on which it began was not read. A mortgage filed with the purchase costs nothing more."
            },
            {
              "id": "uk.market.conveyancing",
              "says": "Conveyancing before VAT.",
              "unit": "currency",
              "value": 1300,
              "from": "2021-04-01",
              "until": null,
              "title": "prices printed by British conveyancers and lenders",
              "article": "market price",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "Usual 850 to 1 500; 300 more for a lease."
            },
            {
              "id": "uk.vat.standardRate",
              "says": "Standard rate of VAT, on the fees of professionals; a new dwelling bears none.",
              "unit": "fraction",
              "value": 0.2,
              "from": "2021-04-01",
              "until": null,
              "title": "Value Added Tax Act 1994",
              "article": "s. 2",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "uk.market.searches",
              "says": "Local, drainage and environmental searches.",
              "unit": "currency",
              "value": 350,
              "from": "2021-04-01",
              "until": null,
              "title": "prices printed by British conveyancers and lenders",
              "article": "market price",
              "certainty": "unverified",
              "checkedOn": "2026-11-21",
              "note": "Not read in a source."
            },
            {
              "id": "uk.market.survey",
              "says": "Survey of the home.",
              "unit": "currency",
              "value": 600,
              "from": "2021-04-01",
              "until": null,
              "title": "prices printed by British conveyancers and lenders",
              "article": "market price",
              "certainty": "unverified",
              "checkedOn": "2026-11-21",
              "note": "Usual 400 to 1 500."
            }
          ]
        }
      }
    },
    unitedStates: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_unitedStates",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "country": "US",
          "region": "US-FL",
          "deedDate": "2026-06-01",
          "currency": "USD",
          "price": 300000,
          "newBuild": false,
          "use": "mainResidence",
          "lines": [
            {
              "key": "stateTransferTax",
              "label": "State tax on the deed",
              "category": "transferTax",
              "amount": 2100,
              "base": 300000,
              "rate": 0.007,
              "payer": "seller",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "us.deedTax.stateRates",
                "us.deedTax.payers"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "national table of deed and transfer taxes by state"
            },
            {
              "key": "mortgageTax",
              "label": "Tax on the loan",
              "category": "mortgage",
              "amount": 945,
              "base": 270000,
              "rate": 0.0035,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "us.mortgageTax.rates"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "national table of deed and transfer taxes by state"
            },
            {
              "key": "intangibleTax",
              "label": "Intangible tax on the loan",
              "category": "mortgage",
              "amount": 540,
              "base": 270000,
              "rate": 0.002,
              "payer": "buyer",
              "nature": "tax",
              "certainty": "published",
              "counted": true,
              "dueTo": "state",
              "basis": [
                "us.intangibleTax.rates"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "Florida Statutes, § 199.133"
            },
            {
              "key": "ownerTitle",
              "label": "Owner's title insurance",
              "category": "legal",
              "amount": 1575,
              "base": 300000,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "insurer",
              "basis": [
                "us.title.florida"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "Florida Administrative Code, 69O-186.003"
            },
            {
              "key": "lenderTitle",
              "label": "Lender's title insurance",
              "category": "legal",
              "amount": 270,
              "base": 270000,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "unverified",
              "counted": true,
              "dueTo": "insurer",
              "basis": [
                "us.market.lenderTitleRate"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "closing costs printed by American lenders and title companies"
            },
            {
              "key": "settlement",
              "label": "Settlement",
              "category": "legal",
              "amount": 900,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "range": {
                "low": 600,
                "high": 1200
              },
              "dueTo": "other",
              "basis": [
                "us.market.settlement"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "closing costs printed by American lenders and title companies"
            },
            {
              "key": "originationFee",
              "label": "Origination fee of the lender",
              "category": "lender",
              "amount": 2025,
              "base": 270000,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "range": {
                "low": 1350,
                "high": 2700
              },
              "dueTo": "lender",
              "basis": [
                "us.market.originationRate"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "closing costs printed by American lenders and title companies"
            },
            {
              "key": "valuation",
              "label": "Appraisal for the lender",
              "category": "lender",
              "amount": 525,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "range": {
                "low": 400,
                "high": 650
              },
              "dueTo": "other",
              "basis": [
                "us.market.valuation"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "closing costs printed by American lenders and title companies"
            },
            {
              "key": "inspection",
              "label": "Inspection",
              "category": "other",
              "amount": 400,
              "payer": "buyer",
              "nature": "marketEstimate",
              "certainty": "estimate",
              "counted": true,
              "range": {
                "low": 300,
                "high": 500
              },
              "dueTo": "other",
              "basis": [
                "us.market.inspection"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "closing costs printed by American lenders and title companies"
            },
            {
              "key": "recording",
              "label": "Recording",
              "category": "registry",
              "amount": 103.5,
              "payer": "buyer",
              "nature": "regulatedTariff",
              "certainty": "published",
              "counted": true,
              "dueTo": "registry",
              "basis": [
                "us.recording.florida"
              ],
              "inForceFrom": "2023-01-01",
              "inForceUntil": null,
              "legalReference": "Florida Statutes, § 28.24"
            }
          ],
          "totals": {
            "buyer": 7283.5,
            "taxes": 1485,
            "regulatedTariffs": 1678.5,
            "marketEstimates": 4120,
            "seller": 2100,
            "lender": 0,
            "feesRate": 0.024278,
            "cashNeeded": 37283.5
          },
          "possibleReliefs": [],
          "notices": [
            {
              "code": "not_a_tax_assessment",
              "message": "Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice."
            }
          ],
          "assumptions": [
            {
              "field": "overrides.lenderTitle",
              "value": 270,
              "source": "default",
              "certainty": "unverified",
              "note": "Premiums differ by state and insurer."
            },
            {
              "field": "overrides.settlement",
              "value": 900,
              "source": "default",
              "certainty": "estimate",
              "note": "Usual 600 to 1 200."
            },
            {
              "field": "overrides.originationFee",
              "value": 2025,
              "source": "default",
              "certainty": "estimate",
              "note": "Usual 0.5 to 1 per cent."
            },
            {
              "field": "overrides.valuation",
              "value": 525,
              "source": "default",
              "certainty": "estimate",
              "note": "Usual 400 to 650."
            },
            {
              "field": "overrides.inspection",
              "value": 400,
              "source": "default",
              "certainty": "estimate",
              "note": "Usual 300 to 500."
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "country_acquisition_law",
          "requestId": "req_unitedStates",
          "law": [
            {
              "id": "us.deedTax.stateRates",
              "says": "State part of the tax on deeds, slice by slice (row used).",
              "unit": "brackets",
              "value": [
                {
                  "upTo": null,
                  "rate": 0.007
                }
              ],
              "from": "2023-01-01",
              "until": null,
              "title": "national table of deed and transfer taxes by state",
              "article": "state part",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "The day on which the rates of the states began was not read."
            },
            {
              "id": "us.deedTax.payers",
              "says": "Who bears the tax on the deed by custom (row used); the contract may shift it.",
              "unit": "names",
              "value": [
                "seller"
              ],
              "from": "2023-01-01",
              "until": null,
              "title": "national table of deed and transfer taxes by state",
              "article": "state part",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "Custom, not law. The payer of the two dollars of Arizona was not read."
            },
            {
              "id": "us.mortgageTax.rates",
              "says": "Tax on the loan, borne by the buyer (row used).",
              "unit": "fraction",
              "value": 0.0035,
              "from": "2023-01-01",
              "until": null,
              "title": "national table of deed and transfer taxes by state",
              "article": "tax on the loan",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "The day on which the rates began was not read."
            },
            {
              "id": "us.intangibleTax.rates",
              "says": "Tax on intangible property, due once on the loan (row used).",
              "unit": "fraction",
              "value": 0.002,
              "from": "2023-01-01",
              "until": null,
              "title": "Florida Statutes",
              "article": "§ 199.133",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            },
            {
              "id": "us.title.florida",
              "says": "Owner's policy of title insurance in Florida, premiums set by the state, slice by slice.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 100000,
                  "rate": 0.00575
                },
                {
                  "upTo": 1000000,
                  "rate": 0.005
                },
                {
                  "upTo": null,
                  "rate": 0.0025
                }
              ],
              "from": "2023-01-01",
              "until": null,
              "title": "Florida Administrative Code",
              "article": "69O-186.003",
              "certainty": "published",
              "checkedOn": "2026-11-21",
              "note": "Above 5 000 000 a lower premium holds, which was not read; that of the slice before is taken."
            },
            {
              "id": "us.market.lenderTitleRate",
              "says": "Lender's policy of title insurance bought with the owner's, as a part of the loan.",
              "unit": "fraction",
              "value": 0.001,
              "from": "2023-01-01",
              "until": null,
              "title": "closing costs printed by American lenders and title companies",
              "article": "market price",
              "certainty": "unverified",
              "checkedOn": "2026-11-21",
              "note": "Premiums differ by state and insurer."
            },
            {
              "id": "us.market.settlement",
              "says": "Settlement or escrow fee.",
              "unit": "currency",
              "value": 900,
              "from": "2023-01-01",
              "until": null,
              "title": "closing costs printed by American lenders and title companies",
              "article": "market price",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "Usual 600 to 1 200."
            },
            {
              "id": "us.market.originationRate",
              "says": "Origination fee of the lender, as a part of the loan.",
              "unit": "fraction",
              "value": 0.0075,
              "from": "2023-01-01",
              "until": null,
              "title": "closing costs printed by American lenders and title companies",
              "article": "market price",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "Usual 0.5 to 1 per cent."
            },
            {
              "id": "us.market.valuation",
              "says": "Appraisal for the lender.",
              "unit": "currency",
              "value": 525,
              "from": "2023-01-01",
              "until": null,
              "title": "closing costs printed by American lenders and title companies",
              "article": "market price",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "Usual 400 to 650."
            },
            {
              "id": "us.market.inspection",
              "says": "Inspection of the home.",
              "unit": "currency",
              "value": 400,
              "from": "2023-01-01",
              "until": null,
              "title": "closing costs printed by American lenders and title companies",
              "article": "market price",
              "certainty": "estimate",
              "checkedOn": "2026-11-21",
              "note": "Usual 300 to 500."
            },
            {
              "id": "us.recording.florida",
              "says": "Recording in Florida: an amount for the first page and one for each further page.",
              "unit": "brackets",
              "value": [
                {
                  "upTo": 1,
                  "amount": 10
                },
                {
                  "upTo": null,
                  "amount": 8.5,
                  "step": 1
                }
              ],
              "from": "2023-01-01",
              "until": null,
              "title": "Florida Statutes",
              "article": "§ 28.24",
              "certainty": "published",
              "checkedOn": "2026-11-21"
            }
          ]
        }
      }
    },
    wrongRegion: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_wrongRegion",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_wrongRegion",
        "error": "The request does not fit the contract. region: Must be one of the allowed values. (and 1 more in issues)",
        "code": "invalid_request",
        "issues": [
          {
            "path": "region",
            "message": "Must be one of the allowed values.",
            "received": "\"DE-BY\"",
            "allowed": [
              "BE-VLG",
              "BE-WAL",
              "BE-BRU"
            ]
          },
          {
            "path": "cadastralIncome",
            "message": "Is not a field of this request.",
            "received": "750"
          }
        ]
      }
    },
    brokenRule: {
      "status": 400,
      "headers": {
        "X-Request-Id": "req_brokenRule",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": false,
        "requestId": "req_brokenRule",
        "error": "The request does not fit the contract. buyers: The shares of the buyers must add up to 1.",
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
  countries: {
    tenCountries: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_tenCountries",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460"
      },
      "body": {
        "success": true,
        "data": {
          "countries": [
            {
              "code": "LU",
              "iso2": "LU",
              "iso3": "LUX",
              "name": {
                "en": "Luxembourg",
                "fr": "Luxembourg",
                "de": "Luxemburg",
                "lb": "Lëtzebuerg"
              },
              "currency": "EUR",
              "languages": [
                "lb",
                "fr",
                "de"
              ],
              "serviceVatRate": 0.17,
              "regionKind": "commune",
              "regionRequired": false,
              "regions": [],
              "rentRules": [
                {
                  "key": "rentCap",
                  "says": "The yearly rent of a dwelling is capped at 5 % of the invested capital.",
                  "certainty": "published",
                  "legalReference": "loi du 21 septembre 2006"
                },
                {
                  "key": "rentAdaptation",
                  "says": "The rent of a dwelling may be adapted only every two years.",
                  "certainty": "published",
                  "legalReference": "loi du 21 septembre 2006, art. 3(5)"
                },
                {
                  "key": "rentTaxation",
                  "says": "Net rent is taxed at the progressive scale of income tax.",
                  "certainty": "published"
                }
              ],
              "profile": [
                {
                  "field": "use",
                  "type": "choice",
                  "required": true,
                  "options": [
                    {
                      "value": "mainResidence",
                      "label": {
                        "en": "Live in it",
                        "fr": "Y habiter",
                        "de": "Selbst bewohnen",
                        "lb": "Selwer bewunnen"
                      }
                    },
                    {
                      "value": "secondHome",
                      "label": {
                        "en": "Second home",
                        "fr": "Résidence secondaire",
                        "de": "Zweitwohnung",
                        "lb": "Zweetwunneng"
                      }
                    },
                    {
                      "value": "rental",
                      "label": {
                        "en": "Let it",
                        "fr": "Louer",
                        "de": "Vermieten",
                        "lb": "Verlounen"
                      }
                    },
                    {
                      "value": "other",
                      "label": {
                        "en": "No dwelling",
                        "fr": "Pas un logement",
                        "de": "Keine Wohnung",
                        "lb": "Keng Wunneng"
                      }
                    }
                  ],
                  "label": {
                    "en": "What will you do with it?",
                    "fr": "Quel usage ?",
                    "de": "Welche Nutzung?",
                    "lb": "Wéi eng Notzung?"
                  }
                },
                {
                  "field": "operation",
                  "type": "choice",
                  "required": false,
                  "default": "existing",
                  "options": [
                    {
                      "value": "existing",
                      "label": {
                        "en": "Existing building",
                        "fr": "Bâtiment existant",
                        "de": "Bestehendes Gebäude",
                        "lb": "Bestoend Gebai"
                      }
                    },
                    {
                      "value": "offPlan",
                      "label": {
                        "en": "Off plan (VEFA)",
                        "fr": "En état futur d’achèvement (VEFA)",
                        "de": "Vom Plan (VEFA)",
                        "lb": "Um Plang (VEFA)"
                      }
                    },
                    {
                      "value": "buildingLand",
                      "label": {
                        "en": "Building land",
                        "fr": "Terrain à bâtir",
                        "de": "Bauland",
                        "lb": "Bauland"
                      }
                    }
                  ],
                  "label": {
                    "en": "What do you buy?",
                    "fr": "Que achetez-vous ?",
                    "de": "Was kaufen Sie?",
                    "lb": "Wat kaaft Dir?"
                  }
                },
                {
                  "field": "commune",
                  "type": "text",
                  "required": false,
                  "when": {
                    "field": "use",
                    "equals": "other"
                  },
                  "label": {
                    "en": "In which municipality?",
                    "fr": "Dans quelle commune ?",
                    "de": "In welcher Gemeinde?",
                    "lb": "A wéi enger Gemeng?"
                  }
                },
                {
                  "field": "landValue",
                  "type": "amount",
                  "required": false,
                  "min": 0,
                  "when": {
                    "field": "operation",
                    "equals": "offPlan"
                  },
                  "label": {
                    "en": "Value of the land",
                    "fr": "Valeur du terrain",
                    "de": "Wert des Grundstücks",
                    "lb": "Wäert vum Terrain"
                  }
                },
                {
                  "field": "buyers[].housingCreditUsed",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "max": 40000,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "label": {
                    "en": "Housing tax credit already used",
                    "fr": "Crédit d’impôt déjà utilisé",
                    "de": "Bereits genutzter Steuerkredit",
                    "lb": "Scho benotzte Steierkredit"
                  }
                },
                {
                  "field": "loanAmount",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Loan",
                    "fr": "Emprunt",
                    "de": "Darlehen",
                    "lb": "Prêt"
                  }
                }
              ],
              "mortgage": {
                "usualTermYears": {
                  "min": 25,
                  "max": 30
                },
                "defaultTermYears": 25,
                "rateType": "fixed",
                "defaultRate": {
                  "value": 0.035,
                  "certainty": "estimate",
                  "asOf": "2026-11-21"
                },
                "defaultLtv": {
                  "own": 0.8,
                  "let": 0.8
                },
                "ltvLimits": [
                  {
                    "case": "firstTimeBuyer",
                    "value": 1,
                    "legalReference": "CSSF Regulation 20-08",
                    "certainty": "published"
                  },
                  {
                    "case": "mainResidence",
                    "value": 0.9,
                    "legalReference": "CSSF Regulation 20-08",
                    "certainty": "published"
                  },
                  {
                    "case": "rental",
                    "value": 0.8,
                    "legalReference": "CSSF Regulation 20-08",
                    "certainty": "published"
                  }
                ]
              },
              "macro": {
                "inflation": {
                  "observed": {
                    "value": 0.025,
                    "period": "2025",
                    "series": "Eurostat HICP, annual average",
                    "certainty": "unverified"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "medium-term target of the ECB",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "propertyGrowth": {
                  "observed": {
                    "value": 0.016,
                    "period": "2025",
                    "series": "Eurostat house price index, 2025 on 2024",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.03,
                    "rule": "ten-year growth, capped at 3 %, rounded down to 0.5 points",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "rentGrowth": {
                  "default": {
                    "value": 0.02,
                    "rule": "as inflation",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                }
              },
              "law": {
                "coveredFrom": "2015-01-01",
                "coveredUntil": "2027-12-31",
                "checkedOn": "2026-11-21"
              }
            },
            {
              "code": "FR",
              "iso2": "FR",
              "iso3": "FRA",
              "name": {
                "en": "France",
                "fr": "France",
                "de": "Frankreich",
                "lb": "Frankräich"
              },
              "currency": "EUR",
              "languages": [
                "fr"
              ],
              "serviceVatRate": 0.2,
              "regionKind": "department",
              "regionRequired": true,
              "regions": [
                {
                  "code": "FR-01",
                  "name": "Ain"
                },
                {
                  "code": "FR-02",
                  "name": "Aisne"
                },
                {
                  "code": "FR-03",
                  "name": "Allier"
                },
                {
                  "code": "FR-04",
                  "name": "Alpes-de-Haute-Provence"
                },
                {
                  "code": "FR-05",
                  "name": "Hautes-Alpes"
                },
                {
                  "code": "FR-06",
                  "name": "Alpes-Maritimes"
                },
                {
                  "code": "FR-07",
                  "name": "Ardèche"
                },
                {
                  "code": "FR-08",
                  "name": "Ardennes"
                },
                {
                  "code": "FR-09",
                  "name": "Ariège"
                },
                {
                  "code": "FR-10",
                  "name": "Aube"
                },
                {
                  "code": "FR-11",
                  "name": "Aude"
                },
                {
                  "code": "FR-12",
                  "name": "Aveyron"
                },
                {
                  "code": "FR-13",
                  "name": "Bouches-du-Rhône"
                },
                {
                  "code": "FR-14",
                  "name": "Calvados"
                },
                {
                  "code": "FR-15",
                  "name": "Cantal"
                },
                {
                  "code": "FR-16",
                  "name": "Charente"
                },
                {
                  "code": "FR-17",
                  "name": "Charente-Maritime"
                },
                {
                  "code": "FR-18",
                  "name": "Cher"
                },
                {
                  "code": "FR-19",
                  "name": "Corrèze"
                },
                {
                  "code": "FR-21",
                  "name": "Côte-d'Or"
                },
                {
                  "code": "FR-22",
                  "name": "Côtes-d'Armor"
                },
                {
                  "code": "FR-23",
                  "name": "Creuse"
                },
                {
                  "code": "FR-24",
                  "name": "Dordogne"
                },
                {
                  "code": "FR-25",
                  "name": "Doubs"
                },
                {
                  "code": "FR-26",
                  "name": "Drôme"
                },
                {
                  "code": "FR-27",
                  "name": "Eure"
                },
                {
                  "code": "FR-28",
                  "name": "Eure-et-Loir"
                },
                {
                  "code": "FR-29",
                  "name": "Finistère"
                },
                {
                  "code": "FR-2A",
                  "name": "Corse-du-Sud"
                },
                {
                  "code": "FR-2B",
                  "name": "Haute-Corse"
                },
                {
                  "code": "FR-30",
                  "name": "Gard"
                },
                {
                  "code": "FR-31",
                  "name": "Haute-Garonne"
                },
                {
                  "code": "FR-32",
                  "name": "Gers"
                },
                {
                  "code": "FR-33",
                  "name": "Gironde"
                },
                {
                  "code": "FR-34",
                  "name": "Hérault"
                },
                {
                  "code": "FR-35",
                  "name": "Ille-et-Vilaine"
                },
                {
                  "code": "FR-36",
                  "name": "Indre"
                },
                {
                  "code": "FR-37",
                  "name": "Indre-et-Loire"
                },
                {
                  "code": "FR-38",
                  "name": "Isère"
                },
                {
                  "code": "FR-39",
                  "name": "Jura"
                },
                {
                  "code": "FR-40",
                  "name": "Landes"
                },
                {
                  "code": "FR-41",
                  "name": "Loir-et-Cher"
                },
                {
                  "code": "FR-42",
                  "name": "Loire"
                },
                {
                  "code": "FR-43",
                  "name": "Haute-Loire"
                },
                {
                  "code": "FR-44",
                  "name": "Loire-Atlantique"
                },
                {
                  "code": "FR-45",
                  "name": "Loiret"
                },
                {
                  "code": "FR-46",
                  "name": "Lot"
                },
                {
                  "code": "FR-47",
                  "name": "Lot-et-Garonne"
                },
                {
                  "code": "FR-48",
                  "name": "Lozère"
                },
                {
                  "code": "FR-49",
                  "name": "Maine-et-Loire"
                },
                {
                  "code": "FR-50",
                  "name": "Manche"
                },
                {
                  "code": "FR-51",
                  "name": "Marne"
                },
                {
                  "code": "FR-52",
                  "name": "Haute-Marne"
                },
                {
                  "code": "FR-53",
                  "name": "Mayenne"
                },
                {
                  "code": "FR-54",
                  "name": "Meurthe-et-Moselle"
                },
                {
                  "code": "FR-55",
                  "name": "Meuse"
                },
                {
                  "code": "FR-56",
                  "name": "Morbihan"
                },
                {
                  "code": "FR-57",
                  "name": "Moselle"
                },
                {
                  "code": "FR-58",
                  "name": "Nièvre"
                },
                {
                  "code": "FR-59",
                  "name": "Nord"
                },
                {
                  "code": "FR-60",
                  "name": "Oise"
                },
                {
                  "code": "FR-61",
                  "name": "Orne"
                },
                {
                  "code": "FR-62",
                  "name": "Pas-de-Calais"
                },
                {
                  "code": "FR-63",
                  "name": "Puy-de-Dôme"
                },
                {
                  "code": "FR-64",
                  "name": "Pyrénées-Atlantiques"
                },
                {
                  "code": "FR-65",
                  "name": "Hautes-Pyrénées"
                },
                {
                  "code": "FR-66",
                  "name": "Pyrénées-Orientales"
                },
                {
                  "code": "FR-67",
                  "name": "Bas-Rhin"
                },
                {
                  "code": "FR-68",
                  "name": "Haut-Rhin"
                },
                {
                  "code": "FR-69D",
                  "name": "Rhône"
                },
                {
                  "code": "FR-69M",
                  "name": "Métropole de Lyon"
                },
                {
                  "code": "FR-70",
                  "name": "Haute-Saône"
                },
                {
                  "code": "FR-71",
                  "name": "Saône-et-Loire"
                },
                {
                  "code": "FR-72",
                  "name": "Sarthe"
                },
                {
                  "code": "FR-73",
                  "name": "Savoie"
                },
                {
                  "code": "FR-74",
                  "name": "Haute-Savoie"
                },
                {
                  "code": "FR-75",
                  "name": "Paris"
                },
                {
                  "code": "FR-76",
                  "name": "Seine-Maritime"
                },
                {
                  "code": "FR-77",
                  "name": "Seine-et-Marne"
                },
                {
                  "code": "FR-78",
                  "name": "Yvelines"
                },
                {
                  "code": "FR-79",
                  "name": "Deux-Sèvres"
                },
                {
                  "code": "FR-80",
                  "name": "Somme"
                },
                {
                  "code": "FR-81",
                  "name": "Tarn"
                },
                {
                  "code": "FR-82",
                  "name": "Tarn-et-Garonne"
                },
                {
                  "code": "FR-83",
                  "name": "Var"
                },
                {
                  "code": "FR-84",
                  "name": "Vaucluse"
                },
                {
                  "code": "FR-85",
                  "name": "Vendée"
                },
                {
                  "code": "FR-86",
                  "name": "Vienne"
                },
                {
                  "code": "FR-87",
                  "name": "Haute-Vienne"
                },
                {
                  "code": "FR-88",
                  "name": "Vosges"
                },
                {
                  "code": "FR-89",
                  "name": "Yonne"
                },
                {
                  "code": "FR-90",
                  "name": "Territoire de Belfort"
                },
                {
                  "code": "FR-91",
                  "name": "Essonne"
                },
                {
                  "code": "FR-92",
                  "name": "Hauts-de-Seine"
                },
                {
                  "code": "FR-93",
                  "name": "Seine-Saint-Denis"
                },
                {
                  "code": "FR-94",
                  "name": "Val-de-Marne"
                },
                {
                  "code": "FR-95",
                  "name": "Val-d'Oise"
                },
                {
                  "code": "FR-971",
                  "name": "Guadeloupe"
                },
                {
                  "code": "FR-972",
                  "name": "Martinique"
                },
                {
                  "code": "FR-973",
                  "name": "Guyane"
                },
                {
                  "code": "FR-974",
                  "name": "La Réunion"
                },
                {
                  "code": "FR-976",
                  "name": "Mayotte"
                }
              ],
              "rentRules": [
                {
                  "key": "unfurnishedRent",
                  "says": "Rent of unfurnished dwellings up to 15 000 EUR a year may be taxed after a flat allowance of 30 %, else after actual expenses; social levies of 17.2 % come on top.",
                  "certainty": "published",
                  "legalReference": "CGI art. 32"
                },
                {
                  "key": "furnishedRent",
                  "says": "Furnished rent up to 77 700 EUR a year may be taxed after an allowance of 50 %; unclassified tourist lets up to 15 000 EUR after 30 %; the actual regime with depreciation remains.",
                  "certainty": "unverified",
                  "legalReference": "CGI art. 50-0"
                },
                {
                  "key": "furnishedSocialLevies",
                  "says": "Social levies on furnished rent were raised in 2026, to 18.6 %.",
                  "certainty": "unverified"
                },
                {
                  "key": "landlordDepreciation",
                  "says": "From 2026 private landlords of new builds may depreciate 3.5, 4.5 or 5.5 % a year, up to 8 000, 10 000 or 12 000 EUR, for nine years; old dwellings need works of 30 %.",
                  "certainty": "published",
                  "legalReference": "finance law for 2026"
                }
              ],
              "profile": [
                {
                  "field": "region",
                  "type": "region",
                  "required": true,
                  "label": {
                    "en": "In which department?",
                    "fr": "Dans quel département ?",
                    "de": "In welchem Departement?",
                    "lb": "A wéi engem Departement?"
                  }
                },
                {
                  "field": "use",
                  "type": "choice",
                  "required": true,
                  "options": [
                    {
                      "value": "mainResidence",
                      "label": {
                        "en": "Live in it",
                        "fr": "Y habiter",
                        "de": "Selbst bewohnen",
                        "lb": "Selwer bewunnen"
                      }
                    },
                    {
                      "value": "secondHome",
                      "label": {
                        "en": "Second home",
                        "fr": "Résidence secondaire",
                        "de": "Zweitwohnung",
                        "lb": "Zweetwunneng"
                      }
                    },
                    {
                      "value": "rental",
                      "label": {
                        "en": "Let it",
                        "fr": "Louer",
                        "de": "Vermieten",
                        "lb": "Verlounen"
                      }
                    }
                  ],
                  "label": {
                    "en": "What will you do with it?",
                    "fr": "Quel usage ?",
                    "de": "Welche Nutzung?",
                    "lb": "Wéi eng Notzung?"
                  }
                },
                {
                  "field": "newBuild",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "label": {
                    "en": "Is it a new build?",
                    "fr": "Est-ce un logement neuf ?",
                    "de": "Ist es ein Neubau?",
                    "lb": "Ass et en Neibau?"
                  },
                  "help": "Off plan, or finished for at most five years and sold with VAT."
                },
                {
                  "field": "priceIncludesVat",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "newBuild",
                    "equals": true
                  },
                  "label": {
                    "en": "Does the price include VAT?",
                    "fr": "Le prix comprend-il la TVA ?",
                    "de": "Enthält der Preis die Mehrwertsteuer?",
                    "lb": "Ass d'TVA am Präis?"
                  },
                  "default": true
                },
                {
                  "field": "newBuildDutyBase",
                  "type": "choice",
                  "required": false,
                  "default": "exclVat",
                  "options": [
                    {
                      "value": "exclVat",
                      "label": {
                        "en": "Without VAT",
                        "fr": "Hors TVA",
                        "de": "Ohne MwSt.",
                        "lb": "Ouni TVA"
                      }
                    },
                    {
                      "value": "inclVat",
                      "label": {
                        "en": "With VAT",
                        "fr": "TVA comprise",
                        "de": "Mit MwSt.",
                        "lb": "Mat TVA"
                      }
                    }
                  ],
                  "when": {
                    "field": "newBuild",
                    "equals": true
                  },
                  "label": {
                    "en": "Base of the duty on new builds",
                    "fr": "Assiette de la taxe sur le neuf",
                    "de": "Bemessungsgrundlage der Abgabe auf Neubauten",
                    "lb": "Basis vun der Tax op Neibauten"
                  }
                },
                {
                  "field": "reducedVat",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "when": {
                    "field": "newBuild",
                    "equals": true
                  },
                  "label": {
                    "en": "VAT at 5.5 % in a zone of urban renewal?",
                    "fr": "TVA à 5,5 % en zone de rénovation urbaine ?",
                    "de": "MwSt. von 5,5 % im Sanierungsgebiet?",
                    "lb": "TVA vu 5,5 % an enger Renovatiounszon?"
                  },
                  "help": "For main residences in ANRU or QPV areas, under conditions of income."
                },
                {
                  "field": "firstTimeBuyer",
                  "type": "boolean",
                  "required": false,
                  "label": {
                    "en": "Is it your first purchase?",
                    "fr": "Est-ce votre premier achat ?",
                    "de": "Ist es Ihr erster Kauf?",
                    "lb": "Ass et Ären éischte Kaf?"
                  },
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "help": "The buyer owned no main residence during the last two years."
                },
                {
                  "field": "reliefConditionsMet",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "label": {
                    "en": "Do you meet the conditions of the relief?",
                    "fr": "Remplissez-vous les conditions de l’allègement ?",
                    "de": "Erfüllen Sie die Bedingungen der Vergünstigung?",
                    "lb": "Erfëllt Dir d'Konditiounen?"
                  },
                  "help": "The buyer undertakes to use the dwelling as main residence for five years without interruption."
                },
                {
                  "field": "departmentRate",
                  "type": "fraction",
                  "required": false,
                  "min": 0.012,
                  "max": 0.05,
                  "label": {
                    "en": "Rate of the department, if you know it",
                    "fr": "Taux du département, si vous le connaissez",
                    "de": "Satz des Departements, falls bekannt",
                    "lb": "Taux vum Departement, wann Dir e kennt"
                  }
                },
                {
                  "field": "movables",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Furniture and fittings in the price",
                    "fr": "Meubles compris dans le prix",
                    "de": "Mitverkaufte bewegliche Sachen",
                    "lb": "Miwwelen am Präis"
                  }
                },
                {
                  "field": "loanAmount",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Loan",
                    "fr": "Emprunt",
                    "de": "Darlehen",
                    "lb": "Prêt"
                  }
                },
                {
                  "field": "security",
                  "type": "choice",
                  "required": false,
                  "default": "guarantee",
                  "options": [
                    {
                      "value": "guarantee",
                      "label": {
                        "en": "Mutual guarantee",
                        "fr": "Caution",
                        "de": "Bürgschaft",
                        "lb": "Garantie"
                      }
                    },
                    {
                      "value": "lenderLien",
                      "label": {
                        "en": "Lender's lien",
                        "fr": "Hypothèque légale du prêteur de deniers",
                        "de": "Gesetzliche Hypothek des Geldgebers",
                        "lb": "Legal Hypothéik vum Prêteur"
                      }
                    },
                    {
                      "value": "mortgage",
                      "label": {
                        "en": "Mortgage",
                        "fr": "Hypothèque",
                        "de": "Hypothek",
                        "lb": "Hypothéik"
                      }
                    }
                  ],
                  "label": {
                    "en": "How is the loan secured?",
                    "fr": "Quelle sûreté pour l’emprunt ?",
                    "de": "Wie wird das Darlehen gesichert?",
                    "lb": "Wéi gëtt de Prêt ofgeséchert?"
                  }
                },
                {
                  "field": "notaryRebateRate",
                  "type": "fraction",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "max": 0.2,
                  "label": {
                    "en": "Rebate of the notary",
                    "fr": "Remise du notaire",
                    "de": "Nachlass des Notars",
                    "lb": "Remise vum Notaire"
                  },
                  "help": "On the fee for the part of the price above 100 000, the same for every client of the office."
                },
                {
                  "field": "brokerFee",
                  "type": "amount",
                  "required": false,
                  "min": 0,
                  "label": {
                    "en": "Fee that you owe a broker",
                    "fr": "Honoraires d’agence à votre charge",
                    "de": "Maklerprovision zu Ihren Lasten",
                    "lb": "Käschte vun der Agence, déi Dir bezuelt"
                  }
                }
              ],
              "mortgage": {
                "usualTermYears": {
                  "min": 20,
                  "max": 25
                },
                "defaultTermYears": 20,
                "rateType": "fixed",
                "defaultRate": {
                  "value": 0.035,
                  "certainty": "estimate",
                  "asOf": "2026-11-21"
                },
                "defaultLtv": {
                  "own": 0.9,
                  "let": 0.9
                },
                "ltvLimits": []
              },
              "macro": {
                "inflation": {
                  "observed": {
                    "value": 0.009,
                    "period": "2025",
                    "series": "Eurostat HICP, annual average",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "medium-term target of the ECB",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "propertyGrowth": {
                  "observed": {
                    "value": 0.007,
                    "period": "2025",
                    "series": "Eurostat house price index, 2025 on 2024",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "ten-year growth, capped at 3 %, rounded down to 0.5 points",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "rentGrowth": {
                  "default": {
                    "value": 0.02,
                    "rule": "as inflation",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                }
              },
              "law": {
                "coveredFrom": "2014-06-01",
                "coveredUntil": "2027-12-31",
                "checkedOn": "2026-11-21"
              }
            },
            {
              "code": "DE",
              "iso2": "DE",
              "iso3": "DEU",
              "name": {
                "en": "Germany",
                "fr": "Allemagne",
                "de": "Deutschland",
                "lb": "Däitschland"
              },
              "currency": "EUR",
              "languages": [
                "de"
              ],
              "serviceVatRate": 0.19,
              "regionKind": "land",
              "regionRequired": true,
              "regions": [
                {
                  "code": "DE-BW",
                  "name": "Baden-Württemberg"
                },
                {
                  "code": "DE-BY",
                  "name": "Bayern"
                },
                {
                  "code": "DE-BE",
                  "name": "Berlin"
                },
                {
                  "code": "DE-BB",
                  "name": "Brandenburg"
                },
                {
                  "code": "DE-HB",
                  "name": "Bremen"
                },
                {
                  "code": "DE-HH",
                  "name": "Hamburg"
                },
                {
                  "code": "DE-HE",
                  "name": "Hessen"
                },
                {
                  "code": "DE-MV",
                  "name": "Mecklenburg-Vorpommern"
                },
                {
                  "code": "DE-NI",
                  "name": "Niedersachsen"
                },
                {
                  "code": "DE-NW",
                  "name": "Nordrhein-Westfalen"
                },
                {
                  "code": "DE-RP",
                  "name": "Rheinland-Pfalz"
                },
                {
                  "code": "DE-SL",
                  "name": "Saarland"
                },
                {
                  "code": "DE-SN",
                  "name": "Sachsen"
                },
                {
                  "code": "DE-ST",
                  "name": "Sachsen-Anhalt"
                },
                {
                  "code": "DE-SH",
                  "name": "Schleswig-Holstein"
                },
                {
                  "code": "DE-TH",
                  "name": "Thüringen"
                }
              ],
              "rentRules": [
                {
                  "key": "rentTaxation",
                  "says": "Rent less interest, costs and depreciation is taxed at the marginal rate of income tax.",
                  "certainty": "unverified",
                  "legalReference": "EStG § 21"
                },
                {
                  "key": "depreciation",
                  "says": "The building, not the land, is depreciated at 2 % a year (built 1925 to 2022), 2.5 % (before 1925) or 3 % (finished from 2023); new dwellings contracted from October 2023 to September 2029 at a declining 5 %.",
                  "certainty": "unverified",
                  "legalReference": "EStG § 7"
                }
              ],
              "profile": [
                {
                  "field": "region",
                  "type": "region",
                  "required": true,
                  "label": {
                    "en": "In which Land?",
                    "fr": "Dans quel Land ?",
                    "de": "In welchem Bundesland?",
                    "lb": "A wéi engem Bundesland?"
                  }
                },
                {
                  "field": "use",
                  "type": "choice",
                  "required": true,
                  "options": [
                    {
                      "value": "mainResidence",
                      "label": {
                        "en": "Live in it",
                        "fr": "Y habiter",
                        "de": "Selbst bewohnen",
                        "lb": "Selwer bewunnen"
                      }
                    },
                    {
                      "value": "secondHome",
                      "label": {
                        "en": "Second home",
                        "fr": "Résidence secondaire",
                        "de": "Zweitwohnung",
                        "lb": "Zweetwunneng"
                      }
                    },
                    {
                      "value": "rental",
                      "label": {
                        "en": "Let it",
                        "fr": "Louer",
                        "de": "Vermieten",
                        "lb": "Verlounen"
                      }
                    }
                  ],
                  "label": {
                    "en": "What will you do with it?",
                    "fr": "Quel usage ?",
                    "de": "Welche Nutzung?",
                    "lb": "Wéi eng Notzung?"
                  }
                },
                {
                  "field": "relatedSale",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "label": {
                    "en": "Do you buy from your spouse, registered partner or a relative in direct line?",
                    "fr": "Achetez-vous à votre conjoint, partenaire enregistré ou parent en ligne directe ?",
                    "de": "Kaufen Sie vom Ehegatten, Lebenspartner oder von Verwandten in gerader Linie?",
                    "lb": "Kaaft Dir vun Ärem Mann, Ärer Fra, Partner oder engem Verwandten an direkter Linn?"
                  }
                },
                {
                  "field": "firstTimeBuyer",
                  "type": "boolean",
                  "required": false,
                  "label": {
                    "en": "Is it your first purchase?",
                    "fr": "Est-ce votre premier achat ?",
                    "de": "Ist es Ihr erster Kauf?",
                    "lb": "Ass et Ären éischte Kaf?"
                  },
                  "when": {
                    "field": "region",
                    "equals": "DE-HE"
                  },
                  "help": "For the Hessengeld: the first own home, in which the buyers will live, bought from March 2024."
                },
                {
                  "field": "childrenUnder18",
                  "type": "integer",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "max": 20,
                  "when": {
                    "field": "region",
                    "equals": "DE-HE"
                  },
                  "label": {
                    "en": "Children under 18",
                    "fr": "Enfants de moins de 18 ans",
                    "de": "Kinder unter 18",
                    "lb": "Kanner ënner 18"
                  }
                },
                {
                  "field": "buyers[].share",
                  "type": "fraction",
                  "required": false,
                  "min": 0,
                  "max": 1,
                  "label": {
                    "en": "Share of this buyer",
                    "fr": "Part de cet acquéreur",
                    "de": "Anteil dieses Käufers",
                    "lb": "Deel vun dësem Keefer"
                  },
                  "when": {
                    "field": "region",
                    "equals": "DE-HE"
                  }
                },
                {
                  "field": "movables",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Furniture and fittings in the price",
                    "fr": "Meubles compris dans le prix",
                    "de": "Mitverkaufte bewegliche Sachen",
                    "lb": "Miwwelen am Präis"
                  }
                },
                {
                  "field": "loanAmount",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Loan",
                    "fr": "Emprunt",
                    "de": "Darlehen",
                    "lb": "Prêt"
                  }
                },
                {
                  "field": "security",
                  "type": "choice",
                  "required": false,
                  "default": "book",
                  "options": [
                    {
                      "value": "book",
                      "label": {
                        "en": "Without certificate",
                        "fr": "Sans titre",
                        "de": "Buchgrundschuld",
                        "lb": "Ouni Zertifikat"
                      }
                    },
                    {
                      "value": "certificate",
                      "label": {
                        "en": "With certificate",
                        "fr": "Avec titre",
                        "de": "Briefgrundschuld",
                        "lb": "Mat Zertifikat"
                      }
                    }
                  ],
                  "label": {
                    "en": "What kind of land charge?",
                    "fr": "Quelle dette foncière ?",
                    "de": "Welche Grundschuld?",
                    "lb": "Wéi eng Grondschold?"
                  }
                },
                {
                  "field": "brokerFeeRate",
                  "type": "fraction",
                  "required": false,
                  "min": 0,
                  "max": 0.2,
                  "label": {
                    "en": "Fee that you owe a broker, as a part of the price",
                    "fr": "Honoraires d’agence à votre charge, en part du prix",
                    "de": "Maklerprovision zu Ihren Lasten, als Teil des Preises",
                    "lb": "Käschte vun der Agence, als Deel vum Präis"
                  },
                  "default": 0.0357
                }
              ],
              "mortgage": {
                "usualTermYears": {
                  "min": 25,
                  "max": 30
                },
                "defaultTermYears": 30,
                "rateType": "fixedPeriod",
                "defaultRate": {
                  "value": 0.035,
                  "certainty": "estimate",
                  "asOf": "2026-11-21"
                },
                "defaultLtv": {
                  "own": 0.8,
                  "let": 0.8
                },
                "ltvLimits": []
              },
              "macro": {
                "inflation": {
                  "observed": {
                    "value": 0.023,
                    "period": "2025",
                    "series": "Eurostat HICP, annual average",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "medium-term target of the ECB",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "propertyGrowth": {
                  "observed": {
                    "value": 0.032,
                    "period": "2025",
                    "series": "Eurostat house price index, 2025 on 2024",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.03,
                    "rule": "ten-year growth, capped at 3 %, rounded down to 0.5 points",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "rentGrowth": {
                  "default": {
                    "value": 0.02,
                    "rule": "as inflation",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                }
              },
              "law": {
                "coveredFrom": "2017-01-01",
                "coveredUntil": "2027-12-31",
                "checkedOn": "2026-11-21"
              }
            },
            {
              "code": "BE",
              "iso2": "BE",
              "iso3": "BEL",
              "name": {
                "en": "Belgium",
                "fr": "Belgique",
                "de": "Belgien",
                "lb": "Belsch"
              },
              "currency": "EUR",
              "languages": [
                "nl",
                "fr",
                "de"
              ],
              "serviceVatRate": 0.21,
              "regionKind": "region",
              "regionRequired": true,
              "regions": [
                {
                  "code": "BE-VLG",
                  "name": "Vlaams Gewest"
                },
                {
                  "code": "BE-WAL",
                  "name": "Région wallonne"
                },
                {
                  "code": "BE-BRU",
                  "name": "Région de Bruxelles-Capitale / Brussels Hoofdstedelijk Gewest"
                }
              ],
              "rentRules": [
                {
                  "key": "rentTaxation",
                  "says": "Private letting to a tenant who lives there is taxed not on the rent but on the indexed cadastral income × 1.4, at the marginal rate.",
                  "certainty": "unverified"
                },
                {
                  "key": "propertyTax",
                  "says": "A yearly regional property tax is due on the indexed cadastral income.",
                  "certainty": "unverified"
                },
                {
                  "key": "professionalLetting",
                  "says": "Letting for professional use is taxed on the real rent less 40 %, up to a limit.",
                  "certainty": "unverified"
                }
              ],
              "profile": [
                {
                  "field": "region",
                  "type": "region",
                  "required": true,
                  "label": {
                    "en": "In which region?",
                    "fr": "Dans quelle région ?",
                    "de": "In welcher Region?",
                    "lb": "A wéi enger Regioun?"
                  }
                },
                {
                  "field": "use",
                  "type": "choice",
                  "required": true,
                  "options": [
                    {
                      "value": "mainResidence",
                      "label": {
                        "en": "Live in it",
                        "fr": "Y habiter",
                        "de": "Selbst bewohnen",
                        "lb": "Selwer bewunnen"
                      }
                    },
                    {
                      "value": "secondHome",
                      "label": {
                        "en": "Second home",
                        "fr": "Résidence secondaire",
                        "de": "Zweitwohnung",
                        "lb": "Zweetwunneng"
                      }
                    },
                    {
                      "value": "rental",
                      "label": {
                        "en": "Let it",
                        "fr": "Louer",
                        "de": "Vermieten",
                        "lb": "Verlounen"
                      }
                    }
                  ],
                  "label": {
                    "en": "What will you do with it?",
                    "fr": "Quel usage ?",
                    "de": "Welche Nutzung?",
                    "lb": "Wéi eng Notzung?"
                  }
                },
                {
                  "field": "newBuild",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "label": {
                    "en": "Is it a new build?",
                    "fr": "Est-ce un logement neuf ?",
                    "de": "Ist es ein Neubau?",
                    "lb": "Ass et en Neibau?"
                  },
                  "help": "First sale by a seller who is liable to VAT."
                },
                {
                  "field": "priceIncludesVat",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "newBuild",
                    "equals": true
                  },
                  "label": {
                    "en": "Does the price include VAT?",
                    "fr": "Le prix comprend-il la TVA ?",
                    "de": "Enthält der Preis die Mehrwertsteuer?",
                    "lb": "Ass d'TVA am Präis?"
                  },
                  "default": true
                },
                {
                  "field": "ownsOtherDwelling",
                  "type": "boolean",
                  "required": false,
                  "label": {
                    "en": "Do you own another dwelling?",
                    "fr": "Possédez-vous un autre logement ?",
                    "de": "Besitzen Sie eine andere Wohnung?",
                    "lb": "Hutt Dir eng aner Wunneng?"
                  },
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  }
                },
                {
                  "field": "undertakesToSell",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "ownsOtherDwelling",
                    "equals": true
                  },
                  "label": {
                    "en": "Will you sell it in time?",
                    "fr": "Vous engagez-vous à le vendre à temps ?",
                    "de": "Verkaufen Sie sie rechtzeitig?",
                    "lb": "Verkaaft Dir se zäitlech?"
                  },
                  "help": "Within two years in Flanders, three in Wallonia."
                },
                {
                  "field": "reliefConditionsMet",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "label": {
                    "en": "Do you meet the conditions of the relief?",
                    "fr": "Remplissez-vous les conditions de l’allègement ?",
                    "de": "Erfüllen Sie die Bedingungen der Vergünstigung?",
                    "lb": "Erfëllt Dir d'Konditiounen?"
                  },
                  "help": "Natural persons who register in the home within three years and stay: one year in Flanders (from 2026), three in Wallonia, five in Brussels."
                },
                {
                  "field": "coreCityOrRand",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "when": {
                    "field": "region",
                    "equals": "BE-VLG"
                  },
                  "label": {
                    "en": "In a core city or in the Flemish Rand?",
                    "fr": "Dans une ville-centre ou la périphérie flamande ?",
                    "de": "In einer Kernstadt oder im flämischen Rand?",
                    "lb": "An enger Kärstad oder am flämesche Rand?"
                  }
                },
                {
                  "field": "energyClassJumps",
                  "type": "integer",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "max": 6,
                  "when": {
                    "field": "region",
                    "equals": "BE-BRU"
                  },
                  "label": {
                    "en": "Energy classes that works will gain",
                    "fr": "Classes énergétiques gagnées par travaux",
                    "de": "Energieklassen, die Arbeiten gewinnen",
                    "lb": "Energieklassen, déi duerch Aarbechte gewonne ginn"
                  }
                },
                {
                  "field": "agreementDate",
                  "type": "date",
                  "required": false,
                  "label": {
                    "en": "Day of the binding agreement",
                    "fr": "Date du compromis",
                    "de": "Tag des verbindlichen Vorvertrags",
                    "lb": "Datum vum Compromis"
                  },
                  "when": {
                    "field": "region",
                    "equals": "BE-BRU"
                  },
                  "help": "In Brussels the preliminary agreement decides which allowance holds."
                },
                {
                  "field": "rebuiltHome",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "when": {
                    "field": "newBuild",
                    "equals": true
                  },
                  "label": {
                    "en": "Rebuilt after demolition?",
                    "fr": "Reconstruit après démolition ?",
                    "de": "Nach Abriss neu gebaut?",
                    "lb": "No engem Ofrëss nei gebaut?"
                  }
                },
                {
                  "field": "loanAmount",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Loan",
                    "fr": "Emprunt",
                    "de": "Darlehen",
                    "lb": "Prêt"
                  }
                },
                {
                  "field": "security",
                  "type": "choice",
                  "required": false,
                  "default": "mortgage",
                  "options": [
                    {
                      "value": "mortgage",
                      "label": {
                        "en": "Mortgage",
                        "fr": "Hypothèque",
                        "de": "Hypothek",
                        "lb": "Hypothéik"
                      }
                    },
                    {
                      "value": "mandate",
                      "label": {
                        "en": "Mandate to mortgage",
                        "fr": "Mandat hypothécaire",
                        "de": "Hypothekenmandat",
                        "lb": "Mandat"
                      }
                    }
                  ],
                  "label": {
                    "en": "How is the loan secured?",
                    "fr": "Quelle sûreté pour l’emprunt ?",
                    "de": "Wie wird das Darlehen gesichert?",
                    "lb": "Wéi gëtt de Prêt ofgeséchert?"
                  }
                }
              ],
              "mortgage": {
                "usualTermYears": {
                  "min": 20,
                  "max": 25
                },
                "defaultTermYears": 20,
                "rateType": "fixed",
                "defaultRate": {
                  "value": 0.035,
                  "certainty": "estimate",
                  "asOf": "2026-11-21"
                },
                "defaultLtv": {
                  "own": 0.9,
                  "let": 0.8
                },
                "ltvLimits": [
                  {
                    "case": "mainResidence",
                    "value": 0.9,
                    "legalReference": "NBB circular 2019-27",
                    "certainty": "published"
                  },
                  {
                    "case": "rental",
                    "value": 0.8,
                    "legalReference": "NBB circular 2019-27",
                    "certainty": "published"
                  }
                ]
              },
              "macro": {
                "inflation": {
                  "observed": {
                    "value": 0.03,
                    "period": "2025",
                    "series": "Eurostat HICP, annual average",
                    "certainty": "unverified"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "medium-term target of the ECB",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "propertyGrowth": {
                  "observed": {
                    "value": 0.032,
                    "period": "2025",
                    "series": "Eurostat house price index, 2025 on 2024",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.03,
                    "rule": "ten-year growth, capped at 3 %, rounded down to 0.5 points",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "rentGrowth": {
                  "default": {
                    "value": 0.02,
                    "rule": "as inflation",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                }
              },
              "law": {
                "coveredFrom": "2018-06-01",
                "coveredUntil": "2027-12-31",
                "checkedOn": "2026-11-21"
              }
            },
            {
              "code": "NL",
              "iso2": "NL",
              "iso3": "NLD",
              "name": {
                "en": "Netherlands",
                "fr": "Pays-Bas",
                "de": "Niederlande",
                "lb": "Holland"
              },
              "currency": "EUR",
              "languages": [
                "nl"
              ],
              "serviceVatRate": 0.21,
              "regionKind": "none",
              "regionRequired": false,
              "regions": [],
              "rentRules": [
                {
                  "key": "rentTaxation",
                  "says": "A let dwelling of a private person is taxed in box 3: in 2026 a notional return of 6.00 % on other assets above an allowance of 59 357 EUR a person, at 36 %; the actual return may be proved.",
                  "certainty": "published",
                  "legalReference": "Wet inkomstenbelasting 2001, box 3"
                }
              ],
              "profile": [
                {
                  "field": "use",
                  "type": "choice",
                  "required": true,
                  "options": [
                    {
                      "value": "mainResidence",
                      "label": {
                        "en": "Live in it",
                        "fr": "Y habiter",
                        "de": "Selbst bewohnen",
                        "lb": "Selwer bewunnen"
                      }
                    },
                    {
                      "value": "secondHome",
                      "label": {
                        "en": "Second home",
                        "fr": "Résidence secondaire",
                        "de": "Zweitwohnung",
                        "lb": "Zweetwunneng"
                      }
                    },
                    {
                      "value": "rental",
                      "label": {
                        "en": "Let it",
                        "fr": "Louer",
                        "de": "Vermieten",
                        "lb": "Verlounen"
                      }
                    },
                    {
                      "value": "other",
                      "label": {
                        "en": "No dwelling",
                        "fr": "Pas un logement",
                        "de": "Keine Wohnung",
                        "lb": "Keng Wunneng"
                      }
                    }
                  ],
                  "label": {
                    "en": "What will you do with it?",
                    "fr": "Quel usage ?",
                    "de": "Welche Nutzung?",
                    "lb": "Wéi eng Notzung?"
                  }
                },
                {
                  "field": "newBuild",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "label": {
                    "en": "Is it a new build?",
                    "fr": "Est-ce un logement neuf ?",
                    "de": "Ist es ein Neubau?",
                    "lb": "Ass et en Neibau?"
                  },
                  "help": "First sale by a seller who is liable to VAT."
                },
                {
                  "field": "priceIncludesVat",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "newBuild",
                    "equals": true
                  },
                  "label": {
                    "en": "Does the price include VAT?",
                    "fr": "Le prix comprend-il la TVA ?",
                    "de": "Enthält der Preis die Mehrwertsteuer?",
                    "lb": "Ass d'TVA am Präis?"
                  },
                  "default": true
                },
                {
                  "field": "buyers[].share",
                  "type": "fraction",
                  "required": false,
                  "min": 0,
                  "max": 1,
                  "label": {
                    "en": "Share of this buyer",
                    "fr": "Part de cet acquéreur",
                    "de": "Anteil dieses Käufers",
                    "lb": "Deel vun dësem Keefer"
                  }
                },
                {
                  "field": "buyers[].age",
                  "type": "integer",
                  "required": false,
                  "min": 18,
                  "max": 120,
                  "label": {
                    "en": "Age of this buyer",
                    "fr": "Âge de cet acquéreur",
                    "de": "Alter dieses Käufers",
                    "lb": "Alter vun dësem Keefer"
                  },
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "help": "Starters are 18 to 34 on the day of the deed."
                },
                {
                  "field": "buyers[].starterExemptionUsed",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "label": {
                    "en": "Has this buyer used the starter exemption before?",
                    "fr": "Cet acquéreur a-t-il déjà utilisé l’exonération ?",
                    "de": "Hat dieser Käufer die Befreiung schon genutzt?",
                    "lb": "Huet dëse Keefer d'Befreiung scho benotzt?"
                  },
                  "help": "The exemption of transfer tax for starters is given once in a life."
                },
                {
                  "field": "movables",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Furniture and fittings in the price",
                    "fr": "Meubles compris dans le prix",
                    "de": "Mitverkaufte bewegliche Sachen",
                    "lb": "Miwwelen am Präis"
                  }
                },
                {
                  "field": "loanAmount",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Loan",
                    "fr": "Emprunt",
                    "de": "Darlehen",
                    "lb": "Prêt"
                  }
                },
                {
                  "field": "nhg",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "label": {
                    "en": "With the national mortgage guarantee?",
                    "fr": "Avec la garantie hypothécaire nationale ?",
                    "de": "Mit der nationalen Hypothekengarantie?",
                    "lb": "Mat der nationaler Garantie?"
                  }
                }
              ],
              "mortgage": {
                "usualTermYears": {
                  "min": 30,
                  "max": 30
                },
                "defaultTermYears": 30,
                "rateType": "fixedPeriod",
                "defaultRate": {
                  "value": 0.035,
                  "certainty": "estimate",
                  "asOf": "2026-11-21"
                },
                "defaultLtv": {
                  "own": 1,
                  "let": 0.75
                },
                "ltvLimits": [
                  {
                    "case": "mainResidence",
                    "value": 1,
                    "legalReference": "Tijdelijke regeling hypothecair krediet",
                    "certainty": "published"
                  }
                ]
              },
              "macro": {
                "inflation": {
                  "observed": {
                    "value": 0.03,
                    "period": "2025",
                    "series": "Eurostat HICP, annual average",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "medium-term target of the ECB",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "propertyGrowth": {
                  "observed": {
                    "value": 0.085,
                    "period": "2025",
                    "series": "Eurostat house price index, 2025 on 2024",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.03,
                    "rule": "ten-year growth, capped at 3 %, rounded down to 0.5 points",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "rentGrowth": {
                  "default": {
                    "value": 0.02,
                    "rule": "as inflation",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                }
              },
              "law": {
                "coveredFrom": "2012-07-01",
                "coveredUntil": "2027-12-31",
                "checkedOn": "2026-11-21"
              }
            },
            {
              "code": "IT",
              "iso2": "IT",
              "iso3": "ITA",
              "name": {
                "en": "Italy",
                "fr": "Italie",
                "de": "Italien",
                "lb": "Italien"
              },
              "currency": "EUR",
              "languages": [
                "it"
              ],
              "serviceVatRate": 0.22,
              "regionKind": "none",
              "regionRequired": false,
              "regions": [],
              "rentRules": [],
              "profile": [
                {
                  "field": "use",
                  "type": "choice",
                  "required": true,
                  "options": [
                    {
                      "value": "mainResidence",
                      "label": {
                        "en": "Live in it",
                        "fr": "Y habiter",
                        "de": "Selbst bewohnen",
                        "lb": "Selwer bewunnen"
                      }
                    },
                    {
                      "value": "secondHome",
                      "label": {
                        "en": "Second home",
                        "fr": "Résidence secondaire",
                        "de": "Zweitwohnung",
                        "lb": "Zweetwunneng"
                      }
                    },
                    {
                      "value": "rental",
                      "label": {
                        "en": "Let it",
                        "fr": "Louer",
                        "de": "Vermieten",
                        "lb": "Verlounen"
                      }
                    }
                  ],
                  "label": {
                    "en": "What will you do with it?",
                    "fr": "Quel usage ?",
                    "de": "Welche Nutzung?",
                    "lb": "Wéi eng Notzung?"
                  }
                },
                {
                  "field": "newBuild",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "label": {
                    "en": "Is it a new build?",
                    "fr": "Est-ce un logement neuf ?",
                    "de": "Ist es ein Neubau?",
                    "lb": "Ass et en Neibau?"
                  },
                  "help": "First sale by a seller who is liable to VAT."
                },
                {
                  "field": "priceIncludesVat",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "newBuild",
                    "equals": true
                  },
                  "label": {
                    "en": "Does the price include VAT?",
                    "fr": "Le prix comprend-il la TVA ?",
                    "de": "Enthält der Preis die Mehrwertsteuer?",
                    "lb": "Ass d'TVA am Präis?"
                  },
                  "default": false
                },
                {
                  "field": "buyerType",
                  "type": "choice",
                  "required": false,
                  "default": "individual",
                  "options": [
                    {
                      "value": "individual",
                      "label": {
                        "en": "A person",
                        "fr": "Une personne",
                        "de": "Eine Person",
                        "lb": "Eng Persoun"
                      }
                    },
                    {
                      "value": "company",
                      "label": {
                        "en": "A company",
                        "fr": "Une société",
                        "de": "Eine Gesellschaft",
                        "lb": "Eng Gesellschaft"
                      }
                    }
                  ],
                  "label": {
                    "en": "Who buys?",
                    "fr": "Qui achète ?",
                    "de": "Wer kauft?",
                    "lb": "Wie keeft?"
                  }
                },
                {
                  "field": "cadastralCategory",
                  "type": "choice",
                  "required": false,
                  "default": "A/2",
                  "options": [
                    {
                      "value": "A/1",
                      "label": {
                        "en": "A/1",
                        "fr": "A/1",
                        "de": "A/1",
                        "lb": "A/1"
                      }
                    },
                    {
                      "value": "A/2",
                      "label": {
                        "en": "A/2",
                        "fr": "A/2",
                        "de": "A/2",
                        "lb": "A/2"
                      }
                    },
                    {
                      "value": "A/3",
                      "label": {
                        "en": "A/3",
                        "fr": "A/3",
                        "de": "A/3",
                        "lb": "A/3"
                      }
                    },
                    {
                      "value": "A/4",
                      "label": {
                        "en": "A/4",
                        "fr": "A/4",
                        "de": "A/4",
                        "lb": "A/4"
                      }
                    },
                    {
                      "value": "A/5",
                      "label": {
                        "en": "A/5",
                        "fr": "A/5",
                        "de": "A/5",
                        "lb": "A/5"
                      }
                    },
                    {
                      "value": "A/6",
                      "label": {
                        "en": "A/6",
                        "fr": "A/6",
                        "de": "A/6",
                        "lb": "A/6"
                      }
                    },
                    {
                      "value": "A/7",
                      "label": {
                        "en": "A/7",
                        "fr": "A/7",
                        "de": "A/7",
                        "lb": "A/7"
                      }
                    },
                    {
                      "value": "A/8",
                      "label": {
                        "en": "A/8",
                        "fr": "A/8",
                        "de": "A/8",
                        "lb": "A/8"
                      }
                    },
                    {
                      "value": "A/9",
                      "label": {
                        "en": "A/9",
                        "fr": "A/9",
                        "de": "A/9",
                        "lb": "A/9"
                      }
                    },
                    {
                      "value": "A/11",
                      "label": {
                        "en": "A/11",
                        "fr": "A/11",
                        "de": "A/11",
                        "lb": "A/11"
                      }
                    }
                  ],
                  "label": {
                    "en": "Cadastral category",
                    "fr": "Catégorie cadastrale",
                    "de": "Katasterkategorie",
                    "lb": "Katasterkategorie"
                  }
                },
                {
                  "field": "reliefConditionsMet",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "label": {
                    "en": "Do you meet the conditions of the relief?",
                    "fr": "Remplissez-vous les conditions de l’allègement ?",
                    "de": "Erfüllen Sie die Bedingungen der Vergünstigung?",
                    "lb": "Erfëllt Dir d'Konditiounen?"
                  },
                  "help": "The buyer lives or works in the municipality or moves there within 18 months, owns no other home there, and none bought with the relief, or sells that one in time."
                },
                {
                  "field": "cadastralIncome",
                  "type": "amount",
                  "required": false,
                  "min": 0.01,
                  "when": {
                    "field": "newBuild",
                    "equals": false
                  },
                  "label": {
                    "en": "Cadastral income (rendita catastale)",
                    "fr": "Revenu cadastral (rendita catastale)",
                    "de": "Katasterertrag (rendita catastale)",
                    "lb": "Katasterertrag (rendita catastale)"
                  },
                  "help": "Printed in the extract of the land register; without it the price is the base."
                },
                {
                  "field": "cadastralValueOption",
                  "type": "boolean",
                  "required": false,
                  "default": true,
                  "when": {
                    "field": "newBuild",
                    "equals": false
                  },
                  "label": {
                    "en": "Ask for the cadastral value as base?",
                    "fr": "Demander la valeur cadastrale comme base ?",
                    "de": "Den Katasterwert als Grundlage verlangen?",
                    "lb": "De Katasterwäert als Basis froen?"
                  }
                },
                {
                  "field": "previousMainHomeTax",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "label": {
                    "en": "Tax paid on your former main home",
                    "fr": "Impôt payé sur votre ancienne résidence principale",
                    "de": "Auf das frühere Eigenheim gezahlte Steuer",
                    "lb": "Steier op Ärem fréieren Doheem"
                  }
                },
                {
                  "field": "loanAmount",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Loan",
                    "fr": "Emprunt",
                    "de": "Darlehen",
                    "lb": "Prêt"
                  }
                },
                {
                  "field": "brokerFeeRate",
                  "type": "fraction",
                  "required": false,
                  "min": 0,
                  "max": 0.2,
                  "label": {
                    "en": "Fee that you owe a broker, as a part of the price",
                    "fr": "Honoraires d’agence à votre charge, en part du prix",
                    "de": "Maklerprovision zu Ihren Lasten, als Teil des Preises",
                    "lb": "Käschte vun der Agence, als Deel vum Präis"
                  },
                  "default": 0.0366
                }
              ],
              "mortgage": {
                "usualTermYears": {
                  "min": 20,
                  "max": 30
                },
                "defaultTermYears": 25,
                "rateType": "fixed",
                "defaultRate": {
                  "value": 0.033,
                  "certainty": "estimate",
                  "asOf": "2026-11-21"
                },
                "defaultLtv": {
                  "own": 0.8,
                  "let": 0.7
                },
                "ltvLimits": [
                  {
                    "case": "mainResidence",
                    "value": 0.8,
                    "legalReference": "Testo unico bancario, art. 38",
                    "certainty": "published"
                  }
                ]
              },
              "macro": {
                "inflation": {
                  "observed": {
                    "value": 0.017,
                    "period": "2025",
                    "series": "Eurostat HICP, annual average",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "medium-term target of the ECB",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "propertyGrowth": {
                  "observed": {
                    "value": 0.041,
                    "period": "2025-Q1 to Q3",
                    "series": "house price index IPAB (Istat), on the year before",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.01,
                    "rule": "long-run nominal growth, rounded; not the present pace",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "rentGrowth": {
                  "default": {
                    "value": 0.02,
                    "rule": "as inflation",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                }
              },
              "law": {
                "coveredFrom": "2014-01-01",
                "coveredUntil": "2027-12-31",
                "checkedOn": "2026-11-21"
              }
            },
            {
              "code": "ES",
              "iso2": "ES",
              "iso3": "ESP",
              "name": {
                "en": "Spain",
                "fr": "Espagne",
                "de": "Spanien",
                "lb": "Spuenien"
              },
              "currency": "EUR",
              "languages": [
                "es",
                "ca",
                "eu",
                "gl"
              ],
              "serviceVatRate": 0.21,
              "regionKind": "community",
              "regionRequired": true,
              "regions": [
                {
                  "code": "ES-AN",
                  "name": "Andalucía"
                },
                {
                  "code": "ES-AR",
                  "name": "Aragón"
                },
                {
                  "code": "ES-AS",
                  "name": "Principado de Asturias"
                },
                {
                  "code": "ES-IB",
                  "name": "Illes Balears"
                },
                {
                  "code": "ES-CN",
                  "name": "Canarias"
                },
                {
                  "code": "ES-CB",
                  "name": "Cantabria"
                },
                {
                  "code": "ES-CL",
                  "name": "Castilla y León"
                },
                {
                  "code": "ES-CM",
                  "name": "Castilla-La Mancha"
                },
                {
                  "code": "ES-CT",
                  "name": "Catalunya"
                },
                {
                  "code": "ES-VC",
                  "name": "Comunitat Valenciana"
                },
                {
                  "code": "ES-EX",
                  "name": "Extremadura"
                },
                {
                  "code": "ES-GA",
                  "name": "Galicia"
                },
                {
                  "code": "ES-MD",
                  "name": "Comunidad de Madrid"
                },
                {
                  "code": "ES-MC",
                  "name": "Región de Murcia"
                },
                {
                  "code": "ES-NC",
                  "name": "Comunidad Foral de Navarra"
                },
                {
                  "code": "ES-PV",
                  "name": "Euskadi"
                },
                {
                  "code": "ES-RI",
                  "name": "La Rioja"
                },
                {
                  "code": "ES-CE",
                  "name": "Ceuta"
                },
                {
                  "code": "ES-ML",
                  "name": "Melilla"
                }
              ],
              "rentRules": [],
              "profile": [
                {
                  "field": "region",
                  "type": "region",
                  "required": true,
                  "label": {
                    "en": "In which community?",
                    "fr": "Dans quelle communauté autonome ?",
                    "de": "In welcher autonomen Gemeinschaft?",
                    "lb": "A wéi enger autonomer Gemeinschaft?"
                  }
                },
                {
                  "field": "use",
                  "type": "choice",
                  "required": true,
                  "options": [
                    {
                      "value": "mainResidence",
                      "label": {
                        "en": "Live in it",
                        "fr": "Y habiter",
                        "de": "Selbst bewohnen",
                        "lb": "Selwer bewunnen"
                      }
                    },
                    {
                      "value": "secondHome",
                      "label": {
                        "en": "Second home",
                        "fr": "Résidence secondaire",
                        "de": "Zweitwohnung",
                        "lb": "Zweetwunneng"
                      }
                    },
                    {
                      "value": "rental",
                      "label": {
                        "en": "Let it",
                        "fr": "Louer",
                        "de": "Vermieten",
                        "lb": "Verlounen"
                      }
                    }
                  ],
                  "label": {
                    "en": "What will you do with it?",
                    "fr": "Quel usage ?",
                    "de": "Welche Nutzung?",
                    "lb": "Wéi eng Notzung?"
                  }
                },
                {
                  "field": "newBuild",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "label": {
                    "en": "Is it a new build?",
                    "fr": "Est-ce un logement neuf ?",
                    "de": "Ist es ein Neubau?",
                    "lb": "Ass et en Neibau?"
                  },
                  "help": "First sale by a seller who is liable to VAT."
                },
                {
                  "field": "priceIncludesVat",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "newBuild",
                    "equals": true
                  },
                  "label": {
                    "en": "Does the price include VAT?",
                    "fr": "Le prix comprend-il la TVA ?",
                    "de": "Enthält der Preis die Mehrwertsteuer?",
                    "lb": "Ass d'TVA am Präis?"
                  },
                  "default": false
                },
                {
                  "field": "protectedHousing",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "newBuild",
                    "equals": true
                  },
                  "label": {
                    "en": "Is it public protected housing?",
                    "fr": "Est-ce un logement protégé ?",
                    "de": "Ist es öffentlich geförderter Wohnraum?",
                    "lb": "Ass et eng geschützte Wunneng?"
                  },
                  "default": false
                },
                {
                  "field": "buyerType",
                  "type": "choice",
                  "required": false,
                  "default": "individual",
                  "options": [
                    {
                      "value": "individual",
                      "label": {
                        "en": "A person",
                        "fr": "Une personne",
                        "de": "Eine Person",
                        "lb": "Eng Persoun"
                      }
                    },
                    {
                      "value": "company",
                      "label": {
                        "en": "A company",
                        "fr": "Une société",
                        "de": "Eine Gesellschaft",
                        "lb": "Eng Gesellschaft"
                      }
                    }
                  ],
                  "label": {
                    "en": "Who buys?",
                    "fr": "Qui achète ?",
                    "de": "Wer kauft?",
                    "lb": "Wie keeft?"
                  }
                },
                {
                  "field": "firstTimeBuyer",
                  "type": "boolean",
                  "required": false,
                  "label": {
                    "en": "Is it your first purchase?",
                    "fr": "Est-ce votre premier achat ?",
                    "de": "Ist es Ihr erster Kauf?",
                    "lb": "Ass et Ären éischte Kaf?"
                  },
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "help": "The first home that the buyers acquire in full ownership, to live in."
                },
                {
                  "field": "ownsOtherDwelling",
                  "type": "boolean",
                  "required": false,
                  "label": {
                    "en": "Do you own another dwelling?",
                    "fr": "Possédez-vous un autre logement ?",
                    "de": "Besitzen Sie eine andere Wohnung?",
                    "lb": "Hutt Dir eng aner Wunneng?"
                  },
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  }
                },
                {
                  "field": "buyers[].age",
                  "type": "integer",
                  "required": false,
                  "min": 18,
                  "max": 120,
                  "label": {
                    "en": "Age of this buyer",
                    "fr": "Âge de cet acquéreur",
                    "de": "Alter dieses Käufers",
                    "lb": "Alter vun dësem Keefer"
                  },
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "help": "The oldest buyer decides on the reduced rates of young buyers."
                },
                {
                  "field": "largeFamily",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "label": {
                    "en": "Are you a large family?",
                    "fr": "Êtes-vous une famille nombreuse ?",
                    "de": "Sind Sie eine kinderreiche Familie?",
                    "lb": "Sidd Dir eng kannerräich Famill?"
                  }
                },
                {
                  "field": "singleParentFamily",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "label": {
                    "en": "Are you a single-parent family?",
                    "fr": "Êtes-vous une famille monoparentale ?",
                    "de": "Sind Sie alleinerziehend?",
                    "lb": "Sidd Dir alengerzéiend?"
                  }
                },
                {
                  "field": "disability",
                  "type": "choice",
                  "required": false,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "options": [
                    {
                      "value": "none",
                      "label": {
                        "en": "None",
                        "fr": "Aucun",
                        "de": "Keine",
                        "lb": "Keng"
                      }
                    },
                    {
                      "value": "from33",
                      "label": {
                        "en": "From 33 %",
                        "fr": "Dès 33 %",
                        "de": "Ab 33 %",
                        "lb": "Vun 33 % un"
                      }
                    },
                    {
                      "value": "from65",
                      "label": {
                        "en": "From 65 %",
                        "fr": "Dès 65 %",
                        "de": "Ab 65 %",
                        "lb": "Vun 65 % un"
                      }
                    }
                  ],
                  "label": {
                    "en": "Recognised disability",
                    "fr": "Handicap reconnu",
                    "de": "Anerkannte Behinderung",
                    "lb": "Unerkannt Behënnerung"
                  }
                },
                {
                  "field": "fiscalReferenceValue",
                  "type": "amount",
                  "required": false,
                  "min": 0,
                  "label": {
                    "en": "Value for the tax office",
                    "fr": "Valeur fiscale de référence",
                    "de": "Steuerlicher Referenzwert",
                    "lb": "Steierleche Referenzwäert"
                  },
                  "help": "Reference value of the cadastre (valor de referencia)."
                },
                {
                  "field": "areaM2",
                  "type": "number",
                  "required": false,
                  "min": 1,
                  "max": 10000,
                  "when": {
                    "field": "region",
                    "equals": "ES-PV"
                  },
                  "label": {
                    "en": "Floor area in square metres",
                    "fr": "Surface en mètres carrés",
                    "de": "Wohnfläche in Quadratmetern",
                    "lb": "Wunnfläch a Quadratmeter"
                  }
                },
                {
                  "field": "annualTaxableIncome",
                  "type": "amount",
                  "required": false,
                  "min": 0,
                  "when": {
                    "field": "region",
                    "equals": "ES-CT"
                  },
                  "label": {
                    "en": "Taxable income in a year",
                    "fr": "Revenu imposable annuel",
                    "de": "Steuerpflichtiges Jahreseinkommen",
                    "lb": "Steierpflichtegt Joresakommes"
                  },
                  "help": "Taxable base of the income tax of the buyers."
                },
                {
                  "field": "largeHolder",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "region",
                    "equals": "ES-CT"
                  },
                  "label": {
                    "en": "Is the buyer a large holder?",
                    "fr": "L’acquéreur est-il un grand détenteur ?",
                    "de": "Ist der Käufer ein Großeigentümer?",
                    "lb": "Ass de Keefer e grousse Proprietaire?"
                  },
                  "default": false,
                  "help": "More than ten homes, or five in an area with a stressed market."
                },
                {
                  "field": "wholeBuilding",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "region",
                    "equals": "ES-CT"
                  },
                  "label": {
                    "en": "Do you buy a whole building of dwellings?",
                    "fr": "Achetez-vous un immeuble entier de logements ?",
                    "de": "Kaufen Sie ein ganzes Wohngebäude?",
                    "lb": "Kaaft Dir e ganzt Haus mat Wunnengen?"
                  },
                  "default": false
                },
                {
                  "field": "vatExemptionWaived",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "region",
                    "equals": "ES-CT"
                  },
                  "label": {
                    "en": "Is the exemption from VAT waived?",
                    "fr": "Renonce-t-on à l’exonération de la TVA ?",
                    "de": "Wird auf die Befreiung von der Mehrwertsteuer verzichtet?",
                    "lb": "Gëtt op d’Befreiung vun der TVA verzicht?"
                  },
                  "default": false
                },
                {
                  "field": "loanAmount",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Loan",
                    "fr": "Emprunt",
                    "de": "Darlehen",
                    "lb": "Prêt"
                  }
                },
                {
                  "field": "lawyerFeeRate",
                  "type": "fraction",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "max": 0.05,
                  "label": {
                    "en": "Fee of a lawyer, as a part of the price",
                    "fr": "Honoraires d’avocat, en part du prix",
                    "de": "Anwaltshonorar, als Teil des Preises",
                    "lb": "Affekotenhonorar, als Deel vum Präis"
                  }
                }
              ],
              "mortgage": {
                "usualTermYears": {
                  "min": 25,
                  "max": 25
                },
                "defaultTermYears": 25,
                "rateType": "fixed",
                "defaultRate": {
                  "value": 0.029,
                  "certainty": "estimate",
                  "asOf": "2026-11-21"
                },
                "defaultLtv": {
                  "own": 0.8,
                  "let": 0.65
                },
                "ltvLimits": []
              },
              "macro": {
                "inflation": {
                  "observed": {
                    "value": 0.027,
                    "period": "2025",
                    "series": "CPI (Instituto Nacional de Estadística), annual average",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "medium-term target of the ECB",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "propertyGrowth": {
                  "observed": {
                    "value": 0.127,
                    "period": "2025",
                    "series": "house price index (Instituto Nacional de Estadística), 2025 on 2024",
                    "certainty": "unverified"
                  },
                  "default": {
                    "value": 0.025,
                    "rule": "long-run nominal growth, rounded; not the present pace",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "rentGrowth": {
                  "default": {
                    "value": 0.02,
                    "rule": "as inflation",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                }
              },
              "law": {
                "coveredFrom": "2024-01-01",
                "coveredUntil": "2027-12-31",
                "checkedOn": "2026-11-21"
              }
            },
            {
              "code": "PT",
              "iso2": "PT",
              "iso3": "PRT",
              "name": {
                "en": "Portugal",
                "fr": "Portugal",
                "de": "Portugal",
                "lb": "Portugal"
              },
              "currency": "EUR",
              "languages": [
                "pt"
              ],
              "serviceVatRate": 0.23,
              "regionKind": "territory",
              "regionRequired": false,
              "regions": [
                {
                  "code": "PT-MAINLAND",
                  "name": "Continente"
                },
                {
                  "code": "PT-20",
                  "name": "Açores"
                },
                {
                  "code": "PT-30",
                  "name": "Madeira"
                }
              ],
              "rentRules": [],
              "profile": [
                {
                  "field": "region",
                  "type": "region",
                  "required": false,
                  "default": "PT-MAINLAND",
                  "label": {
                    "en": "Mainland or island?",
                    "fr": "Continent ou île ?",
                    "de": "Festland oder Insel?",
                    "lb": "Festland oder Insel?"
                  }
                },
                {
                  "field": "use",
                  "type": "choice",
                  "required": true,
                  "options": [
                    {
                      "value": "mainResidence",
                      "label": {
                        "en": "Live in it",
                        "fr": "Y habiter",
                        "de": "Selbst bewohnen",
                        "lb": "Selwer bewunnen"
                      }
                    },
                    {
                      "value": "secondHome",
                      "label": {
                        "en": "Second home",
                        "fr": "Résidence secondaire",
                        "de": "Zweitwohnung",
                        "lb": "Zweetwunneng"
                      }
                    },
                    {
                      "value": "rental",
                      "label": {
                        "en": "Let it",
                        "fr": "Louer",
                        "de": "Vermieten",
                        "lb": "Verlounen"
                      }
                    }
                  ],
                  "label": {
                    "en": "What will you do with it?",
                    "fr": "Quel usage ?",
                    "de": "Welche Nutzung?",
                    "lb": "Wéi eng Notzung?"
                  }
                },
                {
                  "field": "firstTimeBuyer",
                  "type": "boolean",
                  "required": false,
                  "label": {
                    "en": "Is it your first purchase?",
                    "fr": "Est-ce votre premier achat ?",
                    "de": "Ist es Ihr erster Kauf?",
                    "lb": "Ass et Ären éischte Kaf?"
                  },
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "help": "The first own permanent home: the buyer owned no housing in the three years before, and keeps this one for six years."
                },
                {
                  "field": "buyers[].share",
                  "type": "fraction",
                  "required": false,
                  "min": 0,
                  "max": 1,
                  "label": {
                    "en": "Share of this buyer",
                    "fr": "Part de cet acquéreur",
                    "de": "Anteil dieses Käufers",
                    "lb": "Deel vun dësem Keefer"
                  }
                },
                {
                  "field": "buyers[].age",
                  "type": "integer",
                  "required": false,
                  "min": 18,
                  "max": 120,
                  "label": {
                    "en": "Age of this buyer",
                    "fr": "Âge de cet acquéreur",
                    "de": "Alter dieses Käufers",
                    "lb": "Alter vun dësem Keefer"
                  },
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "help": "Young buyers are at most 35 on the day of the deed."
                },
                {
                  "field": "buyers[].firstTimeBuyer",
                  "type": "boolean",
                  "required": false,
                  "label": {
                    "en": "Is it your first purchase?",
                    "fr": "Est-ce votre premier achat ?",
                    "de": "Ist es Ihr erster Kauf?",
                    "lb": "Ass et Ären éischte Kaf?"
                  },
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "help": "The first own permanent home: the buyer owned no housing in the three years before, and keeps this one for six years."
                },
                {
                  "field": "buyers[].dependant",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "label": {
                    "en": "Is this buyer a dependant for tax in this year?",
                    "fr": "Cet acquéreur est-il à charge fiscalement cette année ?",
                    "de": "Ist dieser Käufer in diesem Jahr steuerlich ein Angehöriger?",
                    "lb": "Ass dëse Keefer dëst Joer steierlech zu Laascht?"
                  }
                },
                {
                  "field": "taxResident",
                  "type": "boolean",
                  "required": false,
                  "default": true,
                  "label": {
                    "en": "Are you a tax resident of Portugal?",
                    "fr": "Êtes-vous résident fiscal du Portugal ?",
                    "de": "Sind Sie in Portugal steuerlich ansässig?",
                    "lb": "Sidd Dir a Portugal steierlech ugesiedelt?"
                  }
                },
                {
                  "field": "formerTaxResident",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "when": {
                    "field": "taxResident",
                    "equals": false
                  },
                  "label": {
                    "en": "Were you one before?",
                    "fr": "L’avez-vous été auparavant ?",
                    "de": "Waren Sie es früher?",
                    "lb": "Waart Dir et virdrun?"
                  }
                },
                {
                  "field": "fiscalReferenceValue",
                  "type": "amount",
                  "required": false,
                  "min": 0,
                  "label": {
                    "en": "Value for the tax office",
                    "fr": "Valeur fiscale de référence",
                    "de": "Steuerlicher Referenzwert",
                    "lb": "Steierleche Referenzwäert"
                  },
                  "help": "The tax value of the property (valor patrimonial tributário)."
                },
                {
                  "field": "loanAmount",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Loan",
                    "fr": "Emprunt",
                    "de": "Darlehen",
                    "lb": "Prêt"
                  }
                },
                {
                  "field": "loanTermMonths",
                  "type": "integer",
                  "required": false,
                  "default": 360,
                  "min": 1,
                  "max": 600,
                  "label": {
                    "en": "Term of the loan in months",
                    "fr": "Durée du prêt en mois",
                    "de": "Laufzeit des Darlehens in Monaten",
                    "lb": "Dauer vum Prêt a Méint"
                  }
                },
                {
                  "field": "deedRoute",
                  "type": "choice",
                  "required": false,
                  "default": "oneStopDesk",
                  "options": [
                    {
                      "value": "oneStopDesk",
                      "label": {
                        "en": "One-stop desk",
                        "fr": "Guichet unique",
                        "de": "Behördenschalter",
                        "lb": "Guichet unique"
                      }
                    },
                    {
                      "value": "notary",
                      "label": {
                        "en": "Notary",
                        "fr": "Notaire",
                        "de": "Notar",
                        "lb": "Notaire"
                      }
                    }
                  ],
                  "label": {
                    "en": "Where is the deed made?",
                    "fr": "Où l’acte est-il passé ?",
                    "de": "Wo wird beurkundet?",
                    "lb": "Wou gëtt den Akt gemaach?"
                  }
                }
              ],
              "mortgage": {
                "usualTermYears": {
                  "min": 30,
                  "max": 40
                },
                "defaultTermYears": 30,
                "rateType": "mixed",
                "defaultRate": {
                  "value": 0.031,
                  "certainty": "estimate",
                  "asOf": "2026-11-21"
                },
                "defaultLtv": {
                  "own": 0.9,
                  "let": 0.8
                },
                "ltvLimits": [
                  {
                    "case": "mainResidence",
                    "value": 0.9,
                    "legalReference": "Banco de Portugal, macroprudential recommendation of 2018",
                    "certainty": "published"
                  },
                  {
                    "case": "rental",
                    "value": 0.8,
                    "legalReference": "Banco de Portugal, macroprudential recommendation of 2018",
                    "certainty": "published"
                  }
                ]
              },
              "macro": {
                "inflation": {
                  "observed": {
                    "value": 0.022,
                    "period": "2025",
                    "series": "Eurostat HICP, annual average",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "medium-term target of the ECB",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "propertyGrowth": {
                  "observed": {
                    "value": 0.189,
                    "period": "2025-Q4",
                    "series": "Eurostat house price index, on the year before",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.03,
                    "rule": "long-run nominal growth, rounded; not the present pace",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "rentGrowth": {
                  "default": {
                    "value": 0.02,
                    "rule": "as inflation",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                }
              },
              "law": {
                "coveredFrom": "2024-01-01",
                "coveredUntil": "2027-12-31",
                "checkedOn": "2026-11-21"
              }
            },
            {
              "code": "UK",
              "iso2": "GB",
              "iso3": "GBR",
              "name": {
                "en": "United Kingdom",
                "fr": "Royaume-Uni",
                "de": "Vereinigtes Königreich",
                "lb": "Vereenegt Kinnekräich"
              },
              "currency": "GBP",
              "languages": [
                "en",
                "cy"
              ],
              "serviceVatRate": 0.2,
              "regionKind": "nation",
              "regionRequired": true,
              "regions": [
                {
                  "code": "GB-ENG",
                  "name": "England"
                },
                {
                  "code": "GB-NIR",
                  "name": "Northern Ireland"
                },
                {
                  "code": "GB-SCT",
                  "name": "Scotland"
                },
                {
                  "code": "GB-WLS",
                  "name": "Cymru"
                }
              ],
              "rentRules": [
                {
                  "key": "rentCoverage",
                  "says": "Lenders ask that the rent of a let dwelling is 125 to 145 per cent of the interest.",
                  "certainty": "unverified"
                }
              ],
              "profile": [
                {
                  "field": "region",
                  "type": "region",
                  "required": true,
                  "label": {
                    "en": "In which nation?",
                    "fr": "Dans quelle nation ?",
                    "de": "In welchem Landesteil?",
                    "lb": "A wéi engem Landesdeel?"
                  }
                },
                {
                  "field": "use",
                  "type": "choice",
                  "required": true,
                  "options": [
                    {
                      "value": "mainResidence",
                      "label": {
                        "en": "Live in it",
                        "fr": "Y habiter",
                        "de": "Selbst bewohnen",
                        "lb": "Selwer bewunnen"
                      }
                    },
                    {
                      "value": "secondHome",
                      "label": {
                        "en": "Second home",
                        "fr": "Résidence secondaire",
                        "de": "Zweitwohnung",
                        "lb": "Zweetwunneng"
                      }
                    },
                    {
                      "value": "rental",
                      "label": {
                        "en": "Let it",
                        "fr": "Louer",
                        "de": "Vermieten",
                        "lb": "Verlounen"
                      }
                    }
                  ],
                  "label": {
                    "en": "What will you do with it?",
                    "fr": "Quel usage ?",
                    "de": "Welche Nutzung?",
                    "lb": "Wéi eng Notzung?"
                  }
                },
                {
                  "field": "newBuild",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "label": {
                    "en": "Is it a new build?",
                    "fr": "Est-ce un logement neuf ?",
                    "de": "Ist es ein Neubau?",
                    "lb": "Ass et en Neibau?"
                  },
                  "help": "First sale by a seller who is liable to VAT."
                },
                {
                  "field": "buyerType",
                  "type": "choice",
                  "required": false,
                  "default": "individual",
                  "options": [
                    {
                      "value": "individual",
                      "label": {
                        "en": "A person",
                        "fr": "Une personne",
                        "de": "Eine Person",
                        "lb": "Eng Persoun"
                      }
                    },
                    {
                      "value": "company",
                      "label": {
                        "en": "A company",
                        "fr": "Une société",
                        "de": "Eine Gesellschaft",
                        "lb": "Eng Gesellschaft"
                      }
                    }
                  ],
                  "label": {
                    "en": "Who buys?",
                    "fr": "Qui achète ?",
                    "de": "Wer kauft?",
                    "lb": "Wie keeft?"
                  }
                },
                {
                  "field": "firstTimeBuyer",
                  "type": "boolean",
                  "required": false,
                  "label": {
                    "en": "Is it your first purchase?",
                    "fr": "Est-ce votre premier achat ?",
                    "de": "Ist es Ihr erster Kauf?",
                    "lb": "Ass et Ären éischte Kaf?"
                  },
                  "when": {
                    "field": "use",
                    "equals": "mainResidence"
                  },
                  "help": "Every buyer has never owned a home or a part of one, anywhere in the world, and will live in this one."
                },
                {
                  "field": "ownsOtherDwelling",
                  "type": "boolean",
                  "required": false,
                  "label": {
                    "en": "Do you own another dwelling?",
                    "fr": "Possédez-vous un autre logement ?",
                    "de": "Besitzen Sie eine andere Wohnung?",
                    "lb": "Hutt Dir eng aner Wunneng?"
                  },
                  "when": {
                    "field": "buyerType",
                    "equals": "individual"
                  }
                },
                {
                  "field": "replacesMainResidence",
                  "type": "boolean",
                  "required": false,
                  "when": {
                    "field": "ownsOtherDwelling",
                    "equals": true
                  },
                  "label": {
                    "en": "Does it replace your main residence?",
                    "fr": "Remplace-t-il votre résidence principale ?",
                    "de": "Ersetzt es Ihren Hauptwohnsitz?",
                    "lb": "Ersetzt et Ären Haaptwunnsëtz?"
                  },
                  "help": "The old main residence is or was sold within three years."
                },
                {
                  "field": "taxResident",
                  "type": "boolean",
                  "required": false,
                  "default": true,
                  "when": {
                    "field": "region",
                    "oneOf": [
                      "GB-ENG",
                      "GB-NIR"
                    ]
                  },
                  "label": {
                    "en": "Are you resident in the United Kingdom?",
                    "fr": "Êtes-vous résident du Royaume-Uni ?",
                    "de": "Sind Sie im Vereinigten Königreich ansässig?",
                    "lb": "Wunnt Dir am Vereenegte Kinnekräich?"
                  }
                },
                {
                  "field": "companyReliefApplies",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "when": {
                    "field": "buyerType",
                    "equals": "company"
                  },
                  "label": {
                    "en": "Does a relief for letting or trading apply?",
                    "fr": "Un allègement pour location ou négoce s’applique-t-il ?",
                    "de": "Gilt eine Befreiung für Vermietung oder Handel?",
                    "lb": "Gëllt eng Ausnam fir Locatioun oder Handel?"
                  }
                },
                {
                  "field": "agreementDate",
                  "type": "date",
                  "required": false,
                  "label": {
                    "en": "Day of the binding agreement",
                    "fr": "Date du compromis",
                    "de": "Tag des verbindlichen Vorvertrags",
                    "lb": "Datum vum Compromis"
                  },
                  "when": {
                    "field": "region",
                    "equals": "GB-SCT"
                  }
                },
                {
                  "field": "leasehold",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "label": {
                    "en": "Is it a lease?",
                    "fr": "Est-ce un bail emphytéotique ?",
                    "de": "Ist es ein Erbbaurecht?",
                    "lb": "Ass et e Leasehold?"
                  }
                },
                {
                  "field": "loanAmount",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Loan",
                    "fr": "Emprunt",
                    "de": "Darlehen",
                    "lb": "Prêt"
                  }
                }
              ],
              "mortgage": {
                "usualTermYears": {
                  "min": 25,
                  "max": 35
                },
                "defaultTermYears": 30,
                "rateType": "fixedPeriod",
                "defaultRate": {
                  "value": 0.047,
                  "certainty": "estimate",
                  "asOf": "2026-11-21"
                },
                "defaultLtv": {
                  "own": 0.8,
                  "let": 0.75
                },
                "ltvLimits": []
              },
              "macro": {
                "inflation": {
                  "observed": {
                    "value": 0.036,
                    "period": "2025-10",
                    "series": "CPI (Office for National Statistics), twelve months",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "target of the Bank of England",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "propertyGrowth": {
                  "observed": {
                    "value": 0.024,
                    "period": "2025-12",
                    "series": "UK House Price Index, twelve months",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.03,
                    "rule": "long-run nominal growth, rounded; not the present pace",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "rentGrowth": {
                  "default": {
                    "value": 0.02,
                    "rule": "as inflation",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                }
              },
              "law": {
                "coveredFrom": "2022-09-23",
                "coveredUntil": "2027-12-31",
                "checkedOn": "2026-11-21"
              }
            },
            {
              "code": "US",
              "iso2": "US",
              "iso3": "USA",
              "name": {
                "en": "United States",
                "fr": "États-Unis",
                "de": "Vereinigte Staaten",
                "lb": "Vereenegt Staaten"
              },
              "currency": "USD",
              "languages": [
                "en",
                "es"
              ],
              "serviceVatRate": null,
              "regionKind": "state",
              "regionRequired": true,
              "regions": [
                {
                  "code": "US-AL",
                  "name": "Alabama"
                },
                {
                  "code": "US-AK",
                  "name": "Alaska"
                },
                {
                  "code": "US-AZ",
                  "name": "Arizona"
                },
                {
                  "code": "US-AR",
                  "name": "Arkansas"
                },
                {
                  "code": "US-CA",
                  "name": "California"
                },
                {
                  "code": "US-CO",
                  "name": "Colorado"
                },
                {
                  "code": "US-CT",
                  "name": "Connecticut"
                },
                {
                  "code": "US-DE",
                  "name": "Delaware"
                },
                {
                  "code": "US-DC",
                  "name": "District of Columbia"
                },
                {
                  "code": "US-FL",
                  "name": "Florida"
                },
                {
                  "code": "US-GA",
                  "name": "Georgia"
                },
                {
                  "code": "US-HI",
                  "name": "Hawaii"
                },
                {
                  "code": "US-ID",
                  "name": "Idaho"
                },
                {
                  "code": "US-IL",
                  "name": "Illinois"
                },
                {
                  "code": "US-IN",
                  "name": "Indiana"
                },
                {
                  "code": "US-IA",
                  "name": "Iowa"
                },
                {
                  "code": "US-KS",
                  "name": "Kansas"
                },
                {
                  "code": "US-KY",
                  "name": "Kentucky"
                },
                {
                  "code": "US-LA",
                  "name": "Louisiana"
                },
                {
                  "code": "US-ME",
                  "name": "Maine"
                },
                {
                  "code": "US-MD",
                  "name": "Maryland"
                },
                {
                  "code": "US-MA",
                  "name": "Massachusetts"
                },
                {
                  "code": "US-MI",
                  "name": "Michigan"
                },
                {
                  "code": "US-MN",
                  "name": "Minnesota"
                },
                {
                  "code": "US-MS",
                  "name": "Mississippi"
                },
                {
                  "code": "US-MO",
                  "name": "Missouri"
                },
                {
                  "code": "US-MT",
                  "name": "Montana"
                },
                {
                  "code": "US-NE",
                  "name": "Nebraska"
                },
                {
                  "code": "US-NV",
                  "name": "Nevada"
                },
                {
                  "code": "US-NH",
                  "name": "New Hampshire"
                },
                {
                  "code": "US-NJ",
                  "name": "New Jersey"
                },
                {
                  "code": "US-NM",
                  "name": "New Mexico"
                },
                {
                  "code": "US-NY",
                  "name": "New York"
                },
                {
                  "code": "US-NC",
                  "name": "North Carolina"
                },
                {
                  "code": "US-ND",
                  "name": "North Dakota"
                },
                {
                  "code": "US-OH",
                  "name": "Ohio"
                },
                {
                  "code": "US-OK",
                  "name": "Oklahoma"
                },
                {
                  "code": "US-OR",
                  "name": "Oregon"
                },
                {
                  "code": "US-PA",
                  "name": "Pennsylvania"
                },
                {
                  "code": "US-RI",
                  "name": "Rhode Island"
                },
                {
                  "code": "US-SC",
                  "name": "South Carolina"
                },
                {
                  "code": "US-SD",
                  "name": "South Dakota"
                },
                {
                  "code": "US-TN",
                  "name": "Tennessee"
                },
                {
                  "code": "US-TX",
                  "name": "Texas"
                },
                {
                  "code": "US-UT",
                  "name": "Utah"
                },
                {
                  "code": "US-VT",
                  "name": "Vermont"
                },
                {
                  "code": "US-VA",
                  "name": "Virginia"
                },
                {
                  "code": "US-WA",
                  "name": "Washington"
                },
                {
                  "code": "US-WV",
                  "name": "West Virginia"
                },
                {
                  "code": "US-WI",
                  "name": "Wisconsin"
                },
                {
                  "code": "US-WY",
                  "name": "Wyoming"
                }
              ],
              "rentRules": [],
              "profile": [
                {
                  "field": "region",
                  "type": "region",
                  "required": true,
                  "label": {
                    "en": "In which state?",
                    "fr": "Dans quel État ?",
                    "de": "In welchem Bundesstaat?",
                    "lb": "A wéi engem Bundesstaat?"
                  }
                },
                {
                  "field": "county",
                  "type": "text",
                  "required": false,
                  "when": {
                    "field": "region",
                    "oneOf": [
                      "US-FL",
                      "US-NV",
                      "US-NY"
                    ]
                  },
                  "label": {
                    "en": "In which county?",
                    "fr": "Dans quel comté ?",
                    "de": "In welchem County?",
                    "lb": "A wéi engem County?"
                  },
                  "help": "Miami-Dade, Clark, Westchester and Rockland have rates of their own."
                },
                {
                  "field": "city",
                  "type": "choice",
                  "required": false,
                  "when": {
                    "field": "region",
                    "oneOf": [
                      "US-CA",
                      "US-IL",
                      "US-NY",
                      "US-PA"
                    ]
                  },
                  "options": [
                    {
                      "value": "New York City",
                      "label": {
                        "en": "New York City",
                        "fr": "New York",
                        "de": "New York City",
                        "lb": "New York City"
                      }
                    },
                    {
                      "value": "Los Angeles",
                      "label": {
                        "en": "Los Angeles",
                        "fr": "Los Angeles",
                        "de": "Los Angeles",
                        "lb": "Los Angeles"
                      }
                    },
                    {
                      "value": "San Francisco",
                      "label": {
                        "en": "San Francisco",
                        "fr": "San Francisco",
                        "de": "San Francisco",
                        "lb": "San Francisco"
                      }
                    },
                    {
                      "value": "Chicago",
                      "label": {
                        "en": "Chicago",
                        "fr": "Chicago",
                        "de": "Chicago",
                        "lb": "Chicago"
                      }
                    },
                    {
                      "value": "Philadelphia",
                      "label": {
                        "en": "Philadelphia",
                        "fr": "Philadelphie",
                        "de": "Philadelphia",
                        "lb": "Philadelphia"
                      }
                    },
                    {
                      "value": "Pittsburgh",
                      "label": {
                        "en": "Pittsburgh",
                        "fr": "Pittsburgh",
                        "de": "Pittsburgh",
                        "lb": "Pittsburgh"
                      }
                    }
                  ],
                  "label": {
                    "en": "In one of these cities?",
                    "fr": "Dans l’une de ces villes ?",
                    "de": "In einer dieser Städte?",
                    "lb": "An enger vun dëse Stied?"
                  }
                },
                {
                  "field": "use",
                  "type": "choice",
                  "required": true,
                  "options": [
                    {
                      "value": "mainResidence",
                      "label": {
                        "en": "Live in it",
                        "fr": "Y habiter",
                        "de": "Selbst bewohnen",
                        "lb": "Selwer bewunnen"
                      }
                    },
                    {
                      "value": "secondHome",
                      "label": {
                        "en": "Second home",
                        "fr": "Résidence secondaire",
                        "de": "Zweitwohnung",
                        "lb": "Zweetwunneng"
                      }
                    },
                    {
                      "value": "rental",
                      "label": {
                        "en": "Let it",
                        "fr": "Louer",
                        "de": "Vermieten",
                        "lb": "Verlounen"
                      }
                    }
                  ],
                  "label": {
                    "en": "What will you do with it?",
                    "fr": "Quel usage ?",
                    "de": "Welche Nutzung?",
                    "lb": "Wéi eng Notzung?"
                  }
                },
                {
                  "field": "newBuild",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "label": {
                    "en": "Is it a new build?",
                    "fr": "Est-ce un logement neuf ?",
                    "de": "Ist es ein Neubau?",
                    "lb": "Ass et en Neibau?"
                  },
                  "help": "First sale by a seller who is liable to VAT."
                },
                {
                  "field": "firstTimeBuyer",
                  "type": "boolean",
                  "required": false,
                  "label": {
                    "en": "Is it your first purchase?",
                    "fr": "Est-ce votre premier achat ?",
                    "de": "Ist es Ihr erster Kauf?",
                    "lb": "Ass et Ären éischte Kaf?"
                  },
                  "when": {
                    "field": "region",
                    "oneOf": [
                      "US-DC",
                      "US-DE",
                      "US-MD"
                    ]
                  },
                  "help": "The buyers have never owned a home in the state and will live in this one."
                },
                {
                  "field": "dwellingUnits",
                  "type": "integer",
                  "required": false,
                  "default": 1,
                  "min": 1,
                  "max": 4,
                  "label": {
                    "en": "Dwellings in the building",
                    "fr": "Logements dans l’immeuble",
                    "de": "Wohnungen im Gebäude",
                    "lb": "Wunnengen am Gebai"
                  }
                },
                {
                  "field": "negotiatedToBuyer",
                  "type": "boolean",
                  "required": false,
                  "default": false,
                  "label": {
                    "en": "Do you pay the taxes of the seller?",
                    "fr": "Payez-vous les taxes du vendeur ?",
                    "de": "Zahlen Sie die Steuern des Verkäufers?",
                    "lb": "Bezuelt Dir d’Steiere vum Verkeefer?"
                  }
                },
                {
                  "field": "recordingPages",
                  "type": "integer",
                  "required": false,
                  "min": 1,
                  "max": 200,
                  "when": {
                    "field": "region",
                    "equals": "US-FL"
                  },
                  "label": {
                    "en": "Pages to record",
                    "fr": "Pages à enregistrer",
                    "de": "Einzutragende Seiten",
                    "lb": "Säiten fir anzedroen"
                  }
                },
                {
                  "field": "loanAmount",
                  "type": "amount",
                  "required": false,
                  "default": 0,
                  "min": 0,
                  "label": {
                    "en": "Loan",
                    "fr": "Emprunt",
                    "de": "Darlehen",
                    "lb": "Prêt"
                  }
                },
                {
                  "field": "brokerFeeRate",
                  "type": "fraction",
                  "required": false,
                  "min": 0,
                  "max": 0.2,
                  "label": {
                    "en": "Fee that you owe a broker, as a part of the price",
                    "fr": "Honoraires d’agence à votre charge, en part du prix",
                    "de": "Maklerprovision zu Ihren Lasten, als Teil des Preises",
                    "lb": "Käschte vun der Agence, als Deel vum Präis"
                  }
                }
              ],
              "mortgage": {
                "usualTermYears": {
                  "min": 15,
                  "max": 30
                },
                "defaultTermYears": 30,
                "rateType": "fixed",
                "defaultRate": {
                  "value": 0.062,
                  "certainty": "estimate",
                  "asOf": "2026-11-21"
                },
                "defaultLtv": {
                  "own": 0.8,
                  "let": 0.75
                },
                "ltvLimits": []
              },
              "macro": {
                "inflation": {
                  "observed": {
                    "value": 0.027,
                    "period": "2025-12",
                    "series": "CPI-U (Bureau of Labor Statistics), twelve months",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.02,
                    "rule": "target of the Federal Reserve",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "propertyGrowth": {
                  "observed": {
                    "value": 0.023,
                    "period": "2025-08",
                    "series": "house price index (Federal Housing Finance Agency), twelve months",
                    "certainty": "published"
                  },
                  "default": {
                    "value": 0.035,
                    "rule": "long-run nominal growth, rounded; not the present pace",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                },
                "rentGrowth": {
                  "default": {
                    "value": 0.02,
                    "rule": "as inflation",
                    "certainty": "estimate",
                    "asOf": "2026-11-21"
                  }
                }
              },
              "law": {
                "coveredFrom": "2023-01-01",
                "coveredUntil": "2027-12-31",
                "checkedOn": "2026-11-21"
              }
            }
          ]
        },
        "meta": {
          "api_key_name": "sandbox",
          "tier": "sandbox",
          "method": "country_metadata",
          "requestId": "req_tenCountries"
        }
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
  marketData: {
    market: {
      "status": 200,
      "headers": {
        "X-Request-Id": "req_market",
        "X-RateLimit-Limit": "10",
        "X-RateLimit-Remaining": "9",
        "X-RateLimit-Reset": "1795262460",
        "ETag": "\"CqeoQIOBlELyBGjpvRsxkU\"",
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
        "ETag": "\"CqeoQIOBlELyBGjpvRsxkU\"",
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
