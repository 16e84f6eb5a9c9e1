/** One event of a stream, its data parsed; a comment has no name. */
export interface StreamEvent {
  name: string | undefined
  data: unknown
}

const eventOf = (block: string): StreamEvent => {
  const lines = block.split('\n')
  const fieldOf = (field: string) => lines.find(line => line.startsWith(`${field}: `))?.slice(field.length + 2)
  const data = fieldOf('data')
  return { name: fieldOf('event'), data: data === undefined ? undefined : JSON.parse(data) }
}

/** The events of an answer one by one, as they arrive, comments among them; ending the loop hangs up. */
export async function* eventsOf(answer: Response): AsyncGenerator<StreamEvent> {
  if (!answer.body) throw new Error('There is no body.')
  let text = ''
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + piece).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) yield eventOf(block)
  }
  if (text !== '') throw new Error(`The stream broke off behind ${text}.`)
}

/** All events of an answer, without its comments. */
export const allEvents = async (answer: Response): Promise<StreamEvent[]> =>
  (await Array.fromAsync(eventsOf(answer))).filter(({ name }) => name !== undefined)
