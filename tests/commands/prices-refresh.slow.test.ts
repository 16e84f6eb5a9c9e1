import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'
import { runPricesCommand } from '#server/commands/prices-command'
import { dataSet } from '../adapters/market/recorded/eurostat.ts'
import { isLong } from '../support/long.ts'
import { newFolder } from '../support/process.ts'
import { copiedTables, edit, sheet2023, shipped, textOf } from './price-folder.ts'
import { index, name, refreshed, series, sheet2024, type World } from './price-sources.ts'

/** A case whose tables are all built anew, which takes twenty seconds of a processor; other cases of its kind run always. */
const whole = test.runIf(isLong)

test('a newer quarter replaces every row of the index, with source and day, and everything is built', async () => {
  const { result, folder, seen } = await refreshed({ house: series([['2026-Q1', 172.5]]), files: {} })
  const { output, exitCode } = await result
  expect(exitCode).toBe(0)
  expect(output).toContain('House prices: Eurostat ends with 2026-Q1, the tables with 2025-Q4; the series is replaced.')
  expect(output).toMatch(
    /Written: forecasts\/2026-11-21\.csv, (communes\.csv, )?price-index\.csv, price-path\.csv, year-path\.csv, national-path\.csv, model-measures\.json\./,
  )
  const lines = textOf(folder, 'price-index.csv').trimEnd().split('\n')
  const source = '"Eurostat, prc_hpi_q geo=LU purchase=TOTAL unit=I15_Q, 2015 = 100, read on 2026-11-21"'
  expect(lines[0]).toBe('period,value,source')
  // 90.6741 × 0.8014 = 72.666…
  expect(lines[1]).toBe(`2007-Q1,72.67,${source}`)
  expect(lines.at(-1)).toBe(`2026-Q1,172.5,${source}`)
  expect(lines.every((line, at) => at === 0 || line.endsWith(source))).toBe(true)
  expect(lines.length).toBe(1 + index.length + 1)
  // The whole series is asked for, not its newest quarters.
  expect(seen[0]?.query.has('lastTimePeriod')).toBe(false)
  const built = await runPricesCommand(['build'], {
    folder,
    today: () => '2026-11-21',
    sources: () => {
      throw new Error('no source is asked')
    },
  })
  expect(built.output).toBe('Every table is up to date.')
})

test('no newer quarter and no new file: nothing is written', async () => {
  const { result, isUnchanged } = await refreshed({
    house: series(),
    files: { [`${name}-2025.xls`]: '', [`${name}-2026t1.xls`]: '' },
  })
  const { output, exitCode } = await result
  expect(exitCode).toBe(0)
  expect(output).toBe(
    [
      'House prices: Eurostat ends with 2025-Q4, the tables with 2025-Q4; the series stays.',
      'Registered sales: no official file of quarters that the tables lack.',
      'Nothing new; nothing was written.',
    ].join('\n'),
  )
  isUnchanged()
})

test('an official CSV of a missing year is taken with the index; every computed table follows', async () => {
  const { result, folder } = await refreshed({
    house: series([['2026-Q1', 172.5]]),
    files: { [`${name}-2024.csv`]: sheet2024, [`${name}-2023.xls`]: '', [`${name}-2012.csv`]: 'not asked for' },
  })
  const { output } = await result
  expect(output).toContain(
    'Written: forecasts/2026-11-21.csv, communes.csv, price-history.csv, price-index.csv, price-path.csv, year-path.csv, national-path.csv, price-files.csv, model-measures.json.',
  )
  expect(textOf(folder, 'price-history.csv')).toContain('\nBertrange,2024-Q1,2024-Q4,27,9625.147,6530,14530,4,,,\n')
  const { history } = readPriceTables(folder)
  expect(history.filter(({ firstQuarter }) => firstQuarter === 4 * 2024).length).toBe(91)
  expect(history.length).toBe(1180 + 91)
  // A year before the newest one changes no published price of the table.
  expect(textOf(folder, 'communes.csv')).toContain('10081,published,2025-07..2026-06')
  // Name, address, bytes, SHA-256 and day of the file stand beside the tables.
  expect(textOf(folder, 'price-files.csv')).toMatch(
    /^2024-Q1,2024-Q4,\S+-2024\.csv,http:\S+-2024\.csv,\d+,[0-9a-f]{64},2026-11-21,$/m,
  )
})

