import { existsSync, readFileSync } from 'node:fs'

/** Folder of the recorded answers: `<operation>/<name>.json`, and `shared/<name>.json` for what several operations answer. */
export const recordedFolder = new URL('./recorded/', import.meta.url)

const sharedFile = (name: string): string => `shared/${name}.json`

/**
 * The recorded text of the answer to a documented request: that of its operation, or the one that operations share under
 * this name; undefined where none is recorded.
 */
export const recordedText = (operation: string, name: string): string | undefined => {
  const file = [`${operation}/${name}.json`, sharedFile(name)]
    .map(path => new URL(path, recordedFolder))
    .find(url => existsSync(url))
  return file && readFileSync(file, 'utf8')
}

/** The text of the answer to one documented request. */
export interface RecordedText {
  operation: string
  name: string
  text: string
}

/** The text that most operations answer; undefined where no two answer the same. */
const sharedText = (list: readonly RecordedText[]): string | undefined => {
  const [most] = [...Map.groupBy(list, ({ text }) => text)].toSorted(([, a], [, b]) => b.length - a.length)
  return most && most[1].length > 1 ? most[0] : undefined
}

/**
 * The files that hold these answers, by their path in the folder: what several operations answer to the requests of one
 * name is kept once, under `shared/`, and an operation that answers otherwise has a file of its own.
 */
export const recordedFiles = (answers: readonly RecordedText[]): Map<string, string> => {
  const files = new Map<string, string>()
  for (const [name, list] of Map.groupBy(answers, answer => answer.name)) {
    const shared = sharedText(list)
    if (shared !== undefined) files.set(sharedFile(name), shared)
    for (const { operation, text } of list.filter(answer => answer.text !== shared))
      files.set(`${operation}/${name}.json`, text)
  }
  return files
}
