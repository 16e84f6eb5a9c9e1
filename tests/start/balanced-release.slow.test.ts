import { expect, test } from 'vitest'
import { sampled } from '../support/long.ts'
import { balancedWorld } from './balanced-world.ts'

/** How many releases run one after the other under load: `RELEASES=10` for ten. */
const releases = Number(process.env.RELEASES ?? sampled(2, 1))

const { release, pids, underLoad, counted } = balancedWorld()

test(`${releases} releases through HAProxy lose no request of twelve callers and count each once`, async () => {
  const { id, load, more } = await underLoad(12)
  for (let done = 0; done < releases; done += 1) {
    const before = pids()
    const { stdout, stderr, code } = await release()
    expect([stderr, code]).toEqual(['', 0])
    expect(stdout.split('\n')).toEqual([
      ...['a', 'b'].flatMap(name => ['taken out', 'stopped', 'in service'].map(step => `${name}: ${step}`)),
      ...['2 replaced; all are in service', ''],
    ])
    expect(pids().filter(pid => before.includes(pid))).toEqual([])
    await more(100)
  }
  await load.end()
  expect([...load.seen.keys()]).toEqual(['200'])
  expect(await counted(id)).toBe(load.answered())
  process.stdout.write(`${releases} releases: ${load.answered()} answered, 0 lost\n`)
})
