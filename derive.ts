import { readFileSync } from 'node:fs'
import { buildLanguageFiles } from './languages/tools/derived.ts'
import { writeFiles } from './sdk/write-files.ts'

const lawReadme = 'server/domain/law/README.md'
const settingsPage = 'server/SETTINGS.md'

/** Writes files by their paths from the root, and prints the paths of those that changed. */
const write = (files: Record<string, string>): void => {
  for (const path of writeFiles(files)) process.stdout.write(`${path}\n`)
}

// What joins the languages is written before anything is loaded that reads them, so that a new language needs one run.
write(buildLanguageFiles())
const { buildDerivedFiles: derivedFiles } = await import('./contract/openapi/derived-files.ts')
const { formatCertaintyCounts: certaintyCounts } = await import('./server/commands/law-age-lines.ts')
const { loadAllParameters: everyParameter, formatParameterFiles: parameterFilesText } = await import(
  './server/commands/law-parameters.ts'
)
const { writeDerivedFiles } = await import('./sdk/derived-files.ts')
const { buildWidgetRelease: widgetRelease } = await import('./sdk/elements/build/widget-release.ts')
const { buildAreaRelease: areaRelease, buildCalculatorRelease: calculatorRelease } = await import(
  './sdk/elements/build/file-release.ts'
)
const { backTestScripts } = await import('./server/pages/build/back-test-scripts.ts')
const { revaluationScripts } = await import('./server/pages/build/revaluation-scripts.ts')
const { workbookReaderScripts, workbookWriterScripts } = await import('./server/pages/build/workbook-scripts.ts')
const { askScript } = await import('./server/pages/build/ask-script.ts')
const { readPdfScript, readScript } = await import('./server/pages/build/read-scripts.ts')
const { docsScripts } = await import('./server/pages/build/docs-scripts.ts')
const { updateProviderSettings } = await import('./server/config/free-provider-settings.ts')

/** The README of the law with its table of how sure the versions are, as `npm run operate -- law-age` prints it. */
const countedReadme = async (): Promise<string> => {
  const table = certaintyCounts(await everyParameter()).map(line => line.trimEnd())
  const text = readFileSync(new URL(lawReadme, import.meta.url), 'utf8')
  return text.replace(
    /(```text\n)Country.*?(\n```)/s,
    (_, start: string, end: string) => start + table.join('\n') + end,
  )
}

// What is read out of the contract, the OpenAPI file, the law, the settings and the languages; then the element, which is built from it.
write({
  'server/domain/law/parameter-files.ts': parameterFilesText(),
  ...derivedFiles(),
  [lawReadme]: await countedReadme(),
  [settingsPage]: updateProviderSettings(readFileSync(new URL(settingsPage, import.meta.url), 'utf8')),
})
writeDerivedFiles()
write({
  ...(await widgetRelease()),
  ...(await calculatorRelease()),
  ...(await areaRelease()),
  ...(await backTestScripts()),
  ...(await revaluationScripts()),
  ...(await workbookReaderScripts()),
  ...(await workbookWriterScripts()),
  ...(await askScript()),
  ...(await readScript()),
  ...(await readPdfScript()),
  ...(await docsScripts()),
})
