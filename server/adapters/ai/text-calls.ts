import { listJsonObjects } from './json-in-text.ts'
import { findTaggedCalls } from './tagged-calls.ts'

/** Call of a tool that a model wrote as text. */
export interface TextCall {
  name: string
  /** Its input as written; of any type. */
  input: unknown
}

/** Most characters of a text that are searched for calls: a call is short. */
const searchedMax = 64_000
/** Names of the field with the tool, and of the one with its input. */
const nameFields = ['name', 'tool', 'tool_name', 'function', 'function_name', 'action', 'operation'] as const
const inputFields = ['arguments', 'parameters', 'args', 'input', 'tool_input', 'action_input', 'params'] as const
const toolName = /^[A-Za-z_][\w.:-]{0,63}$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Name as models vary it: without `functions.`, a counter, case and underscores. */
const foldName = (name: string): string =>
  name
    .replace(/^(?:functions?|tools?)[.:]/, '')
    .replace(/:\d{1,3}$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** Offered name that a written one stands for; the written one itself where none does. */
const matchName = (written: string, offered: readonly string[]): string =>
  offered.find(name => foldName(name) === foldName(written)) ?? written

const isOffered = (written: string, offered: readonly string[]): boolean =>
  offered.some(name => foldName(name) === foldName(written))

/** Input in text, as `"{\"price\":700000}"`; other values as they are. */
const parseInput = (input: unknown): unknown => {
  if (typeof input !== 'string') return input
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}

/** Calls in a JSON value, in the forms that models write. */
const readJsonCalls = (value: unknown, offered: readonly string[], depth = 0): TextCall[] => {
  if (depth > 3) return []
  if (Array.isArray(value)) return value.flatMap(one => readJsonCalls(one, offered, depth + 1))
  if (!isRecord(value)) return []
  if (Array.isArray(value.tool_calls)) return readJsonCalls(value.tool_calls, offered, depth + 1)
  if (isRecord(value.function)) return readJsonCalls(value.function, offered, depth + 1)
  const nameField = nameFields.find(field => typeof value[field] === 'string' && toolName.test(String(value[field])))
  const inputField = inputFields.find(field => field in value && isRecord(parseInput(value[field])))
  const name = nameField && String(value[nameField])
  if (name !== undefined && inputField !== undefined)
    return [{ name: matchName(name, offered), input: parseInput(value[inputField]) }]
  if (nameField !== undefined && name !== undefined && isOffered(name, offered)) {
    const { [nameField]: _, type: _type, id: _id, ...input } = value
    return [{ name: matchName(name, offered), input }]
  }
  const [key = '', ...others] = Object.keys(value)
  return others.length === 0 && isOffered(key, offered) && isRecord(value[key])
    ? [{ name: matchName(key, offered), input: value[key] }]
    : []
}

/** Most braces that a model may have forgotten at the end of a call. */
const forgottenMax = 3

const removeFences = (text: string): string => text.replaceAll(/^[ \t]{0,8}`{3,8}[^`\n]{0,20}$/gm, '').trim()

const removeMarks = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** JSON calls of a text; a text that is one object may lack its last braces. */
const findJsonCalls = (text: string, offered: readonly string[]): TextCall[] => {
  const found = listJsonObjects(text).flatMap(({ value }) => readJsonCalls(value, offered))
  const bare = removeFences(text)
  if (found.length > 0 || !bare.startsWith('{')) return found
  for (let more = 1; more <= forgottenMax; more += 1) {
    const calls = readJsonCalls(parseInput(`${bare}${'}'.repeat(more)}`), offered)
    if (calls.length > 0) return calls
  }
  return []
}

