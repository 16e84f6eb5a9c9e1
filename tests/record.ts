import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { requests } from '#contract/examples/index'
import { recordedFolder } from '#contract/examples/recorded-folder'
import { operations } from '#contract/openapi/operations'
import { answered } from './support/arranged.ts'

/*
 * `npm run record [operation …]` writes the answer to each documented request, as the service gives it on the fixed day
 * of the tests, and names the files that are new, changed or removed; the difference is for a reader to judge. A file
 * whose answer only has its fields in another order is left alone.
 */
const folder = fileURLToPath(recordedFolder)
const { positionals: asked } = parseArgs({ allowPositionals: true })
const unknown = asked.filter(id => !(id in requests))
if (unknown.length > 0) throw new Error(`No operation is called ${unknown.join(', ')}.`)

const isAsked = (id: string): boolean => asked.length === 0 || asked.includes(id)
const documented = new Set<string>()

for (const operation of operations.filter(({ id }) => isAsked(id))) {
  mkdirSync(`${folder}${operation.id}`, { recursive: true })
  for (const request of requests[operation.id] ?? []) {
    const file = `${operation.id}/${request.name}.json`
    documented.add(file)
    const { status, body } = await answered(operation, request)
    const text = `${JSON.stringify({ status, body }, null, 2)}\n`
    const isNew = !existsSync(folder + file)
    if (!isNew && isDeepStrictEqual(JSON.parse(readFileSync(folder + file, 'utf8')), JSON.parse(text))) continue
    writeFileSync(folder + file, text)
    console.log(`${isNew ? 'new' : 'changed'} ${file}`)
  }
}

const files = globSync('*/*.json', { cwd: folder }).filter(file => isAsked(file.slice(0, file.indexOf('/'))))
for (const file of files.filter(path => !documented.has(path))) {
  rmSync(folder + file)
  console.log(`removed ${file}`)
}
console.log(`${documented.size} answers compared.`)
