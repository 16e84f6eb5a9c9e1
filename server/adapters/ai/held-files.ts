import { randomBytes } from 'node:crypto'

/** A part of a body: text, or the base64 of a file, which is ASCII and may have megabytes. */
export interface BodyPiece {
  text: string
  isFile: boolean
}

/** Beginning of the mark of a file, itself base64. */
const markStart = 'VmFsb3JlbSBmaWxl'
const markBytes = 16
const markLength = markStart.length + markBytes * 2

const held = new Map<string, string>()

/**
 * Keeps a file in base64 apart from the body of its request: the SDK gets a random mark in its place, and writes only that as
 * JSON, since megabytes would hold the event loop for a tenth of a second. `release` forgets the file.
 */
export const holdFile = (base64: string): { mark: string; release(): void } => {
  const mark = markStart + randomBytes(markBytes).toString('hex')
  held.set(mark, base64)
  return { mark, release: () => void held.delete(mark) }
}

/** A body in pieces, with each file in place of its mark; a mark of no held file is text. */
export const splitAtFiles = (body: string): BodyPiece[] => {
  const pieces: BodyPiece[] = []
  let start = 0
  for (let at = body.indexOf(markStart); at !== -1; at = body.indexOf(markStart, at + 1)) {
    const file = held.get(body.slice(at, at + markLength))
    if (file === undefined) continue
    pieces.push({ text: body.slice(start, at), isFile: false }, { text: file, isFile: true })
    start = at + markLength
  }
  pieces.push({ text: body.slice(start), isFile: false })
  return pieces
}
