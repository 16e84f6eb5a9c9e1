import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back what a start leaves in the heap: 10 MiB of a service at rest, for about 0.2 s of CPU. What was
 * compiled is stored first, since this collection also forgets functions that nobody calls any more, and the next start
 * would have to compile them again. Node has no other way to ask for it but the one that its flag opens.
 */
export const giveBackStart = (): void => {
  flushCompileCache()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
