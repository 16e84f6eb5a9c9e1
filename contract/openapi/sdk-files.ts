import { readFileSync } from 'node:fs'
import type * as z from 'zod'
import { errors } from '#contract/shared/errors'
import { contractDay } from '#contract/shared/version'
import type { Texts } from '#languages/catalogue'
import { tables as homes } from '#languages/derived/homes'
import { englishName } from '#languages/english-name'
import { type Language, languages, sourceLanguage } from '#languages/registry'
import { hasSubject, languageFiles } from '#languages/tools/derived'
import { isOfPages, type Operation, operations } from './operations.ts'
import { namedSchemas, schemaId } from './schemas.ts'
import { printedBodies, printedExamples } from './sdk-examples.ts'
import { comment, literal, printedTypes } from './sdk-types.ts'

const head = '// Printed from the contract by `npm run derive`; not edited by hand.\n\n'

/** An answer with `data` and `meta` is unpacked by the SDK; others stay whole. */
const isEnvelope = (answer: z.ZodType | null | undefined): boolean => {
  const { properties } = (answer && namedSchemas()[schemaId(answer)]) ?? {}
  return typeof properties === 'object' && properties !== null && 'data' in properties && 'meta' in properties
}

const routeLine = ({ id, method, path, summary, body, query, responses, fileType, access }: Operation): string => {
  const whole = isEnvelope(responses[200] ?? responses[201]) ? '' : ', isWhole: true'
  const bare = body || method === 'GET' ? '' : ', isBare: true'
  const asked = query.length > 0 ? ', hasQuery: true' : ''
  const file = fileType === undefined ? '' : `, fileType: ${literal(fileType)}`
  const told = access.progress ? ', isText: true' : ''
  const route = `{ method: ${literal(method)}, path: ${literal(path)}${whole}${bare}${asked}${file}${told} }`
  return `${comment(`${summary}.`, '    ')}    ${id}: ${route},\n`
}

const routeType = `/** What the client knows of an operation. */
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
}
`

const routes = (): string => {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const tables = tags.map(tag => {
    const lines = operations.filter(operation => operation.tag === tag && !isOfPages(operation)).map(routeLine)
    return `  ${tag}: {\n${lines.join('')}  },\n`
  })
  const table = `export const routes = {\n${tables.join('')}} as const\n`
  return `${head}${routeType}\n/** The operations by tag. */\n${table}`
}

/** Whether an operation only reads or calculates, so that an answer may be asked for as often as a page is drawn. */
const isPure = ({ access, fileType }: Operation): boolean =>
  !['account', 'lead'].includes(access.quota) && !access.ownKeys && fileType === undefined

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** What a method of the SDK is called with before its options. */
const takes = ({ pathParams, query, body }: Operation): string =>
  pathParams.length > 0 || body ? 'input' : query.length > 0 ? 'query' : 'nothing'

const reactHooks = (): string => {
  const pure = operations.filter(isPure)
  const tags = [...new Set(pure.map(({ tag }) => capital(tag)))].toSorted()
  const hooks = pure.map(operation => {
    const { id, tag, summary } = operation
    const made = `/* @__PURE__ */ hookOf<${capital(tag)}[${literal(id)}]>(${literal(tag)}, ${literal(id)}, ${literal(takes(operation))})`
    return `${comment(`${summary}.`, '')}export const use${capital(id)}: Hook<${capital(tag)}[${literal(id)}]> = ${made}\n`
  })
  return `${head}import { type Hook, hookOf } from '../react/hook.ts'\nimport type { ${tags.join(', ')} } from '../tags.ts'\n\n${hooks.join('\n')}`
}

const codes = (): string => {
  const lines = Object.entries(errors).map(
    ([code, { status, message, remedy }]) => `${comment(`${message} ${remedy}`, '  ')}  ${code}: ${status}\n`,
  )
  return `${head}/** Every code of a failure with its HTTP status. */\nexport interface ErrorStatuses {\n${lines.join('')}}\n\n/** The statuses that failures have. */\nexport type ErrorStatus = ErrorStatuses[keyof ErrorStatuses]\n`
}

const version = (): string => {
  const text = readFileSync(new URL('../../sdk/package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(text) as { version: string } // our own manifest; npm refuses one without a version
  return `${head}/** Version of this package. */\nexport const version = ${literal(version)}\n\n/** The day of the contract that this package speaks, sent as \`Valorem-Version\`. */\nexport const contractDay = ${literal(contractDay)}\n`
}

/** The engine of texts and the texts that the SDK shares with pages and report; it imports no other room, so it has copies. */
const sharedTexts = (): string[] => [
  ...['registry', 'typography', 'text', 'catalogue', 'figures', 'formats'],
  ...['homes', 'costs'].flatMap(subject => [
    `derived/${subject}`,
    ...languages.filter(code => hasSubject(code, subject)).map(code => `${code}/${subject}`),
  ]),
]

const languageCopies = (): Record<string, string> =>
  Object.fromEntries(
    sharedTexts().map(name => [
      `derived/languages/${name}.ts`,
      head.replace('Printed from the contract', `Copied from languages/${name}.ts`) +
        (languageFiles()[`languages/${name}.ts`] ??
          readFileSync(new URL(`../../languages/${name}.ts`, import.meta.url), 'utf8')),
    ]),
  )

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
const words = (): string => {
  const own = languages.filter(code => hasSubject(code, 'homes'))
  const imports = own.map(code => `import { words as ${code}Own } from './languages/${code}/homes.ts'\n`)
  const exported = languages.map(code => {
    const listed = findCompletingLanguages(code)
      .map(one => `${one}: ${one}Own`)
      .join(', ')
    return `/** The words of homes in ${englishName(code)}. */\nexport const ${code}: Table = /* @__PURE__ */ textsOf<Source>('${code}', { ${listed} })\n`
  })
  return `${head}import { textsOf } from './languages/catalogue.ts'\nimport type { Source, Table } from './languages/derived/homes.ts'\n${imports.join('')}\n${exported.join('\n')}`
}

/** How scenarios are read and answered: by the service, and by the mocks of the SDK. */
const scenarios = (): Record<string, string> =>
  Object.fromEntries(
    ['scenarios', 'scenario-answers'].map(name => [
      `derived/${name}.ts`,
      head.replace('Printed from the contract', `Copied from contract/shared/${name}.ts`) +
        readFileSync(new URL(`../shared/${name}.ts`, import.meta.url), 'utf8'),
    ]),
  )

/** The codes of failures for the mocks, which answer those that no example has by their sentence. */
const failures = (): string => {
  const lines = Object.entries(errors).map(
    ([code, { status, message }]) => `  ${code}: { status: ${status}, message: ${literal(message)} },\n`,
  )
  return `${head}/** Every code of a failure with its HTTP status and its sentence. */\nexport const failures: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {\n${lines.join('')}}\n`
}

/** Every derived file of the SDK by its path under sdk/src. */
export const sdkFiles = (): Record<string, string> => ({
  'derived/types.ts': `${head}${printedTypes()}`,
  'derived/routes.ts': routes(),
  'derived/react-hooks.ts': reactHooks(),
  'derived/codes.ts': codes(),
  'derived/version.ts': version(),
  'derived/examples.ts': `${head}${printedExamples()}`,
  'derived/bodies.ts': `${head}${printedBodies()}`,
  'derived/failures.ts': failures(),
  'derived/words.ts': words(),
  ...languageCopies(),
  ...scenarios(),
})
