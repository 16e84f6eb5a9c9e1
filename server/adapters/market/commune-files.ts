import * as z from 'zod'
import { SourceFault } from './source-fault.ts'
import { createSourceTransport, type TransportOptions } from './transport.ts'

/** "Prix de vente des appartements par commune" of the Observatoire de l'Habitat. */
const dataSet = '57f26768cc765e23279433b0'

/** Fields read of a dataset of data.public.lu (udata). */
const DataSet = z.object({ resources: z.array(z.object({ url: z.url() })) })

/** Official file of the sales registered in a calendar year. */
export interface OfficialFile {
  year: number
  url: URL
}

/** Official files of registered sales by municipality. */
export interface CommuneFiles {
  /** Files of calendar years, oldest first, CSV or `.xls`; CSV where a year has both. @throws SourceFault */
  list(): Promise<OfficialFile[]>
  /** Content of a file. @throws SourceFault */
  bytes(file: OfficialFile): Promise<Uint8Array>
}

const parseOfficialFile = (url: URL): OfficialFile | undefined => {
  // Files of rolling twelve months are named `…-2026t1.xls`.
  const [, year] = /-par-commune-(\d{4})\.(?:csv|xls)$/i.exec(url.pathname) ?? []
  return year === undefined ? undefined : { year: Number(year), url }
}

const parseDataSetJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Official files listed by data.public.lu; files on other hosts are ignored. */
export const createCommuneFiles = (reach: TransportOptions): CommuneFiles => {
  const ask = createSourceTransport(reach)
  const root = new URL(reach.baseUrl ?? 'https://data.public.lu/api/1/')
  const isOfficial = ({ origin, protocol, hostname }: URL): boolean =>
    origin === root.origin || (protocol === 'https:' && hostname.endsWith('.data.public.lu'))
  return {
    list: async () => {
      const { text = '' } = await ask({ url: new URL(`datasets/${dataSet}/`, root), accept: 'application/json' })
      const read = DataSet.safeParse(parseDataSetJson(text))
      if (!read.success) throw new SourceFault('bad_format', 'the answer is no list of files')
      const files = read.data.resources
        .flatMap(({ url }) => parseOfficialFile(new URL(url)) ?? [])
        .filter(({ url }) => isOfficial(url))
      const byYear = new Map<number, OfficialFile>()
      for (const file of files)
        if (/\.csv$/i.test(file.url.pathname) || !byYear.has(file.year)) byYear.set(file.year, file)
      return [...byYear.values()].sort((a, b) => a.year - b.year)
    },
    bytes: async ({ url }) => (await ask({ url, accept: 'text/csv, application/vnd.ms-excel' })).bytes,
  }
}
