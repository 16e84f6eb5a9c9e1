import { inspect, styleText } from 'node:util'
import type { Level } from 'pino'

/** How a text is set off; the text itself where no colours are wanted. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string

/** Without colours, as for files, and wherever `NO_COLOR` is set. */
export const plain: Paint = (_style, text) => text

/** With the colours of a terminal. */
export const coloured: Paint = (style, text) => styleText(style, text, { validateStream: false })

/** How lines look where they are read. */
export interface LineLook {
  paint: Paint
  /** Whether lines have columns; a narrow terminal would break them. */
  hasColumns: boolean
}

/** One line of the log, its secrets masked already. */
export interface LoggedLine {
  at: Date
  level: Level
  fields: Readonly<Record<string, unknown>>
  message: string
  /** The sentence that stands for fields and message. */
  said?: string | undefined
}

/**
 * Line breaks, control sequences of a terminal and bidirectional controls: a caller's text must not change the
 * operator's screen.
 */
const steering = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

const shown = (text: string): string =>
  text.replace(steering, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const levelStyles: Partial<Record<Level, Parameters<Paint>[0]>> = { debug: 'dim', warn: 'yellow', error: 'red' }

const statusStyle = (status: number): Parameters<Paint>[0] => {
  if (status >= 500) return 'red'
  return status >= 400 ? 'yellow' : 'green'
}

const levelWidth = 5
const operationWidth = 26
const msWidth = 8

interface AnsweredFields {
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

/** The operation of a request; for one without an operation, what kind of request it was. */
const subject = ({ method, operation, status }: AnsweredFields): string => {
  if (operation !== 'none') return operation
  if (method === 'OPTIONS') return 'preflight'
  return status < 400 ? 'page or file' : 'no operation'
}

/** Whether a line is that of a request, of which there are most. */
const isAnswered = (fields: object): fields is AnsweredFields =>
  ['method', 'operation', 'status', 'ms'].every(name => Object.hasOwn(fields, name))

/** A request: operation, status and milliseconds in columns, and behind them what was special. */
const answeredText = (fields: AnsweredFields, message: string, { paint, hasColumns }: LineLook): string => {
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
    column(shown(`${method} ${subject(fields)}`), operationWidth),
    paint(statusStyle(status), String(status)),
    `${hasColumns ? time.padStart(msWidth) : time} ms`,
    ...special.map(shown),
  ]
  return words.join(' ')
}

const json = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    // A whole number beyond 2^53, or what refers to itself.
    return inspect(value, { breakLength: Number.POSITIVE_INFINITY })
  }
}

/** The value of a field in a few characters; what has no blank stands without quotation marks. */
const valueText = (value: unknown): string => {
  if (typeof value === 'string') return /^[^\s"]+$/.test(value) ? value : json(value)
  if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value.join()
  return json(value)
}

const fieldsText = (fields: object): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => shown(` ${name}=${valueText(value)}`))
    .join('')

const call = /^\s+at /

/** What happened inside: of an error its whole stack in lines of its own, of a warning what it says. */
const causeText = (cause: unknown, level: Level, { paint }: LineLook): string => {
  if (cause === undefined) return ''
  if (typeof cause !== 'object' || cause === null) return `: ${shown(String(cause))}`
  const { type, message, stack, aggregateErrors: _each, ...more } = cause as Record<string, unknown>
  const sentence = [message, more.code, type].find(text => typeof text === 'string' && text !== '')
  if (level !== 'error' || typeof stack !== 'string') return `: ${shown(String(sentence ?? json(cause)))}`
  const lines = stack
    .split('\n')
    .map(line => (call.test(line) ? paint('dim', `      ${shown(line.trimStart())}`) : `    ${shown(line)}`))
  const known = fieldsText(more)
  return ['', ...lines, ...(known === '' ? [] : [`   ${known}`])].join('\n')
}

const rest = ({ fields, message, level, said }: LoggedLine, look: LineLook): string => {
  if (said !== undefined) return shown(said)
  if (isAnswered(fields)) return answeredText(fields, message, look)
  const { cause, ...others } = fields
  return `${shown(message)}${fieldsText(others)}${causeText(cause, level, look)}`
}

/** A line of the log as a person reads it: time, level, and what happened; an error has its stack below it. */
export const readableLine = (line: LoggedLine, look: LineLook): string => {
  const { at, level } = line
  const style = levelStyles[level]
  const word = look.hasColumns ? level.padEnd(levelWidth) : level
  return [
    look.paint('dim', at.toTimeString().slice(0, 8)),
    style ? look.paint(style, word) : word,
    rest(line, look),
  ].join(' ')
}
