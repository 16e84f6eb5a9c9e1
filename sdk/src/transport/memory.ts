import type { HeaderReader } from '../web.ts'
import type { Job } from './job.ts'
import type { KeptAnswer } from './kept-answer.ts'

/** Most answers that a client keeps; the one that was used least recently gives way. */
const answersMax = 50

/** Longest answer that is kept, characters. */
const charactersMax = 4_000_000

/** Whether the answer of a call is kept: only of calls that read, and not where the caller keeps it. */
const isKept = ({ method, cache, ifNoneMatch }: Job): boolean =>
  method === 'GET' && cache === 'memory' && ifNoneMatch === undefined

/** Names everything on which an answer depends: credential, address, format and headers of the caller. */
const nameRequest = ({ key, url, format, headers }: Job): string => JSON.stringify([key, url, format, headers])

/** Finds the answer that is kept for a call, and marks it as used. */
export const findKeptAnswer = (job: Job): KeptAnswer | undefined => {
  const { memory } = job.shared
  if (!memory || !isKept(job)) return undefined
  const name = nameRequest(job)
  const kept = memory.get(name)
  if (kept && memory.delete(name)) memory.set(name, kept)
  return kept
}

/** Keeps an answer that has an ETag. */
export const keepAnswer = (job: Job, headers: HeaderReader, text: string): void => {
  const tag = isKept(job) ? headers.get('etag') : null
  if (!tag || text.length > charactersMax) return
  job.shared.memory ??= new Map()
  const { memory } = job.shared
  memory.delete(nameRequest(job))
  memory.set(nameRequest(job), { tag, text })
  for (const oldest of memory.keys()) {
    if (memory.size <= answersMax) return
    memory.delete(oldest)
  }
}
