import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Erasure, type ErasureKind, erasureKinds } from '../../ports/erasures.ts'

/** Name of the file of a UTC day. */
const fileName = /^\d{4}-\d\d-\d\d\.jsonl$/

const kinds: ReadonlySet<string> = new Set(erasureKinds)

/** Folder of the journal, next to the secrets of the data folder. */
export const getErasureFolder = (dataDir: string): string => join(dataDir, 'erasures')

/** Waits until a folder's list of files is on the disk; systems whose folders cannot be opened do so themselves. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** Each line begins a line of its own, also behind one that a kill has cut. */
const formatLine = ({ at, kind, id }: Erasure): string => `\n${JSON.stringify({ at, kind, id })}\n`

/**
 * Appends erasures to the file of the UTC day of each, and waits until they are on the disk. Several processes may do so at
 * once: each file is only ever appended to.
 */
export const appendErasures = async (folder: string, erasures: readonly Erasure[]): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [day, own] of Map.groupBy(erasures, ({ at }) => at.slice(0, 10))) {
    const handle = await open(join(folder, `${day}.jsonl`), 'a', 0o600)
    try {
      await handle.write(own.map(formatLine).join(''))
      await handle.datasync()
    } finally {
      await handle.close()
    }
  }
  await syncFolder(folder)
}

/** Erasure of a line; undefined where it has none. */
const parseLine = (line: string): Erasure | undefined => {
  try {
    const { at, kind, id } = Object(JSON.parse(line)) as Record<string, unknown>
    if (typeof at !== 'string' || !Number.isFinite(Date.parse(at)) || typeof id !== 'string') return undefined
    return typeof kind === 'string' && kinds.has(kind) ? { at, kind: kind as ErasureKind, id } : undefined
  } catch {
    return undefined
  }
}

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(name => fileName.test(name)).sort()

/**
 * Newest erasure of each id since a UTC day, in order of time; and the number of lines that cannot be read. A file may hold
 * lines of several processes, and the same line twice.
 */
export const readErasures = async (
  folder: string,
  sinceDay: string,
): Promise<{ erasures: Erasure[]; unreadable: number }> => {
  const newest = new Map<string, Erasure>()
  let unreadable = 0
  for (const name of await listFiles(folder)) {
    if (name.slice(0, 10) < sinceDay) continue
    for await (const line of createInterface({ input: createReadStream(join(folder, name)) })) {
      if (line === '') continue
      const erasure = parseLine(line)
      if (!erasure) {
        unreadable += 1
        continue
      }
      const place = `${erasure.kind} ${erasure.id}`
      if (erasure.at > (newest.get(place)?.at ?? '')) newest.set(place, erasure)
    }
  }
  return { erasures: [...newest.values()].sort((one, other) => (one.at < other.at ? -1 : 1)), unreadable }
}

/** Deletes the files of the days before a UTC day. */
export const pruneErasures = async (folder: string, beforeDay: string): Promise<void> => {
  for (const name of await listFiles(folder))
    if (name.slice(0, 10) < beforeDay) await rm(join(folder, name), { force: true })
}
