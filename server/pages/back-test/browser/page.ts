import type { Source } from '#languages/derived/back-test'
import {
  downloadFile,
  type FileToWorker,
  getDocumentLanguage,
  getFileElement,
  readEmbeddedTexts,
  runFilePage,
} from '../../table-file/browser/file-page.ts'
import type { FileTable } from '../../table-file/file-texts.ts'
import { createBackTestTexts } from '../back-test-texts.ts'
import type { BackTestOutcome, JudgedFile } from '../judging.ts'
import { buildResultJson, buildSalesCsv } from '../result/downloads.ts'
import { renderBackTestResult } from '../result/view.ts'

const voice = createBackTestTexts(getDocumentLanguage(), readEmbeddedTexts<FileTable<Source>>())
const { say, number } = voice

const enableDownloads = (file: JudgedFile): void => {
  getFileElement('take-json').addEventListener('click', () => {
    downloadFile('valorem-back-test.json', buildResultJson(file), 'application/json')
  })
  getFileElement('take-csv').addEventListener('click', () => {
    downloadFile('valorem-back-test.csv', buildSalesCsv(file), 'text/csv')
  })
}

runFilePage<BackTestOutcome, FileToWorker>({
  workerPath: '/backtest-worker.js',
  voice,
  ask: asked => asked,
  render: outcome => renderBackTestResult(outcome, voice),
  sayDone: outcome =>
    'judgement' in outcome ? say('stage.done', { count: number(outcome.judgement.count) }) : say('stage.refused'),
  sayWorking: count => say('stage.judging', { count: number(count) }),
  shown: outcome => {
    if ('judgement' in outcome) enableDownloads(outcome)
  },
})
