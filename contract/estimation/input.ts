import * as z from 'zod'
import { Day, name, SurfaceM2 } from '../shared/units.ts'

/** An older key that is read like the enumeration's own word. */
const defineSynonym = <const Key extends string>(key: Key, of: string) =>
  z.literal(key).meta({ deprecated: true, description: `Read as \`${of}\`.` })

/** The dwelling to estimate: a Luxembourg apartment in full ownership. */
export const EstimationInput = z
  .strictObject({
    commune: name(100).describe(
      'Municipality, in French, German or Luxembourgish; former municipalities and localities are understood.',
    ),
    quartier: name(100)
      .optional()
      .describe('District of the municipality; those of Luxembourg City refine the estimate.'),
    surface: SurfaceM2.describe('Living area.'),
    nbChambres: z.int().min(0).max(20).optional().meta({ description: 'Number of bedrooms.', 'x-unit': 'count' }),
    etage: z
      .union([
        z.enum(['rdc', 'entre', 'dernier', 'maison']).meta({ 'x-refused': ['maison'] }),
        defineSynonym('adjEtage2e3eRef', 'entre'),
      ])
      .optional()
      .describe('Floor: ground, in between, top. `maison` is refused: only apartments are estimated.'),
    etat: z
      .union([z.enum(['neuf', 'renove', 'bon', 'rafraichir', 'renover']), defineSynonym('adjEtatBonRef', 'bon')])
      .optional()
      .describe('Condition: as new, renovated, good, to freshen up, to renovate.'),
    exterieur: z
      .union([z.enum(['aucun', 'balcon', 'terrasse', 'jardin']), defineSynonym('adjExtBalconRef', 'balcon')])
      .optional()
      .describe('Outdoor space: none, balcony, terrace, garden.'),
    parking: z.boolean().optional().describe('A parking place or garage comes with the dwelling.'),
    classeEnergie: z
      .enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'NC'])
      .optional()
      .describe('Class of the energy certificate; send `G` for G, H or I, `NC` when it is not known.'),
    typeBien: z
      .enum(['appartement', 'maison'])
      .meta({ 'x-refused': ['maison'] })
      .optional()
      .describe('Kind of dwelling. `maison` is refused: only apartments are estimated.'),
    estNeuf: z.boolean().optional().describe('New build, sold by its developer; the estimate includes VAT at 3 %.'),
    valuationDate: Day.optional().describe(
      'Day of which the value is asked: from 2014-01-01 to today in Luxembourg, today when left out; new builds from 2025-01-01. A past price is what is known today of that day.',
    ),
  })
  .meta({
    id: 'EstimationInput',
    description: 'The dwelling to estimate. What is left out is taken as average and widens the range.',
  })
