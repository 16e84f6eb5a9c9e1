import { expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { sendAll } from '../bench/callers.ts'
import { homes } from '../bench/homes.ts'
import { started } from '../bench/program.ts'
import { sampled } from '../support/long.ts'

const warmCount = 8000
const count = 4000
/** Of requests that are kept until a full collection, 4 000 leave 34 MB or more; of others half a megabyte. */
const growthMbMax = 10
const bodies = homes.map(home => JSON.stringify(home))

/** Megabytes of the old generation of the heap, as the service says them. */
const oldGenerationMb = async (metricsUrl: string): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text()
  return Number(/^nodejs_heap_space_size_used_bytes\{space="old"\} (\S+)/m.exec(text)?.[1]) / 1e6
}

// Which processes it hits is a draw: without the flag in `start.js` three of eight were hit, so of six one nearly always is.
const processes = Array.from({ length: sampled(6, 1) }, (_, at) => at + 1)

test.each(processes)('requests leave nothing in the old generation of the heap (process %d)', async number => {
  const metricsPort = 20_000 + ((process.pid * 3 + number) % 10_000)
  const { url, end } = await started(root, 'server/start/start.js', { METRICS_PORT: String(metricsPort) })
  try {
    const send = (calls: number): Promise<void> =>
      sendAll({
        url: `${url}/api/v1/estimation`,
        bodies,
        count: calls,
        status: [200],
        headers: () => ({ 'X-API-Key': 'vk_sandbox_public' }),
      })
    const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
    await send(warmCount)
    const before = await oldGenerationMb(metricsUrl)
    await send(count)
    const growth = (await oldGenerationMb(metricsUrl)) - before
    expect(before).toBeGreaterThan(0)
    expect(growth).toBeLessThan(growthMbMax)
  } finally {
    await end()
  }
})
