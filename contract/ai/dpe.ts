import * as z from 'zod'
import { day, m2, measure, oneOf, text, year } from './read-fields.ts'

const classes = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

/** A Luxembourg energy certificate (CPE), as the document states it. */
export const Dpe = z
  .strictObject({
    energyClass: oneOf(classes, 'Class of the primary energy.'),
    insulationClass: oneOf(classes, 'Class of the thermal insulation.'),
    environmentClass: oneOf(classes, 'Class of the emissions.'),
    primaryEnergyKwhM2Year: measure('kWh/m² a year', 2000, 'Primary energy for each square metre and year.'),
    heatingDemandKwhM2Year: measure('kWh/m² a year', 2000, 'Heat demand for each square metre and year.'),
    co2KgM2Year: measure('kg/m² a year', 2000, 'Emissions of CO₂ for each square metre and year.'),
    referenceAreaM2: m2('Energy reference area of the certificate; it is not the living area.'),
    constructionYear: year(1500, 'Year of construction.'),
    certificateKind: oneOf(
      ['new', 'existing', 'asBuilt'],
      'New build, existing building, or new build as it was built.',
    ),
    buildingKind: oneOf(['apartment', 'apartmentBuilding', 'singleHouse', 'other'], 'What was certified.'),
    issuedOn: day('Day on which the certificate was issued.'),
    validUntil: day('Last day of the certificate.'),
    certificateNumber: text('Number of the certificate.'),
    commune: text('Municipality of the building.'),
    heatingEnergy: oneOf(
      ['gas', 'oil', 'heatPump', 'districtHeating', 'pellets', 'electric', 'other'],
      'What the building is heated with.',
    ),
  })
  .meta({ id: 'Dpe', description: 'A Luxembourg energy certificate (CPE), as the document states it.' })
/** A Luxembourg energy certificate (CPE), as the document states it. */
export type Dpe = z.infer<typeof Dpe>