const pythonCalls = /^\[?\s*([A-Za-z_]\w{0,63})\(([^()]{0,2000})\)\s*(?:[,;]\s*)?/
const pythonArgument = /\s*([A-Za-z_]\w{0,63})\s*=\s*("[^"]{0,500}"|'[^']{0,500}'|[^,]{1,100})(?:,|$)/y
const pythonWords: Readonly<Record<string, unknown>> = { True: true, False: false, None: null }

const readPythonValue = (written: string): unknown => {
  const text = written.trim()
  if (text in pythonWords) return pythonWords[text]
  if (/^["']/.test(text)) return text.slice(1, -1)
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

const readPythonArguments = (written: string): Record<string, unknown> | undefined => {
  const input: Record<string, unknown> = {}
  pythonArgument.lastIndex = 0
  while (pythonArgument.lastIndex < written.trimEnd().length) {
    const found = pythonArgument.exec(written)
    if (!found) return undefined
    input[found[1] ?? ''] = readPythonValue(found[2] ?? '')
  }
  return input
}

/** Calls of a text that has nothing else, as Llama writes them: `[mortgage(principal=400000, termYears=25)]`. */
const findPythonCalls = (text: string, offered: readonly string[]): TextCall[] => {
  const calls: TextCall[] = []
  let rest = text.replaceAll(/`{3,}\w{0,20}/g, '').trim()
  while (rest !== '' && rest !== ']') {
    const [whole, name = '', written = ''] = pythonCalls.exec(rest) ?? []
    const input = whole === undefined || !isOffered(name, offered) ? undefined : readPythonArguments(written)
    if (whole === undefined || input === undefined) return []
    calls.push({ name: matchName(name, offered), input })
    rest = rest.slice(whole.length).trim()
  }
  return calls
}

/**
 * Calls of tools that a model wrote as its text: as JSON, in tags (`<tool_call>`, `<function=…>`, `<invoke name="…">`),
 * with the markers of chat templates, or as Python. So do Llama, Qwen, Mistral, Kimi and gpt-oss behind servers that do
 * not read their calls (ollama/ollama#13519, ollama/ollama-vscode#20, jundot/omlx#1153). A call of an unknown tool is
 * returned too, so that the model gets an error instead of its caller.
 * @param offered names of the tools.
 */
export const findTextCalls = (text: string, offered: readonly string[]): TextCall[] => {
  const searched = text.slice(0, searchedMax)
  const tagged = findTaggedCalls(searched, offered).map(({ name, input }) => ({
    name: matchName(name, offered),
    input,
  }))
  if (tagged.length > 0) return tagged
  const json = findJsonCalls(searched, offered)
  return json.length > 0 ? json : findPythonCalls(searched, offered)
}

/** Beginnings of a text that is a call or data, and no answer for people. */
const notProse = /^(?:`{3,}\w{0,20}\s*)?(?:[{[]\s*["{[}\]]|<\|?(?:tool|function|python|invoke)|\[TOOL_CALLS\])/

/** Fields in which a model that answers in JSON puts its text, without signs above letters. */
const textFields = new Set([
  ...['text', 'texte', 'texto', 'answer', 'response', 'reponse', 'antwort', 'resposta', 'antwert', 'aentwert'],
  ...['content', 'message', 'comment', 'commentary', 'commentaire', 'kommentar', 'comentario', 'analysis', 'analyse'],
])

/**
 * Text for people in a text that is a whole JSON object, as a model writes that was told to reply in JSON; any other
 * text unchanged, and an object that has a call too.
 * @param offered names of the tools that the model knows.
 */
export const unwrapText = (text: string, offered: readonly string[] = []): string => {
  if (!notProse.test(text.trimStart())) return text
  const value = parseInput(removeFences(text))
  if (!isRecord(value) || findTextCalls(text, offered).length > 0) return text
  const inside = Object.entries(value).flatMap(([name, member]) =>
    typeof member === 'string' && member.trim() !== '' && textFields.has(removeMarks(name.slice(0, 40))) ? member : [],
  )
  return inside[0] ?? text
}

/**
 * Whether a text is a call or data instead of an answer: it is not readable.
 * @param offered names of the tools that the model knows.
 */
export const isCallText = (text: string, offered: readonly string[] = []): boolean => {
  const start = text.trimStart()
  return notProse.test(start) || findTextCalls(start, offered).length > 0
}
