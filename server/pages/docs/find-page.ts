import type { LawParameter } from '#contract/law'
import type { LawChanges } from '#contract/law-changes'
import { getOperationPath } from '#contract/openapi/operation-path'
import { type ErrorCode, errorCodes } from '#contract/shared/errors'
import type { CardVoice } from '#domain/accuracy/card-statements'
import { cardVoice } from '#domain/accuracy/card-voice'
import { texts as cardTexts } from '#languages/derived/model-card'
import type { DocumentDrawer } from '../../http/workers/drawn-document.ts'
import { html } from '../html.ts'
import { accuracyPath, limitsPath, modelPath } from '../paths.ts'
import { getPageWords, type Words } from '../words.ts'
import { type AccuracyFigures, buildAccuracyPage } from './accuracy.ts'
import { buildCountryPage } from './country.ts'
import { buildCountryLawPage, getCountryLawPath, type LawLine } from './country-law.ts'
import type { CoveredCountry } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { buildErrorPage, buildErrorsPage, renderCodeList } from './errors.ts'
import { buildGuidePage } from './guides/guide.ts'
import { buildLawPage, buildParameterPage } from './law.ts'
import { buildLawChangesPage, lawChangesPath } from './law-changes.ts'
import type { LawEvidence } from './law-evidence.ts'
import { isTranslatedParameter } from './law-sentence.ts'
import type { Library } from './library.ts'
import { buildLimitsPage, type LimitsFigures } from './limits.ts'
import { buildModelPage, type ModelFigures } from './model.ts'
import { buildOperationPage } from './operation.ts'
import { buildScenariosPage } from './scenarios.ts'
import type { Source } from './source.ts'
import { buildStartPage, renderOperationList } from './start-page.ts'

/** Dependencies of the documentation pages. */
export interface DocsSettings {
  sandboxApiKey: string | undefined
  /** Public origin of the service; by default that of each request. */
  publicUrl: string | undefined
  hasAccounts: boolean
  law(): { parameters: readonly LawParameter[] }
  /** The texts in which versions of law were read, loaded with the first page. */
  evidence(): Promise<readonly LawEvidence[]>
  /** Lines of the answers with their law, of the countries whose pages list them. */
  lawLines: Readonly<Record<string, readonly LawLine[]>>
  /** Changes of the law from a day on. */
  lawChanges(from: string): LawChanges
  countries: readonly CoveredCountry[]
  priceCoverage: LimitsFigures['prices']
  /** Current day in Luxembourg, for the accuracy and model pages. */
  today(): string
  accuracy(asOf: string): AccuracyFigures
  modelCard(asOf: string, voice: CardVoice): ModelFigures
  /** Drawer of documents for print. */
  drawDocument: DocumentDrawer
}

/** Calculates the model card of a day, its texts in the language of the page. */
export const calculateModelCard = ({ modelCard }: DocsSettings, { language }: Words, day: string): ModelFigures =>
  modelCard(day, cardVoice(language, cardTexts[language]))

const isErrorCode = (text: string): text is ErrorCode => errorCodes.some(code => code === text)

const buildNotFoundPage = (title: string, path: string, main: DocsPage['main']): DocsPage => ({
  title,
  path,
  main,
  status: 404,
})

const findErrorPage = (source: Source, path: string, code: string): DocsPage =>
  isErrorCode(code)
    ? buildErrorPage(source, code)
    : buildNotFoundPage(
        'No such code',
        path,
        html`<p class="lead">There is no such code. These are all of them.</p>
${renderCodeList()}`,
      )

/** Page of a law parameter by id. */
const findParameterPage = (
  words: Words,
  { figures: { parameters, countries }, evidence }: Pick<Library, 'evidence' | 'figures'>,
  path: string,
  name: string,
): DocsPage => {
  const parameter = parameters.find(({ id }) => id === name)
  const country = countries.find(({ code }) => code === parameter?.country)
  if (parameter && country) return buildParameterPage(words, parameter, country, evidence)
  const { main } = buildLawPage(parameters, countries)
  return buildNotFoundPage(
    'No such parameter',
    path,
    html`<p class="lead">No parameter of law has this id. These are all countries, each with its parameters.</p>
${main}`,
  )
}

/** Page of an operation, or of one of its countries; undefined for an unknown path. */
const findOperationPage = (source: Source, id: string, code: string | undefined): DocsPage | undefined => {
  const operation = source.described.operations.find(one => getOperationPath(one.id) === `/docs/${id}`)
  if (!operation || code === undefined) return operation && buildOperationPage(source, operation)
  const country = source.countries.find(one => one.code === code)
  return country && buildCountryPage(source, operation, country)
}

/** Data of a translated page, besides its texts. */
interface TranslatedPageData {
  settings: DocsSettings
  figures: LimitsFigures
  evidence: Library['evidence']
  changes: Library['changes']
  today: string
}

/** Builds a page in the language of the texts. */
export type TranslatedPageBuilder = (words: Words, told: TranslatedPageData) => DocsPage

/** Translated pages by path, except the law pages of countries and of the parameters of Luxembourg. */
const translated: Readonly<Record<string, TranslatedPageBuilder>> = {
  [limitsPath]: (words, { figures }) => buildLimitsPage(words, figures),
  [accuracyPath]: (words, { settings, today }) => buildAccuracyPage(words, settings.accuracy(today)),
  [lawChangesPath]: (words, { figures, changes }) => buildLawChangesPage(words, changes, figures.countries),
  [modelPath]: (words, { settings, today }) => buildModelPage(words, calculateModelCard(settings, words, today)),
}

/** Builder of a translated page; undefined for any other path. */
export const findTranslatedPage = (
  path: string,
  countries: readonly CoveredCountry[],
): TranslatedPageBuilder | undefined => {
  const [, , first, id = ''] = path.split('/')
  if (first === 'law' && isTranslatedParameter(id)) return (words, told) => findParameterPage(words, told, path, id)
  const country = countries.find(one => getCountryLawPath(one) === path)
  if (!country) return translated[path]
  return (words, { settings, figures: { parameters }, today }) =>
    buildCountryLawPage(words, { country, parameters, lines: settings.lawLines[country.code] ?? [], today })
}

/** English page at a path below `/docs`; for an unknown path a not-found page that lists what exists. */
export const findDocsPage = (path: string, source: Source, library: Library): DocsPage => {
  const { figures, guides } = library
  if (path === '/docs') return buildStartPage(source)
  const guide = guides.find(one => one.path === path)
  if (guide) return buildGuidePage(guide, source.service)
  if (path === '/docs/errors') return buildErrorsPage()
  if (path === '/docs/scenarios') return buildScenariosPage(source)
  if (path === '/docs/law') return buildLawPage(figures.parameters, source.countries)
  if (path === lawChangesPath) return buildLawChangesPage(getPageWords('en'), library.changes, source.countries)
  const [, , first = '', second] = path.split('/')
  if (first === 'errors' && second !== undefined) return findErrorPage(source, path, second)
  if (first === 'law' && second !== undefined) return findParameterPage(getPageWords('en'), library, path, second)
  const page = findOperationPage(source, first, second)
  if (page) return page
  return buildNotFoundPage(
    'No such page',
    path,
    html`<p class="lead">There is no page at this path. These are all operations.</p>
<h2>All operations</h2>
${renderOperationList(source)}`,
  )
}
