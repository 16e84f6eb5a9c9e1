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
import { prompts, writePrompt } from './prompts.ts'
import { createResources, type Resources, resourceTemplates } from './resources.ts'
import { createDescribeInputResult, createErrorResult, toToolResult } from './results.ts'
import { readSchedule, schedules } from './schedule.ts'
import { readTools, type Tools } from './tools.ts'

/** Arguments of a tool call, not yet validated. */
type Input = Readonly<Record<string, unknown>>

const instructions =
  'Calculations about Luxembourg homes and about buying and letting property in ten countries. Every figure names its source; amounts are in EUR unless a country has another currency, rates are fractions (0.03 is 3 %), days are YYYY-MM-DD. The law of a past day is asked for with the day of the deed or sale. Results are information, not a valuation, tax or legal advice.'

const createUnknownToolError = (name: string, { list }: Tools): CallToolResult =>
  createErrorResult(
    `There is no tool ${JSON.stringify(name)}. The tools are: ${list.map(tool => tool.name).join(', ')}.`,
  )

const formatReceivedValue = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value))

/** Origin of the call (address and forwarded headers), and the day of the request. */
interface Caller {
  origin: Origin
  day: string
}

/** Input fields of `describeInput`; any other is rejected by name. */
const describeInputFields = ['operation', 'country']

/** Most countries whose inputs are described at once. */
const countriesMax = 1

const runDescribeInput = (tools: Tools, input: Input): CallToolResult => {
  const { operation, country } = input
  const other = Object.keys(input).find(name => !describeInputFields.includes(name))
  if (other !== undefined)
    return createErrorResult(
      `describeInput does not know ${JSON.stringify(other)}; it takes: ${describeInputFields.join(', ')}.`,
    )
  if (typeof operation !== 'string' || !tools.operations.has(operation))
    return createErrorResult(
      `operation is ${formatReceivedValue(operation)}; it must be one of: ${[...tools.operations.keys()].join(', ')}.`,
    )
  const countries = tools.countriesOf(operation)
  if (country === undefined) {
    // The inputs of all countries at once are longer than a model should read.
    if (countries.length > countriesMax)
      return createErrorResult(
        `country is missing; the input of ${operation} differs by country, so it must be one of: ${countries.join(', ')}.`,
      )
    return createDescribeInputResult(operation, tools.inputOf(operation))
  }
  if (countries.length === 0)
    return createErrorResult(
      `country is ${formatReceivedValue(country)}; ${operation} has the same input for every country: leave it out.`,
    )
  if (typeof country !== 'string' || !countries.includes(country))
    return createErrorResult(
      `country is ${formatReceivedValue(country)}; for ${operation} it must be one of: ${countries.join(', ')}.`,
    )
  return createDescribeInputResult(operation, tools.inputOf(operation, country))
}

/** Whether a call asks for the whole law at once, which would fill the context window. */
const isWholeLaw = (name: string, { country, id }: Input): boolean =>
  name === 'lawParameters' && country === undefined && id === undefined

const isInputObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a message runs an operation, which then counts it against its quota. */
const isOperationCall = ({ operations }: Tools, message: unknown): boolean => {
  if (!isInputObject(message) || message.jsonrpc !== '2.0' || message.method !== 'tools/call') return false
  if (!['string', 'number'].includes(typeof message.id) || !isInputObject(message.params)) return false
  const { name, arguments: input = {} } = message.params
  return typeof name === 'string' && operations.has(name) && isInputObject(input) && !isWholeLaw(name, input)
}

/** Explains in a sentence why a call failed. */
const explainCallFailure = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError'
    ? `The calculation did not end within ${callMsMax / 1000} seconds.`
    : 'The service did not answer this call; please try again.'

const createToolCaller =
  (tools: Tools, origin: Origin, log: Log) =>
  async ({ name, arguments: input = {} }: CallToolRequest['params'], signal: AbortSignal): Promise<CallToolResult> => {
    if (name === 'describeInput') return runDescribeInput(tools, input)
    const operation = tools.operations.get(name)
    if (!operation) return createUnknownToolError(name, tools)
    if (isWholeLaw(name, input))
      return createErrorResult('Name a `country` or the beginning of an `id`: the whole law is too long.')
    const sent = readSchedule(name, input)
    if (!sent)
      return createErrorResult(
        `schedule is ${formatReceivedValue(input.schedule)}; it must be one of: ${schedules.join(', ')}.`,
      )
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(callMsMax)])
      return toToolResult(name, await callOperation(operation, sent, origin, within))
    } catch (error) {
      if (!signal.aborted) log.warn({ cause: error, operation: name }, 'a call of a tool had no answer')
      return createErrorResult(explainCallFailure(error))
    }
  }

/** Reads resources for a caller; failures are logged and reported in a sentence. */
const createResourceReader =
  (resources: Resources, caller: Caller, log: Log) =>
  async (uri: string, signal: AbortSignal): Promise<ReadResourceResult> => {
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(callMsMax)])
      return { contents: [await resources.read(uri, caller, within)] }
    } catch (error) {
      if (error instanceof ProtocolError) throw error
      if (!signal.aborted) log.warn({ cause: error, resource: uri }, 'a resource could not be read')
      throw new ProtocolError(ProtocolErrorCode.InternalError, explainCallFailure(error))
    }
  }

/** Handler of the Model Context Protocol, and the test for messages that operations count. */
export interface McpProtocol {
  /** Answers an MCP request; the `origin` of its calls is passed in `auth.extra`. */
  answer: ReturnType<typeof toNodeHandler>
  /** Whether a message runs an operation, which then counts it. */
  runsOperation(message: unknown): boolean
}

/** Creates the protocol handler with the tools of this version's OpenAPI file. */
export const createMcpProtocol = (version: string, log: Log): McpProtocol => {
  const tools = readTools()
  const resources = createResources(tools)
  const handler = createMcpHandler(({ authInfo }) => {
    // Set by `respondToMessage` in mcp.ts.
    const caller = authInfo?.extra as unknown as Caller
    const call = createToolCaller(tools, caller.origin, log)
    const read = createResourceReader(resources, caller, log)
    const capabilities = { tools: {}, resources: {}, prompts: {} }
    const server = new Server({ name: 'valorem', version }, { capabilities, instructions })
    server.setRequestHandler('resources/list', () => ({ resources: [...resources.list] }))
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...resourceTemplates] }))
    server.setRequestHandler('resources/read', ({ params }, { mcpReq }) => read(params.uri, mcpReq.signal))
    server.setRequestHandler('prompts/list', () => ({ prompts: [...prompts] }))
    server.setRequestHandler('prompts/get', ({ params }) => writePrompt(params.name, params.arguments))
    server.setRequestHandler('tools/list', () => ({ tools: [...tools.list] }))
    server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => call(params, mcpReq.signal))
    return server
  })
  return { answer: toNodeHandler(handler), runsOperation: message => isOperationCall(tools, message) }
}
