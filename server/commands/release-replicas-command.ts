import { setTimeout as pause } from 'node:timers/promises'
import type { BalancedReplica, Balancer } from './balancer.ts'
import { CommandFault } from './run-command.ts'

/** How long each wait of a release may last, in milliseconds. */
export interface ReleaseLimits {
  /** For the requests under way at a replica that was taken out. */
  drainMsMax: number
  /** For the balancer to see that a replica has stopped, or that one is up. */
  readyMsMax: number
}

/** What a release does to replicas, each by its name in the balancer. */
export interface ReplicaPrograms {
  /** Ends a replica and waits for its end. @throws when it does not end well. */
  stop(name: string): Promise<void>
  /** Starts its new version. @throws when that does not succeed. */
  start(name: string): Promise<void>
  /** Whether the new version runs in its place already. */
  isDone(name: string): Promise<boolean>
}

/** What a release is made of. */
export interface Release extends ReplicaPrograms {
  balancer: Balancer
  limits: ReleaseLimits
  /** Says what is done, a line for each step. */
  say(line: string): void
}

/** Pause between two looks at the balancer, whose own checks are a second apart. */
const pauseMs = 100

const isServing = ({ isUp, isOut }: BalancedReplica): boolean => isUp && !isOut
const namesOf = (replicas: readonly BalancedReplica[]): string => replicas.map(({ name }) => name).join(', ')
const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Waits until the balancer shows what is wanted; false where it does not within its time. */
const shows = async (
  { balancer }: Release,
  ms: number,
  wanted: (replicas: readonly BalancedReplica[]) => boolean,
): Promise<boolean> => {
  for (const startedAt = performance.now(); performance.now() - startedAt < ms; await pause(pauseMs))
    if (wanted(await balancer.replicas())) return true
  return false
}

const showsReplica = (
  release: Release,
  name: string,
  ms: number,
  wanted: (replica: BalancedReplica) => boolean,
): Promise<boolean> => shows(release, ms, replicas => replicas.some(one => one.name === name && wanted(one)))

/** Puts a replica that still runs back where a step before its stop has failed. */
const givenBack = async ({ balancer }: Release, name: string, why: string): Promise<never> => {
  await balancer.putBack(name)
  throw new CommandFault(`${name} was put back as it was: ${why}`)
}

/** Ends the replica once nothing is under way at it, and the balancer sees its end. */
const stopped = async (release: Release, name: string): Promise<void> => {
  const { balancer, limits, say } = release
  const others = (await balancer.replicas()).filter(one => one.name !== name)
  if (!others.some(isServing))
    throw new CommandFault(`${name} is the only replica that answers, so it stays; bring another one up first`)
  await balancer.takeOut(name)
  say(`${name}: taken out`)
  // Seen twice, since a request that was given to it at this very moment may not be counted yet.
  const isIdle = (one: BalancedReplica): boolean => one.isOut && one.requests === 0
  const isDrained = await showsReplica(release, name, limits.drainMsMax, isIdle)
  await pause(pauseMs)
  if (!isDrained || !(await showsReplica(release, name, limits.drainMsMax, isIdle)))
    return givenBack(release, name, `requests were under way for ${limits.drainMsMax / 1000} s`)
  await release
    .stop(name)
    .catch(cause => givenBack(release, name, `the command that stops it failed: ${reasonOf(cause)}`))
  if (!(await showsReplica(release, name, limits.readyMsMax, one => !one.isUp)))
    return givenBack(release, name, 'it answers health checks after the command that stops it')
  say(`${name}: stopped`)
}

/** Starts the new version of a replica that is out, and gives it requests once the balancer has seen it ready. */
const started = async (release: Release, name: string): Promise<void> => {
  const { balancer, limits, say } = release
  const left = 'it gets no requests, the others do; mend it and run this again'
  await release.start(name).catch(cause => {
    throw new CommandFault(`the command that starts ${name} failed: ${reasonOf(cause)}; ${left}`)
  })
  if (!(await showsReplica(release, name, limits.readyMsMax, one => one.isUp)))
    throw new CommandFault(`${name} was not ready within ${limits.readyMsMax / 1000} s; ${left}`)
  await balancer.putBack(name)
  if (!(await showsReplica(release, name, limits.readyMsMax, isServing)))
    throw new CommandFault(`HAProxy gives ${name} no requests, though it was set ready; look at \`show servers state\``)
  say(`${name}: in service`)
}

/** Waits for those that nobody has taken out; what a release that was cut left out is up to this one. */
const standing = async (release: Release): Promise<BalancedReplica[]> => {
  const areUp = (replicas: readonly BalancedReplica[]): boolean => replicas.every(({ isUp, isOut }) => isUp || isOut)
  await shows(release, release.limits.readyMsMax, areUp)
  const replicas = await release.balancer.replicas()
  const down = replicas.filter(({ isUp, isOut }) => !isUp && !isOut)
  if (down.length > 0)
    throw new CommandFault(`nothing was changed: ${namesOf(down)} does not answer; bring it up first`)
  if (replicas.length < 2 || !replicas.some(isServing))
    throw new CommandFault(
      `nothing was changed: a release wants two replicas that answer, and there are ${replicas.filter(isServing).length} (${namesOf(replicas)})`,
    )
  return replicas
}

/**
 * Replaces the replicas one after the other, so that at no time fewer than one answers and none is cut with a request. Run
 * again after it was ended anywhere, it begins with the replica that it had taken out.
 * @returns how many were replaced.
 * @throws CommandFault with what stopped it and what state it left; requests are answered in each.
 */
export const releaseReplicas = async (release: Release): Promise<number> => {
  const replicas = await standing(release)
  let replaced = 0
  for (const { name, isUp, isOut } of replicas.toSorted((a, b) => Number(b.isOut) - Number(a.isOut))) {
    if (!isOut && (await release.isDone(name))) {
      release.say(`${name}: has the new version`)
      continue
    }
    // What a release that was cut left out may be about to end.
    if (isUp) await stopped(release, name)
    else await release.stop(name)
    await started(release, name)
    replaced += 1
  }
  return replaced
}
