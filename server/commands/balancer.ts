import { once } from 'node:events'
import { connect } from 'node:net'
import { CommandFault } from './run-command.ts'

/** A replica as the balancer sees it at this moment. */
export interface BalancedReplica {
  /** Its name in the configuration of the balancer. */
  name: string
  /** Whether its last health check was good; a replica that is taken out goes on being checked. */
  isUp: boolean
  /** Whether it was taken out by hand (drain or maintenance), so that it gets no new request. */
  isOut: boolean
  /** Requests under way at it; connections that rest are none. */
  requests: number
}

/** What a release asks of a balancer. */
export interface Balancer {
  /** The replicas in the order of its configuration. @throws CommandFault where it does not answer or has none. */
  replicas(): Promise<BalancedReplica[]>
  /** No new request for a replica; those under way go on. */
  takeOut(name: string): Promise<void>
  putBack(name: string): Promise<void>
}

/** Longest answer of the runtime interface to wait for. */
const answerMsMax = 10_000

/** Values of HAProxy's `srv_op_state` and `srv_admin_state` (management guide, "show servers state"). */
const [running, maintenanceOrDrain] = [2, 0x01 | 0x02 | 0x04 | 0x08 | 0x10 | 0x20]

/** One command at the runtime interface, with its whole answer. */
const asked = async (path: string, command: string): Promise<string> => {
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

/** The rows of a table of HAProxy, by the names of its columns; its head begins with `# `. */
const rowsOf = (text: string, separator: string): Record<string, string>[] => {
  const lines = text.split('\n').filter(line => line !== '')
  const at = lines.findIndex(line => line.startsWith('# '))
  const names = lines[at]?.slice(2).split(separator) ?? []
  return lines.slice(at + 1).map(line => {
    const values = line.split(separator)
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
  })
}

/** The replicas of a backend of HAProxy, through its runtime socket (`level admin`). */
export const haproxyBackend = (socket: string, backend: string): Balancer => {
  const change = async (name: string, state: 'drain' | 'ready'): Promise<void> => {
    const said = (await asked(socket, `set server ${backend}/${name} state ${state}`)).trim()
    if (said !== '') throw new CommandFault(`HAProxy did not set ${backend}/${name} to ${state}: ${said}`)
  }
  return {
    replicas: async () => {
      const states = await asked(socket, `show servers state ${backend}`)
      if (!states.includes('# ')) throw new CommandFault(`HAProxy has no servers in ${backend}: ${states.trim()}`)
      const sessions = new Map(
        rowsOf(await asked(socket, 'show stat'), ',')
          .filter(row => row.pxname === backend)
          .map(row => [row.svname, Number(row.scur) + Number(row.qcur)]),
      )
      return rowsOf(states, ' ').map(row => ({
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
