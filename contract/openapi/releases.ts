import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { isHighEnough } from './compatibility-version.ts'

/**
 * The folder of the OpenAPI files that were released: `1.0.0.json.gz`, …, and `checksums.txt`, which has the hash of each as it
 * is unpacked. They are never edited.
 */
export const releasesFolder = fileURLToPath(new URL('./releases/', import.meta.url))

/** The OpenAPI file of this tree. */
export const presentFile = fileURLToPath(new URL('./openapi.json', import.meta.url))

const checksumsName = 'checksums.txt'

/** Path of the file of a released version. */
export const releasePath = (version: string, folder = releasesFolder): string => `${folder}/${version}.json.gz`

/** Reads an OpenAPI file, which may be packed by gzip. */
export const readOpenApiFile = (path: string): string => {
  const bytes = readFileSync(path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}

/** The released versions, oldest first. */
export const listReleasedVersions = (folder = releasesFolder): string[] => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const versions = names.flatMap(name => /^(\d+\.\d+\.\d+)\.json\.gz$/.exec(name)?.slice(1) ?? [])
  return versions.sort((a, b) => (a === b ? 0 : isHighEnough(a, b, 'none') ? -1 : 1))
}

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** One line of `checksums.txt`, as `sha256sum --check` reads it where the files are unpacked. */
const formatChecksumLine = (name: string, text: string): string => `${hashText(text)}  ${name}\n`

/** Released files whose bytes differ from the release, that have no line, or that are missing. */
export const findEditedReleases = (folder = releasesFolder): string[] => {
  const checksums = `${folder}/${checksumsName}`
  const lines = existsSync(checksums) ? readFileSync(checksums, 'utf8').split(/(?<=\n)/) : []
  const versions = listReleasedVersions(folder)
  const files = versions.map(version => `${version}.json`)
  const edited = versions
    .filter(
      version => !lines.includes(formatChecksumLine(`${version}.json`, readOpenApiFile(releasePath(version, folder)))),
    )
    .map(version => `${version}.json`)
  const gone = lines.map(line => line.trim().split('  ')[1] ?? line).filter(name => !files.includes(name))
  return [...edited, ...gone]
}

/**
 * Writes the present file as a release: without white space, packed, under its version, with its line of checksums.
 * @returns the version
 * @throws Error when this version was released before: a release is never written anew.
 */
export const release = (folder = releasesFolder, file = presentFile): string => {
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject
  const { version } = document.info
  const path = releasePath(version, folder)
  if (existsSync(path))
    throw new Error(`${version} was released before and is never written anew: raise info.version first.`)
  const text = `${JSON.stringify(document)}\n`
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, gzipSync(text, { level: 9 }))
  const checksums = `${folder}/${checksumsName}`
  const lines = existsSync(checksums) ? readFileSync(checksums, 'utf8') : ''
  writeFileSync(checksums, lines + formatChecksumLine(`${version}.json`, text))
  return version
}

if (import.meta.main) {
  try {
    process.stdout.write(`Released ${release()}.\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
