import { readFileSync } from 'node:fs'
import type * as z from 'zod'
import { ownMinuteFactor } from '#contract/shared/access'
import { errors } from '#contract/shared/errors'
import { contractDay } from '#contract/shared/version'
import type { Texts } from '#languages/catalogue'
import { tables as homes } from '#languages/derived/homes'
import { getEnglishLanguageName } from '#languages/english-name'
import { type Language, languages, sourceLanguage } from '#languages/registry'
import { buildLanguageFiles, hasSubject } from '#languages/tools/derived'
import { isOfPages, type Operation, operations } from './operations.ts'
import { buildNamedSchemas, getSchemaId, type JsonSchema } from './schemas.ts'
import { generateCodes } from './sdk-codes.ts'
import { generateBodies, generateExamples } from './sdk-examples.ts'
import { formatDocComment, formatTypeLiteral, generateTypes } from './sdk-types.ts'

const head = '// Printed from the contract by `npm run derive`; not edited by hand.\n\n'

/** An answer with `data` and `meta` is unpacked by the SDK; others stay whole. */
const isEnvelope = (answer: z.ZodType | null | undefined, schemas: Record<string, JsonSchema>): boolean => {
  const { properties } = (answer && schemas[getSchemaId(answer)]) ?? {}
  return typeof properties === 'object' && properties !== null && 'data' in properties && 'meta' in properties
}

/** Whether an operation only reads or calculates, so that it may be called on every render. */
const isPureOperation = ({ access, fileType }: Operation): boolean =>
  !['account', 'lead', 'sandbox'].includes(access.quota) && !access.ownKeys && fileType === undefined

const routeLine = (operation: Operation, schemas: Record<string, JsonSchema>): string => {
  const { id, method, path, summary, body, query, responses, fileType, access } = operation
  const whole = isEnvelope(responses[200] ?? responses[201], schemas) ? '' : ', isWhole: true'
  const bare = body || method === 'GET' ? '' : ', isBare: true'
  const asked = query.length > 0 ? ', hasQuery: true' : ''
  const file = fileType === undefined ? '' : `, fileType: ${formatTypeLiteral(fileType)}`
  const told = access.progress ? ', isText: true' : ''
  const minute = access.hasOwnMinute ? `, ownMinute: ${ownMinuteFactor}` : ''
  const table = access.csvRows ? ', hasTable: true' : ''
  const pure = method === 'POST' && isPureOperation(operation) ? ', isPure: true' : ''
  const route = `{ method: ${formatTypeLiteral(method)}, path: ${formatTypeLiteral(path)}${whole}${bare}${asked}${file}${told}${minute}${table}${pure} }`
  return `${formatDocComment(`${summary}.`, '    ')}    ${id}: ${route},\n`
}

const routeType = `/** Description of an operation for the client. */
export interface DerivedRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** The answer has no \`data\` and \`meta\` to take apart. */
  readonly isWhole?: true
  /** It takes no body, and is no GET, which never has one. */
  readonly isBare?: true
  /** Its input is its query. */
  readonly hasQuery?: true
  /** Media type of the file that it answers. */
  readonly fileType?: string
  /** A text that a language model writes: the service can tell how far it is. */
  readonly isText?: true
  /** It has a minute of its own, with so many times the places of the key's. */
  readonly ownMinute?: number
  /** Its answer is a table, too. */
  readonly hasTable?: true
  /** A POST that only calculates: the same input has the same answer on the same day. */
  readonly isPure?: true
}
`

const generateRoutes = (): string => {
  const schemas = buildNamedSchemas()
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const tables = tags.map(tag => {
    const ofTag = operations.filter(operation => operation.tag === tag && !isOfPages(operation))
    const lines = ofTag.map(operation => routeLine(operation, schemas))
    return `  ${tag}: {\n${lines.join('')}  },\n`
  })
  const table = `export const routes = {\n${tables.join('')}} as const\n`
  return `${head}${routeType}\n/** The operations by tag. */\n${table}`
}

const toCapitalized = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** Kind of the first argument of an SDK method. */
const getInputKind = ({ pathParams, query, body }: Operation): string =>
  pathParams.length > 0 || body ? 'input' : query.length > 0 ? 'query' : 'nothing'

const generateReactHooks = (): string => {
  const pure = operations.filter(isPureOperation)
  const tags = [...new Set(pure.map(({ tag }) => toCapitalized(tag)))].toSorted()
  const hooks = pure.map(operation => {
    const { id, tag, summary } = operation
    const types = `${toCapitalized(tag)}[${formatTypeLiteral(id)}], ${formatTypeLiteral(`${tag}.${id}`)}`
    const made = `/* @__PURE__ */ createOperationHook<${types}>(${formatTypeLiteral(tag)}, ${formatTypeLiteral(id)}, ${formatTypeLiteral(getInputKind(operation))})`
    return `${formatDocComment(`${summary}.`, '')}export const use${toCapitalized(id)}: Hook<${types}> = ${made}\n`
  })
  return `${head}import { createOperationHook, type Hook } from '../react/hook.ts'\nimport type { ${tags.join(', ')} } from '../tags.ts'\n\n${hooks.join('\n')}`
}

