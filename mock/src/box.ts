import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfiguration } from '../../server/config/configuration.ts'
import { plusDays } from '../../server/domain/core/days.ts'
import { dayMs, luxembourgDay } from '../../server/domain/core/instants.ts'
import { listen } from '../../server/http/server/listen.ts'
import type { Log } from '../../server/ports/log.ts'
import type { OpenSandbox } from '../../server/services/account/sandbox-services.ts'
import type { ProcessDependencies } from '../../server/start/parts.ts'
import { createService } from '../../server/start/service.ts'
import { OptionFault } from './command-line.ts'
import type { BoxOptions } from './options.ts'
import { createBytes } from './seeded-bytes.ts'

/** Public key of the box: the sandbox key of every installation. */
const sandboxKey = 'vk_sandbox_public'
/** Milliseconds in which running requests may end when the box closes. */
const drainMs = 500

/** A running box. */
export interface Box {
  /** Address, as http://127.0.0.1:4010. */
  url: string
  sandboxKey: string
  /** Sandbox that was made at the start. */
  sandbox: OpenSandbox['answer'] & { sessionToken: string }
  /** Ends the box; its records are deleted. */
  close(): Promise<void>
}

/** Metrics that count nothing. */
const noMetrics = new Proxy({}, { get: () => () => {} }) as ProcessDependencies['metrics'] // each metric is a function without a result

/** Log of faults alone, on the standard error. */
const createErrorLog = (): Log => {
  const drop = (): void => {}
  const error = ({ cause }: { cause?: unknown }, message: string): void =>
    void process.stderr.write(`${message}${cause instanceof Error ? `: ${cause.message}` : ''}\n`)
  return { debug: drop, info: drop, warn: drop, error }
}

/** Environment of the service in the box: no network but the receivers of webhooks, and every answer checked. */
const createEnvironment = (dataDir: string, { port, perMinute, perDay }: BoxOptions): Record<string, string> => ({
  ...{ DATA_DIR: dataDir, PORT: `${port}`, HOST: '127.0.0.1', SANDBOX: 'on', SANDBOX_API_KEY: sandboxKey },
  ...{ MARKET_DATA_REFRESH: 'off', ANSWER_CHECK: 'all', WARM_THREAD: 'off' },
  TIER_LIMITS: JSON.stringify({
    sandbox: { ...(perMinute !== undefined && { perMinute }), ...(perDay !== undefined && { perDay }) },
  }),
})

/** Sandbox of the box. @throws OptionFault for an address that no webhook may have. */
const makeSandbox = async (url: string, webhookUrl: string | undefined): Promise<Box['sandbox']> => {
  const answer = await fetch(`${url}/api/v1/sandbox`, {
    method: 'POST',
    headers: { 'X-API-Key': sandboxKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(webhookUrl === undefined ? {} : { webhookUrl }),
  })
  const body = (await answer.json()) as { data: Box['sandbox']; error: string }
  if (answer.status === 201) return body.data
  if (answer.status !== 400) throw new Error(`The first sandbox was not made: ${body.error}`)
  throw new OptionFault(
    `--webhook: ${body.error} Allowed are public https addresses, and http://127.0.0.1:PORT of another program.`,
  )
}

/** Day of the box: the real one, or that of its clock and as many days later as have passed. */
const createToday = (clock: string | undefined): (() => string) => {
  const real = (): string => luxembourgDay(new Date())
  if (clock === undefined) return real
  const days = Math.round((Date.parse(clock) - Date.parse(real())) / dayMs)
  return () => plusDays(real(), days)
}

/**
 * Starts the service on this machine, with records in a temporary folder that is deleted with it.
 * @throws OptionFault where the port is in use, or the receiver of webhooks cannot be one.
 */
export const startBox = async (options: BoxOptions): Promise<Box> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'valorem-mock-'))
  const removeRecords = (): void => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', removeRecords)
  const config = readConfiguration(createEnvironment(dataDir, options))
  const service = await createService(config, {
    ...{ log: createErrorLog(), metrics: noMetrics, newId: () => randomUUID(), print: () => {} },
    ...{ now: () => new Date(), today: createToday(options.clock), randomBytes: createBytes(options.seed) },
  })
  const close = async (drain: (ms: number) => Promise<void>): Promise<void> => {
    await drain(drainMs)
    await service.close()
    removeRecords()
    process.off('exit', removeRecords)
  }
  const { url, drain } = await listen(service.app, config, () => randomUUID()).catch(async cause => {
    await close(async () => {})
    throw new OptionFault(
      `--port ${options.port} cannot be listened on (${Object(cause).code}); name another one, or 0.`,
    )
  })
  service.start()
  try {
    const sandbox = await makeSandbox(url, options.webhook)
    return { url, sandboxKey, sandbox, close: () => close(drain) }
  } catch (cause) {
    await close(drain)
    throw cause
  }
}
