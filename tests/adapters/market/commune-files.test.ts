import { expect, test } from 'vitest'
import { createCommuneFiles } from '#server/adapters/market/commune-files'
import { dataSetOf } from './recorded/data-public-lu.ts'
import { quickly, replayServer } from './replay-server.ts'

const listed = async (body: unknown, status = 200) => {
  const { baseUrl, seen } = await replayServer((_, res) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(text)
  })
  return { files: createCommuneFiles(quickly(baseUrl)), seen }
}

const folder = 'https://download.data.public.lu/resources/prix-de-vente-des-appartements-par-commune/20260326-094248'
const name = 'prix-moyen-au-metre-carre-enregistre-par-commune'

test('the files of twelve months are listed, oldest first; of two formats the CSV', async () => {
  const { files, seen } = await listed(
    dataSetOf([
      `${folder}/${name}-2026t1.xls`,
      `${folder}/${name}-2025.xls`,
      `${folder}/${name}-2024.csv`,
      `${folder}/${name}-2024.xls`,
      `${folder}/${name}-2023.xlsx`,
      `${folder}/methodologie.pdf`,
    ]),
  )
  expect(await files.list()).toEqual([
    { firstQuarter: 4 * 2024, url: new URL(`${folder}/${name}-2024.csv`) },
    { firstQuarter: 4 * 2025, url: new URL(`${folder}/${name}-2025.xls`) },
    // Twelve months to the first quarter of 2026 begin with the second one of 2025.
    { firstQuarter: 4 * 2025 + 1, url: new URL(`${folder}/${name}-2026t1.xls`) },
  ])
  expect(seen[0]?.path).toBe('/datasets/57f26768cc765e23279433b0/')
})

test('a file elsewhere is none of the official ones', async () => {
  const { files } = await listed(
    dataSetOf([
      `https://example.org/${name}-2026.csv`,
      `http://download.data.public.lu/${name}-2026.csv`,
      `https://data.public.lu.example.org/${name}-2026.csv`,
    ]),
  )
  expect(await files.list()).toEqual([])
})

test.each([
  ['another shape', { items: [] }, 200, 'the answer is no list of files'],
  ['no JSON', 'sorry', 200, 'the answer is no list of files'],
  ['a web page', '<html>', 200, 'HTML or XML instead of the format asked for'],
  ['a failure', {}, 404, 'HTTP 404'],
])('%s is a fault of the source', async (_, body, status, message) => {
  const { files } = await listed(body, status)
  await expect(files.list()).rejects.toMatchObject({ name: 'SourceFault', message })
})
