import { AsyncLocalStorage } from 'node:async_hooks'
import type { LetterPlace } from '../../ports/accounts.ts'

/** One call into the library: where its letters point to, and the user that it made or confirmed. */
export interface LibraryCall {
  place?: LetterPlace
  userId?: string
}

/** The library's callbacks get no request from a call in process: what they need travels beside it. */
const calls = new AsyncLocalStorage<LibraryCall>()

/** Does work as one call; `call` holds afterwards what the callbacks noted. */
export const duringCall = <T>(call: LibraryCall, work: () => Promise<T>): Promise<T> => calls.run(call, work)

/** The call in which a callback runs. */
export const runningCall = (): LibraryCall => calls.getStore() ?? {}
