import { once } from 'node:events'
import { connect } from 'node:net'
import { CommandFault } from './run-command.ts'

/** Current state of a replica in the balancer. */
export interface BalancedReplica {
  /** Name in the balancer's configuration. */
  name: string
  /** Whether the last health check passed; a replica that is taken out is still checked. */
  isUp: boolean
  /** Whether it was taken out manually (drain or maintenance), so that it gets no new requests. */
  isOut: boolean
  /** Requests in progress; idle connections do not count. */
  requests: number
}

/** Balancer operations that a release needs. */
export interface Balancer {
  /** Replicas in configuration order. @throws CommandFault where the balancer does not answer or has none. */
  replicas(): Promise<BalancedReplica[]>
  /** Sends no new requests to a replica; those in progress continue. */
  takeOut(name: string): Promise<void>
  putBack(name: string): Promise<void>
}

/** Timeout of the runtime API. */
const answerMsMax = 10_000

/** Values of HAProxy's `srv_op_state` and `srv_admin_state` (management guide, "show servers state"). */
const [running, maintenanceOrDrain] = [2, 0x01 | 0x02 | 0x04 | 0x08 | 0x10 | 0x20]

/** Sends one command to the runtime API and reads the whole answer. */
const sendHaproxyCommand = async (path: string, command: string): Promise<string> => {
  const socket = connect(path)
  try {
    socket.setEncoding('utf8').setTimeout(answerMsMax, () => socket.destroy(new Error('it does not answer')))
    let answer = ''
    socket.on('data', text => {
      answer += text
    })
    socket.end(`${command}\n`)
    await once(socket, 'close')
    return answer
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CommandFault(`HAProxy's runtime socket ${path} cannot be used: ${why}`)
  } finally {
    socket.destroy()
  }
}

/** Rows of an HAProxy table, by column name; its header begins with `# `. */
const parseHaproxyTable = (text: string, separator: string): Record<string, string>[] => {
  const lines = text.split('\n').filter(line => line !== '')
  const at = lines.findIndex(line => line.startsWith('# '))
  const names = lines[at]?.slice(2).split(separator) ?? []
  return lines.slice(at + 1).map(line => {
    const values = line.split(separator)
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
  })
}

/** Replicas of an HAProxy backend, through its runtime socket (`level admin`). */
export const createHaproxyBalancer = (socket: string, backend: string): Balancer => {
  const change = async (name: string, state: 'drain' | 'ready'): Promise<void> => {
    const said = (await sendHaproxyCommand(socket, `set server ${backend}/${name} state ${state}`)).trim()
    if (said !== '') throw new CommandFault(`HAProxy did not set ${backend}/${name} to ${state}: ${said}`)
  }
  return {
    replicas: async () => {
      const states = await sendHaproxyCommand(socket, `show servers state ${backend}`)
      if (!states.includes('# ')) throw new CommandFault(`HAProxy has no servers in ${backend}: ${states.trim()}`)
      const sessions = new Map(
        parseHaproxyTable(await sendHaproxyCommand(socket, 'show stat'), ',')
          .filter(row => row.pxname === backend)
          .map(row => [row.svname, Number(row.scur) + Number(row.qcur)]),
      )
      return parseHaproxyTable(states, ' ').map(row => ({
        name: row.srv_name ?? '',
        isUp: Number(row.srv_op_state) === running,
        isOut: (Number(row.srv_admin_state) & maintenanceOrDrain) !== 0,
        requests: sessions.get(row.srv_name ?? '') ?? 0,
      }))
    },
    takeOut: name => change(name, 'drain'),
    putBack: name => change(name, 'ready'),
  }
}
