import { dataOf, lastTurn } from '../sayings.ts'
import type { ModelRequest, Said } from '../wires.ts'
import type { Personality } from './table.ts'

/** Call that answers a question; undefined where none does. */
export interface AnswerCall {
  name: string
  input: Readonly<Record<string, unknown>>
}

/** The calls that answer questions, by the words of the question: what a good model would choose. */
export const callsOfQuestions = new Map<string, AnswerCall>()

/** The tool that names the calculations that are not on offer. */
const otherTool = 'otherCalculations'

/** A result that puts another calculation on offer, or refuses a call, has no figure to report. */
const isFigureResult = (result: string): boolean => !result.includes('"onOffer"') && !result.includes('"refused"')

/** The call for the next step: the one that answers the question, or the one that puts it on offer. */
const chooseCall = (request: ModelRequest): AnswerCall | undefined => {
  if (request.toolResults.some(isFigureResult)) return undefined
  // The service writes the name of each figure behind it.
  const asked = lastTurn(request).replaceAll(/ \{[DLC]\d+\}/g, '')
  const wanted = [...callsOfQuestions].find(([question]) => asked.includes(question))?.[1]
  if (!wanted) return undefined
  const isOffered = (name: string): boolean => request.tools.some(tool => tool.name === name)
  if (isOffered(wanted.name)) return wanted
  return isOffered(otherTool) && request.toolResults.length === 0
    ? { name: otherTool, input: { operation: wanted.name } }
    : undefined
}

/** Values in texts, as small models write them; a day as people write it. */
const toTexts = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1')
  if (Array.isArray(value)) return value.map(toTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toTexts(part)]))
}

const wrap = (value: unknown, wrapper: string | undefined): unknown =>
  wrapper === undefined ? value : { [wrapper]: value }

/** A call in the form of a model. */
const writeCall = ({ callForm, isNumberText, wrapper, callId }: Personality, { name, input }: AnswerCall): Said => {
  const sent = wrap(isNumberText ? toTexts(input) : input, wrapper)
  const json = JSON.stringify(sent)
  switch (callForm) {
    case 'json':
      return { text: `\`\`\`json\n{"name": "${name}", "parameters": ${json}}\n\`\`\`` }
    case 'tagged':
      return { text: `<tool_call>\n{"name": "${name}", "arguments": ${json}}\n</tool_call>` }
    case 'channel':
      return { text: `<|channel|>commentary to=functions.${name} <|constrain|>json<|message|>${json}<|call|>` }
    case 'marker':
      return { text: `[TOOL_CALLS][{"name": "${name}", "arguments": ${json}}]` }
    default:
      return { call: { name, input: sent }, ...(callId !== undefined && { callId }) }
  }
}

const named = /(?:-?\d[\d .,\u00a0\u202f]*)[^{}\n]{0,20}\{([DC]\d{1,3})\}/g

/** A text with names of figures: those of the result, or of the question; that there is none where there is none. */
const writeText = ({ toolResults, turns }: ModelRequest): string => {
  const result = toolResults.findLast(isFigureResult)
  const question = turns.find(({ role }) => role === 'user')?.text ?? ''
  const [, name] = [...(result ?? question).matchAll(named)][0] ?? []
  if (result !== undefined && name !== undefined) return `Le calcul donne {${name}}, selon les données de la question.`
  if (name !== undefined) return `Les données de la question disent {${name}}. Le service ne calcule pas le reste.`
  return 'Le service n’a pas de chiffre pour cette question : il ne la calcule pas.'
}

const thinking = 'The user wants a figure. I should call {"name":"noSuchTool","arguments":{"a":1}} or not.'

/** A text or a call with the thoughts of a model before it. */
const addThoughts = ({ thoughts }: Personality, said: Said): Said => {
  if (thoughts === undefined) return said
  if (thoughts === 'field') return { ...said, reasoning: thinking }
  return said.text === undefined ? said : { ...said, text: `${thoughts[0]}${thinking}${thoughts[1]}${said.text}` }
}

/** Whether the output limit of a request ends within the thoughts of a model. */
const isUsedUp = ({ thoughtTokens }: Personality, { body }: ModelRequest): boolean => {
  if (!thoughtTokens) return false
  const limit = body.max_completion_tokens ?? body.max_tokens ?? Number.POSITIVE_INFINITY
  return limit <= (body.reasoning_effort === 'low' ? thoughtTokens.low : thoughtTokens.usual)
}

/** Output tokens with which a model that is cut off writes its data to the end. */
const enoughTokens = 16_000

const writeData = ({ wrapper, isCut }: Personality, request: ModelRequest): Said => {
  const data = wrap(dataOf(request), wrapper)
  const { max_completion_tokens: most, max_tokens: other } = request.body
  if (!isCut || (most ?? other ?? 0) >= enoughTokens) return { data }
  const text = JSON.stringify(data)
  return { text: text.slice(0, Math.floor(text.length / 2)), finish: 'length' }
}

/** An answer as a model gives it: data where a schema is given, a call where one answers the question, else a text. */
export const answerAs =
  (personality: Personality) =>
  (request: ModelRequest): Said => {
    if (isUsedUp(personality, request)) return { text: '', finish: 'length' }
    if (request.schema) return writeData(personality, request)
    const call = chooseCall(request)
    return addThoughts(personality, call ? writeCall(personality, call) : { text: writeText(request) })
  }
