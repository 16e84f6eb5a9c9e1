import type * as z from 'zod'
import type * as countries from '#contract/propcalc/countries'
import type * as notCovered from '#contract/propcalc/not-covered'
import type * as printed from '../../sdk/src/derived/types.ts'
import { tied } from './tied.ts'

/** The types of the list of countries, each tied to its schema. */
export const countryTies: Record<string, true> = {
  Countries: tied<z.output<typeof countries.Countries>, printed.Countries>(),
  CountriesResponse: tied<z.output<typeof countries.CountriesResponse>, printed.CountriesResponse>(),
  Country: tied<z.output<typeof countries.CountryEntry>, printed.Country>(),
  DefaultFigure: tied<z.output<typeof countries.Default>, printed.DefaultFigure>(),
  MortgageTerms: tied<z.output<typeof countries.MortgageTerms>, printed.MortgageTerms>(),
  NotCovered: tied<z.output<typeof notCovered.NotCovered>, printed.NotCovered>(),
  ObservedFigure: tied<z.output<typeof countries.Observed>, printed.ObservedFigure>(),
  PlaceholderRate: tied<z.output<typeof countries.PlaceholderRate>, printed.PlaceholderRate>(),
  ProfileQuestion: tied<z.output<typeof countries.ProfileQuestion>, printed.ProfileQuestion>(),
}
