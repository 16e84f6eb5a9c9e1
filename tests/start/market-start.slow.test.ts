import { expect, test } from 'vitest'
import { everySource, marketWorld } from '../services/market/market-world.ts'
import { get, read } from '../support/app.ts'
import { freePort, newFolder, startProcess } from '../support/process.ts'

test('a started service answers at once, says once that nothing could be read, measures it, and stops cleanly', async () => {
  const world = await marketWorld()
  for (const source of everySource) world.behaviours[source] = 'html'
  const { ecb, eurostat, lustat, banqueDeFrance } = world.urls
  const METRICS_PORT = await freePort()
  const service = await startProcess({
    DATA_DIR: await newFolder(),
    MARKET_DATA_REFRESH: 'on',
    ECB_URL: ecb,
    EUROSTAT_URL: eurostat,
    LUSTAT_URL: lustat,
    WEBSTAT_URL: banqueDeFrance,
    METRICS_PORT,
  })
  const first = await get(service, '/market-data')
  expect(first.status).toBe(200)
  expect((await read(first)).data).toMatchObject({ refresh: 'on', snapshotDate: '2026-11-21' })
  await expect.poll(() => service.output()).toContain('not everything could be read')
  const { data } = await read(await get(service, '/market-data'))
  expect((data as { failures: object[] }).failures).toHaveLength(20)
  expect(service.output().match(/not everything could be read/g)).toHaveLength(1)
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  // One read fails for each of the twelve series of the ECB; 2.188 % of 2 September is the €STR of the snapshot.
  expect(metrics).toContain('valorem_market_reads_total{source="ecb",outcome="bad_format"} 12')
  expect(metrics).toMatch(/^valorem_market_age_days\{source="ecb",indicator="ecb\.estr"\} [1-9]\d+$/m)
  expect(await service.end('SIGTERM')).toBe(0)
})
