import { apiVersion } from '../../contract/shared/version.ts'
import type { Box } from './box.ts'
import { readRecordOptions, readVerifyOptions } from './cassette-options.ts'
import { OptionFault } from './command-line.ts'
import { formatUsage, readOptions } from './options.ts'

/** Formats what a tester needs of a running box. */
const formatBox = ({ url, sandboxKey, sandbox: { apiKey, sessionToken, webhook, today, expiresAt } }: Box): string =>
  [
    `Valorem ${apiVersion} listens on ${url}; its day is ${today}. Everything in it ends with it.`,
    '',
    `  Sandbox key    ${sandboxKey}`,
    `  Your own key   ${apiKey}`,
    `  Session token  ${sessionToken}`,
    ...(webhook ? [`  Webhook secret ${webhook.secret}`] : []),
    '',
    `Your own key works until ${expiresAt}; POST ${url}/api/v1/sandbox with the sandbox key gives another one, with your`,
    'own key another session token.',
    '',
  ].join('\n')

/** Ends what runs with the process. */
const stopOnSignal = ({ close }: Pick<Box, 'close'>): void => {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    void close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
}

const runBox = async (args: readonly string[]): Promise<void> => {
  const options = readOptions(args)
  if ('asked' in options) {
    process.stdout.write(options.asked === 'help' ? formatUsage() : `${apiVersion}\n`)
    return
  }
  // Loaded once the options are right: the service takes some seconds.
  const { startBox } = await import('./box.ts')
  const starting = startBox(options)
  // Also one that is still being started leaves no records.
  stopOnSignal({ close: () => starting.then(box => box.close()) })
  process.stdout.write(formatBox(await starting))
}

const runRecording = async (args: readonly string[]): Promise<void> => {
  const options = readRecordOptions(args)
  const { startRecording } = await import('./record.ts')
  const recording = await startRecording(options)
  stopOnSignal(recording)
  process.stdout.write(`${recording.url} passes calls on to ${options.target} and writes them to ${options.file}.\n`)
}

const runVerification = async (args: readonly string[]): Promise<void> => {
  const options = readVerifyOptions(args)
  const { verifyCassette } = await import('./verify.ts')
  if (!(await verifyCassette(options, line => void process.stdout.write(`${line}\n`)))) process.exitCode = 1
}

const runCommand = (): Promise<void> => {
  const [command, ...rest] = process.argv.slice(2)
  if (command === 'record') return runRecording(rest)
  return command === 'verify' ? runVerification(rest) : runBox(process.argv.slice(2))
}

try {
  await runCommand()
} catch (error) {
  process.stderr.write(`${error instanceof OptionFault ? error.message : String(Object(error).stack ?? error)}\n`)
  process.exitCode = 1
}
