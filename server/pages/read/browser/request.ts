import type { Extraction } from '#contract/ai/extraction'
import type { ReadFailure } from '../view.ts'

/** Outcome of a reading. */
export type ReadOutcome = { extraction: Extraction } | { failure: ReadFailure } | { isStopped: true }

const path = '/api/v1/ai/extract'

/** Encodes a file in base64. */
const encodeFile = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]{0,200},/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })

interface FailedBody {
  code?: string
  error?: string
  issues?: { message: string }[]
}

const readFailure = async (res: Response): Promise<ReadFailure> => {
  const body = ((await res.json().catch(() => undefined)) ?? {}) as FailedBody
  const messages = body.issues?.map(({ message }) => message) ?? []
  return { status: res.status, code: body.code, messages: messages.length > 0 ? messages : [body.error ?? ''] }
}

/** Sends a file to be read, and returns the outcome; never throws. */
export const sendDocument = async (
  { kind, file, key, language }: { kind: string; file: File; key: string; language: string },
  signal: AbortSignal,
): Promise<ReadOutcome> => {
  try {
    const body = JSON.stringify({ schema: kind, mediaType: file.type, fileBase64: await encodeFile(file) })
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': language, 'X-API-Key': key }
    const res = await fetch(path, { method: 'POST', headers, credentials: 'omit', cache: 'no-store', body, signal })
    if (!res.ok) return { failure: await readFailure(res) }
    return { extraction: (await res.json()) as Extraction }
  } catch {
    return signal.aborted ? { isStopped: true } : { failure: { status: 0, messages: [] } }
  }
}
