import * as z from 'zod'
import { Municipality } from '../../estimation/places.ts'
import { Revaluation, RevaluationItem } from '../../estimation/revaluation.ts'
import { EstimationInput, Interval } from '../../estimation.ts'
import { CommuneHistory, CommunePriceYear } from '../../market/communes.ts'
import { Day, Euro, EuroPerM2 } from '../../shared/units.ts'
import { defineCalculation } from './parts.ts'

/** The value of an apartment, as a conversation asks for it. */
export const estimate = {
  input: EstimationInput.pick({
    commune: true,
    quartier: true,
    surface: true,
    nbChambres: true,
    etage: true,
    etat: true,
    exterieur: true,
    parking: true,
    classeEnergie: true,
    estNeuf: true,
    valuationDate: true,
  }).meta({ id: 'EstimateQuestion', description: 'An apartment in Luxembourg, as a conversation describes it.' }),
  result: z
    .strictObject({
      valuationDate: Day.describe('Day of which this is the value.'),
      estimationBasse: Euro.describe('Low end of the 80 % interval.'),
      estimationCentrale: Euro.describe('Central value.'),
      estimationHaute: Euro.describe('High end of the 80 % interval.'),
      intervals: z
        .array(Interval)
        .length(2)
        .describe('The ranges in which half and 80 % of comparable apartments sell.'),
      prixM2Ajuste: EuroPerM2.describe('Price per square metre after all adjustments.'),
      confiance: z.enum(['forte', 'moyenne', 'faible']).describe('How much is known of the dwelling and its place.'),
      evidence: z
        .array(z.string().max(400))
        .max(5)
        .describe('Why the range is as wide as it is, the weightiest reasons first.'),
    })
    .meta({ id: 'EstimateResult', description: 'The indicative value of a dwelling, in short.' }),
}

/** Estimate that a model asked for. */
export const EstimateCalculation = defineCalculation('estimate', estimate, 'Indicative value of a dwelling')

/** A value carried to another day, as a conversation asks for it. */
export const revalue = {
  input: RevaluationItem.omit({ id: true }).meta({
    id: 'RevaluationQuestion',
    description: 'A value of one day, as a conversation asks for that of another.',
  }),
  result: Revaluation.pick({
    commune: true,
    value: true,
    low: true,
    high: true,
    factor: true,
    from: true,
    to: true,
    sixYearMean: true,
  }).meta({ id: 'RevaluationResult', description: 'A value carried to another day, in short.' }),
}

/** Value carried to another day that a model asked for. */
export const RevalueCalculation = defineCalculation('revalue', revalue, 'Value carried to another day')

const { shape: named } = RevaluationItem

const place = z
  .strictObject({ commune: named.commune })
  .meta({ id: 'PlaceQuestion', description: 'A name of a place, as a conversation asks for its prices or districts.' })

/** The prices of a municipality, as a conversation asks for them. */
export const commune = {
  input: place,
  result: CommuneHistory.pick({ commune: true, canton: true })
    .extend({
      years: z
        .array(CommunePriceYear.pick({ year: true, sales: true, publishedPriceM2: true, modelledPriceM2: true }))
        .max(15)
        .describe('The last years with their sales and prices of existing apartments.'),
    })
    .meta({ id: 'CommuneResult', description: 'The prices of a municipality, in short.' }),
}

/** Prices of a municipality that a model asked for. */
export const CommuneCalculation = defineCalculation('commune', commune, 'Prices of a municipality')

/** Municipality of a place name, for a conversation. */
export const places = {
  input: place,
  result: Municipality.pick({ name: true, canton: true, quartierRefines: true })
    .extend({
      quartiers: z.array(z.string().max(100)).max(60).describe('Its districts; empty where none is known.'),
    })
    .meta({ id: 'PlacesResult', description: 'The municipality of a name, in short.' }),
}

/** Municipality of a name that a model asked for. */
export const PlacesCalculation = defineCalculation('places', places, 'Municipality of a name')