const generateVersion = (): string => {
  const text = readFileSync(new URL('../../sdk/package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(text) as { version: string } // our own manifest; npm refuses one without a version
  return `${head}/** Version of this package. */\nexport const version = ${formatTypeLiteral(version)}\n\n/** The day of the contract that this package speaks, sent as \`Valorem-Version\`. */\nexport const contractDay = ${formatTypeLiteral(contractDay)}\n`
}

/** Modules and texts of languages that the SDK shares with pages and report, as copies. */
const listSharedTexts = (): string[] => [
  ...['registry', 'typography', 'text', 'catalogue', 'figures', 'formats'],
  ...['homes', 'costs'].flatMap(subject => [
    `derived/${subject}`,
    ...languages.filter(code => hasSubject(code, subject)).map(code => `${code}/${subject}`),
  ]),
]

const copyLanguages = (): Record<string, string> => {
  const joined = buildLanguageFiles()
  return Object.fromEntries(
    listSharedTexts().map(name => [
      `derived/languages/${name}.ts`,
      head.replace('Printed from the contract', `Copied from languages/${name}.ts`) +
        (joined[`languages/${name}.ts`] ??
          readFileSync(new URL(`../../languages/${name}.ts`, import.meta.url), 'utf8')),
    ]),
  )
}

/** Lists the paths of every text of a table. */
const listTextPaths = (table: Texts, above = ''): string[] =>
  Object.entries(table).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [above + key] : listTextPaths(entry, `${above}${key}.`),
  )

/** Finds the languages whose tables complete the words of one: its own, and others in their order while a text is missing. */
const findCompletingLanguages = (code: Language): Language[] => {
  const own: Readonly<Partial<Record<Language, Texts>>> = homes
  const missing = new Set(listTextPaths(homes[sourceLanguage]))
  return [code, ...languages.filter(other => other !== code)].filter(one => {
    const found = listTextPaths(own[one] ?? {}).filter(path => missing.delete(path))
    return found.length > 0
  })
}

/** The words of homes, one export a language, so that a program which shows one language bundles one. */
const generateWords = (): string => {
  const own = languages.filter(code => hasSubject(code, 'homes'))
  const imports = own.map(code => `import { words as ${code}Own } from './languages/${code}/homes.ts'\n`)
  const exported = languages.map(code => {
    const listed = findCompletingLanguages(code)
      .map(one => `${one}: ${one}Own`)
      .join(', ')
    return `/** The words of homes in ${getEnglishLanguageName(code)}. */\nexport const ${code}: Table = /* @__PURE__ */ getTexts<Source>('${code}', { ${listed} })\n`
  })
  return `${head}import { getTexts } from './languages/catalogue.ts'\nimport type { Source, Table } from './languages/derived/homes.ts'\n${imports.join('')}\n${exported.join('\n')}`
}

/** Modules for reading and answering scenarios, shared by the service and the mocks of the SDK. */
const copyScenarios = (): Record<string, string> =>
  Object.fromEntries(
    ['scenarios', 'scenario-answers'].map(name => [
      `derived/${name}.ts`,
      head.replace('Printed from the contract', `Copied from contract/shared/${name}.ts`) +
        readFileSync(new URL(`../shared/${name}.ts`, import.meta.url), 'utf8'),
    ]),
  )

/** Codes of failures for the mocks, which answer codes without an example by their sentence. */
const generateFailures = (): string => {
  const lines = Object.entries(errors).map(
    ([code, { status, message }]) => `  ${code}: { status: ${status}, message: ${formatTypeLiteral(message)} },\n`,
  )
  return `${head}/** Every code of a failure with its HTTP status and its sentence. */\nexport const failures: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {\n${lines.join('')}}\n`
}

/** Every derived file of the SDK by its path under sdk/src. */
export const buildSdkFiles = (): Record<string, string> => ({
  'derived/types.ts': `${head}${generateTypes()}`,
  'derived/routes.ts': generateRoutes(),
  'derived/react-hooks.ts': generateReactHooks(),
  'derived/codes.ts': `${head}${generateCodes()}`,
  'derived/version.ts': generateVersion(),
  'derived/examples.ts': `${head}${generateExamples()}`,
  'derived/bodies.ts': `${head}${generateBodies()}`,
  'derived/failures.ts': generateFailures(),
  'derived/words.ts': generateWords(),
  ...copyLanguages(),
  ...copyScenarios(),
})
