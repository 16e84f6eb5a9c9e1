import { readFileSync, statSync } from 'node:fs'

/** Files of which a program was built: path from the root, size in bytes, and time of the last change in milliseconds. */
export type ProgramInputs = [path: string, bytes: number, changedAt: number][]

/** The program that is started: its folder in `server/dist`, and its sources; none for one that is used as it is. */
export interface CurrentProgram {
  folder: string
  inputs: ProgramInputs
}

/** What a file is at present, to be compared later. @throws where it does not exist. */
export const describeInput = (path: string, root: URL): ProgramInputs[number] => {
  const { size, mtimeMs } = statSync(new URL(path, root))
  return [path, size, mtimeMs]
}

/**
 * Finds the program that `npm run build` has made; undefined where there is none, or one of other sources, which is not
 * run: a change of a source takes effect without a build.
 */
export const findCurrentProgram = (root = new URL('../../', import.meta.url)): URL | undefined => {
  const dist = new URL('server/dist/', root)
  try {
    const { folder, inputs }: CurrentProgram = JSON.parse(readFileSync(new URL('current.json', dist), 'utf8'))
    const isCurrent = inputs.every(input => describeInput(input[0], root).join() === input.join())
    return isCurrent ? new URL(`${folder}/main.js`, dist) : undefined
  } catch {
    // Nothing was built, or a source of it is gone.
    return undefined
  }
}
