import type { CountryCode } from '#contract/shared/country'
import * as belgium from './be/cases.ts'
import * as spain from './es/cases.ts'
import type { FeesCase } from './fees-case.ts'
import * as italy from './it/cases.ts'
import * as luxembourg from './lu/fees-cases.ts'
import * as netherlands from './nl/cases.ts'
import * as britain from './uk/cases.ts'
import * as america from './us/cases.ts'

/** Cases of every country; a country without cases does not compile. */
export const casesByCountry: { readonly [C in CountryCode]?: readonly FeesCase<C>[] } = {
  LU: luxembourg.cases,
  BE: belgium.cases,
  NL: [...netherlands.cases, ...netherlands.cliffCases, ...netherlands.dayCases],
  IT: italy.cases,
  ES: [...spain.cases, ...spain.cliffCases, ...spain.dayCases],
  UK: [...britain.cases, ...britain.cliffCases, ...britain.dayCases],
  US: [...america.cases, ...america.cliffCases, ...america.dayCases],
}
