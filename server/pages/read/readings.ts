import type { ExtractionEvidence } from '#contract/ai/evidence'
import type { Extraction } from '#contract/ai/extraction'

/** Number, text or yes and no. */
export type DocumentValue = number | string | boolean

/** A value that was read, with what was found of it in the document. */
export interface ReadRow extends ExtractionEvidence {
  value: DocumentValue
}

const isValue = (value: unknown): value is DocumentValue => ['number', 'string', 'boolean'].includes(typeof value)

/** Steps of a path: `data.lines[0].netAmount` is lines, 0, netAmount. */
const splitPath = (path: string): string[] =>
  path
    .slice('data.'.length)
    .split(/[.[\]]+/)
    .filter(step => step !== '')

const getValue = (data: unknown, path: string): unknown =>
  splitPath(path).reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, step)
        ? (inside as Readonly<Record<string, unknown>>)[step]
        : undefined,
    data,
  )

/** Values of an answer in their order, each with its evidence. */
export const listReadRows = ({ data, evidence }: Extraction): ReadRow[] =>
  evidence.flatMap(one => {
    const value = getValue(data, one.path)
    return isValue(value) ? [{ ...one, value }] : []
  })

/** A value that a person accepted or corrected, with the row that was read. */
export interface Decision {
  row: ReadRow
  value: DocumentValue
}

/** A value that a person accepted or corrected. */
interface DecidedValue {
  path: string
  value: DocumentValue
  /** Value that was read, where the person corrected it. */
  was?: DocumentValue
  page: number | null
  by: 'person'
}

const copyWith = (data: unknown, path: readonly string[], value: DocumentValue): unknown => {
  const [step, ...others] = path
  if (step === undefined) return value
  if (Array.isArray(data))
    return data.map((one, index) => (String(index) === step ? copyWith(one, others, value) : one))
  const known = data as Readonly<Record<string, unknown>>
  return { ...known, [step]: copyWith(known[step], others, value) }
}

/** The data with the corrections of a person, and which values it accepted or corrected. */
export const buildReadResult = (
  { schema, data }: Extraction,
  decisions: readonly Decision[],
): { schema: string; data: unknown; decided: DecidedValue[] } => {
  const decided = decisions.map(({ row, value }): DecidedValue => {
    const { path, page } = row
    return { path, value, ...(value !== row.value && { was: row.value }), page, by: 'person' }
  })
  const corrected = decided.reduce<unknown>((all, { path, value }) => copyWith(all, splitPath(path), value), data)
  return { schema, data: corrected, decided }
}
