import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { type DocumentKind, documents } from '#contract/ai/extraction'
import { createDocumentText } from '#domain/documents/document-text'
import { readPageTexts } from '#server/adapters/pdf-check/page-texts'
import { findEvidence } from '#server/services/ai/document-evidence'
import { parseQuotedData } from '#server/services/ai/quoted-data'

const statuses = ['found', 'unchecked', 'hidden', 'not_in_document'] as const

/** Values that a model reads in a document, and what must be said of them. */
const Reading = z.strictObject({
  id: z.string(),
  document: z.string(),
  schema: z.enum(Object.keys(documents) as [DocumentKind, ...DocumentKind[]]),
  label: z.string(),
  /** Running text, a form, a table, or a page whose text cannot be read. */
  part: z.enum(['text', 'form', 'table', 'picture']),
  answer: z.record(z.string(), z.unknown()),
  /** Status of each field. */
  expect: z.record(z.string(), z.enum(statuses)),
  /** Codes that must be among the warnings. */
  warnings: z.array(z.string()).optional(),
})

const Readings = z.strictObject({ about: z.string(), readings: z.array(Reading).min(1) })

/** Values that a model reads in a document, and what must be said of them. */
export type Reading = z.infer<typeof Reading>

/** The folders of the documents and readings of this repository: made for their faults, and printed by programs of offices. */
export const readingsFolders = {
  corpus: new URL('../domain/documents/corpus/', import.meta.url),
  offices: new URL('../domain/documents/offices/', import.meta.url),
} as const

/** Reads the readings of a folder. @throws where a file is none, naming the field. */
export const readReadings = (folder: URL): Reading[] =>
  Readings.parse(JSON.parse(readFileSync(new URL('readings.json', folder), 'utf8'))).readings

/** A field of a reading as it was judged. */
interface JudgedField {
  reading: Reading
  field: string
  expected: (typeof statuses)[number]
  status: string | undefined
}

/** A reading with its judged fields, and the codes of its warnings. */
export interface JudgedReading {
  reading: Reading
  fields: JudgedField[]
  warnings: string[]
}

/** Judges readings as the service does. */
export const judgeReadings = async (readings: readonly Reading[], folder: URL): Promise<JudgedReading[]> => {
  const texts = new Map<string, Awaited<ReturnType<typeof readPageTexts>>>()
  const judged: JudgedReading[] = []
  for (const reading of readings) {
    const pages =
      texts.get(reading.document) ??
      (await readPageTexts(new Uint8Array(readFileSync(new URL(reading.document, folder)))))
    texts.set(reading.document, pages)
    const { values, others } = parseQuotedData(documents[reading.schema], reading.answer)
    const { evidence, warnings } = findEvidence(values, others, createDocumentText(pages))
    const statusOf = (field: string) => evidence.find(({ path }) => path === `data.${field}`)?.status
    const fields = Object.entries(reading.expect).map(([field, expected]) => ({
      ...{ reading, field, expected, status: statusOf(field) },
    }))
    judged.push({ reading, fields, warnings: warnings.map(({ code }) => code) })
  }
  return judged
}

/** How a part of the readings was judged. */
interface ReadingRow {
  part: string
  fields: number
  right: number
  bar: number
  isMet: boolean
}

/** Least share of right readings that are found, by part. */
const foundBars = { text: 0.95, form: 0.9, table: 0.9 } as const

/** How the readings were judged against the bars: right ones found, and wrong ones not. */
export const readingRows = (judged: readonly JudgedReading[]): ReadingRow[] => {
  const fields = judged.flatMap(reading => reading.fields)
  const rows = (['text', 'form', 'table'] as const).map(part => {
    const right = fields.filter(({ reading, expected }) => reading.part === part && expected === 'found')
    const count = right.filter(({ status }) => status === 'found').length
    return {
      ...{ part: `right, ${part}`, fields: right.length, right: count, bar: foundBars[part] },
      isMet: count / right.length >= foundBars[part],
    }
  })
  const wrong = fields.filter(({ expected }) => expected !== 'found')
  const kept = wrong.filter(({ status }) => status !== 'found').length
  return [...rows, { part: 'wrong or unseen', fields: wrong.length, right: kept, bar: 1, isMet: kept === wrong.length }]
}
