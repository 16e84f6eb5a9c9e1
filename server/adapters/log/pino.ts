import { type Level, pino } from 'pino'
import type { AnsweredRequest, LevelledLog } from '../../ports/log.ts'
import { withoutSecrets } from './hidden-texts.ts'
import { isHarmless, masked } from './masked.ts'
import { pieces } from './pieces.ts'

/** An instant as pino prints it, to the millisecond; lines of one second share the text of the second. */
const isoTime = (): (() => string) => {
  let [second, text] = [Number.NaN, '']
  return () => {
    const now = Date.now()
    const ms = now % 1000
    if (now - ms !== second) [second, text] = [now - ms, new Date(now).toISOString().slice(0, -4)]
    return `${text}${ms < 10 ? '00' : ms < 100 ? '0' : ''}${ms}Z`
  }
}

/** A line of plain fields as pino prints it, which knows how to print anything and takes three times as long for them. */
const plainLine = (level: Level, time: string, fields: object, message: string): string => {
  const text = JSON.stringify(fields).slice(1, -1)
  return `{"level":"${level}","time":"${time}"${text && ','}${text},"msg":${JSON.stringify(message)}}\n`
}

/** A field of a line, or nothing where it is not known. Its text needs no escapes. */
const field = (name: string, text: string | undefined): string => (text === undefined ? '' : `,"${name}":"${text}"`)

/** The line of a request, of which there is one for each: every text in it is made of letters, digits and `_.-`. */
const requestLine = (time: string, request: AnsweredRequest): string => {
  const { requestId, method, operation, status, code, security, via, scenario, ms, keyId, userId, isHungUp, trace } =
    request
  return (
    `{"level":"info","time":"${time}","requestId":"${requestId}","method":"${method}","operation":"${operation}",` +
    `"status":${status}` +
    field('code', code) +
    field('security', security) +
    field('via', via) +
    field('scenario', scenario) +
    `,"ms":${ms}${field('keyId', keyId)}${field('userId', userId)}` +
    (trace ? field('trace_id', trace.traceId) + field('span_id', trace.spanId) : '') +
    `,"msg":"${isHungUp ? 'hung up' : 'answered'}"}\n`
  )
}

/**
 * A log of one JSON line each on standard output, or in a file; secrets are masked wherever a line would show them.
 * Lines are buffered, so that no request waits for a disk or a pipe, or pays for a write of its own: they are written
 * at 16 kB, after a quarter of a second, with the first error, and when the process ends. A process that is killed
 * loses the last buffer.
 */
export const pinoLog = (level: string, file?: string): LevelledLog => {
  const time = isoTime()
  const destination = pieces(pino.destination({ dest: file ?? 1, sync: false }))
  const log = pino(
    {
      level,
      formatters: { log: fields => masked(fields), level: label => ({ level: label }) },
      timestamp: () => `,"time":"${time()}"`,
      base: null,
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  )
  const written = (of: Level) => (fields: object, message: string) => {
    if (!log.isLevelEnabled(of)) return
    if (isHarmless(fields)) destination.write(withoutSecrets(plainLine(of, time(), fields, message)))
    else log[of](fields, message)
  }
  return {
    setLevel: to => {
      log.level = to
    },
    debug: written('debug'),
    info: written('info'),
    warn: written('warn'),
    error: (fields, message) => {
      log.error(fields, message)
      destination.pass()
    },
    answered: request => {
      if (!log.isLevelEnabled('info')) return
      const line = requestLine(time(), request)
      // An id of this service's own is a random number; only one that a caller chose could be a secret.
      destination.write(request.isForeignId ? withoutSecrets(line) : line)
    },
  }
}
