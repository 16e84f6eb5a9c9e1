import { readFileSync } from 'node:fs'

type Row = Readonly<Record<string, string>>

/** The rows of a table of `server/data`, by the names of its first line; a cell may be quoted. */
export const readTable = (name: string): readonly Row[] => {
  const text = readFileSync(new URL(`../../../server/data/${name}.csv`, import.meta.url), 'utf8')
  const [head = [], ...lines] = text
    .trimEnd()
    .split(/\r?\n/)
    .map(line =>
      [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)].map(([, cell = '']) =>
        cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
      ),
    )
  return lines.map(cells => Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ''])))
}
