const kibibyte = 1024

/**
 * Maximum bytes of what users load, minified and gzipped. `npm run build` prints each weight with its budget; `npm run
 * check` fails above one. A full row is raised here, deliberately, in the change that needs the space.
 */
export const budgets = {
  '@valorem/sdk': 12.5 * kibibyte,
  '@valorem/sdk, a part loaded later': 1.75 * kibibyte,
  '@valorem/sdk/local': 300 * kibibyte,
  '@valorem/sdk/testing': 10 * kibibyte,
  '@valorem/sdk/webhooks': 1.5 * kibibyte,
  // A transport of Node, which is never loaded over a network; with the errors of the package.
  '@valorem/sdk/node': 1.5 * kibibyte,
  '@valorem/sdk/react': 1.25 * kibibyte,
  '@valorem/sdk/words': 9 * kibibyte,
  // The whole service with its packages, tables, fonts and documented answers; downloaded once by npx.
  '@valorem/mock': 4096 * kibibyte,
  // The price line, the half range, the ways to the contact and settings served live are in it since 1.1; a tenth of room.
  '<valorem-estimate> for one visitor': 25 * kibibyte,
  '<valorem-estimate>, a language': 2.25 * kibibyte,
  // With the texts of all languages: one file, and one answer of half a kilobyte.
  '<valorem-area>': 11.75 * kibibyte,
  'calculators, loader': kibibyte,
  'calculators, one for one visitor': 24 * kibibyte,
  'all elements for one visitor': 52 * kibibyte,
  'page /docs': 6.25 * kibibyte,
  'page /docs, the form to try': 8 * kibibyte,
  'page /ask': 16 * kibibyte,
  'page /read': 16 * kibibyte,
  // unpdf, with PDF.js: loaded with the first PDF only.
  'page /read, its reader of PDF files': 620 * kibibyte,
  // The verdict by the promise of the estimates, with its sentences and groups, and cells read by their words.
  // Its tables are solved in the browser: one system of prices, 4 KiB with its solution row by row and prices of years.
  // Notes on workbooks with macros and formulas need the last kibibyte.
  'page /backtest': 54 * kibibyte,
  // The system of prices, the readers of tables with their notes on workbooks, and the result.
  'page /revaluation': 33 * kibibyte,
  // read-excel-file, with fflate and saxen: loaded with the first workbook only.
  'pages of files, reader of workbooks': 24 * kibibyte,
  // write-excel-file, with fflate: loaded with the first workbook that is taken away.
  'pages of files, writer of workbooks': 24 * kibibyte,
} as const

export type BudgetName = keyof typeof budgets