whole('official files of two missing years are taken together', async () => {
  const folder = await copiedTables()
  edit(folder, 'price-history.csv', /^[^,]+,2023-Q1,.*\n/gm, '')
  const files = { [`${name}-2023.csv`]: readFileSync(sheet2023), [`${name}-2024.csv`]: sheet2024 }
  const { result } = await refreshed({ house: series(), files }, ['--moved'], folder)
  expect((await result).exitCode).toBe(0)
  const { history } = readPriceTables(folder)
  expect([2023, 2024].map(of => history.filter(({ firstQuarter }) => firstQuarter === 4 * of).length)).toEqual([91, 91])
})

whole('the official Excel file of a missing year is taken', async () => {
  const folder = await copiedTables()
  edit(folder, 'price-history.csv', /^[^,]+,2023-Q1,.*\n/gm, '')
  // New builds of Contern moved by a quarter from their last mean, of 2020.
  const excel = readFileSync(sheet2023.replace('.csv', '.xls'))
  const { result } = await refreshed({ house: series(), files: { [`${name}-2023.xls`]: excel } }, ['--moved'], folder)
  const { output, exitCode } = await result
  expect(exitCode).toBe(0)
  expect(output).toMatch(/^Registered sales of 2023-Q1\.\.2023-Q4: http:\S+-2023\.xls$/m)
  // The shipped table has the means of that year in whole euros.
  const rounded = textOf(folder, 'price-history.csv').replace(/(?<=^[^,]+,2023-Q1,.*)\d+\.\d+/gm, mean =>
    String(Math.round(Number(mean))),
  )
  expect(rounded).toBe(textOf(shipped, 'price-history.csv'))
})

whole(
  'an official file that cannot be reached is named with its address; the index is taken all the same',
  async () => {
    const { result, folder } = await refreshed({
      house: series([['2026-Q1', 172.5]]),
      files: { [`${name}-2026.xls`]: '<html>not here</html>' },
    })
    const { output, exitCode } = await result
    expect(exitCode).toBe(0)
    expect(output).toMatch(
      /Registered sales of 2026-Q1\.\.2026-Q4: http:\S+-2026\.xls cannot be read now \(HTML .*\)\. Download it/,
    )
    expect(textOf(folder, 'price-history.csv')).toBe(textOf(shipped, 'price-history.csv'))
  },
)

whole('where the list of files cannot be reached, the index is taken and sales stay', async () => {
  const { result, folder } = await refreshed({ house: series([['2026-Q1', 172.5]]) })
  const { output, exitCode } = await result
  expect(exitCode).toBe(0)
  expect(output).toMatch(
    /Registered sales: data\.public\.lu gave no list of files \(the connection failed .*\); they stay/,
  )
  expect(textOf(folder, 'price-index.csv')).toContain('2026-Q1')
})

test('a file of one’s own of newer quarters moves the tables to them; the index need not reach them', async () => {
  const folder = await copiedTables()
  const file = join(await newFolder(), 'rows.csv')
  const rows = textOf(folder, 'price-history.csv')
    .split('\n')
    .filter((line, at) => at === 0 || /^[^,]+,2025-Q3,/.test(line))
  const later = rows
    .join('\n')
    .replaceAll(',2025-Q3,2026-Q2,', ',2025-Q4,2026-Q3,')
    .replace('Bertrange,2025-Q4,2026-Q3,45,', 'Bertrange,2025-Q4,2026-Q3,48,')
  writeFileSync(file, `# Registered sales; means rounded to the euro\n${later}`)
  const { output } = await (await refreshed({ house: series(), files: {} }, ['--communes', file], folder)).result
  expect(output).toContain(`Registered sales of 2025-Q4..2026-Q3: ${file}`)
  expect(output).toContain('2025-Q4..2026-Q3 new')
  expect(textOf(folder, 'communes.csv')).toMatch(
    /^Bertrange,.*,10081,published,2025-10\.\.2026-09,.*,48,12245,2025-10/m,
  )
  // Eight quarters after the newest file.
  expect(textOf(folder, 'price-path.csv')).toMatch(/^Bertrange,2028-Q3,/m)
  expect(textOf(folder, 'communes.csv')).toMatch(/^Beaufort,.*,6710,imputed_adverts,2025 \(imputed\)/m)
  expect(textOf(folder, 'price-files.csv')).toMatch(/^2025-Q4,2026-Q3,rows\.csv,,\d+,[0-9a-f]{64},2026-11-21,$/m)
})

