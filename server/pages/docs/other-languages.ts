import type { ShownExample, ShownOperation } from './document.ts'
import { addressOf, type Caller, fileOf, headersOf, isOfPersons, keyOf, sentBody } from './requests.ts'

/** Longest body that stands in a program, as JSON; a longer one is read out of a file. */
const bodyCharactersMax = 2000

/** Where a long body is read from. */
const bodyFile = 'request.json'

const isLong = (body: unknown): boolean => JSON.stringify(body).length > bodyCharactersMax

/** How a language writes values: constants, texts, lists and tables with what stands around them, and an empty table. */
interface Literals {
  constant: (value: boolean | null) => string
  text: (text: string) => string
  list: readonly [start: string, end: string]
  table: readonly [start: string, end: string]
  entry: string
  emptyTable: string
}

/** Longest list or table that stands in one line. */
const shortMax = 80

const inOneLine = (value: unknown, how: Literals): string => {
  if (typeof value === 'string') return how.text(value)
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return how.constant(value as boolean | null)
  if (Array.isArray(value)) return how.list.join(value.map(entry => inOneLine(entry, how)).join(', '))
  const entries = Object.entries(value).map(([name, entry]) => how.text(name) + how.entry + inOneLine(entry, how))
  return entries.length === 0 ? how.emptyTable : how.table.join(entries.join(', '))
}

const literal = (value: unknown, how: Literals, indent: string): string => {
  const short = inOneLine(value, how)
  if (short.length <= shortMax || typeof value !== 'object' || value === null) return short
  const inner = `${indent}    `
  const lines = (entries: readonly string[], [start, end]: readonly [string, string]): string =>
    `${start}\n${entries.map(entry => `${inner}${entry},\n`).join('')}${indent}${end}`
  if (Array.isArray(value))
    return lines(
      value.map(entry => literal(entry, how, inner)),
      how.list,
    )
  const entries = Object.entries(value)
  return lines(
    entries.map(([name, entry]) => `${how.text(name)}${how.entry}${literal(entry, how, inner)}`),
    how.table,
  )
}

const python: Literals = {
  constant: value => (value === null ? 'None' : value ? 'True' : 'False'),
  // A text of JSON without characters beyond the usual planes is one of Python too.
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

/** A request in the parts that every program needs; undefined where programs cannot send it. */
interface Parts {
  address: string
  body: unknown
  headers: readonly (readonly [string, string])[]
  file: string | undefined
  /** A person's request: its token comes from the environment. */
  wantsToken: boolean
}

const partsOf = (operation: ShownOperation, example: Partial<ShownExample>, caller: Caller): Parts | undefined => {
  if (operation.isOfPages) return undefined
  const wantsToken = isOfPersons(operation)
  const key: [string, string][] = wantsToken ? [] : [['X-API-Key', keyOf(caller)]]
  return {
    address: caller.service + addressOf(operation, example),
    body: sentBody(example),
    headers: [...key, ...Object.entries(headersOf(example))],
    file: fileOf(operation, example),
    wantsToken,
  }
}

/** The bytes of a body in each language; a long one is read out of a file that holds it, as the line for curl sends it. */
const pythonBody = (body: unknown): string =>
  isLong(body) ? `open('${bodyFile}', 'rb').read()` : `json.dumps(${literal(body, python, '    ')}).encode()`

const phpBody = (body: unknown): string =>
  isLong(body) ? `file_get_contents('${bodyFile}')` : `json_encode(${literal(body, php, '    ')})`

/** A program in Python, with nothing but its library; undefined where programs cannot send the request. */
export const pythonProgram = (
  operation: ShownOperation,
  example: Partial<ShownExample>,
  caller: Caller,
): string | undefined => {
  const parts = partsOf(operation, example, caller)
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
    ...(body === undefined ? [] : [`    data=${pythonBody(body)},`]),
    ')',
    'with urllib.request.urlopen(request) as answer:',
    ...(file === undefined
      ? ['    print(json.load(answer))']
      : [`    with open('${file}', 'wb') as file:`, '        file.write(answer.read())']),
  ].join('\n')
}

/** A program in PHP, with nothing but what it always has; undefined where programs cannot send the request. */
export const phpProgram = (
  operation: ShownOperation,
  example: Partial<ShownExample>,
  caller: Caller,
): string | undefined => {
  const parts = partsOf(operation, example, caller)
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
    ...(body === undefined ? [] : [`    'content' => ${phpBody(body)},`]),
    "    'ignore_errors' => true,",
    ']]);',
    file === undefined ? `print_r(json_decode(${answer}, true));` : `file_put_contents('${file}', ${answer});`,
  ].join('\n')
}
