import type { UsageStore } from '#server/ports/usage-store'

/** Places of a day that one process has taken of a row ahead of their calls. */
interface Lease {
  next: number
  last: number
  /** The block that is being fetched; calls that find nothing wait for it. */
  fetching: Promise<void> | undefined
}

/** Adds so many places to a row at once; gives the count after them. */
export type AddPlaces = (keyId: string, day: string, places: number) => Promise<number>

/**
 * Daily counts by leases over counts by groups, as a trial and no part of the service: a block of places is added to the row before its calls
 * come, which then take no commit; within two blocks of the quota calls are counted in groups again, so that no more than
 * the quota is admitted. What a process that is killed has not used stays counted.
 */
export const leasedUsage = (
  add: AddPlaces,
  grouped: Pick<UsageStore, 'count'>,
  quota: number,
  block: number,
): Pick<UsageStore, 'count'> => {
  const leases = new Map<string, Lease>()
  let isNearEdge = false

  const fetched = async (lease: Lease, keyId: string, day: string): Promise<void> => {
    const last = await add(keyId, day, block)
    lease.next = last - block + 1
    lease.last = last
    if (last > quota - 2 * block) isNearEdge = true
  }

  return {
    count: async (keyId, day) => {
      const name = `${day} ${keyId}`
      const lease = leases.get(name) ?? { next: 1, last: 0, fetching: undefined }
      leases.set(name, lease)
      for (;;) {
        if (lease.next <= lease.last) return lease.next++
        if (isNearEdge) return grouped.count(keyId, day)
        lease.fetching ??= fetched(lease, keyId, day).finally(() => {
          lease.fetching = undefined
        })
        await lease.fetching
      }
    },
  }
}
