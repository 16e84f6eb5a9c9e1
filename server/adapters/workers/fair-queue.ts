import type { QueueRefusalReason, WorkerMetrics, WorkTicket } from '../../ports/workers.ts'

/** Limits of queued and running calls. */
export interface QueueLimits {
  /** Maximum number of calls, queued and running. */
  calls: number
  /** Maximum total size of their bodies, in bytes. */
  bytes: number
  /** Maximum number of calls per key. */
  callsPerKey: number
  /** Maximum wait for a thread, in milliseconds. */
  waitMs: number
}

/** Outcome of queueing: the call may run until it leaves, or it may not run. */
export type Place =
  | { outcome: 'taken'; leave(): void }
  | { outcome: 'noPlace'; reason: QueueRefusalReason }
  | { outcome: 'abandoned' }

/** Gives a slot to a queued call. */
type Give = () => void

/**
 * Fixed number of slots with a bounded queue that is fair between keys (round robin): a key with thirty calls gets as
 * many slots as a key with one while both are queued.
 */
export class FairQueue {
  readonly #limits: QueueLimits
  readonly #metrics: WorkerMetrics
  /** Queued calls by key; the next key comes first. */
  readonly #waiting = new Map<string, Set<Give>>()
  readonly #callsByKey = new Map<string, number>()
  #free: number
  #running = 0
  #calls = 0
  #bytes = 0

  constructor(places: number, limits: QueueLimits, metrics: WorkerMetrics) {
    this.#free = places
    this.#limits = limits
    this.#metrics = metrics
  }

  /** Waits for a slot; never rejects. A slot that was taken must be left, whatever the outcome of the call. */
  async enter(ticket: WorkTicket): Promise<Place> {
    if (ticket.signal.aborted) return { outcome: 'abandoned' }
    const reason = this.#fullReason(ticket)
    if (reason) return this.#refused(reason)
    this.#admit(ticket, 1)
    const startedAt = performance.now()
    const place = await this.#turn(ticket)
    if (place.outcome === 'taken') this.#metrics.workWaited(performance.now() - startedAt)
    else this.#admit(ticket, -1)
    return place.outcome === 'noPlace' ? this.#refused(place.reason) : place
  }

  #refused(reason: QueueRefusalReason): Place {
    this.#metrics.workRefused(reason)
    return { outcome: 'noPlace', reason }
  }

  #fullReason({ keyId, bytes }: WorkTicket): QueueRefusalReason | undefined {
    if (this.#calls >= this.#limits.calls) return 'calls'
    if (this.#bytes + bytes > this.#limits.bytes) return 'bytes'
    return (this.#callsByKey.get(keyId) ?? 0) >= this.#limits.callsPerKey ? 'callsOfKey' : undefined
  }

  /** Adds a call to the counts, or removes it. */
  #admit({ keyId, bytes }: WorkTicket, calls: 1 | -1): void {
    this.#calls += calls
    this.#bytes += calls * bytes
    const ofKey = (this.#callsByKey.get(keyId) ?? 0) + calls
    if (ofKey === 0) this.#callsByKey.delete(keyId)
    else this.#callsByKey.set(keyId, ofKey)
    this.#measure()
  }

  #measure(): void {
    this.#metrics.workState({ waiting: this.#calls - this.#running, running: this.#running, bytes: this.#bytes })
  }

  #taken(ticket: WorkTicket): Place {
    this.#free -= 1
    this.#running += 1
    this.#measure()
    let isLeft = false
    const leave = (): void => {
      if (isLeft) return
      isLeft = true
      this.#free += 1
      this.#running -= 1
      this.#admit(ticket, -1)
      this.#next()
    }
    return { outcome: 'taken', leave }
  }

  #turn(ticket: WorkTicket): Promise<Place> | Place {
    if (this.#free > 0) return this.#taken(ticket)
    const { promise, resolve } = Promise.withResolvers<Place>()
    const give: Give = () => finish(this.#taken(ticket))
    const timer = setTimeout(() => finish({ outcome: 'noPlace', reason: 'wait' }), this.#limits.waitMs)
    const abandon = (): void => finish({ outcome: 'abandoned' })
    ticket.signal.addEventListener('abort', abandon)
    const finish = (place: Place): void => {
      clearTimeout(timer)
      ticket.signal.removeEventListener('abort', abandon)
      this.#forget(ticket.keyId, give)
      resolve(place)
    }
    this.#waiting.set(ticket.keyId, (this.#waiting.get(ticket.keyId) ?? new Set<Give>()).add(give))
    return promise
  }

  /** Gives the free slot to the next key, which is then moved to the end. */
  #next(): void {
    for (const [keyId, gives] of this.#waiting) {
      this.#waiting.delete(keyId)
      const [give] = gives
      if (!give) continue
      gives.delete(give)
      if (gives.size > 0) this.#waiting.set(keyId, gives)
      give()
      return
    }
  }

  #forget(keyId: string, give: Give): void {
    const gives = this.#waiting.get(keyId)
    gives?.delete(give)
    if (gives?.size === 0) this.#waiting.delete(keyId)
  }
}
