import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { codePaths, countryPaths, guidePaths, operationPaths, readPage } from './every-page.ts'

const paths = [...guidePaths, ...operationPaths, ...codePaths, ...countryPaths]

test('a page is made without the others, also the first of a service: it takes a part of what all of them take', async () => {
  // Processor time, which other programs do not take away; the least of three services, as a start has more to do.
  const [firsts, alls]: [number[][], number[]] = [[], []]
  for (let round = 0; round < 3; round += 1) {
    const fresh = await startApp()
    const first: number[] = []
    for (const path of ['/docs', '/docs/fees', '/docs/law']) first.push((await readPage(fresh.url, path)).cpuMs)
    let all = 0
    for (const path of paths) all += (await readPage(fresh.url, path)).cpuMs
    firsts.push(first)
    alls.push(all)
    await fresh.close()
  }
  for (const at of [0, 1, 2]) {
    const least = Math.min(...firsts.map(read => read[at] ?? 0))
    expect(least).toBeLessThan(Math.min(...alls) / 2)
    // Some hundredths of a second on a usual machine.
    expect(least).toBeLessThan(1000)
  }
})
