import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { AttemptFault } from './attempt-fault.ts'

/** Opens a connection to an address, never to a name. */
export type Connect = (address: string, port: number) => Socket

/** Plain connection to exactly one address. */
export const connectToAddress: Connect = (address, port) => connect({ host: address, port, autoSelectFamily: false })

/** Connection target, and the certificates to trust. */
export interface Receiver {
  url: URL
  /** Address that was checked. */
  address: string
  /** Trusted certificates, instead of the platform's. */
  ca: readonly string[] | undefined
}

const getReceiverPort = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80))

/** Compares addresses regardless of spelling, which varies in IPv6. */
const isSameAddress = (one: string, other: string): boolean =>
  one === other ||
  (isIP(one) === 6 &&
    isIP(other) === 6 &&
    new URL(`http://[${one}]`).hostname === new URL(`http://[${other}]`).hostname)

const withAttemptFault = async <Result>(
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

const startTls = async (socket: Socket, { url, ca }: Receiver, signal: AbortSignal): Promise<Socket> => {
  const secure = connectTls({
    socket,
    servername: url.hostname,
    ALPNProtocols: ['http/1.1'],
    // Explicit, since an environment variable of Node disables the default.
    rejectUnauthorized: true,
    ...(ca && { ca: [...ca] }),
  })
  secure.on('error', () => {})
  signal.addEventListener('abort', () => secure.destroy(), { once: true })
  await withAttemptFault(once(secure, 'secureConnect', { signal }), 'tls', signal)
  return secure
}

/**
 * Opens a connection for a request: to the checked address, over TLS for `https`. The remote address is verified before
 * the first byte is sent, TLS included.
 * @throws AttemptFault `connect`, `address`, `tls` or `timeout`.
 */
export const openReceiverConnection = async (
  receiver: Receiver,
  connectTo: Connect,
  signal: AbortSignal,
): Promise<Socket> => {
  if (signal.aborted) throw new AttemptFault('timeout')
  const socket = connectTo(receiver.address, getReceiverPort(receiver.url))
  // Each wait below has a listener of its own; this one is for later errors.
  socket.on('error', () => {})
  signal.addEventListener('abort', () => socket.destroy(), { once: true })
  await withAttemptFault(once(socket, 'connect', { signal }), 'connect', signal)
  if (!isSameAddress(socket.remoteAddress ?? '', receiver.address)) {
    socket.destroy()
    throw new AttemptFault('address')
  }
  return receiver.url.protocol === 'https:' ? startTls(socket, receiver, signal) : socket
}
