import { type Level, pino } from 'pino'
import type { AnsweredRequest, LevelledLog } from '../../ports/log.ts'
import { maskSecrets } from './hidden-texts.ts'
import { createLineBuffer } from './line-buffer.ts'
import { hasNoSecrets, maskFields } from './masked.ts'

/** Current time in pino's format, to the millisecond; the text of a second is cached. */
const createIsoTime = (): (() => string) => {
  let [second, text] = [Number.NaN, '']
  return () => {
    const now = Date.now()
    const ms = now % 1000
    if (now - ms !== second) [second, text] = [now - ms, new Date(now).toISOString().slice(0, -4)]
    return `${text}${ms < 10 ? '00' : ms < 100 ? '0' : ''}${ms}Z`
  }
}

/** Line of plain fields in pino's format; pino's generic serializer takes three times as long for them. */
const formatPlainJsonLine = (level: Level, time: string, fields: object, message: string): string => {
  const text = JSON.stringify(fields).slice(1, -1)
  return `{"level":"${level}","time":"${time}"${text && ','}${text},"msg":${JSON.stringify(message)}}\n`
}

/** JSON field, or nothing where the value is undefined. The text needs no escapes. */
const formatJsonField = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `,"${name}":"${text}"`

/** Line of a request, the most frequent one: every text in it consists of letters, digits and `_.-`. */
const formatRequestLine = (time: string, request: AnsweredRequest): string => {
  const { requestId, method, operation, status, code, security, via, scenario, ms, keyId, userId, isHungUp, trace } =
    request
  return (
    `{"level":"info","time":"${time}","requestId":"${requestId}","method":"${method}","operation":"${operation}",` +
    `"status":${status}` +
    formatJsonField('code', code) +
    formatJsonField('security', security) +
    formatJsonField('via', via) +
    formatJsonField('scenario', scenario) +
    `,"ms":${ms}${formatJsonField('keyId', keyId)}${formatJsonField('userId', userId)}` +
    (trace ? formatJsonField('trace_id', trace.traceId) + formatJsonField('span_id', trace.spanId) : '') +
    `,"msg":"${isHungUp ? 'hung up' : 'answered'}"}\n`
  )
}

/** JSON Lines log, and a printer of other lines, one object each, in the same order. */
export interface JsonOutput {
  log: LevelledLog
  print(line: string, fields?: object): void
}

/**
 * JSON Lines log on standard output, or in a file; secrets are masked in every line. Lines are buffered, so that no
 * request waits for a disk or a pipe or pays for a write of its own: they are flushed at 16 kB, after a quarter of a
 * second, on the first error, and at process exit. A process that is killed loses the last buffer.
 */
export const createPinoOutput = (level: string, file?: string): JsonOutput => {
  const time = createIsoTime()
  const destination = createLineBuffer(pino.destination({ dest: file ?? 1, sync: false }))
  const log = pino(
    {
      level,
      formatters: { log: fields => maskFields(fields), level: label => ({ level: label }) },
      timestamp: () => `,"time":"${time()}"`,
      base: null,
      hooks: { streamWrite: maskSecrets },
    },
    destination,
  )
  const written = (of: Level) => (fields: object, message: string) => {
    if (!log.isLevelEnabled(of)) return
    if (hasNoSecrets(fields)) destination.write(maskSecrets(formatPlainJsonLine(of, time(), fields, message)))
    else log[of](fields, message)
  }
  return {
    print: (line, fields = {}) => {
      // Not masked: the sandbox key, and the links of letters, are meant for the operator.
      destination.write(formatPlainJsonLine('info', time(), fields, line))
      destination.flush()
    },
    log: {
      setLevel: to => {
        log.level = to
      },
      debug: written('debug'),
      info: written('info'),
      warn: written('warn'),
      error: (fields, message) => {
        log.error(fields, message)
        destination.flush()
      },
      answered: request => {
        if (!log.isLevelEnabled('info')) return
        const line = formatRequestLine(time(), request)
        // Our own request ids are random numbers; only one chosen by a caller could be a secret.
        destination.write(request.isForeignId ? maskSecrets(line) : line)
      },
    },
  }
}

/** The log alone. */
export const createPinoLog = (level: string, file?: string): LevelledLog => createPinoOutput(level, file).log
