import { jsonIn } from './json-leaves.ts'

/** Braces in place of a call that a model wrote as text; they hold no name, so that the call is refused as a reference. */
const placeholder = '{call}'

/** Keys of a call that name what is called, and those of what it is called with. */
const nameKey = /"(?:name|function|tool|tool_name|operation|recipient_name)"\s{0,9}:/
const inputKey = /"(?:parameters|arguments|args|input|params|properties)"\s{0,9}:/

/** Tags in which models write calls. */
const openTag =
  /<\s{0,3}(tool_calls?|function_calls?|tool_use|invoke|function|tool)(?=[\s=>])[^<>\n]{0,200}>|<\|(tool_call)\|?>|\[TOOL_CALLS\]/giu

/** The text with a placeholder for each JSON object that is a call. */
const withoutJsonCalls = (text: string): string => {
  const pieces: string[] = []
  let read = 0
  for (const { start, end } of jsonIn(text)) {
    const json = text.slice(start, end)
    if (start < read || !nameKey.test(json) || !inputKey.test(json)) continue
    pieces.push(text.slice(read, start), placeholder)
    read = end
  }
  return read === 0 ? text : `${pieces.join('')}${text.slice(read)}`
}

/** The end of a tag that begins at a position: behind its closing one, else the end of its paragraph. */
const endOfTag = (text: string, from: number, name: string | undefined): number => {
  const closing = name === undefined ? -1 : text.toLowerCase().indexOf(`</${name.toLowerCase()}>`, from)
  if (closing !== -1) return text.indexOf('>', closing) + 1
  const paragraph = text.indexOf('\n\n', from)
  return paragraph === -1 ? text.length : paragraph
}

/** Most tags that are looked at; a text has few. */
const tagsMax = 20

const withoutTaggedCalls = (text: string): string => {
  const pieces: string[] = []
  let read = 0
  for (const { 0: tag, 1: name, index } of text.matchAll(openTag)) {
    if (index < read || pieces.length >= 2 * tagsMax) continue
    pieces.push(text.slice(read, index), placeholder)
    read = endOfTag(text, index + tag.length, name)
  }
  return read === 0 ? text : `${pieces.join('')}${text.slice(read)}`
}

/** A text in which calls of tools that a model wrote as text are braces without a name. */
export const replaceRawCalls = (text: string): string => withoutJsonCalls(withoutTaggedCalls(text))
