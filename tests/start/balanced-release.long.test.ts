import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createHaproxyBalancer } from '#server/commands/balancer'
import { nodeEnv } from '../support/process.ts'
import { balancedWorld, program } from './balanced-world.ts'

const { replicas, options, release, pids, said, underLoad, counted } = balancedWorld()

test('a release that is cut anywhere is taken up by the next; one that fails says so, and requests are answered in each', async () => {
  const { id, load, more } = await underLoad(4)
  // A new version that does not start: `a` is out, `b` serves.
  const failed = await release({ '--start': 'false {}' })
  expect([failed.stderr, failed.code]).toEqual([
    'The release stopped: the command that starts a failed: exit 1 of false a; it gets no requests, the others do; mend it and run this again\n',
    1,
  ])
  expect(await said()).toEqual(['a down out', 'b up'])
  await more(50)
  // Cut while the new version starts.
  const cut = spawn(
    process.execPath,
    [program, ...options({ '--start': `${replicas().command('start')}; sleep 600` })],
    {
      env: nodeEnv,
      detached: true,
    },
  )
  const closed = once(cut, 'close')
  await expect.poll(said).toEqual(['a up out', 'b up'])
  process.kill(-Number(cut.pid), 'SIGKILL')
  await closed
  await more(50)
  const [, b] = pids()
  // The command that stops `b` does nothing: it stays in service.
  const stop = `[ {} = b ] || { ${replicas().command('stop')}; }`
  const kept = await release({ '--stop': stop, '--ready-seconds': '15' })
  expect([kept.stderr, kept.code]).toEqual([
    'The release stopped: b was put back as it was: it answers health checks after the command that stops it\n',
    1,
  ])
  expect(pids()[1]).toBe(b)
  await expect.poll(said).toEqual(['a up', 'b up'])
  const { stdout, code } = await release({ '--done': '[ {} = a ]' })
  expect([stdout.split('\n')[0], code]).toEqual(['a: has the new version', 0])
  expect(stdout).toContain('1 replaced; all are in service')
  await load.end()
  expect([...load.seen.keys()]).toEqual(['200'])
  expect(await counted(id)).toBe(load.answered())
})

test('with fewer than two replicas up, or another release under way, nothing is changed', async () => {
  await expect.poll(said).toEqual(['a up', 'b up'])
  const first = spawn(process.execPath, [program, ...options({ '--stop': 'sleep 600; true {}' })], {
    env: nodeEnv,
    detached: true,
  })
  const closed = once(first, 'close')
  await expect.poll(said).toEqual(['a up out', 'b up'])
  expect((await release()).stderr).toBe(
    'The release stopped: another release of these replicas is under way on this machine\n',
  )
  process.kill(-Number(first.pid), 'SIGKILL')
  await closed
  await createHaproxyBalancer(replicas().socket, 'valorem').putBack('a')
  process.kill(replicas().pid('b'), 'SIGKILL')
  await expect.poll(said).toEqual(['a up', 'b down'])
  const before = replicas().pid('a')
  const refused = await release({ '--ready-seconds': '2' })
  expect([refused.stderr, refused.code]).toEqual([
    'The release stopped: nothing was changed: b does not answer; bring it up first\n',
    1,
  ])
  expect([await said(), replicas().pid('a')]).toEqual([['a up', 'b down'], before])
})
