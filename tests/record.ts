import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { ExampleRequest } from '#contract/examples/example'
import { requests } from '#contract/examples/index'
import {
  buildRecordedFiles,
  type RecordedText,
  readRecordedText,
  recordedFolder,
} from '#contract/examples/recorded-files'
import { type Operation, operations } from '#contract/openapi/operations'
import { answered } from './support/arranged.ts'
import { exampleApps } from './support/example-apps.ts'

/*
 * `npm run record [operation …]` writes the answer to each documented request, as the service gives it on the fixed day
 * of the tests, and names the files that are new, changed or removed; the difference is for a reader to judge. An answer
 * that only has its fields in another order stays as it was.
 */
const folder = fileURLToPath(recordedFolder)
const { positionals: asked } = parseArgs({ allowPositionals: true })
const unknown = asked.filter(id => !(id in requests))
if (unknown.length > 0) throw new Error(`No operation is called ${unknown.join(', ')}.`)

const apps = exampleApps()

/** The text of the answer that the service gives now. */
const textNow = async (operation: Operation, request: ExampleRequest): Promise<string> => {
  const { status, body } = await answered(operation, request, apps)
  const text = `${JSON.stringify({ status, body }, null, 2)}\n`
  const before = readRecordedText(operation.id, request.name)
  return before !== undefined && isDeepStrictEqual(JSON.parse(before), JSON.parse(text)) ? before : text
}

const answers: RecordedText[] = []
let compared = 0
for (const operation of operations) {
  const isAsked = asked.length === 0 || asked.includes(operation.id)
  for (const request of requests[operation.id] ?? []) {
    if (isAsked) compared += 1
    const text = isAsked ? await textNow(operation, request) : readRecordedText(operation.id, request.name)
    // Requests of operations that were not asked for may never have been recorded.
    if (text !== undefined) answers.push({ operation: operation.id, name: request.name, text })
  }
}

await apps.close()

const files = buildRecordedFiles(answers)
for (const [file, text] of files) {
  const isNew = !existsSync(folder + file)
  if (!isNew && readFileSync(folder + file, 'utf8') === text) continue
  mkdirSync(dirname(folder + file), { recursive: true })
  writeFileSync(folder + file, text)
  console.log(`${isNew ? 'new' : 'changed'} ${file}`)
}
for (const file of globSync('*/*.json', { cwd: folder }).filter(path => !files.has(path))) {
  rmSync(folder + file)
  console.log(`removed ${file}`)
}
console.log(`${compared} answers compared.`)
