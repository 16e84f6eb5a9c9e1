/** A tool as a client receives it. */
interface ReceivedTool {
  name: string
  inputSchema: Record<string, unknown>
}

type Schema = Record<string, unknown>

/** A limit of a client, or of the models behind it: where it was published, and when. */
interface ClientLimit {
  client: string
  says: string
  source: string
  date: string
  isBroken(tools: readonly ReceivedTool[]): string[]
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All schemas of an input with their paths: fields, entries and variants, not the names of fields. */
const listSchemas = (schema: unknown, path = ''): [path: string, schema: Schema][] => {
  if (Array.isArray(schema)) return schema.flatMap((one, at) => listSchemas(one, `${path}[${at}]`))
  if (!isSchema(schema)) return []
  const { properties, ...keywords } = schema
  const fields = Object.entries(isSchema(properties) ? properties : {})
  return [
    [path, schema],
    ...fields.flatMap(([name, field]) => listSchemas(field, `${path}.${name}`)),
    ...Object.entries(keywords).flatMap(([keyword, part]) => listSchemas(part, `${path}#${keyword}`)),
  ]
}

/** Places of all inputs where a schema breaks a rule. */
const findSchemas = (tools: readonly ReceivedTool[], breaks: (schema: Schema) => boolean): string[] =>
  tools.flatMap(({ name, inputSchema }) =>
    listSchemas(inputSchema).flatMap(([path, schema]) => (breaks(schema) ? [`${name}${path}`] : [])),
  )

const findKeywords = (keywords: readonly string[]) => (tools: readonly ReceivedTool[]) =>
  findSchemas(tools, schema => keywords.some(keyword => keyword in schema))

/** Name under which a client knows this server, as its guides suggest. */
const serverName = 'valorem'

/** Limits that Cursor and Gemini publish, or that their users met. */
export const clientLimits: readonly ClientLimit[] = [
  {
    client: 'Cursor',
    says: 'A tool with oneOf, anyOf or allOf in its input spoils the whole request.',
    source: 'https://github.com/code-yeongyu/senpi/issues/952',
    date: '2026-08-18',
    isBroken: findKeywords(['oneOf', 'anyOf', 'allOf']),
  },
  {
    client: 'Cursor',
    says: 'The names of server and tool have 60 characters together.',
    source: 'https://github.com/ComposioHQ/composio/issues/2788',
    date: '2026-02-27',
    isBroken: tools => tools.flatMap(({ name }) => (`${serverName}:${name}`.length > 60 ? [name] : [])),
  },
  {
    client: 'Cursor',
    says: 'Of more than 40 tools only the first 40 are sent.',
    source: 'https://github.com/bun913/mcp-testrail/issues/6',
    date: '2025-04-02',
    isBroken: tools => tools.slice(40).map(({ name }) => name),
  },
  {
    client: 'Gemini CLI',
    says: 'References to $defs are not resolved.',
    source: 'https://github.com/google-gemini/gemini-cli/issues/13326',
    date: '2025-11-18',
    isBroken: findKeywords(['$ref', '$defs', 'definitions']),
  },
  {
    client: 'Gemini CLI',
    says: 'A field without a type makes the tool be skipped.',
    source: 'https://github.com/arben-adm/mcp-sequential-thinking/issues/12',
    date: '2025-09-09',
    isBroken: tools => findSchemas(tools, ({ type }) => typeof type !== 'string'),
  },
  {
    client: 'Gemini API',
    says: 'Unknown name "const", "$schema", "additionalProperties" or "propertyNames" in a declaration.',
    source: 'https://github.com/openswarm-ai/openswarm/issues/24',
    date: '2026-05-06',
    isBroken: findKeywords(['const', '$schema', 'additionalProperties', 'propertyNames']),
  },
  {
    client: 'Gemini API',
    says: 'A list without items is refused.',
    source: 'https://github.com/DEEIX-AI/DEEIX-Chat/issues/546',
    date: '2026-07-31',
    isBroken: tools => findSchemas(tools, ({ type, items }) => type === 'array' && !isSchema(items)),
  },
  {
    client: 'Gemini API',
    says: 'A name begins with a letter or an underscore and has at most 64 letters, digits, underscores, dots and dashes.',
    source: 'https://github.com/SuperClaude-Org/SuperGemini_Framework/issues/12',
    date: '2025-10-02',
    isBroken: tools => tools.flatMap(({ name }) => (/^[A-Za-z_][\w.-]{0,63}$/.test(name) ? [] : [name])),
  },
  {
    client: 'Claude Code',
    says: 'An input is an object at its root, without oneOf, allOf or anyOf there.',
    source: 'https://github.com/opentokenz/mcpx/issues/28',
    date: '2026-09-21',
    isBroken: tools => tools.flatMap(({ name, inputSchema }) => (inputSchema.type === 'object' ? [] : [name])),
  },
]
