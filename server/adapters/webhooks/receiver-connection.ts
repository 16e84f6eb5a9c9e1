import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { AttemptFault } from './attempt-fault.ts'

/** Opens a connection to an address, never to a name. */
export type Connect = (address: string, port: number) => Socket

/** A plain connection to one address and no other. */
export const systemConnect: Connect = (address, port) => connect({ host: address, port, autoSelectFamily: false })

/** Where to connect, and what the other side must prove. */
export interface Receiver {
  url: URL
  /** The address that was judged. */
  address: string
  /** Certificates to trust in place of those of the platform. */
  ca: readonly string[] | undefined
}

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80))

/** The same address in another spelling, as IPv6 has them, is the same. */
const isSame = (one: string, other: string): boolean =>
  one === other ||
  (isIP(one) === 6 &&
    isIP(other) === 6 &&
    new URL(`http://[${one}]`).hostname === new URL(`http://[${other}]`).hostname)

const failing = async <Result>(
  work: Promise<Result>,
  fault: 'connect' | 'tls',
  signal: AbortSignal,
): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    throw signal.aborted ? new AttemptFault('timeout') : new AttemptFault(fault, error)
  }
}

const overTls = async (socket: Socket, { url, ca }: Receiver, signal: AbortSignal): Promise<Socket> => {
  const secure = connectTls({
    socket,
    servername: url.hostname,
    ALPNProtocols: ['http/1.1'],
    // Said, since an environment variable of Node turns the default off.
    rejectUnauthorized: true,
    ...(ca && { ca: [...ca] }),
  })
  secure.on('error', () => {})
  signal.addEventListener('abort', () => secure.destroy(), { once: true })
  await failing(once(secure, 'secureConnect', { signal }), 'tls', signal)
  return secure
}

/**
 * A connection on which a request may be written: to the judged address, over TLS for `https`. Whom the connection really
 * leads to is looked at before its first byte, that of TLS included.
 * @throws AttemptFault `connect`, `address`, `tls` or `timeout`.
 */
export const receiverConnection = async (
  receiver: Receiver,
  connectTo: Connect,
  signal: AbortSignal,
): Promise<Socket> => {
  if (signal.aborted) throw new AttemptFault('timeout')
  const socket = connectTo(receiver.address, portOf(receiver.url))
  // Each wait below has its own; this one is for what comes after them.
  socket.on('error', () => {})
  signal.addEventListener('abort', () => socket.destroy(), { once: true })
  await failing(once(socket, 'connect', { signal }), 'connect', signal)
  if (!isSame(socket.remoteAddress ?? '', receiver.address)) {
    socket.destroy()
    throw new AttemptFault('address')
  }
  return receiver.url.protocol === 'https:' ? overTls(socket, receiver, signal) : socket
}
