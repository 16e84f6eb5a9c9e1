import { inspect, styleText } from 'node:util'
import type { Level } from 'pino'

/** Applies a terminal style to a text, or returns it unchanged. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string

/** No colours, for files and wherever `NO_COLOR` is set. */
export const ignoreStyle: Paint = (_style, text) => text

/** Terminal colours. */
export const applyStyle: Paint = (style, text) => styleText(style, text, { validateStream: false })

/** Layout of log lines. */
export interface LineLook {
  paint: Paint
  /** Whether lines have columns; they would wrap in a narrow terminal. */
  hasColumns: boolean
}

/** One line of the log, with secrets already masked. */
export interface LoggedLine {
  at: Date
  level: Level
  fields: Readonly<Record<string, unknown>>
  message: string
  /** Sentence that replaces fields and message. */
  sentence?: string | undefined
}

/**
 * Line breaks, terminal control sequences and bidirectional controls: a caller's text must not manipulate the
 * operator's screen.
 */
const steering = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

const escapeControls = (text: string): string =>
  text.replace(steering, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const levelStyles: Partial<Record<Level, Parameters<Paint>[0]>> = { debug: 'dim', warn: 'yellow', error: 'red' }

const getStatusStyle = (status: number): Parameters<Paint>[0] => {
  if (status >= 500) return 'red'
  return status >= 400 ? 'yellow' : 'green'
}

const levelWidth = 5
const operationWidth = 26
const msWidth = 8

interface RequestFields {
  requestId: string
  method: string
  operation: string
  status: number
  ms: number
  code?: string
  security?: string
  via?: string
  scenario?: string
}

/** Operation of a request, or its kind if it matches no operation. */
const getRequestSubject = ({ method, operation, status }: RequestFields): string => {
  if (operation !== 'none') return operation
  if (method === 'OPTIONS') return 'preflight'
  return status < 400 ? 'page or file' : 'no operation'
}

/** Tests for the line of a request, the most frequent kind. */
const isRequestLine = (fields: object): fields is RequestFields =>
  ['method', 'operation', 'status', 'ms'].every(name => Object.hasOwn(fields, name))

/** A request: operation, status and milliseconds in columns, followed by details. */
const formatRequest = (fields: RequestFields, message: string, { paint, hasColumns }: LineLook): string => {
  const { method, status, ms, code, security, via, scenario, requestId } = fields
  const column = (text: string, width: number): string => (hasColumns ? text.padEnd(width) : text)
  const time = ms.toFixed(1)
  const special = [
    ...(message === 'answered' ? [] : [message]),
    ...(code ? [code] : []),
    ...(security ? [security] : []),
    ...(scenario === undefined ? [] : [`scenario ${scenario}`]),
    ...(via === undefined ? [] : [`via ${via}`]),
    ...(status >= 500 ? [requestId] : []),
  ]
  const words = [
    column(escapeControls(`${method} ${getRequestSubject(fields)}`), operationWidth),
    paint(getStatusStyle(status), String(status)),
    `${hasColumns ? time.padStart(msWidth) : time} ms`,
    ...special.map(escapeControls),
  ]
  return words.join(' ')
}

const stringifyOrInspect = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    // A bigint or a circular structure.
    return inspect(value, { breakLength: Number.POSITIVE_INFINITY })
  }
}

/** Short text of a field's value; quoted only where it contains a blank. */
const formatFieldValue = (value: unknown): string => {
  if (typeof value === 'string') return /^[^\s"]+$/.test(value) ? value : stringifyOrInspect(value)
  if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value.join()
  return stringifyOrInspect(value)
}

const formatLogFields = (fields: object): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => escapeControls(` ${name}=${formatFieldValue(value)}`))
    .join('')

const call = /^\s+at /

/** Internal cause: the full stack of an error, on lines of its own, or the message of a warning. */
const formatCause = (cause: unknown, level: Level, { paint }: LineLook): string => {
  if (cause === undefined) return ''
  if (typeof cause !== 'object' || cause === null) return `: ${escapeControls(String(cause))}`
  const { type, message, stack, aggregateErrors: _each, ...more } = cause as Record<string, unknown>
  const sentence = [message, more.code, type].find(text => typeof text === 'string' && text !== '')
  if (level !== 'error' || typeof stack !== 'string')
    return `: ${escapeControls(String(sentence ?? stringifyOrInspect(cause)))}`
  const lines = stack
    .split('\n')
    .map(line =>
      call.test(line) ? paint('dim', `      ${escapeControls(line.trimStart())}`) : `    ${escapeControls(line)}`,
    )
  const known = formatLogFields(more)
  return ['', ...lines, ...(known === '' ? [] : [`   ${known}`])].join('\n')
}

const formatLineBody = ({ fields, message, level, sentence }: LoggedLine, look: LineLook): string => {
  if (sentence !== undefined) return escapeControls(sentence)
  if (isRequestLine(fields)) return formatRequest(fields, message, look)
  const { cause, ...others } = fields
  return `${escapeControls(message)}${formatLogFields(others)}${formatCause(cause, level, look)}`
}

/** Human-readable log line: time, level and event; an error is followed by its stack. */
export const formatReadableLine = (line: LoggedLine, look: LineLook): string => {
  const { at, level } = line
  const style = levelStyles[level]
  const word = look.hasColumns ? level.padEnd(levelWidth) : level
  return [
    look.paint('dim', at.toTimeString().slice(0, 8)),
    style ? look.paint(style, word) : word,
    formatLineBody(line, look),
  ].join(' ')
}
