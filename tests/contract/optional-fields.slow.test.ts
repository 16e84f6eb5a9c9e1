import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { operations as everyDocumented } from '#contract/openapi/operations'
import { getSchemaId } from '#contract/openapi/schemas'
import { everyOperation } from '#server/operations/every-operation'
import type { Answer } from '#server/operations/handler'
import { createOperations } from '#server/operations/operations'
import type { ReportDrawing } from '#server/ports/report-drawing'
import { createAgencyHandlers } from '#server/routes/agencies'
import { createCalculationHandlers } from '#server/routes/calculations'
import { getCalculationPrices } from '#server/start/calculation-prices'
import { pictures } from '#server/start/pictures'
import { type Body, bodiesOf } from './case-bodies.ts'
import { fitting } from './generated-bodies.ts'
import type { Schema } from './generated-values.ts'
import { optionalFields, type Slot, slotsOf, valueAt, withValue } from './optional-fields.ts'

const seed = 9
/** Values that are drawn by chance for a field, beside those of the cases. */
const drawn = 24
/** Lists and objects that are drawn for a body without them, to reach the fields inside. */
const filled = 8
/** Pairs that are tried of a field before it counts as one that changes nothing. */
const pairsMax = 600
/** Bodies that each value is tried in. */
const bodiesMax = 40

const prices = getCalculationPrices()
/** Gives a report as it would be drawn, as text: what is drawn of it is looked at elsewhere. */
const drawing = async (): Promise<ReportDrawing> => ({
  unprintableCharacters: () => [],
  drawReport: async (...drawn) => new TextEncoder().encode(JSON.stringify(drawn)),
})
const handlers = {
  ...createCalculationHandlers(prices),
  agencies: createAgencyHandlers({ estimate: prices.estimate, drawing, pictures }),
}
const log = { debug() {}, info() {}, warn() {}, error() {} }
const { run } = createOperations(handlers, {
  every: everyOperation,
  check() {},
  log,
  now: () => new Date('2026-11-21T12:00:00Z'),
})
const context = {
  requestId: 'req_1',
  day: '2026-11-21',
  caller: { name: 'sandbox', tier: 'sandbox' },
  report: { digest: '0' },
} as const

interface Issue {
  path: string
  code?: string
}

/** A body with a place of an optional field in it. */
interface Place {
  body: Body
  slot: Slot
}

/** What the schema alone refuses says nothing of a field; `fees_input_of_country` is the schema of nested fees. */
const isOfSchema = ({ code }: Issue): boolean => code === undefined || code === 'fees_input_of_country'

/**
 * What an answer says, as text; nothing where the schema refused the body. That a value was assumed or sent is no
 * difference in itself: `assumptions` are left out.
 */
const contentOf = ({ status, body, wish }: Answer): string | undefined => {
  // What a report asks of a language model is said beside its bytes.
  if (body instanceof Uint8Array) return new TextDecoder().decode(body) + JSON.stringify(wish ?? null)
  const { data, code, issues = [], results } = body as Record<string, unknown> & { issues?: Issue[] }
  if (status === 400 && code !== 'law_not_covered' && issues.some(isOfSchema)) return undefined
  return JSON.stringify({ code, issues, data, results }, (name, value: unknown) =>
    name === 'assumptions' || name === 'requestId' ? undefined : value,
  )
}

/** A value that the schema of a place lets through, drawn by chance. */
const drawnFor = ({ schema, at }: Slot, numRuns: number): unknown[] =>
  fc.sample(fitting(schema, String(at.at(-1))), { seed, numRuns }).map(text => JSON.parse(text) as unknown)

/** The places of every optional field in bodies; where lists and objects may be, they are also filled by chance. */
const placesOf = (id: string, schema: Schema): Map<string, Place[]> => {
  const places = new Map<string, Place[]>()
  const note = (body: Body): void => {
    for (const slot of slotsOf(schema, body))
      places.set(slot.field, [...(places.get(slot.field) ?? []), { body, slot }])
  }
  for (const body of bodiesOf(id)) note(body)
  for (const list of [...places.values()]) {
    const { body, slot } = list[0] as Place // a field is in the map with its first place
    for (const value of drawnFor(slot, filled)) {
      if (typeof value === 'object') note(withValue(body, slot.at, value))
    }
  }
  return places
}

const contents = new Map<string, string | undefined>()

/** What an operation answers to a body; each body is asked once. */
const contentOn = async (id: string, body: Body): Promise<string | undefined> => {
  const key = `${id} ${JSON.stringify(body)}`
  if (!contents.has(key)) contents.set(key, contentOf(await run(id, { body }, context)))
  return contents.get(key)
}

/** Values for a field: of the cases that send it, then by chance; `undefined` leaves it out. */
const valuesOf = (places: readonly Place[], slot: Slot): unknown[] => {
  const sent = places.map(place => valueAt(place.body, place.slot.at)).filter(value => value !== undefined)
  const distinct = [...new Map(sent.map(value => [JSON.stringify(value), value])).values()].slice(0, drawn)
  return [undefined, ...distinct, ...drawnFor(slot, drawn)]
}

/** Two bodies that differ in the field alone and are answered differently, if any is found. */
const pairOf = async (id: string, places: readonly Place[]): Promise<readonly [Body, Body] | undefined> => {
  const [first] = places
  if (!first) return undefined
  const values = valuesOf(places, first.slot)
  let tried = 0
  // Bodies that send the field have what it needs beside it.
  const sending = (place: Place): number => (valueAt(place.body, place.slot.at) === undefined ? 1 : 0)
  const ordered = places.toSorted((a, b) => sending(a) - sending(b)).slice(0, bodiesMax)
  for (const value of values) {
    for (const { body, slot } of ordered) {
      if (JSON.stringify(valueAt(body, slot.at)) === JSON.stringify(value)) continue
      if (++tried > pairsMax) return undefined
      const other = withValue(body, slot.at, value)
      const [content, changed] = [await contentOn(id, body), await contentOn(id, other)]
      if (content !== undefined && changed !== undefined && content !== changed) return [body, other]
    }
  }
  return undefined
}

/**
 * Those that calculate: what decides in a new key is tested where it is made, in a text in tests/routes/ai.test.ts, in a
 * contact in tests/routes/leads.test.ts.
 */
const documented = everyDocumented.filter(
  ({ access }) => !['account', 'lead', 'sandbox'].includes(access.quota) && !access.ownKeys,
)

const requests = documented.flatMap(({ id, body }) =>
  body ? [{ id, schema: { $ref: `#/${getSchemaId(body)}` } }] : [],
)

/** Fields that change no figure, line, notice or refusal, each with the reason; a field that begins to must leave. */
const silentFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mortgageLendingValue: { '.valuationDate': 'for information, as its description says' },
  mortgage: { '.country': 'changes a note in `assumptions` only, as the description of the request says' },
  cashflow: { '.loan.insurance.mandatory': 'decides what the APRC counts, which a cash flow does not print' },
}

describe.each(requests)('each optional field of $id', ({ id, schema }) => {
  test('decides: two bodies that differ in it alone differ in the answer or the refusal', {
    timeout: 60_000,
  }, async () => {
    const places = placesOf(id, schema)
    const silent: string[] = []
    for (const field of new Set(optionalFields(schema))) {
      if (!(await pairOf(id, places.get(field) ?? []))) silent.push(field)
    }
    expect(silent.sort()).toEqual(Object.keys(silentFields[id] ?? {}).sort())
  })
})
