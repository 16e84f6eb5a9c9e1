import type { Request, RequestHandler, Response } from 'express'
import { operationPath } from '#contract/openapi/operation-path'
import { backTestLimits } from '#domain/accuracy/parameters/ratio-limits'
import { texts } from '#languages/derived/back-test'
import { isLanguage } from '#languages/registry'
import { languageOf } from '../account/language.ts'
import { languageLinks } from '../docs/language-links.ts'
import { type Html, html } from '../html.ts'
import { layout } from '../layout.ts'
import { accuracyPath, backTestPath, limitsPath, modelPath } from '../paths.ts'
import { table } from '../table.ts'
import { type Words, wordsOf } from '../words.ts'
import { policy, sampleFilePath, scriptPath } from './files.ts'
import { fileLimits } from './reading/bounds.ts'
import {
  allNamesOf,
  type Choice,
  type Field,
  fields,
  namesOf,
  neededFields,
  wordsOfAnswer,
  wordsOfChoice,
} from './reading/names.ts'
import { sampleCount, sampleCsv } from './sample.ts'
import { type Voice, voiceOf } from './voice.ts'

const isChoice = (field: Field): field is Choice & Field => ['etage', 'etat', 'exterieur', 'typeBien'].includes(field)

/** What the cells of a column may hold, in the words of the page. */
const valuesText = (field: Field, { language, say }: Voice): string => {
  if (isChoice(field)) return wordsOfChoice(field, language)
  if (field === 'parking' || field === 'estNeuf') return wordsOfAnswer(language)
  if (field === 'classeEnergie') return 'A, B, C, D, E, F, G'
  if (field === 'soldOn') return say('columns.day')
  if (field === 'nbChambres') return say('columns.whole')
  return say(field === 'surface' || field === 'price' ? 'columns.number' : 'columns.text')
}

const needed: ReadonlySet<Field> = new Set(neededFields)

const columnsPart = (voice: Voice): Html => {
  const { say, language } = voice
  return html`<details><summary>${say('columnsTitle')}</summary>
<p>${say('columnsSay')}</p>
${table({
  caption: say('columns.table'),
  columns: [{ text: say('columns.column') }, { text: say('columns.names') }, { text: say('columns.values') }],
  rows: fields.map(field => [
    html`${namesOf(field, language)[0]}${needed.has(field) && html` <small>${say('columns.needed')}</small>`}`,
    allNamesOf(field).join(', '),
    valuesText(field, voice),
  ]),
  isStacked: true,
})}
</details>
`
}

/** The form, which the script shows once it works; without one the page says what is missing. */
const formPart = (
  { say, number }: Voice,
  language: string,
): Html => html`<noscript><div class="notice bad"><p>${say('noScript')} <a href="${operationPath('backtest')}" hreflang="en">API</a></p></div></noscript>
<div id="drop" class="drop" hidden>
<p><label class="button" for="file">${say('choose')}</label>
<input class="unseen" type="file" id="file" accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"> ${say('drop')}</p>
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

/** The page before a file is chosen. */
export const backTestView = (words: Words): Html => {
  const { language } = words
  const voice = voiceOf(language, texts[language])
  const { say } = voice
  return html`${languageLinks(words, backTestPath)}<p class="lead">${say('lead')}</p>
<p><strong>${say('noUpload')}</strong></p>
<p>${say('leaveOut')}</p>
${formPart(voice, language)}${columnsPart(voice)}
<p id="status" role="status"></p>
<section id="outcome" class="limits" aria-labelledby="outcome-title" hidden><h2 id="outcome-title" tabindex="-1">${say('result')}</h2>
<div id="result"></div></section>
<pre id="sample" hidden>${sampleCsv(language)}</pre>
<pre id="texts" hidden>${JSON.stringify(texts[language])}</pre>
`
}

const wordsFor = ({ originalUrl, headers }: Request): Words => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  if (isLanguage(requested)) return wordsOf(requested)
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers
  return wordsOf(languageOf(undefined, { cookie, acceptLanguage }))
}

const documentIn = (words: Words): string => {
  const { text, language } = words
  const { say } = voiceOf(language, texts[language])
  return layout({
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
    main: backTestView(words),
  }).toString()
}

/** Answers the page on which own sales are judged, in the language that is asked for. */
export const backTestPage = (): RequestHandler =>
  function sendBackTest(req: Request, res: Response) {
    res.setHeader('Content-Security-Policy', policy)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res.type('html').send(documentIn(wordsFor(req)))
  }
