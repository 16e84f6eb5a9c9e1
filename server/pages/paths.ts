/** The first page of the service. */
export const doorPath = '/'

/** Where it is told what each plan allows. */
export const plansPath = '/plans'

/** The terms under which contacts of visitors are processed. */
export const contactTermsPath = '/terms/contacts'

/** Where the demonstration of the element is. */
export const demoPath = '/demo'

/** Where the page of a made-up agency with all elements is. */
export const agencyDemoPath = '/demo/agency'

/** Where a customer's own sales are judged. */
export const backTestPath = '/backtest'

/** Where people ask in their own words. */
export const askPath = '/ask'

/** Where the limits of the figures are told. */
export const limitsPath = '/docs/limits'

/** Where it is told how accurate the estimates are. */
export const accuracyPath = '/docs/accuracy'

/** Where the model of the estimate describes itself. */
export const modelPath = '/docs/model'

/** First parts of the paths of accounts, known before their pages, words and forms are loaded with the first request for one. */
const accountParts: ReadonlySet<string> = new Set([
  'account',
  'ask',
  'invitations',
  'sign-up',
  'check-mail',
  'verify',
  'sign-in',
  'sign-out',
  'forgot',
  'reset',
  'contacts',
  'language',
])

/** Whether a path may be one of a page of accounts; a test compares it with the list of them. */
export const isOfAccounts = (path: string): boolean => accountParts.has(path.split('/', 2)[1] ?? '')
