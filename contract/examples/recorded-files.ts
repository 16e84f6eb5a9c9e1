import { existsSync, readFileSync } from 'node:fs'

/** Folder of the recorded answers: `<operation>/<name>.json`, and `shared/<name>.json` for what several operations answer. */
export const recordedFolder = new URL('./recorded/', import.meta.url)

const getSharedFile = (name: string): string => `shared/${name}.json`

/**
 * The recorded text of the answer to a documented request: that of its operation, or the one that operations share under
 * this name; undefined where none is recorded.
 */
export const readRecordedText = (operation: string, name: string): string | undefined => {
  const file = [`${operation}/${name}.json`, getSharedFile(name)]
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

/** The most frequent answer; undefined where all differ. */
const findSharedText = (list: readonly RecordedText[]): string | undefined => {
  const [most] = [...Map.groupBy(list, ({ text }) => text)].toSorted(([, a], [, b]) => b.length - a.length)
  return most && most[1].length > 1 ? most[0] : undefined
}

/**
 * Files of recorded answers by path: an answer that several operations give to the request of one name is stored once,
 * under `shared/`; operations with another answer have their own file.
 */
export const buildRecordedFiles = (answers: readonly RecordedText[]): Map<string, string> => {
  const files = new Map<string, string>()
  for (const [name, list] of Map.groupBy(answers, answer => answer.name)) {
    const shared = findSharedText(list)
    if (shared !== undefined) files.set(getSharedFile(name), shared)
    for (const { operation, text } of list.filter(answer => answer.text !== shared))
      files.set(`${operation}/${name}.json`, text)
  }
  return files
}
