import { findJsonObject } from './json-in-text.ts'

/** Call between tags or markers, by the name that is written there. */
interface TaggedCall {
  name: string
  input: unknown
}

/** Most calls of one text. */
const callsMax = 32

/** Parts of a text behind each match of an expression, up to the next one. */
const splitBehind = (text: string, expression: RegExp): { found: RegExpMatchArray; behind: string }[] => {
  const matches = [...text.matchAll(expression)].slice(0, callsMax)
  return matches.map((found, at) => ({
    found,
    behind: text.slice(found.index + found[0].length, matches[at + 1]?.index ?? text.length),
  }))
}

const cutBefore = (text: string, expression: RegExp): string => {
  const end = text.search(expression)
  return end === -1 ? text : text.slice(0, end)
}

/** Value in a tag: JSON where it is a number, a list or an object, else its text. */
const readTagValue = (written: string): unknown => {
  const text = written.trim()
  if (!/^(?:-?\d|[{[]|true$|false$|null$)/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const functionStart =
  /<(?:\w{1,16}:)?(?:function|invoke)(?:\s?=\s?|\s{1,3}name\s?=\s?)["']?([A-Za-z_][\w.:-]{0,63})["']?\s?>/g
const functionEnd = /<\/(?:\w{1,16}:)?(?:function|invoke)>/
const parameterStart = /<(?:\w{1,16}:)?parameter(?:\s?=\s?|\s{1,3}name\s?=\s?)["']?(\w{1,64})["']?[^<>]{0,60}>/g
const parameterEnd = /<\/(?:\w{1,16}:)?parameter>/

/** `<function=mortgage><parameter=principal>400000</parameter></function>`, `<invoke name="mortgage">…`. */
const findFunctionTags = (text: string): TaggedCall[] =>
  splitBehind(text, functionStart).map(({ found, behind }) => {
    const body = cutBefore(behind, functionEnd)
    const parameters = splitBehind(body, parameterStart)
    const input =
      parameters.length > 0
        ? Object.fromEntries(
            parameters.map(one => [one.found[1] ?? '', readTagValue(cutBefore(one.behind, parameterEnd))]),
          )
        : (findJsonObject(body) ?? {})
    return { name: found[1] ?? '', input }
  })

const keyedStart = /<tool_call>\s{0,9}([A-Za-z_][\w.:-]{0,63})\s{0,9}(?=<arg_key>)/g
const keyedArgument = /<arg_key>([^<]{1,64})<\/arg_key>\s{0,9}<arg_value>([^<]{0,2000})<\/arg_value>/g

/** `<tool_call>mortgage<arg_key>principal</arg_key><arg_value>400000</arg_value></tool_call>`. */
const findKeyedTags = (text: string): TaggedCall[] =>
  splitBehind(text, keyedStart).map(({ found, behind }) => ({
    name: found[1] ?? '',
    input: Object.fromEntries(
      [...cutBefore(behind, /<\/tool_call>/).matchAll(keyedArgument)].map(([, name = '', value = '']) => [
        name.trim(),
        readTagValue(value),
      ]),
    ),
  }))

/** Markers that stand before a name: of Kimi, of gpt-oss, of Mistral. */
const markedStart =
  /(?:<\|tool_call_begin\|>\s?|\bto=|\[TOOL_CALLS\]\s{0,3})(?:functions?\.)?([A-Za-z_][\w-]{0,63})(?::\d{1,3})?(?=[^{\n]{0,80}\{)/g

/** `<|tool_call_begin|>functions.mortgage:0<|tool_call_argument_begin|>{…}`, `to=functions.mortgage …<|message|>{…}`. */
const findMarkedCalls = (text: string): TaggedCall[] =>
  splitBehind(text, markedStart).flatMap(({ found, behind }) => {
    const input = findJsonObject(behind)
    return input === undefined ? [] : [{ name: found[1] ?? '', input }]
  })

const fieldTag = /<(\w{1,64})>([^<]{0,2000})<\/\1>/g

/** `<mortgage><principal>400000</principal></mortgage>`, of an offered tool only. */
const findNamedTags = (text: string, offered: readonly string[]): TaggedCall[] =>
  offered.flatMap(name => {
    const start = text.indexOf(`<${name}>`)
    const end = start === -1 ? -1 : text.indexOf(`</${name}>`, start)
    if (end === -1) return []
    const body = text.slice(start + name.length + 2, end)
    const fields = [...body.matchAll(fieldTag)].map(([, field = '', value = '']) => [field, readTagValue(value)])
    return [{ name, input: fields.length > 0 ? Object.fromEntries(fields) : (findJsonObject(body) ?? {}) }]
  })

/** Calls in tags or behind markers; the first form that is found is that of the whole text. */
export const findTaggedCalls = (text: string, offered: readonly string[]): TaggedCall[] => {
  for (const find of [findFunctionTags, findKeyedTags, findMarkedCalls]) {
    const calls = find(text)
    if (calls.length > 0) return calls
  }
  return findNamedTags(text, offered)
}
