import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueuedClient } from '../../ports/workers.ts'

/** Client of the call that the library serves, since the library hashes without telling for whom. */
const clients = new AsyncLocalStorage<QueuedClient>()

/** Runs a call of the library that hashes for a client. */
export const runForClient = <T>(client: QueuedClient, work: () => Promise<T>): Promise<T> => clients.run(client, work)

/** Client for whom the library hashes. @throws Error outside of `runForClient`, where a hash would have no turn. */
export const getLibraryClient = (): QueuedClient => {
  const client = clients.getStore()
  if (!client) throw new Error('The library hashes a password for no client.')
  return client
}
