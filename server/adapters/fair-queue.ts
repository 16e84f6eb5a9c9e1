import type { QueuedClient, QueueRefusal, QueueRefusalReason, WorkerMetrics, WorkTicket } from '../ports/workers.ts'

/** Limits of queued and running calls. */
export interface QueueLimits {
  /** Maximum number of calls, queued and running. */
  calls: number
  /** Maximum total size of their bodies, in bytes. */
  bytes: number
  /** Maximum number of calls of a client, also in its wider terms. */
  callsPerClient: number
  /** Maximum wait for a slot, in milliseconds. */
  waitMs: number
}

/** Outcome of queueing: the call may run until it leaves, or it may not run. */
export type Place = { outcome: 'taken'; leave(): void } | QueueRefusal | { outcome: 'abandoned' }

/** Call in the queue. */
interface QueuedCall {
  ticket: WorkTicket
  /** Groups of its client, from the root. */
  path: readonly Group[]
  finish(outcome: 'give' | QueueRefusalReason | 'abandoned'): void
}

/** Group of clients, with the counts of all calls below it. */
class Group {
  readonly name: string
  /** Groups with calls; the next one to get a slot comes first. */
  readonly children = new Map<string, Group>()
  /** Queued calls of a client, oldest first. */
  readonly queued = new Set<QueuedCall>()
  calls = 0
  bytes = 0
  waiting = 0
  waitingBytes = 0

  constructor(name: string) {
    this.name = name
  }

  /** Moves a child behind its siblings. */
  rotate(child: Group): void {
    this.children.delete(child.name)
    this.children.set(child.name, child)
  }
}

/** Measure of a group by which the heaviest one is found. */
type Weight = 'waiting' | 'waitingBytes'

/** The group with the greatest weight; of equal ones the one on the path, since its call came last. */
const findHeaviest = (group: Group, weight: Weight, path: readonly Group[]): Group | undefined => {
  let heaviest: Group | undefined
  for (const child of group.children.values()) {
    if (child.waiting === 0) continue
    const isHeavier = !heaviest || child[weight] > heaviest[weight]
    if (isHeavier || (child[weight] === heaviest?.[weight] && path.includes(child))) heaviest = child
  }
  return heaviest
}

/** Whether the client of a call, in its wider terms, has further calls: it then waits for its own. */
const isOwnFlood = ({ path, ticket }: QueuedCall): boolean =>
  path.slice(-ticket.client.ownGroups).some(({ calls }) => calls > 1)

/** Counters and timers of a queue. */
type QueueMetrics = Pick<WorkerMetrics, 'workState' | 'workWaited' | 'workRefused'>

const noMetrics: QueueMetrics = { workState() {}, workWaited() {}, workRefused() {} }

/**
 * Fixed number of slots with a bounded queue that is fair between clients: at each level of their groups, slots go
 * round robin, so that a network with thirty calls gets as many as one with a single call. A full queue refuses the
 * newest call of the heaviest client, not the one that finds it full (longest queue drop).
 */
export class FairQueue {
  readonly #limits: QueueLimits
  readonly #metrics: QueueMetrics
  readonly #root = new Group('')
  #free: number
  #running = 0

  constructor(places: number, limits: QueueLimits, metrics: QueueMetrics = noMetrics) {
    this.#free = places
    this.#limits = limits
    this.#metrics = metrics
  }

