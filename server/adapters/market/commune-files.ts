import * as z from 'zod'
import { SourceFault } from './source-fault.ts'
import { createSourceTransport, type TransportOptions } from './transport.ts'

/** "Prix de vente des appartements par commune" of the Observatoire de l'Habitat. */
const dataSet = '57f26768cc765e23279433b0'

/** Fields read of a dataset of data.public.lu (udata). */
const DataSet = z.object({ resources: z.array(z.object({ url: z.url() })) })

/** Quarters of a year, and of a file. */
const fileQuarters = 4

/** Official file of the sales registered in four quarters. */
export interface OfficialFile {
  /** Four times the year, and the number of quarters before it in the year. */
  firstQuarter: number
  url: URL
}

/** Official files of registered sales by municipality. */
export interface CommuneFiles {
  /** Files of any four quarters, oldest first, CSV or `.xls`; CSV where both are there. @throws SourceFault */
  list(): Promise<OfficialFile[]>
  /** Content of a file. @throws SourceFault */
  bytes(file: OfficialFile): Promise<Uint8Array>
}

const parseOfficialFile = (url: URL): OfficialFile | undefined => {
  // A calendar year is named `…-2025.xls`, the twelve months to the second quarter of 2026 `…-2026t2.xls`.
  const [, year, last] = /-par-commune-(\d{4})(?:t([1-4]))?\.(?:csv|xls)$/i.exec(url.pathname.slice(-80)) ?? []
  if (year === undefined) return undefined
  const firstQuarter = fileQuarters * Number(year) + (last === undefined ? 0 : Number(last) - fileQuarters)
  return { firstQuarter, url }
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
      const byStart = new Map<number, OfficialFile>()
      for (const file of files)
        if (/\.csv$/i.test(file.url.pathname) || !byStart.has(file.firstQuarter)) byStart.set(file.firstQuarter, file)
      return [...byStart.values()].sort((a, b) => a.firstQuarter - b.firstQuarter)
    },
    bytes: async ({ url }) => (await ask({ url, accept: 'text/csv, application/vnd.ms-excel' })).bytes,
  }
}
