const kibibyte = 1024

/**
 * Maximum bytes of what users load, minified and gzipped. `npm run build` prints each weight with its budget; `npm run
 * check` fails above one. A full row is raised here, deliberately, in the change that needs the space.
 */
export const budgets = {
  '@valorem/sdk': 12 * kibibyte,
  '@valorem/sdk, a part loaded later': 1.75 * kibibyte,
  '@valorem/sdk/local': 300 * kibibyte,
  '@valorem/sdk/testing': 10 * kibibyte,
  '@valorem/sdk/webhooks': 1.5 * kibibyte,
  '@valorem/sdk/react': 1.25 * kibibyte,
  '@valorem/sdk/words': 9 * kibibyte,
  '<valorem-estimate> for one visitor': 24 * kibibyte,
  '<valorem-estimate>, a language': 3 * kibibyte,
  'calculators, loader': kibibyte,
  'calculators, one for one visitor': 24 * kibibyte,
  'all elements for one visitor': 52 * kibibyte,
  'page /docs': 6 * kibibyte,
  'page /docs, the form to try': 8 * kibibyte,
  'page /ask': 16 * kibibyte,
  // The verdict by the promise of the estimates, with its sentences and groups, and cells read by their words.
  // Its tables are solved in the browser: one system of prices, 3 KiB.
  'page /backtest': 52 * kibibyte,
  // read-excel-file, with fflate and saxen: loaded with the first workbook only.
  'page /backtest, its reader of workbooks': 24 * kibibyte,
} as const

export type BudgetName = keyof typeof budgets
