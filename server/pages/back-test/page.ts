import type { RequestHandler } from 'express'
import { getOperationPath } from '#contract/openapi/operation-path'
import { backTestLimits } from '#domain/accuracy/parameters/ratio-limits'
import { renderLanguageLinks } from '../docs/language-links.ts'
import { type Html, html } from '../html.ts'
import { backTestPath } from '../paths.ts'
import { renderColumnNames, renderFileForm, renderFileOutcome } from '../table-file/file-form.ts'
import { fileLimits } from '../table-file/file-limits.ts'
import { createFilePage } from '../table-file/file-page.ts'
import type { Words } from '../words.ts'
import { getBackTestTable, loadBackTestTexts } from './back-test-table.ts'
import type { BackTestTexts } from './back-test-texts.ts'
import { sampleFilePath, scriptPath } from './files.ts'
import { salesMax } from './reading/bounds.ts'
import { type Choice, type Field, formatChoiceWords, formatYesNoWords, saleColumns } from './reading/names.ts'
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

/** Renders the page before a file is chosen. */
export const renderBackTest = (words: Words): Html => {
  const { language } = words
  const voice = loadBackTestTexts(language)
  const { say, number } = voice
  const form = renderFileForm(voice, {
    noScript: say('noScript'),
    operation: getOperationPath('backtest'),
    limits: say('limits', {
      least: number(backTestLimits.leastSales),
      most: number(salesMax),
      megabytes: number(fileLimits.megabytes),
    }),
    sampleFilePath,
    sampleSays: say('sampleSays', { count: number(sampleCount) }),
  })
  return html`${renderLanguageLinks(words, backTestPath)}<p class="lead">${say('lead')}</p>
<p><strong>${say('noUpload')}</strong></p>
<p>${say('leaveOut')}</p>
${form}${renderColumnNames(voice, saleColumns, field => describeAllowedValues(field, voice))}${renderFileOutcome(voice, buildSampleCsv(language), getBackTestTable(language))}`
}

/** Creates the handler of the back-test page, in the requested language. */
export const createBackTestPage = (): RequestHandler =>
  createFilePage({
    title: language => loadBackTestTexts(language).say('title'),
    say: language => loadBackTestTexts(language).say,
    scriptPath,
    main: renderBackTest,
  })
