/** Buffered destination of text, such as a file or pipe. */
export interface Destination {
  write(text: string): unknown
  /** Called when the destination accepts no more text. */
  once(event: 'close', closed: () => void): unknown
}

/** Line buffer in front of a destination. */
export interface LineBuffer {
  write(line: string): void
  /** Flushes the buffer. */
  flush(): void
}

/** Characters per chunk; a container's log reader takes 16 KiB at a time. */
const pieceLength = 16_000
/** Maximum delay of a buffered line, in milliseconds. */
const waitMs = 250

/**
 * Joins lines into chunks before pino's destination, which recounts the bytes of its whole buffer with each write: half
 * of the cost of a line. A chunk is flushed at 16 000 characters, after a quarter of a second, on demand, and at
 * process exit.
 */
export const createLineBuffer = (destination: Destination): LineBuffer => {
  // Appending to a string would build a rope that is flattened on write; an array is joined once.
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
    flush: pass,
    write: line => {
      lines.push(line)
      length += line.length
      if (length >= pieceLength) pass()
    },
  }
}