  /** Waits for a slot; never rejects. A slot that was taken must be left, whatever the outcome of the call. */
  async enter(ticket: WorkTicket): Promise<Place> {
    if (ticket.signal.aborted) return { outcome: 'abandoned' }
    const path = this.#openPath(ticket.client)
    if (path.slice(-ticket.client.ownGroups).some(({ calls }) => calls >= this.#limits.callsPerClient)) {
      this.#closePath(path)
      return this.#refuse('callsOfClient')
    }
    this.#admit(ticket, path, 1)
    const startedAt = performance.now()
    const place = await (this.#free > 0 ? this.#take(ticket, path) : this.#wait(ticket, path))
    if (place.outcome === 'taken') this.#metrics.workWaited(performance.now() - startedAt)
    return place
  }

  #refuse(reason: QueueRefusalReason): QueueRefusal {
    this.#metrics.workRefused(reason)
    return { outcome: 'noPlace', reason, callsPerClient: this.#limits.callsPerClient }
  }

  /** The groups of a client from the root, created where it is the first of them. */
  #openPath({ groups }: QueuedClient): readonly Group[] {
    const path = [this.#root]
    for (const name of groups) {
      const { children } = path.at(-1) ?? this.#root
      const child = children.get(name) ?? new Group(name)
      children.set(name, child)
      path.push(child)
    }
    return path
  }

  /** Removes the groups of a path that have no calls. */
  #closePath(path: readonly Group[]): void {
    for (let level = path.length - 1; level > 0; level -= 1) {
      const [parent, child] = [path[level - 1], path[level]]
      if (child && child.calls === 0) parent?.children.delete(child.name)
    }
  }

  /** Adds a call to the counts of its groups, or removes it. */
  #admit({ bytes }: WorkTicket, path: readonly Group[], calls: 1 | -1): void {
    for (const group of path) {
      group.calls += calls
      group.bytes += calls * bytes
    }
    if (calls < 0) this.#closePath(path)
    this.#measure()
  }

  #measure(): void {
    const { calls, bytes } = this.#root
    this.#metrics.workState({ waiting: calls - this.#running, running: this.#running, bytes })
  }

  #take(ticket: WorkTicket, path: readonly Group[]): Place {
    this.#free -= 1
    this.#running += 1
    this.#measure()
    let isLeft = false
    const leave = (): void => {
      if (isLeft) return
      isLeft = true
      this.#free += 1
      this.#running -= 1
      this.#admit(ticket, path, -1)
      this.#giveNext()
    }
    return { outcome: 'taken', leave }
  }

  #wait(ticket: WorkTicket, path: readonly Group[]): Promise<Place> {
    const { promise, resolve } = Promise.withResolvers<Place>()
    const timer = setTimeout(() => call.finish(isOwnFlood(call) ? 'callsOfClient' : 'wait'), this.#limits.waitMs)
    const abandon = (): void => call.finish('abandoned')
    ticket.signal.addEventListener('abort', abandon)
    const call: QueuedCall = {
      ticket,
      path,
      finish: outcome => {
        clearTimeout(timer)
        ticket.signal.removeEventListener('abort', abandon)
        this.#countWaiting(call, -1)
        if (outcome === 'give') return resolve(this.#take(ticket, path))
        this.#admit(ticket, path, -1)
        resolve(outcome === 'abandoned' ? { outcome } : this.#refuse(outcome))
      },
    }
    this.#countWaiting(call, 1)
    this.#dropExcess(path)
    return promise
  }

  #countWaiting(call: QueuedCall, calls: 1 | -1): void {
    for (const group of call.path) {
      group.waiting += calls
      group.waitingBytes += calls * call.ticket.bytes
    }
    const client = call.path.at(-1)
    if (calls > 0) client?.queued.add(call)
    else client?.queued.delete(call)
  }

  /** Refuses queued calls until the queue is within its limits. */
  #dropExcess(path: readonly Group[]): void {
    const { calls, bytes } = this.#limits
    while (this.#root.waiting > 0 && (this.#root.calls > calls || this.#root.bytes > bytes)) {
      this.#drop(this.#root.calls > calls ? 'waiting' : 'waitingBytes', path)
    }
  }

  /** Refuses the newest call of the heaviest client; a client with further calls is told that they are its own. */
  #drop(weight: Weight, path: readonly Group[]): void {
    let group = this.#root
    for (let next = findHeaviest(group, weight, path); next; next = findHeaviest(next, weight, path)) group = next
    const call = [...group.queued].at(-1)
    call?.finish(isOwnFlood(call) ? 'callsOfClient' : weight === 'waiting' ? 'calls' : 'bytes')
  }

  /** Gives the free slot to the next client; each of its groups is then moved behind its siblings. */
  #giveNext(): void {
    let group = this.#root
    for (let next = this.#rotate(group); next; next = this.#rotate(next)) group = next
    const [call] = group.queued
    call?.finish('give')
  }

  #rotate(group: Group): Group | undefined {
    for (const child of group.children.values()) {
      if (child.waiting === 0) continue
      group.rotate(child)
      return child
    }
    return undefined
  }
}
