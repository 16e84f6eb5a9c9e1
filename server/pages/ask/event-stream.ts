/** An event of a stream: its name, and its data as JSON. */
export interface StreamEvent {
  name: string
  data: unknown
}

const readEventField = (lines: readonly string[], field: string): string[] =>
  lines.flatMap(line => (line.startsWith(`${field}:`) ? [line.slice(field.length + 1).replace(/^ /, '')] : []))

const parseEventBlock = (block: string): StreamEvent[] => {
  const lines = block.split('\n')
  const [name] = readEventField(lines, 'event')
  const data = readEventField(lines, 'data').join('\n')
  return name === undefined || data === '' ? [] : [{ name, data: JSON.parse(data) }]
}

/**
 * Creates an incremental event stream parser (HTML Living Standard, section 9.2): each call takes the next chunk and
 * returns the events completed by it. Comments and events without name or data are ignored.
 */
export const createEventReader = (): ((text: string) => StreamEvent[]) => {
  let rest = ''
  return text => {
    // Lines may end in CR LF, which may be split between chunks.
    rest = (rest + text).replaceAll('\r\n', '\n')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap(parseEventBlock)
  }
}
