import type { LawParameter } from '#contract/law'
import { operationPath } from '#contract/openapi/operation-path'
import { type ErrorCode, errorCodes } from '#contract/shared/errors'
import { cardVoice } from '#domain/accuracy/card-voice'
import type { CardVoice } from '#domain/accuracy/model-card'
import { texts as cardTexts } from '#languages/derived/model-card'
import { html } from '../html.ts'
import { accuracyPath, limitsPath, modelPath } from '../paths.ts'
import type { Words } from '../words.ts'
import { type AccuracyFigures, accuracyPage } from './accuracy.ts'
import { countryPage } from './country.ts'
import { countryLawPage, countryLawPath } from './country-law.ts'
import type { CoveredCountry } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { codeList, errorPage, errorsPage } from './errors.ts'
import { guidePage } from './guides/guide.ts'
import { lawPage, parameterPage } from './law.ts'
import type { LawEvidence } from './law-evidence.ts'
import type { Library } from './library.ts'
import { type LimitsFigures, limitsPage } from './limits.ts'
import { mapPage, operationList } from './map.ts'
import { type ModelFigures, modelPage } from './model.ts'
import { operationPage } from './operation.ts'
import { scenariosPage } from './scenarios.ts'
import type { Source } from './source.ts'

/** What the pages need of the service. */
export interface DocsSettings {
  sandboxApiKey: string | undefined
  /** Origin of our own pages; that of each request where it is not set. */
  publicUrl: string | undefined
  hasAccounts: boolean
  law(): { parameters: readonly LawParameter[] }
  /** The texts in which versions of law were read, loaded with the first page. */
  evidence(): Promise<readonly LawEvidence[]>
  countries: readonly CoveredCountry[]
  priceCoverage: LimitsFigures['prices']
  /** The day in Luxembourg, of which the pages of accuracy and of the model speak. */
  today(): string
  accuracy(asOf: string): AccuracyFigures
  modelCard(asOf: string, voice: CardVoice): ModelFigures
}

const isCode = (text: string): text is ErrorCode => errorCodes.some(code => code === text)

const missing = (title: string, path: string, main: DocsPage['main']): DocsPage => ({ title, path, main, status: 404 })

const errorOf = (source: Source, path: string, code: string): DocsPage =>
  isCode(code)
    ? errorPage(source, code)
    : missing(
        'No such code',
        path,
        html`<p class="lead">No failure has this code. These are all codes.</p>
${codeList()}`,
      )

/** The page of a parameter by its id. */
const lawOf = (
  { countries }: Source,
  { figures: { parameters }, evidence }: Library,
  path: string,
  name: string,
): DocsPage => {
  const parameter = parameters.find(({ id }) => id === name)
  const country = countries.find(({ code }) => code === parameter?.country)
  if (parameter && country) return parameterPage(parameter, country, evidence)
  const { main } = lawPage(parameters, countries)
  return missing(
    'No such parameter',
    path,
    html`<p class="lead">No parameter of law has this id. These are all countries, each with its parameters.</p>
${main}`,
  )
}

/** The page of an operation, or that of a country of it; undefined where there is none. */
const operationOf = (source: Source, id: string, code: string | undefined): DocsPage | undefined => {
  const operation = source.described.operations.find(one => operationPath(one.id) === `/docs/${id}`)
  if (!operation || code === undefined) return operation && operationPage(source, operation)
  const country = source.countries.find(one => one.code === code)
  return country && countryPage(source, operation, country)
}

/** What a page in all languages is made from beside its words. */
export interface Told {
  settings: DocsSettings
  figures: LimitsFigures
  today: string
}

/** Makes a page in the language of the words. */
export type Translated = (words: Words, told: Told) => DocsPage

/** The pages that are in all languages beside those of the law of a country, by their paths. */
const translated: Readonly<Record<string, Translated>> = {
  [limitsPath]: (words, { figures }) => limitsPage(words, figures),
  [accuracyPath]: (words, { settings, today }) => accuracyPage(words, settings.accuracy(today)),
  [modelPath]: (words, { settings, today }) => {
    const voice = cardVoice(words.language, cardTexts[words.language])
    return modelPage(words, settings.modelCard(today, voice))
  },
}

/** The maker of a page that is in all languages; undefined at any other path. */
export const translatedAt = (path: string, countries: readonly CoveredCountry[]): Translated | undefined => {
  const country = countries.find(one => countryLawPath(one) === path)
  return country ? (words, { figures }) => countryLawPage(words, figures.parameters, country) : translated[path]
}

/** The page at a path below `/docs` in English; one that does not exist lists what there is. */
export const pageAt = (path: string, source: Source, library: Library): DocsPage => {
  const { figures, guides } = library
  if (path === '/docs') return mapPage(source)
  const guide = guides.find(one => one.path === path)
  if (guide) return guidePage(guide, source.service)
  if (path === '/docs/errors') return errorsPage()
  if (path === '/docs/scenarios') return scenariosPage(source)
  if (path === '/docs/law') return lawPage(figures.parameters, source.countries)
  const [, , first = '', second] = path.split('/')
  if (first === 'errors' && second !== undefined) return errorOf(source, path, second)
  if (first === 'law' && second !== undefined) return lawOf(source, library, path, second)
  const page = operationOf(source, first, second)
  if (page) return page
  return missing(
    'No such page',
    path,
    html`<p class="lead">There is no page at this path. These are all operations.</p>
<h2>All operations</h2>
${operationList(source)}`,
  )
}
