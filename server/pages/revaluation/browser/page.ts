import { luxembourgDay } from '#domain/core/instants'
import type { Source } from '#languages/derived/revaluation'
import { getCsvDialect } from '../../csv-dialect.ts'
import {
  downloadFile,
  getDocumentLanguage,
  getFileElement,
  readEmbeddedTexts,
  runFilePage,
} from '../../table-file/browser/file-page.ts'
import { loadAndWriteWorkbook } from '../../table-file/browser/workbook-writer-loader.ts'
import type { FileTable } from '../../table-file/file-texts.ts'
import { buildResultCsv, buildResultSheet, buildTotalTable } from '../result/result-table.ts'
import { renderRevaluation } from '../result/view.ts'
import { createRevaluationTexts } from '../revaluation-texts.ts'
import type { RevaluationOutcome, RevaluedFile } from '../revaluing.ts'
import type { HomesToWorker } from './message.ts'

const language = getDocumentLanguage()
const voice = createRevaluationTexts(language, readEmbeddedTexts<FileTable<Source>>())
const { say, number } = voice

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const takeWorkbook = async (file: RevaluedFile): Promise<void> => {
  const [homes, total] = [buildResultSheet(file, voice), buildTotalTable(file, voice)]
  const sheets = [
    { name: say('out.sheet'), rows: homes, hasNames: true },
    ...(total.length > 0 ? [{ name: say('out.totalSheet'), rows: total, hasNames: false }] : []),
  ]
  downloadFile('valorem-portfolio.xlsx', await loadAndWriteWorkbook(sheets), workbookType)
}

const enableDownloads = (file: RevaluedFile): void => {
  getFileElement('take-csv').addEventListener('click', () => {
    downloadFile('valorem-portfolio.csv', buildResultCsv(file, voice, getCsvDialect(language)), 'text/csv')
  })
  getFileElement('take-workbook').addEventListener('click', () => {
    // A rejection is shown as the page's other errors are.
    void takeWorkbook(file)
  })
}

const dayField = getFileElement<HTMLInputElement>('day')

/** File that was chosen last, to be calculated anew for another day. */
let chosen: File | undefined

const page = runFilePage<RevaluationOutcome, HomesToWorker>({
  workerPath: '/revaluation-worker.js',
  voice,
  ask: asked => {
    chosen = asked.file
    return { ...asked, day: dayField.value || asked.today }
  },
  render: outcome => renderRevaluation(outcome, voice),
  sayDone: outcome =>
    'fault' in outcome
      ? say('stage.refused')
      : say('stage.done', { count: number(outcome.rows.filter(({ carried }) => carried).length) }),
  sayWorking: count => say('stage.working', { count: number(count) }),
  shown: outcome => {
    if (!('fault' in outcome)) enableDownloads(outcome)
  },
})

dayField.max = luxembourgDay(new Date())
dayField.value = dayField.max
dayField.addEventListener('change', () => {
  if (chosen && dayField.validity.valid) page.start(chosen)
})
