/** Path of the landing page. */
export const landingPath = '/'

/** Path of the plans page. */
export const plansPath = '/plans'

/** Path of the lead processing terms. */
export const contactTermsPath = '/terms/contacts'

/** Path of the element demo. */
export const demoPath = '/demo'

/** Path of the agency demo with all elements. */
export const agencyDemoPath = '/demo/agency'

/** Path of the back-test page. */
export const backTestPath = '/backtest'

/** Path of the page that carries the values of a portfolio to another day. */
export const revaluationPath = '/revaluation'

/** Path of the question page. */
export const askPath = '/ask'

/** Path of the page that shows a document beside what was read in it. */
export const readPath = '/read'

/** Path of the page on the limits of the figures. */
export const limitsPath = '/docs/limits'

/** Path of the page on the accuracy of the estimates. */
export const accuracyPath = '/docs/accuracy'

/** Path of the model card page. */
export const modelPath = '/docs/model'

/** Path of the same as a PDF. */
export const modelDocumentPath = '/docs/model.pdf'

/** Path of the page of prices by municipality; below it is one page for each. */
export const marketPath = '/market'

/** Path of the page of a municipality. */
export const getCommunePath = (slug: string): string => `${marketPath}/${slug}`

/** Whether a path is that of prices by municipality, or of one, or of their tables. */
export const isMarketPath = (path: string): boolean =>
  path === marketPath || path === `${marketPath}.csv` || path.startsWith(`${marketPath}/`)

/** Path of the page of what former members made. */
export const madeItemsPath = '/account/organisation/keys'

/**
 * First path segments of account pages; listed here so that the pages are only loaded with the first request for one.
 */
const accountParts: ReadonlySet<string> = new Set([
  'account',
  'ask',
  'invitations',
  'sign-up',
  'check-mail',
  'confirm-email',
  'verify',
  'sign-in',
  'sign-out',
  'forgot',
  'reset',
  'contacts',
  'language',
])

/** Whether a path may be an account page; a test compares it with the page list. */
export const isAccountPath = (path: string): boolean => accountParts.has(path.split('/', 2)[1] ?? '')
