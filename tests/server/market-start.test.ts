import { expect, test } from 'vitest'
import { everySource, marketWorld } from '../services/market-world.ts'
import { get, read } from '../support/app.ts'
import { newFolder, startProcess } from '../support/process.ts'

test('a started service answers at once, says once that nothing could be read, measures it, and stops cleanly', async () => {
  const world = await marketWorld()
  for (const source of everySource) world.behaviours[source] = 'html'
  const { ecb, eurostat, lustat, banqueDeFrance } = world.urls
  const service = await startProcess({
    DATA_DIR: await newFolder(),
    MARKET_DATA_REFRESH: 'on',
    ECB_URL: ecb,
    EUROSTAT_URL: eurostat,
    LUSTAT_URL: lustat,
    WEBSTAT_URL: banqueDeFrance,
  })
  const first = await get(service, '/market-data')
  expect(first.status).toBe(200)
  expect((await read(first)).data).toMatchObject({ refresh: 'on', snapshotDate: '2026-11-21' })
  await expect.poll(() => service.output()).toContain('not everything could be read')
  const { data } = await read(await get(service, '/market-data'))
  expect((data as { failures: object[] }).failures).toHaveLength(20)
  expect(service.output().match(/not everything could be read/g)).toHaveLength(1)
  expect(await service.end('SIGTERM')).toBe(0)
})
