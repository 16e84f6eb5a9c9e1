// Printed from the folders of the law by `npm run derive`; not edited by hand.

import * as file0 from './be/parameters/brussels.ts'
import * as file1 from './be/parameters/coverage.ts'
import * as file2 from './be/parameters/federal.ts'
import * as file3 from './be/parameters/flanders.ts'
import * as file4 from './be/parameters/market.ts'
import * as file5 from './be/parameters/wallonia.ts'
import * as file6 from './de/parameters/coverage.ts'
import * as file7 from './de/parameters/hessengeld.ts'
import * as file8 from './de/parameters/market.ts'
import * as file9 from './de/parameters/tariff.ts'
import * as file10 from './de/parameters/transfer-tax.ts'
import * as file11 from './es/parameters/coverage.ts'
import * as file12 from './es/parameters/family-limits.ts'
import * as file13 from './es/parameters/gazette.ts'
import * as file14 from './es/parameters/market.ts'
import * as file15 from './es/parameters/new-build.ts'
import * as file16 from './es/parameters/reduced-rates.ts'
import * as file17 from './es/parameters/reduced-rules.ts'
import * as file18 from './es/parameters/stamp-duty-reduced.ts'
import * as file19 from './es/parameters/stamp-duty.ts'
import * as file20 from './es/parameters/tariffs.ts'
import * as file21 from './es/parameters/transfer-tax.ts'
import * as file22 from './fr/parameters/coverage.ts'
import * as file23 from './fr/parameters/departments.ts'
import * as file24 from './fr/parameters/duties.ts'
import * as file25 from './fr/parameters/loan.ts'
import * as file26 from './fr/parameters/market.ts'
import * as file27 from './fr/parameters/notary.ts'
import * as file28 from './fr/parameters/unread-departments.ts'
import * as file29 from './it/parameters/coverage.ts'
import * as file30 from './it/parameters/market.ts'
import * as file31 from './it/parameters/transfer-tax.ts'
import * as file32 from './lu/parameters/aids.ts'
import * as file33 from './lu/parameters/capital-gain.ts'
import * as file34 from './lu/parameters/coverage.ts'
import * as file35 from './lu/parameters/credits.ts'
import * as file36 from './lu/parameters/deed.ts'
import * as file37 from './lu/parameters/dependency.ts'
import * as file38 from './lu/parameters/duties.ts'
import * as file39 from './lu/parameters/income-tax-scale.ts'
import * as file40 from './lu/parameters/income-tax.ts'
import * as file41 from './lu/parameters/revaluation.ts'
import * as file42 from './lu/parameters/sources.ts'
import * as file43 from './lu/parameters/vat.ts'
import * as file44 from './nl/parameters/coverage.ts'
import * as file45 from './nl/parameters/guarantee.ts'
import * as file46 from './nl/parameters/market.ts'
import * as file47 from './nl/parameters/transfer-tax.ts'
import * as file48 from './pt/parameters/coverage.ts'
import * as file49 from './pt/parameters/imt.ts'
import * as file50 from './pt/parameters/market.ts'
import * as file51 from './pt/parameters/regions.ts'
import * as file52 from './pt/parameters/special-rates.ts'
import * as file53 from './uk/parameters/conventions.ts'
import * as file54 from './uk/parameters/coverage.ts'
import * as file55 from './uk/parameters/market.ts'
import * as file56 from './uk/parameters/registers.ts'
import * as file57 from './uk/parameters/scotland.ts'
import * as file58 from './uk/parameters/stamp-duty.ts'
import * as file59 from './uk/parameters/wales.ts'
import * as file60 from './us/parameters/coverage.ts'
import * as file61 from './us/parameters/deed-tax.ts'
import * as file62 from './us/parameters/local-tax.ts'
import * as file63 from './us/parameters/mansion-tax.ts'
import * as file64 from './us/parameters/market.ts'
import * as file65 from './us/parameters/mortgage-tax.ts'
import * as file66 from './us/parameters/places.ts'
import * as file67 from './us/parameters/steps.ts'

/** What the files of parameters export, by the folder of the country. */
export const parameterFiles: Readonly<Record<string, readonly object[]>> = {
  be: [file0, file1, file2, file3, file4, file5],
  de: [file6, file7, file8, file9, file10],
  es: [file11, file12, file13, file14, file15, file16, file17, file18, file19, file20, file21],
  fr: [file22, file23, file24, file25, file26, file27, file28],
  it: [file29, file30, file31],
  lu: [file32, file33, file34, file35, file36, file37, file38, file39, file40, file41, file42, file43],
  nl: [file44, file45, file46, file47],
  pt: [file48, file49, file50, file51, file52],
  uk: [file53, file54, file55, file56, file57, file58, file59],
  us: [file60, file61, file62, file63, file64, file65, file66, file67],
}
