import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { createHaproxyBalancer } from './balancer.ts'
import { releaseReplicas } from './release-replicas-command.ts'
import { CommandFault, runCommand } from './run-command.ts'

const usage = `npm run -s operate -- release-replicas --stop COMMAND --start COMMAND [--done COMMAND]
  [--socket /run/haproxy/admin.sock] [--backend valorem] [--drain-seconds 100] [--ready-seconds 60]
In each command {} is the name of a replica in HAProxy. --done says by 0 that it has the new version already.`

/** Server names that HAProxy accepts and a shell reads as one plain word. */
const plainName = /^[\w.:-]+$/

/** Runs an operator's command for a replica, with inherited output. */
const runReplicaCommand = async (command: string, name: string): Promise<number | null> => {
  if (!plainName.test(name)) throw new CommandFault(`the replica "${name}" has a name that no command may hold`)
  const child = spawn('/bin/sh', ['-c', command.replaceAll('{}', name)], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'close')
  return code as number | null
}

const createReplicaStep = (command: string) => async (name: string) => {
  const code = await runReplicaCommand(command, name)
  if (code !== 0) throw new CommandFault(`exit ${code} of ${command.replaceAll('{}', name)}`)
}

/** Converts an option in seconds to milliseconds. */
const parseSecondsOption = (option: string, text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new CommandFault(`${option} is whole seconds from 1 to 9999, not ${text}`)
  return Number(text) * 1000
}

/** Allows one release at a time for a balancer: the abstract socket disappears with this process, however it ends. */
const lockRelease = async (socket: string): Promise<() => void> => {
  const server = createServer().listen(`\0valorem-release ${socket}`)
  await once(server, 'listening').catch(() => {
    throw new CommandFault('another release of these replicas is under way on this machine')
  })
  return () => void server.close()
}

const parseReleaseOptions = (args: string[]) => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      stop: text,
      start: text,
      done: text,
      socket: { ...text, default: '/run/haproxy/admin.sock' },
      backend: { ...text, default: 'valorem' },
      'drain-seconds': { ...text, default: '100' },
      'ready-seconds': { ...text, default: '60' },
    },
  })
  if (!values.stop || !values.start) throw new CommandFault(`--stop and --start are needed\n${usage}`)
  return { ...values, stop: values.stop, start: values.start }
}

// The release of a new version behind HAProxy, as `npm run -s operate -- release-replicas …`.
await runCommand('The release stopped', async () => {
  const { stop, start, done, socket, backend, ...options } = parseReleaseOptions(process.argv.slice(2))
  const end = await lockRelease(socket)
  try {
    const replaced = await releaseReplicas({
      balancer: createHaproxyBalancer(socket, backend),
      limits: {
        drainMsMax: parseSecondsOption('--drain-seconds', options['drain-seconds']),
        readyMsMax: parseSecondsOption('--ready-seconds', options['ready-seconds']),
      },
      stop: createReplicaStep(stop),
      start: createReplicaStep(start),
      isDone: async name => done !== undefined && (await runReplicaCommand(done, name)) === 0,
      say: line => void process.stdout.write(`${line}\n`),
    })
    return { output: `${replaced} replaced; all are in service`, fault: '', exitCode: 0 }
  } finally {
    end()
  }
})
