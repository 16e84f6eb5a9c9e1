import { setTimeout as pause } from 'node:timers/promises'
import type { BalancedReplica, Balancer } from './balancer.ts'
import { CommandFault } from './run-command.ts'

/** Timeouts of a release, in milliseconds. */
export interface ReleaseLimits {
  /** For requests in progress at a replica that was taken out. */
  drainMsMax: number
  /** For the balancer to detect that a replica has stopped, or that one is up. */
  readyMsMax: number
}

/** Operations on replicas, each by its name in the balancer. */
export interface ReplicaPrograms {
  /** Stops a replica and waits for its end. @throws when it fails. */
  stop(name: string): Promise<void>
  /** Starts the new version. @throws when it fails. */
  start(name: string): Promise<void>
  /** Whether the replica runs the new version already. */
  isDone(name: string): Promise<boolean>
}

/** Dependencies of a release. */
export interface Release extends ReplicaPrograms {
  balancer: Balancer
  limits: ReleaseLimits
  /** Prints a line for each step. */
  say(line: string): void
}

/** Polling interval of the balancer, whose own health checks are a second apart. */
const pauseMs = 100

const isServing = ({ isUp, isOut }: BalancedReplica): boolean => isUp && !isOut
const joinReplicaNames = (replicas: readonly BalancedReplica[]): string => replicas.map(({ name }) => name).join(', ')
const getFailureReason = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Waits until the balancer reports a wanted state; false after the timeout. */
const waitForReplicas = async (
  { balancer }: Release,
  ms: number,
  wanted: (replicas: readonly BalancedReplica[]) => boolean,
): Promise<boolean> => {
  for (const startedAt = performance.now(); performance.now() - startedAt < ms; await pause(pauseMs))
    if (wanted(await balancer.replicas())) return true
  return false
}

const waitForReplica = (
  release: Release,
  name: string,
  ms: number,
  wanted: (replica: BalancedReplica) => boolean,
): Promise<boolean> => waitForReplicas(release, ms, replicas => replicas.some(one => one.name === name && wanted(one)))

/** Puts a running replica back into service after a failed step, and throws. */
const restoreReplica = async ({ balancer }: Release, name: string, why: string): Promise<never> => {
  await balancer.putBack(name)
  throw new CommandFault(`${name} was put back as it was: ${why}`)
}

/** Stops a replica once it has no requests in progress, and waits until the balancer has detected it. */
const stopReplica = async (release: Release, name: string): Promise<void> => {
  const { balancer, limits, say } = release
  const others = (await balancer.replicas()).filter(one => one.name !== name)
  if (!others.some(isServing))
    throw new CommandFault(`${name} is the only replica that answers, so it stays; bring another one up first`)
  await balancer.takeOut(name)
  say(`${name}: taken out`)
  // Checked twice, since a request assigned at this very moment may not be counted yet.
  const isIdle = (one: BalancedReplica): boolean => one.isOut && one.requests === 0
  const isDrained = await waitForReplica(release, name, limits.drainMsMax, isIdle)
  await pause(pauseMs)
  if (!isDrained || !(await waitForReplica(release, name, limits.drainMsMax, isIdle)))
    return restoreReplica(release, name, `requests were under way for ${limits.drainMsMax / 1000} s`)
  await release
    .stop(name)
    .catch(cause => restoreReplica(release, name, `the command that stops it failed: ${getFailureReason(cause)}`))
  if (!(await waitForReplica(release, name, limits.readyMsMax, one => !one.isUp)))
    return restoreReplica(release, name, 'it answers health checks after the command that stops it')
  say(`${name}: stopped`)
}

/** Starts the new version of a replica that is out, and puts it into service once the balancer reports it ready. */
const startReplica = async (release: Release, name: string): Promise<void> => {
  const { balancer, limits, say } = release
  const left = 'it gets no requests, the others do; mend it and run this again'
  await release.start(name).catch(cause => {
    throw new CommandFault(`the command that starts ${name} failed: ${getFailureReason(cause)}; ${left}`)
  })
  if (!(await waitForReplica(release, name, limits.readyMsMax, one => one.isUp)))
    throw new CommandFault(`${name} was not ready within ${limits.readyMsMax / 1000} s; ${left}`)
  await balancer.putBack(name)
  if (!(await waitForReplica(release, name, limits.readyMsMax, isServing)))
    throw new CommandFault(`HAProxy gives ${name} no requests, though it was set ready; look at \`show servers state\``)
  say(`${name}: in service`)
}

/** Waits until all replicas in service are up; those left out by an interrupted release are ignored. */
const waitForServing = async (release: Release): Promise<BalancedReplica[]> => {
  const areUp = (replicas: readonly BalancedReplica[]): boolean => replicas.every(({ isUp, isOut }) => isUp || isOut)
  await waitForReplicas(release, release.limits.readyMsMax, areUp)
  const replicas = await release.balancer.replicas()
  const down = replicas.filter(({ isUp, isOut }) => !isUp && !isOut)
  if (down.length > 0)
    throw new CommandFault(`nothing was changed: ${joinReplicaNames(down)} does not answer; bring it up first`)
  if (replicas.length < 2 || !replicas.some(isServing))
    throw new CommandFault(
      `nothing was changed: a release wants two replicas that answer, and there are ${replicas.filter(isServing).length} (${joinReplicaNames(replicas)})`,
    )
  return replicas
}

/**
 * Replaces the replicas one at a time, so that at least one always answers and no request is cut off. Run again after
 * an interruption, it begins with the replica that was taken out.
 * @returns number of replicas replaced.
 * @throws CommandFault with the cause and the resulting state; requests are answered in every case.
 */
export const releaseReplicas = async (release: Release): Promise<number> => {
  const replicas = await waitForServing(release)
  let replaced = 0
  for (const { name, isUp, isOut } of replicas.toSorted((a, b) => Number(b.isOut) - Number(a.isOut))) {
    if (!isOut && (await release.isDone(name))) {
      release.say(`${name}: has the new version`)
      continue
    }
    // A replica left out by an interrupted release may be about to exit.
    if (isUp) await stopReplica(release, name)
    else await release.stop(name)
    await startReplica(release, name)
    replaced += 1
  }
  return replaced
}
