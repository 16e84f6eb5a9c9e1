/** What takes text and brings it to its file or pipe in its own time. */
export interface Destination {
  write(text: string): unknown
  /** Calls once it takes nothing more. */
  once(event: 'close', closed: () => void): unknown
}

/** What takes lines one by one and passes them on in pieces. */
export interface Pieces {
  write(line: string): void
  /** Passes on what is there. */
  pass(): void
}

/** Characters of a piece; what reads a container's output takes 16 KiB at a time. */
const pieceLength = 16_000
/** Longest time in milliseconds that a line waits for others. */
const waitMs = 250

/**
 * Joins lines to pieces before they reach the destination of pino, which would count the bytes of all that it holds anew
 * with each line: half of what a line cost. A piece leaves at 16 000 characters, after a quarter of a second, when asked
 * for, and when the process ends.
 */
export const pieces = (destination: Destination): Pieces => {
  // A text that grew line by line would be written in as many steps as it has parts; a joined one is written at once.
  let lines: string[] = []
  let length = 0
  let isClosed = false
  const pass = (): void => {
    if (length === 0 || isClosed) return
    const piece = lines.join('')
    lines = []
    length = 0
    destination.write(piece)
  }
  destination.once('close', () => {
    isClosed = true
  })
  setInterval(pass, waitMs).unref()
  // Flushed before the destination flushes its own buffer.
  process.prependListener('beforeExit', pass)
  process.prependListener('exit', pass)
  return {
    pass,
    write: line => {
      lines.push(line)
      length += line.length
      if (length >= pieceLength) pass()
    },
  }
}
