import * as z from 'zod'
import { defineArea, defineChoice, defineDay, defineMeasure, defineText, defineYear } from './read-fields.ts'

const classes = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

/** A Luxembourg energy certificate (CPE), as the document states it. */
export const Dpe = z
  .strictObject({
    energyClass: defineChoice(classes, 'Class of the primary energy.'),
    insulationClass: defineChoice(classes, 'Class of the thermal insulation.'),
    environmentClass: defineChoice(classes, 'Class of the emissions.'),
    primaryEnergyKwhM2Year: defineMeasure('kWh/m² a year', 2000, 'Primary energy for each square metre and year.'),
    heatingDemandKwhM2Year: defineMeasure('kWh/m² a year', 2000, 'Heat demand for each square metre and year.'),
    co2KgM2Year: defineMeasure('kg/m² a year', 2000, 'Emissions of CO₂ for each square metre and year.'),
    referenceAreaM2: defineArea('Energy reference area of the certificate; it is not the living area.'),
    constructionYear: defineYear(1500, 'Year of construction.'),
    certificateKind: defineChoice(
      ['new', 'existing', 'asBuilt'],
      'New build, existing building, or new build as it was built.',
    ),
    buildingKind: defineChoice(['apartment', 'apartmentBuilding', 'singleHouse', 'other'], 'What was certified.'),
    issuedOn: defineDay('Day on which the certificate was issued.'),
    validUntil: defineDay('Last day of the certificate.'),
    certificateNumber: defineText('Number of the certificate.'),
    commune: defineText('Municipality of the building.'),
    heatingEnergy: defineChoice(
      ['gas', 'oil', 'heatPump', 'districtHeating', 'pellets', 'electric', 'other'],
      'What the building is heated with.',
    ),
  })
  .meta({ id: 'Dpe', description: 'A Luxembourg energy certificate (CPE), as the document states it.' })
/** A Luxembourg energy certificate (CPE), as the document states it. */
export type Dpe = z.infer<typeof Dpe>
