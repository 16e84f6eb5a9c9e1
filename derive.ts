import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { derivedFiles } from './contract/openapi/derived-files.ts'

/** Writes everything that is read out of the contract: the OpenAPI file and what the SDK knows of the API. */
for (const [path, text] of Object.entries(derivedFiles())) {
  const file = fileURLToPath(new URL(path, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  process.stdout.write(`${path}\n`)
}
