import { filledText, readFraction, readInteger, readOption } from './fields.ts'

/** Environment variables of observability: log, metrics, traces. */
export const watchingVariables = {
  METRICS_PORT: readInteger(0, 65_535).optional().describe('Port of /metrics, 0 for any free one; none when left out.'),
  METRICS_HOST: filledText
    .default('127.0.0.1')
    .describe('Address on which /metrics is served; only this machine when left out.'),
  LOG_LEVEL: readOption(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('How much is logged to standard output; `info` when left out.'),
  LOG_FORMAT: readOption(['json', 'text'])
    .optional()
    .describe('json: one object a line; text: short lines for people, as on a terminal when left out.'),
  TRACES: readOption(['on', 'off'])
    .default('off')
    .describe(
      'on: spans by the OpenTelemetry of the process, for which @opentelemetry/api is installed; off: traces are passed on only.',
    ),
  TRACES_SHARE: readFraction()
    .default(0.01)
    .describe(
      'With TRACES=on, the share of the requests that begin a trace; one in a hundred when left out. Those whose caller writes its trace down have spans besides.',
    ),
}
