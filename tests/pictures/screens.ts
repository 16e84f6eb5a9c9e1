import { type Language, sourceLanguage } from '#languages/registry'
import { getPageWords } from '#server/pages/words'
import { samples } from '../pages/page-cases.ts'
import { renderSampleDocument } from '../pages/sample-document.ts'
import { sandboxKey } from '../support/app.ts'
import { listFaults, type PictureView, type Studio } from './studio.ts'

/** Pages of the service as anybody sees them. */
const open = {
  ...{ home: '/', plans: '/plans', 'sign-in': '/sign-in', 'sign-up': '/sign-up' },
  ...{ market: '/market', place: '/market/mamer', docs: '/docs', accuracy: '/docs/accuracy', model: '/docs/model' },
  ...{ limits: '/docs/limits', ask: '/ask', read: '/read', 'back-test': '/backtest', revaluation: '/revaluation' },
  agency: '/demo/agency',
} as const

/** Pages with data of their own, by their path among the samples. */
const made = {
  ...{
    account: '/account',
    'account-new': '/account?steps',
    leads: '/account/leads',
    lead: '/account/leads/0',
    keys: '/account/keys',
  },
  ...{ embed: '/account/embed', brand: '/account/organisation/branding', report: '/account/reports/new' },
  ...{ results: '/account/results?compared', recipes: '/account/webhooks/recipes', qr: '/account/embed/qr?made' },
} as const

const views: readonly (PictureView & { language: Language })[] = [
  { language: 'fr', width: 1280, scheme: 'light' },
  { language: 'de', width: 360, scheme: 'dark' },
  { language: 'en', width: 360, scheme: 'light' },
  { language: 'pt', width: 1280, scheme: 'dark' },
]

/** Views of the language that few read, for some pages. */
const few = ['home', 'account', 'leads', 'market', 'accuracy', 'result']

const renderResultDocument = (language: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Agency</title><style>:root{color-scheme:light dark}body{margin:12px;font:16px serif}</style></head><body>
<script async src="/widget/v1/valorem-estimate.${language}.js"></script>
<valorem-estimate api-key="${sandboxKey}" commune="Mamer" surface="80" agency="Agence immobilière Exemple & Fils" lead="event" privacy-url="/privacy" lead-phone="+352 26 00 00 00"></valorem-estimate></body></html>`

/** Draws the result of the element; gives its faults. */
const drawResult = async (studio: Studio, view: PictureView, file: string): Promise<string[]> => {
  const page = await studio.open('/picture', view, renderResultDocument(view.language))
  await page.locator('valorem-estimate [part~=submit]').click()
  await page.locator('valorem-estimate [data-state=result]').waitFor()
  await page.screenshot({ path: file, fullPage: true })
  const faults = await listFaults(page)
  await page.close()
  return faults
}

const drawPage = async (
  { open: openPage }: Studio,
  { path, document }: { path: string; document?: string | undefined },
  view: PictureView,
  file: string,
): Promise<string[]> => {
  const page = await openPage(path, view, document)
  await page.screenshot({ path: file, fullPage: true })
  const faults = await listFaults(page)
  await page.close()
  return faults
}

/** Documents of the samples of a language, by their path. */
const renderSamples = (language: Language): Map<string, string> => {
  const words = getPageWords(language)
  return new Map(
    samples(words, 'Agence Exemple').map(sample => [sample.path, renderSampleDocument(words, sample, 'Ada Lovelace')]),
  )
}

/** Draws the main pages in every view to the file of each name; gives the faults of the drawn pages. */
export const drawScreens = async (studio: Studio, getFile: (name: string) => string): Promise<string[]> => {
  const faults: string[] = []
  const draw = async (view: PictureView & { language: Language }, isKept: (name: string) => boolean): Promise<void> => {
    const documents = renderSamples(view.language)
    const fileOf = (name: string): string => getFile(`${name}.${view.language}-${view.width}-${view.scheme}`)
    const note = (name: string, found: readonly string[]): void =>
      void faults.push(...found.map(one => `${name} ${view.language} ${view.width}: ${one}`))
    for (const [name, path] of Object.entries(open).filter(([name]) => isKept(name))) {
      const query = view.language === sourceLanguage && path.startsWith('/docs') ? '' : `?lang=${view.language}`
      note(name, await drawPage(studio, { path: `${path}${query}` }, view, fileOf(name)))
    }
    for (const [name, path] of Object.entries(made).filter(([name]) => isKept(name))) {
      const document = documents.get(path)
      if (document === undefined) throw new Error(`No sample has the path ${path}: ${[...documents.keys()].join(' ')}`)
      note(name, await drawPage(studio, { path: `/drawn${path}`, document }, view, fileOf(name)))
    }
    if (isKept('result')) note('result', await drawResult(studio, view, fileOf('result')))
  }
  for (const view of views) await draw(view, () => true)
  await draw({ language: 'lb', width: 360, scheme: 'light' }, name => few.includes(name))
  return faults
}
