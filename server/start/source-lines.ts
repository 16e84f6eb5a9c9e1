import { readFileSync } from 'node:fs'

/** Source and line of each line of a built file; source -1 is none. */
export interface SourceLines {
  sources: string[]
  lines: [source: number, line: number][]
}

const folder = new URL('../dist/', import.meta.url).href
const root = new URL('../../', import.meta.url).href

const known = new Map<string, SourceLines | undefined>()

/** Reads the lines of a built file once, with the first error that has one of them. */
const getSourceLines = (name: string): SourceLines | undefined => {
  if (known.has(name)) return known.get(name)
  let found: SourceLines | undefined
  try {
    const packed = readFileSync(new URL(`${name}.lines.gz`, folder))
    // Loaded with the first error.
    found = JSON.parse(process.getBuiltinModule('zlib').gunzipSync(packed).toString())
  } catch {
    // Without it the place in the built file is printed.
  }
  known.set(name, found)
  return found
}

/** Replaces the place of a frame in a built file by its place in the sources. */
const formatFrame = (frame: string): string => {
  const from = frame.indexOf(folder)
  if (from < 0) return frame
  const [, name = '', line, rest = ''] =
    /^(\w+\/[\w-]+\.js):(\d+):\d+(\)?)$/.exec(frame.slice(from + folder.length)) ?? []
  const lines = getSourceLines(name)
  const [source, sourceLine] = lines?.lines[Number(line) - 1] ?? [-1]
  const path = lines?.sources[source]
  return path === undefined ? frame : `${frame.slice(0, from)}${root}${path}:${sourceLine}${rest}`
}

/** Prints the stacks of errors in a built program with the files and lines of its sources. */
export const printSourceLines = (): void => {
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map(frame => `    at ${formatFrame(String(frame))}`)].join('\n')
}
