import { toNodeHandler } from '@modelcontextprotocol/node'
import {
  type CallToolRequest,
  type CallToolResult,
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  Server,
} from '@modelcontextprotocol/server'
import type { Log } from '../ports/log.ts'
import { callMsMax, callOperation, type Origin } from './call.ts'
import { promptOf, prompts } from './prompts.ts'
import { type Resources, resourcesOf, resourceTemplates } from './resources.ts'
import { describedInput, failed, resultOf } from './results.ts'
import { readTools, type Tools } from './tools.ts'

/** The arguments of a call, as an assistant sends them. */
type Input = Readonly<Record<string, unknown>>

const instructions =
  'Calculations about Luxembourg homes and about buying and letting property in ten countries. Every figure names its source; amounts are in EUR unless a country has another currency, rates are fractions (0.03 is 3 %), days are YYYY-MM-DD. The law of a past day is asked for with the day of the deed or sale. Results are information, not a valuation, tax or legal advice.'

const unknownTool = (name: string, { list }: Tools): CallToolResult =>
  failed(`There is no tool ${JSON.stringify(name)}. The tools are: ${list.map(tool => tool.name).join(', ')}.`)

const shown = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value))

/** Who asks: where the service listens with what of the request goes along, and the day of the request. */
interface Caller {
  origin: Origin
  day: string
}

/** The inputs of `describeInput`; any other one is told by its name. */
const describedBy = ['operation', 'country']

const describe = (tools: Tools, input: Input): CallToolResult => {
  const { operation, country } = input
  const other = Object.keys(input).find(name => !describedBy.includes(name))
  if (other !== undefined)
    return failed(`describeInput does not know ${JSON.stringify(other)}; it takes: ${describedBy.join(', ')}.`)
  if (typeof operation !== 'string' || !tools.operations.has(operation))
    return failed(`operation is ${shown(operation)}; it must be one of: ${[...tools.operations.keys()].join(', ')}.`)
  if (country === undefined) return describedInput(operation, tools.inputOf(operation))
  const countries = tools.countriesOf(operation)
  if (countries.length === 0)
    return failed(`country is ${shown(country)}; ${operation} has the same input for every country: leave it out.`)
  if (typeof country !== 'string' || !countries.includes(country))
    return failed(`country is ${shown(country)}; for ${operation} it must be one of: ${countries.join(', ')}.`)
  return describedInput(operation, tools.inputOf(operation, country))
}

/** Whether an assistant asks for the whole law at once, which would fill all it can read. */
const isWholeLaw = (name: string, { country, id }: Input): boolean =>
  name === 'lawParameters' && country === undefined && id === undefined

const isObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a message runs an operation, which then counts it. */
const runsOperation = ({ operations }: Tools, message: unknown): boolean => {
  if (!isObject(message) || message.jsonrpc !== '2.0' || message.method !== 'tools/call') return false
  if (!['string', 'number'].includes(typeof message.id) || !isObject(message.params)) return false
  const { name, arguments: input = {} } = message.params
  return typeof name === 'string' && operations.has(name) && isObject(input) && !isWholeLaw(name, input)
}

/** Why a call has no answer, in words. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError'
    ? `The calculation did not end within ${callMsMax / 1000} seconds.`
    : 'The service did not answer this call; please try again.'

const calling =
  (tools: Tools, origin: Origin, log: Log) =>
  async ({ name, arguments: input = {} }: CallToolRequest['params'], signal: AbortSignal): Promise<CallToolResult> => {
    if (name === 'describeInput') return describe(tools, input)
    const operation = tools.operations.get(name)
    if (!operation) return unknownTool(name, tools)
    if (isWholeLaw(name, input))
      return failed('Name a `country` or the beginning of an `id`: the whole law is too long.')
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(callMsMax)])
      return resultOf(name, await callOperation(operation, input, origin, within))
    } catch (error) {
      if (!signal.aborted) log.warn({ cause: error, operation: name }, 'a call of a tool had no answer')
      return failed(reasonOf(error))
    }
  }

/** Reads a resource for a caller; what fails on the way is logged and told in words. */
const reading =
  (resources: Resources, caller: Caller, log: Log) =>
  async (uri: string, signal: AbortSignal): Promise<ReadResourceResult> => {
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(callMsMax)])
      return { contents: [await resources.read(uri, caller, within)] }
    } catch (error) {
      if (error instanceof ProtocolError) throw error
      if (!signal.aborted) log.warn({ cause: error, resource: uri }, 'a resource could not be read')
      throw new ProtocolError(ProtocolErrorCode.InternalError, reasonOf(error))
    }
  }

/** The Model Context Protocol: answers its messages, and says which of them operations count. */
export interface McpProtocol {
  /** Answers a request in the Model Context Protocol; the `origin` of its calls travels with it. */
  answer: ReturnType<typeof toNodeHandler>
  /** Whether a message runs an operation, which then counts it. */
  runsOperation(message: unknown): boolean
}

/** The protocol with the tools that the OpenAPI file of this version describes. */
export const mcpProtocol = (version: string, log: Log): McpProtocol => {
  const tools = readTools()
  const resources = resourcesOf(tools)
  const handler = createMcpHandler(({ authInfo }) => {
    // `answerMessage` of mcp.ts has put it there.
    const caller = authInfo?.extra as unknown as Caller
    const call = calling(tools, caller.origin, log)
    const read = reading(resources, caller, log)
    const capabilities = { tools: {}, resources: {}, prompts: {} }
    const server = new Server({ name: 'valorem', version }, { capabilities, instructions })
    server.setRequestHandler('resources/list', () => ({ resources: [...resources.list] }))
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...resourceTemplates] }))
    server.setRequestHandler('resources/read', ({ params }, { mcpReq }) => read(params.uri, mcpReq.signal))
    server.setRequestHandler('prompts/list', () => ({ prompts: [...prompts] }))
    server.setRequestHandler('prompts/get', ({ params }) => promptOf(params.name, params.arguments))
    server.setRequestHandler('tools/list', () => ({ tools: [...tools.list] }))
    server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => call(params, mcpReq.signal))
    return server
  })
  return { answer: toNodeHandler(handler), runsOperation: message => runsOperation(tools, message) }
}
