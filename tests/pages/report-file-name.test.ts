import { expect, test } from 'vitest'
import { buildHomeFileName, type NamedHome } from '#server/pages/account/report-file-name'

const home: NamedHome = { language: 'fr', commune: 'Mamer', surface: 80, day: '2026-11-29' }

test.each<[Partial<NamedHome>, string]>([
  [{}, 'estimation-mamer-80m2-2026-11-29.pdf'],
  [{ language: 'en' }, 'estimate-mamer-80m2-2026-11-29.pdf'],
  [{ language: 'de', surface: 85.5 }, 'schaetzung-mamer-85-5m2-2026-11-29.pdf'],
  [{ language: 'pt', commune: 'Esch-sur-Alzette' }, 'estimativa-esch-sur-alzette-80m2-2026-11-29.pdf'],
  [{ language: 'lb', commune: 'Käerjeng' }, 'schaetzung-kaerjeng-80m2-2026-11-29.pdf'],
  [{ commune: 'a"\r\nb/../c' }, 'estimation-a-b-c-80m2-2026-11-29.pdf'],
  [{ commune: '日本' }, 'estimation-80m2-2026-11-29.pdf'],
])('the report of %j is the file %s', (changed, name) => {
  expect(buildHomeFileName({ ...home, ...changed })).toBe(name)
})
