import * as z from 'zod'
import { SourceFault } from './source-fault.ts'
import { type Reach, transport } from './transport.ts'

/** "Prix de vente des appartements par commune" of the Observatoire de l'Habitat. */
const dataSet = '57f26768cc765e23279433b0'

/** The part of a dataset of data.public.lu (udata) that is read. */
const DataSet = z.object({ resources: z.array(z.object({ url: z.url() })) })

/** One official file of registered sales, of a calendar year. */
export interface OfficialFile {
  year: number
  url: URL
}

/** The official files of registered sales by municipality. */
export interface CommuneFiles {
  /** The files of calendar years, oldest first; CSV or `.xls`, of a year with both the CSV. @throws SourceFault */
  list(): Promise<OfficialFile[]>
  /** What a file holds. @throws SourceFault */
  bytes(file: OfficialFile): Promise<Uint8Array>
}

const fileOf = (url: URL): OfficialFile | undefined => {
  // Those of twelve months are called `…-2026t1.xls`.
  const [, year] = /-par-commune-(\d{4})\.(?:csv|xls)$/i.exec(url.pathname) ?? []
  return year === undefined ? undefined : { year: Number(year), url }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The official files as data.public.lu lists them; a file elsewhere is none. */
export const communeFiles = (reach: Reach): CommuneFiles => {
  const ask = transport(reach)
  const root = new URL(reach.baseUrl ?? 'https://data.public.lu/api/1/')
  const isOfficial = ({ origin, protocol, hostname }: URL): boolean =>
    origin === root.origin || (protocol === 'https:' && hostname.endsWith('.data.public.lu'))
  return {
    list: async () => {
      const { text = '' } = await ask({ url: new URL(`datasets/${dataSet}/`, root), accept: 'application/json' })
      const read = DataSet.safeParse(parsed(text))
      if (!read.success) throw new SourceFault('bad_format', 'the answer is no list of files')
      const files = read.data.resources
        .flatMap(({ url }) => fileOf(new URL(url)) ?? [])
        .filter(({ url }) => isOfficial(url))
      const byYear = new Map<number, OfficialFile>()
      for (const file of files)
        if (/\.csv$/i.test(file.url.pathname) || !byYear.has(file.year)) byYear.set(file.year, file)
      return [...byYear.values()].sort((a, b) => a.year - b.year)
    },
    bytes: async ({ url }) => (await ask({ url, accept: 'text/csv, application/vnd.ms-excel' })).bytes,
  }
}
