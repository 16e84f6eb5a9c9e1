import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { derivedFiles } from './contract/openapi/derived-files.ts'
import { widgetRelease } from './sdk/widget-release.ts'
import { certaintyCounts } from './server/commands/law-age.ts'
import { everyParameter, parameterFilesText } from './server/commands/law-parameters.ts'

const lawReadme = 'server/domain/law/README.md'

/** The README of the law with its table of how sure the versions are, as `npm run law:age` prints it. */
const countedReadme = async (): Promise<string> => {
  const table = certaintyCounts(await everyParameter()).map(line => line.trimEnd())
  const text = readFileSync(new URL(lawReadme, import.meta.url), 'utf8')
  return text.replace(
    /(```text\n)Country.*?(\n```)/s,
    (_, start: string, end: string) => start + table.join('\n') + end,
  )
}

/**
 * Writes everything that is read out of the contract, the OpenAPI file and what the SDK knows of the API, the one table of
 * a README that is read out of the law, and then the script of the element, which is built from what was written.
 */
const write = (files: Record<string, string>): void => {
  for (const [path, text] of Object.entries(files)) {
    const file = fileURLToPath(new URL(path, import.meta.url))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    process.stdout.write(`${path}\n`)
  }
}

write({
  'server/domain/law/parameter-files.ts': parameterFilesText(),
  ...derivedFiles(),
  [lawReadme]: await countedReadme(),
})
write(await widgetRelease())
