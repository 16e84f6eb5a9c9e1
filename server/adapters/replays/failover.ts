import type { ReplayStore } from '../../ports/replay-store.ts'
import type { SharedStore } from '../../ports/shared-store.ts'

/**
 * Stores replays in the shared store while it is up, and otherwise in this process; answers stored locally during an
 * outage are still used after it.
 */
export const createFailoverReplays = ({ ask }: SharedStore, shared: ReplayStore, local: ReplayStore): ReplayStore => ({
  begin: async (name, bodyHash, runningMs) => {
    const here = await local.begin(name, bodyHash)
    if (here.state === 'done') return here
    return ask(() => shared.begin(name, bodyHash, runningMs)).catch(() => here)
  },
  keep: (name, replay, ms) => ask(() => shared.keep(name, replay, ms)).catch(() => local.keep(name, replay, ms)),
  abandon: (name, bodyHash) => ask(() => shared.abandon(name, bodyHash)).catch(() => local.abandon(name, bodyHash)),
})
