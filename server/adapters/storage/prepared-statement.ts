import { createHash } from 'node:crypto'
import type pg from 'pg'

/** What a statement that repeats all the time is given: texts and numbers alone. */
export type Parameter = string | number

interface Column {
  name: string
  dataTypeID: number
}

/** What a connection knows of a statement once it has run there. */
type Columns = readonly Column[]

/** The statements that are prepared on a connection, by their texts. */
type Prepared = Map<string, { name: string; columns: Columns }>

const preparedOn = new WeakMap<pg.Connection, Prepared>()

const preparedBy = (connection: pg.Connection): Prepared => {
  const known = preparedOn.get(connection) ?? new Map()
  preparedOn.set(connection, known)
  return known
}

/** A message of the protocol: its letter, its length without the letter, and what it says. */
const message = (letter: string, ...parts: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(5)
  head.write(letter, 'latin1')
  head.writeInt32BE(4 + parts.reduce((sum, { length }) => sum + length, 0), 1)
  return Buffer.concat([head, ...parts])
}

/** One name for a text on every connection: a pooler that shares its connections among processes never runs another text. */
const nameOf = (text: string): string => `valorem_${createHash('sha1').update(text).digest('hex')}`

const ended = (text: string): Buffer => Buffer.from(`${text}\0`)
const none = Buffer.alloc(2)

/** Runs the unnamed portal to its end, and lets the server answer. */
const runAndSync = Buffer.concat([message('E', ended(''), Buffer.alloc(4)), message('S')])

/** Prepares a statement, in place of one with this name that an earlier failure may have left, and describes its rows. */
const preparation = (name: string, text: string): Buffer => {
  const statement = ended(`S${name}`)
  return Buffer.concat([message('C', statement), message('P', ended(name), ended(text), none), message('D', statement)])
}

/** Binds parameters as texts and runs: the three messages of each run as one buffer, which is one write to the socket. */
const execution = (name: string, parameters: readonly Parameter[]): Buffer => {
  const texts = parameters.map(String)
  const nameBytes = Buffer.byteLength(name)
  const valuesBytes = texts.reduce((sum, text) => sum + 4 + Buffer.byteLength(text), 0)
  // Letter and length, two ended names, the count of formats, of values, and of formats of the answer.
  const bindBytes = 5 + 1 + nameBytes + 1 + 2 + 2 + valuesBytes + 2
  const buffer = Buffer.allocUnsafe(bindBytes + runAndSync.length)
  let at = buffer.write('B', 'latin1')
  at = buffer.writeInt32BE(bindBytes - 1, at)
  at = buffer.writeUInt8(0, at)
  at += buffer.write(name, at)
  at = buffer.writeUInt8(0, at)
  at = buffer.writeInt16BE(0, at)
  at = buffer.writeInt16BE(texts.length, at)
  for (const text of texts) {
    const bytes = buffer.write(text, at + 4)
    at = buffer.writeInt32BE(bytes, at) + bytes
  }
  at = buffer.writeInt16BE(0, at)
  runAndSync.copy(buffer, at)
  return buffer
}

/**
 * A statement that a connection prepares when it first runs there, and that is later sent as one buffer and answered
 * without a description of its rows. It is what pg takes beside its own queries (`Submittable`, as its cursors are), and
 * calls back with what the server answers.
 */
export class PreparedStatement<Row> implements pg.Submittable {
  readonly rows: Promise<Row[]>
  readonly #text: string
  readonly #parameters: readonly Parameter[]
  readonly #types: pg.CustomTypesConfig
  readonly #read: Row[] = []
  #columns: Columns = []
  #resolve!: (rows: Row[]) => void
  #reject!: (cause: unknown) => void
  #prepared: (() => void) | undefined

  constructor(text: string, parameters: readonly Parameter[], types: pg.CustomTypesConfig) {
    this.#text = text
    this.#parameters = parameters
    this.#types = types
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
    this.rows = promise
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: pg.Connection): void {
    const prepared = preparedBy(connection)
    const known = prepared.get(this.#text)
    const name = known?.name ?? nameOf(this.#text)
    const run = execution(name, this.#parameters)
    if (known) this.#columns = known.columns
    else this.#prepared = () => void prepared.set(this.#text, { name, columns: this.#columns })
    connection.stream.write(known ? run : Buffer.concat([preparation(name, this.#text), run]))
  }

  handleRowDescription({ fields }: { fields: Columns }): void {
    this.#columns = fields
  }

  handleDataRow({ fields }: { fields: readonly string[] }): void {
    const row: Record<string, unknown> = {}
    this.#columns.forEach(({ name, dataTypeID }, at) => {
      row[name] = this.#types.getTypeParser(dataTypeID, 'text')(fields[at] as string)
    })
    // The caller says what the columns of its statement are.
    this.#read.push(row as Row)
  }

  handleCommandComplete(): void {
    this.#prepared?.()
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#read)
  }

  handleError(cause: unknown): void {
    this.#reject(cause)
  }
}
