import { pino } from 'pino'
import type { Log } from '../../ports.ts'

/** Header and field names whose values are never written. */
const secrets = ['authorization', 'cookie', 'x-api-key', 'apiKey', 'key', 'password', 'token']

/** A log of one JSON line each on standard output; secrets are masked wherever a line would hold them. */
export const pinoLog = (level: string): Log =>
  pino({
    level,
    redact: {
      paths: secrets.flatMap(name => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
    serializers: { cause: pino.stdSerializers.err },
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
  })
