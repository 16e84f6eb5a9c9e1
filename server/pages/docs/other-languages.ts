import type { ShownExample, ShownOperation } from './document.ts'
import {
  buildExamplePath,
  getAnswerFileName,
  getExampleBody,
  getExampleHeaders,
  getExampleKey,
  needsSessionToken,
  type RequestTarget,
} from './requests.ts'

/** Maximum JSON length of a body written into a program; a longer one is read from a file. */
const bodyCharactersMax = 2000

/** File that a long body is read from. */
const bodyFile = 'request.json'

const isLongBody = (body: unknown): boolean => JSON.stringify(body).length > bodyCharactersMax

/** Literal syntax of a language: constants, strings, lists and maps with their delimiters, and an empty map. */
interface Literals {
  constant: (value: boolean | null) => string
  text: (text: string) => string
  list: readonly [start: string, end: string]
  table: readonly [start: string, end: string]
  entry: string
  emptyTable: string
}

/** Maximum length of a list or map on one line. */
const shortMax = 80

const formatOneLine = (value: unknown, how: Literals): string => {
  if (typeof value === 'string') return how.text(value)
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return how.constant(value as boolean | null)
  if (Array.isArray(value)) return how.list.join(value.map(entry => formatOneLine(entry, how)).join(', '))
  const entries = Object.entries(value).map(([name, entry]) => how.text(name) + how.entry + formatOneLine(entry, how))
  return entries.length === 0 ? how.emptyTable : how.table.join(entries.join(', '))
}

const formatLiteral = (value: unknown, how: Literals, indent: string): string => {
  const short = formatOneLine(value, how)
  if (short.length <= shortMax || typeof value !== 'object' || value === null) return short
  const inner = `${indent}    `
  const lines = (entries: readonly string[], [start, end]: readonly [string, string]): string =>
    `${start}\n${entries.map(entry => `${inner}${entry},\n`).join('')}${indent}${end}`
  if (Array.isArray(value))
    return lines(
      value.map(entry => formatLiteral(entry, how, inner)),
      how.list,
    )
  const entries = Object.entries(value)
  return lines(
    entries.map(([name, entry]) => `${how.text(name)}${how.entry}${formatLiteral(entry, how, inner)}`),
    how.table,
  )
}

const python: Literals = {
  constant: value => (value === null ? 'None' : value ? 'True' : 'False'),
  // A JSON string without astral characters is also a Python string.
  text: text => JSON.stringify(text),
  list: ['[', ']'],
  table: ['{', '}'],
  entry: ': ',
  emptyTable: '{}',
}

const php: Literals = {
  constant: value => String(value),
  text: text => `'${text.replace(/[\\']/g, '\\$&')}'`,
  list: ['[', ']'],
  table: ['[', ']'],
  entry: ' => ',
  emptyTable: 'new stdClass()',
}

/** Parts of a request that every program needs. */
interface ProgramParts {
  address: string
  body: unknown
  headers: readonly (readonly [string, string])[]
  file: string | undefined
  /** Needs a session token, read from the environment. */
  wantsToken: boolean
}

const splitRequest = (
  operation: ShownOperation,
  example: Partial<ShownExample>,
  caller: RequestTarget,
): ProgramParts | undefined => {
  if (operation.isOfPages) return undefined
  const wantsToken = needsSessionToken(operation)
  const key: [string, string][] = wantsToken ? [] : [['X-API-Key', getExampleKey(caller)]]
  return {
    address: caller.service + buildExamplePath(operation, example),
    body: getExampleBody(example),
    headers: [...key, ...Object.entries(getExampleHeaders(example))],
    file: getAnswerFileName(operation, example),
    wantsToken,
  }
}

/** Body expression in Python; a long body is read from a file, as in the curl command. */
const formatPythonBody = (body: unknown): string =>
  isLongBody(body) ? `open('${bodyFile}', 'rb').read()` : `json.dumps(${formatLiteral(body, python, '    ')}).encode()`

const formatPhpBody = (body: unknown): string =>
  isLongBody(body) ? `file_get_contents('${bodyFile}')` : `json_encode(${formatLiteral(body, php, '    ')})`

/** Builds a Python program, with its standard library only; undefined if programs cannot send the request. */
export const buildPythonProgram = (
  operation: ShownOperation,
  example: Partial<ShownExample>,
  caller: RequestTarget,
): string | undefined => {
  const parts = splitRequest(operation, example, caller)
  if (!parts) return undefined
  const { address, body, headers, file, wantsToken } = parts
  const token = wantsToken ? ["'Authorization': 'Bearer ' + os.environ['TOKEN']"] : []
  const lines = [...token, ...headers.map(([name, value]) => `'${name}': ${python.text(value)}`)]
  return [
    ...(file === undefined ? ['import json'] : []),
    ...(file !== undefined && body !== undefined ? ['import json'] : []),
    ...(wantsToken ? ['import os'] : []),
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${python.text(address)},`,
    `    method='${operation.method}',`,
    `    headers={${lines.join(', ')}},`,
    ...(body === undefined ? [] : [`    data=${formatPythonBody(body)},`]),
    ')',
    'with urllib.request.urlopen(request) as answer:',
    ...(file === undefined
      ? ['    print(json.load(answer))']
      : [`    with open('${file}', 'wb') as file:`, '        file.write(answer.read())']),
  ].join('\n')
}

/** Builds a PHP program, without extensions; undefined if programs cannot send the request. */
export const buildPhpProgram = (
  operation: ShownOperation,
  example: Partial<ShownExample>,
  caller: RequestTarget,
): string | undefined => {
  const parts = splitRequest(operation, example, caller)
  if (!parts) return undefined
  const { address, body, headers, file, wantsToken } = parts
  const token = wantsToken ? ["'Authorization: Bearer ' . getenv('TOKEN')"] : []
  const lines = [...token, ...headers.map(([name, value]) => php.text(`${name}: ${value}`))]
  const answer = `file_get_contents(${php.text(address)}, false, $request)`
  return [
    '<?php',
    "$request = stream_context_create(['http' => [",
    `    'method' => '${operation.method}',`,
    `    'header' => [${lines.join(', ')}],`,
    ...(body === undefined ? [] : [`    'content' => ${formatPhpBody(body)},`]),
    "    'ignore_errors' => true,",
    ']]);',
    file === undefined ? `print_r(json_decode(${answer}, true));` : `file_put_contents('${file}', ${answer});`,
  ].join('\n')
}
