import type { RequestHandler } from 'express'
import { getOperationPath } from '#contract/openapi/operation-path'
import { firstPriceDay } from '#contract/rules/estimation'
import { renderLanguageLinks } from '../docs/language-links.ts'
import { type Html, html } from '../html.ts'
import { revaluationPath } from '../paths.ts'
import { renderColumnNames, renderFileForm, renderFileOutcome } from '../table-file/file-form.ts'
import { fileLimits } from '../table-file/file-limits.ts'
import { createFilePage } from '../table-file/file-page.ts'
import type { Words } from '../words.ts'
import { sampleFilePath, scriptPath } from './files.ts'
import { homesMax } from './reading/bounds.ts'
import { type PortfolioField, portfolioColumns } from './reading/names.ts'
import { getRevaluationTable, loadRevaluationTexts } from './revaluation-table.ts'
import type { RevaluationTexts } from './revaluation-texts.ts'
import { buildPortfolioSample, portfolioSampleCount } from './sample.ts'

/** Allowed values of a column, as text. */
const describeHomeValues = (field: PortfolioField, { say }: RevaluationTexts): string => {
  if (field === 'value') return say('columns.number')
  return say(field === 'valuedOn' || field === 'target' ? 'columns.day' : 'columns.text')
}

/** Renders the field of the day to which values are carried; the script sets its value and its last day. */
const renderDayField = ({ say, language }: RevaluationTexts): Html => html`<p><label for="day">${say('day')}</label>
<input type="date" id="day" min="${firstPriceDay}" aria-describedby="day-hint"> <span class="hint" id="day-hint">${say('dayHint', { column: portfolioColumns.list('target', language)[0] ?? '' })}</span></p>
`

/** Renders the page before a file is chosen. */
export const renderRevaluationStart = (words: Words): Html => {
  const { language } = words
  const voice = loadRevaluationTexts(language)
  const { say, number } = voice
  const form = renderFileForm(voice, {
    noScript: say('noScript'),
    operation: getOperationPath('revalue'),
    limits: say('limits', { most: number(homesMax), megabytes: number(fileLimits.megabytes) }),
    sampleFilePath,
    sampleSays: say('sampleSays', { count: number(portfolioSampleCount) }),
    fields: renderDayField(voice),
  })
  return html`${renderLanguageLinks(words, revaluationPath)}<p class="lead">${say('lead')}</p>
<p><strong>${say('noUpload')}</strong></p>
<p>${say('caveat')}</p>
${form}${renderColumnNames(voice, portfolioColumns, field => describeHomeValues(field, voice))}${renderFileOutcome(voice, buildPortfolioSample(language), getRevaluationTable(language))}`
}

/** Creates the handler of the revaluation page, in the requested language. */
export const createRevaluationPage = (): RequestHandler =>
  createFilePage({
    title: language => loadRevaluationTexts(language).say('title'),
    say: language => loadRevaluationTexts(language).say,
    scriptPath,
    main: renderRevaluationStart,
  })
