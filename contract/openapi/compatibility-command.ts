import { parseArgs } from 'node:util'
import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { compare } from './compatibility.ts'
import type { Change } from './compatibility-rules.ts'
import { bumpFor, isHighEnough, raiseVersion } from './compatibility-version.ts'
import { listReleasedVersions, presentFile, readOpenApiFile, releasePath, releasesFolder } from './releases.ts'

/** Output and exit code of the command: 0, the version is high enough; 1, it is not; 2, wrong use or files. */
export interface Verdict {
  exitCode: 0 | 1 | 2
  out: string
  err: string
}

const usage = 'Usage: npm run -s compat -- [OLD [NEW]] [--json]\n'

const failUsage = (message: string): Verdict => ({ exitCode: 2, out: '', err: `${message}\n${usage}` })

/** Reads a file and makes sure that it is an OpenAPI document with a version. */
const parseOpenApiFile = (file: string): OpenAPIObject => {
  let document: Partial<OpenAPIObject>
  try {
    document = JSON.parse(readOpenApiFile(file)) as Partial<OpenAPIObject>
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!document?.openapi?.startsWith('3.1') || typeof document.info?.version !== 'string' || !document.paths)
    throw new Error(`${file} is no OpenAPI 3.1 file with info.version and paths.`)
  return document as OpenAPIObject
}

/** Suffix of a change that clients validating with the older schemas refuse. */
const forStrictReaders = 'Refused by clients that check answers with the older file.'

const formatChange = ({ level, rule, operation, where, message, stopsStrictReaders }: Change): string =>
  `${level.toUpperCase()} ${[rule, operation, where].filter(Boolean).join(' ')}: ${message}${
    stopsStrictReaders ? ` ${forStrictReaders}` : ''
  }`

const checkCompatibility = (before: OpenAPIObject, after: OpenAPIObject, isJson: boolean): Verdict => {
  const changes = compare(before, after)
  const bump = bumpFor(changes)
  const [old, recent] = [before.info.version, after.info.version]
  const exitCode = isHighEnough(old, recent, bump) ? 0 : 1
  if (isJson) return { exitCode, out: `${JSON.stringify({ before: old, after: recent, bump, changes })}\n`, err: '' }
  const [count, ask] = changes.length === 1 ? ['1 change', 'asks'] : [`${changes.length} changes`, 'ask']
  const needed =
    changes.length === 0
      ? `Nothing has changed since ${old}`
      : `${count} since ${old} ${ask} for ${raiseVersion(old, bump)} or later`
  const says = exitCode === 0 ? `${needed}; ${recent} is high enough.` : `${needed}; ${recent} is too low.`
  return { exitCode, out: [...changes.map(formatChange), says, ''].join('\n'), err: '' }
}

/** Runs `compat` with its arguments: the changes between two files, one a line, and whether the version is high enough. */
export const runCompatibility = (args: readonly string[], folder = releasesFolder): Verdict => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    if (positionals.length > 2) return failUsage(`Two files at most, not ${positionals.length}.`)
    const newest = listReleasedVersions(folder).at(-1)
    const [before = newest && releasePath(newest, folder), after = presentFile] = positionals
    if (!before) return { exitCode: 0, out: 'Nothing was released yet, so nothing can break.\n', err: '' }
    return checkCompatibility(parseOpenApiFile(before), parseOpenApiFile(after), values.json)
  } catch (error) {
    return failUsage(error instanceof Error ? error.message : String(error))
  }
}

if (import.meta.main) {
  const { exitCode, out, err } = runCompatibility(process.argv.slice(2))
  process.stdout.write(out)
  process.stderr.write(err)
  process.exitCode = exitCode
}
