import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CurrentProgram } from '../current-program.ts'

/** Files of a program by their names. */
export type ProgramFiles = ReadonlyMap<string, Uint8Array>

const currentFile = 'current.json'

/** Folder of the program that was started until now; undefined where none was. */
const readCurrentFolder = (dist: string): string | undefined => {
  try {
    const { folder }: CurrentProgram = JSON.parse(readFileSync(join(dist, currentFile), 'utf8'))
    return folder
  } catch {
    return undefined
  }
}

/** Writes a program whole under its name, or leaves it as it is where it is there. */
const writeProgram = (folder: string, files: ProgramFiles): void => {
  if (existsSync(folder)) return
  const part = `${folder}-part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  for (const [name, bytes] of files) writeFileSync(join(part, name), bytes)
  renameSync(part, folder)
}

/**
 * Makes a program the one that the next start runs. The one before stays, whole: a service that runs it goes on loading
 * its parts. Earlier ones are deleted.
 * @param isOverdue whether its sources have changed meanwhile, so that no start may run it.
 */
export const placeProgram = (dist: string, program: CurrentProgram, files: ProgramFiles, isOverdue: boolean): void => {
  const before = readCurrentFolder(dist)
  writeProgram(join(dist, program.folder), files)
  // What is named until now is of other sources, so that no start runs it either; the next build knows it as the one before.
  if (!isOverdue) {
    const next = join(dist, `${currentFile}-part`)
    writeFileSync(next, JSON.stringify(program))
    renameSync(next, join(dist, currentFile))
  }
  // The same program again: the one before it stays too.
  if (before === program.folder) return
  const kept = [currentFile, program.folder, before]
  for (const name of readdirSync(dist)) if (!kept.includes(name)) rmSync(join(dist, name), { recursive: true })
}