test('the official file of the last four quarters is taken as it comes', async () => {
  const folder = await copiedTables()
  edit(folder, 'price-history.csv', /^[^,]+,2025-Q3,.*\n/gm, '')
  const rolling = sheet2024.replace('1er Janvier au 31 Décembre 2024', '1er Juillet 2025 au 30 Juin 2026')
  const files = { [`${name}-2026t2.csv`]: rolling }
  const { result } = await refreshed({ house: series(), files }, ['--moved'], folder)
  const { output, exitCode } = await result
  expect(exitCode).toBe(0)
  expect(output).toMatch(/^Registered sales of 2025-Q3\.\.2026-Q2: http:\S+-2026t2\.csv$/m)
  expect(textOf(folder, 'price-history.csv')).toContain('\nBertrange,2025-Q3,2026-Q2,27,9625.147,')
})

test('prices that move far are refused with their cell, until they were looked at', async () => {
  const file = join(await newFolder(), 'sheet.csv')
  writeFileSync(file, sheet2024.replace('9625.147', '6925.147'))
  const args = ['--communes', file]
  const world = { house: series(), files: {} }
  const first = await refreshed(world, args)
  const { fault, exitCode } = await first.result
  expect(exitCode).toBe(1)
  expect(fault).toMatch(/sheet\.csv, line 17, column 4 \(Prix moyen au m²\): 6925\.147 moves by -\d+\.\d % from \d+/)
  expect(fault).toContain('Nothing was written.')
  first.isUnchanged()
  const second = await refreshed(world, [...args, '--moved'])
  expect((await second.result).exitCode).toBe(0)
  expect(textOf(second.folder, 'price-history.csv')).toContain('Bertrange,2024-Q1,2024-Q4,27,6925.147')
})

const wrong: [what: string, world: World, message: RegExp][] = [
  ['no network', { files: {} }, /^Eurostat gave no house prices \(unreachable: the connection failed/],
  [
    'another country',
    { house: dataSet({ purchase: 'TOTAL', unit: 'I15_Q', geo: 'FR' }, ['2026-Q1'], { 0: 120 }), files: {} },
    /^Eurostat gave no house prices \(wrong_series/,
  ],
  [
    'a quarter left out',
    { house: series([['2026-Q2', 173]]), files: {} },
    /2026-Q2, value: stands where 2026-Q1 is due/,
  ],
  ['a value beyond its limits', { house: series([['2026-Q1', 900]]), files: {} }, /2026-Q1, value: 900 is not between/],
  ['a leap', { house: series([['2026-Q1', 220]]), files: {} }, /2026-Q1, value: 220 moves by [\d.]+ % in a quarter/],
  [
    'a wrong official file',
    {
      house: series([['2026-Q1', 172.5]]),
      files: { [`${name}-2024.csv`]: sheet2024.replace(';Bech;', ';Bec;') },
    },
    /-2024\.csv, line 14, column 2 \(Commune\): "Bec" is no municipality/,
  ],
  [
    'an official file in another encoding',
    {
      house: series([['2026-Q1', 172.5]]),
      files: { [`${name}-2024.csv`]: Buffer.from(sheet2024, 'latin1') },
    },
    /-2024\.csv, line \d+, column 2: is not UTF-8/,
  ],
]

test.each(wrong)('%s: nothing is written', async (_, world, message) => {
  const { result, isUnchanged } = await refreshed(world)
  await expect(result).rejects.toThrow(message)
  isUnchanged()
})

test('a fault of a file of one’s own is told before any source is asked', async () => {
  const file = join(await newFolder(), 'coming.csv')
  const [header] = textOf(shipped, 'price-history.csv').split('\n')
  writeFileSync(file, `${header}\nBech,2026-Q1,2026-Q4,1,,,,0,,,\n`)
  const { result, seen, isUnchanged } = await refreshed({}, ['--communes', file])
  await expect(result).rejects.toThrow('coming.csv, line 2, column first_quarter: 2026-Q1..2026-Q4 has not ended')
  expect(seen).toEqual([])
  isUnchanged()
})

test('a wrong table is told before any source is asked', async () => {
  const folder = await copiedTables()
  edit(folder, 'price-index.csv', '2007-Q1,90.6741', '2007-Q1,0')
  const { result, seen } = await refreshed({ house: series(), files: {} }, [], folder)
  await expect(result).rejects.toThrow('price-index.csv, line 2, column value: "0" is not a number above 0')
  expect(seen.length).toBe(0)
})
