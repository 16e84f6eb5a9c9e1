/** An event of a stream: its name, and its data as JSON. */
export interface StreamEvent {
  name: string
  data: unknown
}

const fieldOf = (lines: readonly string[], field: string): string[] =>
  lines.flatMap(line => (line.startsWith(`${field}:`) ? [line.slice(field.length + 1).replace(/^ /, '')] : []))

const eventOf = (block: string): StreamEvent[] => {
  const lines = block.split('\n')
  const [name] = fieldOf(lines, 'event')
  const data = fieldOf(lines, 'data').join('\n')
  return name === undefined || data === '' ? [] : [{ name, data: JSON.parse(data) }]
}

/**
 * Reads a stream of events (HTML Living Standard, section 9.2) as it arrives: each call takes the next part of the text and
 * gives the events that are whole by now. Comments and events without name or data are passed over.
 */
export const eventReader = (): ((text: string) => StreamEvent[]) => {
  let rest = ''
  return text => {
    // A line may end in CR LF; the two may come in two parts.
    rest = (rest + text).replaceAll('\r\n', '\n')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap(eventOf)
  }
}
