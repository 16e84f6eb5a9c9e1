import { pino } from 'pino'
import type { Log } from '../../ports.ts'

/** Header and field names whose values are never written. */
const secrets = ['authorization', 'cookie', 'x-api-key', 'apiKey', 'key', 'password', 'token']

/**
 * A log of one JSON line each on standard output, or in a file; secrets are masked wherever a line would hold them.
 * Lines that come while others are being written leave together, so that no request waits for a disk or a pipe; what is
 * left is written when the process ends.
 */
export const pinoLog = (level: string, file?: string): Log =>
  pino(
    {
      level,
      redact: {
        paths: secrets.flatMap(name => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[redacted]',
      },
      serializers: { cause: pino.stdSerializers.err },
      timestamp: pino.stdTimeFunctions.isoTime,
      base: null,
    },
    pino.destination({ dest: file ?? 1, sync: false }),
  )
