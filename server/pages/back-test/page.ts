import type { Request, RequestHandler, Response } from 'express'
import { getOperationPath } from '#contract/openapi/operation-path'
import { backTestLimits } from '#domain/accuracy/parameters/ratio-limits'
import { texts } from '#languages/derived/back-test'
import { isLanguage } from '#languages/registry'
import { choosePageLanguage } from '../account/language.ts'
import { renderLanguageLinks } from '../docs/language-links.ts'
import { type Html, html } from '../html.ts'
import { renderLayout } from '../layout.ts'
import { accuracyPath, backTestPath, limitsPath, modelPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import { getPageWords, type Words } from '../words.ts'
import { type BackTestTexts, createBackTestTexts } from './back-test-texts.ts'
import { policy, sampleFilePath, scriptPath } from './files.ts'
import { fileLimits } from './reading/bounds.ts'
import {
  type Choice,
  type Field,
  fields,
  formatChoiceWords,
  formatYesNoWords,
  listAllFieldNames,
  listFieldNames,
  neededFields,
} from './reading/names.ts'
import { buildSampleCsv, sampleCount } from './sample.ts'

const isChoiceField = (field: Field): field is Choice & Field =>
  ['etage', 'etat', 'exterieur', 'typeBien'].includes(field)

/** Allowed values of a column, as text. */
const describeAllowedValues = (field: Field, { language, say }: BackTestTexts): string => {
  if (isChoiceField(field)) return formatChoiceWords(field, language)
  if (field === 'parking' || field === 'estNeuf') return formatYesNoWords(language)
  if (field === 'classeEnergie') return 'A, B, C, D, E, F, G'
  if (field === 'soldOn') return say('columns.day')
  if (field === 'nbChambres') return say('columns.whole')
  return say(field === 'surface' || field === 'price' ? 'columns.number' : 'columns.text')
}

const needed: ReadonlySet<Field> = new Set(neededFields)

const renderColumns = (voice: BackTestTexts): Html => {
  const { say, language } = voice
  return html`<details><summary>${say('columnsTitle')}</summary>
<p>${say('columnsSay')}</p>
${renderTable({
  caption: say('columns.table'),
  columns: [{ text: say('columns.column') }, { text: say('columns.names') }, { text: say('columns.values') }],
  rows: fields.map(field => [
    html`${listFieldNames(field, language)[0]}${needed.has(field) && html` <small>${say('columns.needed')}</small>`}`,
    listAllFieldNames(field).join(', '),
    describeAllowedValues(field, voice),
  ]),
  isStacked: true,
})}
</details>
`
}

/** Renders the file form, which the script reveals, and a notice without JavaScript. */
const renderFileForm = (
  { say, number }: BackTestTexts,
  language: string,
): Html => html`<noscript><div class="notice bad"><p>${say('noScript')} <a href="${getOperationPath('backtest')}" hreflang="en">API</a></p></div></noscript>
<div id="drop" class="drop" hidden>
<p><label class="button" for="file">${say('choose')}</label>
<input class="unseen" type="file" id="file" accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"> ${say('drop')}</p>
<p class="hint">${say('limits', {
  least: number(backTestLimits.leastSales),
  most: number(fileLimits.sales),
  megabytes: number(fileLimits.megabytes),
})}</p>
</div>
<p class="buttons"><button type="button" class="quiet" id="try" hidden>${say('trySample')}</button>
<a class="button quiet" href="${sampleFilePath}?lang=${language}" download="valorem-sample.csv">${say('getSample')}</a></p>
<p class="hint">${say('sampleSays', { count: number(sampleCount) })}</p>
`

/** Renders the page before a file is chosen. */
export const renderBackTest = (words: Words): Html => {
  const { language } = words
  const voice = createBackTestTexts(language, texts[language])
  const { say } = voice
  return html`${renderLanguageLinks(words, backTestPath)}<p class="lead">${say('lead')}</p>
<p><strong>${say('noUpload')}</strong></p>
<p>${say('leaveOut')}</p>
${renderFileForm(voice, language)}${renderColumns(voice)}
<p id="status" role="status"></p>
<section id="outcome" class="limits" aria-labelledby="outcome-title" hidden><h2 id="outcome-title" tabindex="-1">${say('result')}</h2>
<div id="result"></div></section>
<pre id="sample" hidden>${buildSampleCsv(language)}</pre>
<pre id="texts" hidden>${JSON.stringify(texts[language])}</pre>
`
}

const createBackTestWords = ({ originalUrl, headers }: Request): Words => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  if (isLanguage(requested)) return getPageWords(requested)
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers
  return getPageWords(choosePageLanguage(undefined, { cookie, acceptLanguage }))
}

const renderBackTestDocument = (words: Words): string => {
  const { text, language } = words
  const { say } = createBackTestTexts(language, texts[language])
  return renderLayout({
    words,
    title: say('title'),
    home: '/docs',
    navigation: [],
    foot: [
      { href: '/docs', text: text('nav.docs') },
      { href: `${accuracyPath}?lang=${language}`, text: say('more.accuracy') },
      { href: `${modelPath}?lang=${language}`, text: say('more.model') },
      { href: `${limitsPath}?lang=${language}`, text: text('limits.title') },
    ],
    styles: ['/pages/docs.css'],
    scripts: [scriptPath],
    main: renderBackTest(words),
  }).toString()
}

/** Creates the handler of the back-test page, in the requested language. */
export const createBackTestPage = (): RequestHandler =>
  function sendBackTest(req: Request, res: Response) {
    res.setHeader('Content-Security-Policy', policy)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res.type('html').send(renderBackTestDocument(createBackTestWords(req)))
  }
