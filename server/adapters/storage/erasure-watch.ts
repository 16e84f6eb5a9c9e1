import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  type TransactionSettings,
  UpdateQueryNode,
} from 'kysely'

/** Tables of which a changed row may be an erasure; a deleted row of any table may be. */
const changedTables: ReadonlySet<string> = new Set([
  ...['api_key', 'auth_member', 'auth_invitation', 'auth_account'],
  ...['organisation_profile', 'lead', 'lead_delivery'],
])

const getUpdatedTable = (node: RootOperationNode): string | undefined => {
  const table = UpdateQueryNode.is(node) ? node.table : undefined
  return table && TableNode.is(table) ? table.table.identifier.name : undefined
}

/** Whether a statement may have erased something. */
const canErase = ({ query }: CompiledQuery): boolean =>
  query.kind === 'DeleteQueryNode' || query.kind === 'RawNode' || changedTables.has(getUpdatedTable(query) ?? '')

/** Runs a statement on the connection on which something was erased. */
export type RunStatement = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>

/** Called after each commit that may have erased something, before its caller goes on. */
type ErasureListener = (run: RunStatement) => Promise<void>

/** Observer of commits that erase. */
export interface ErasureWatch {
  /** The dialect, with its commits observed. */
  wrap(dialect: Dialect): Dialect
  /** Sets the listener; there is one. */
  listen(listener: ErasureListener): void
}

/** Connection with whether its open transaction may have erased something. */
interface WatchedConnection extends DatabaseConnection {
  inner: DatabaseConnection
  isInTransaction: boolean
  hasErased: boolean
}

const getInner = (connection: DatabaseConnection): DatabaseConnection => (connection as WatchedConnection).inner

const watchConnection = (
  inner: DatabaseConnection,
  told: (connection: DatabaseConnection) => Promise<void>,
): WatchedConnection => {
  const watched: WatchedConnection = {
    inner,
    ...{ isInTransaction: false, hasErased: false },
    executeQuery: async <R>(query: CompiledQuery, ...options: unknown[]) => {
      const result = await inner.executeQuery<R>(query, ...(options as []))
      if (canErase(query)) {
        if (watched.isInTransaction) watched.hasErased = true
        else await told(inner)
      }
      return result
    },
    streamQuery: (...call) => inner.streamQuery(...call),
    ...(inner.cancelQuery && { cancelQuery: provider => inner.cancelQuery?.(provider) ?? Promise.resolve() }),
    ...(inner.collectSessionInfo && { collectSessionInfo: () => inner.collectSessionInfo?.() ?? Promise.resolve() }),
    ...(inner.killSession && { killSession: provider => inner.killSession?.(provider) ?? Promise.resolve() }),
  }
  return watched
}

/** Ends a transaction; what it erased is told of after a commit. */
const endTransaction = async (connection: DatabaseConnection, end: () => Promise<void>): Promise<boolean> => {
  const watched = connection as WatchedConnection
  const { hasErased } = watched
  try {
    await end()
  } finally {
    watched.isInTransaction = false
    watched.hasErased = false
  }
  return hasErased
}

const watchDriver = (driver: Driver, told: (connection: DatabaseConnection) => Promise<void>): Driver => {
  // A pool returns the same connection again, by which Kysely identifies it.
  const known = new WeakMap<DatabaseConnection, WatchedConnection>()
  return {
    init: options => driver.init(options),
    acquireConnection: async options => {
      const inner = await driver.acquireConnection(options)
      const watched = known.get(inner) ?? watchConnection(inner, told)
      known.set(inner, watched)
      return watched
    },
    beginTransaction: async (connection: DatabaseConnection, settings: TransactionSettings) => {
      await driver.beginTransaction(getInner(connection), settings)
      ;(connection as WatchedConnection).isInTransaction = true
    },
    commitTransaction: async connection => {
      const inner = getInner(connection)
      if (await endTransaction(connection, () => driver.commitTransaction(inner))) await told(inner)
    },
    rollbackTransaction: async connection => {
      await endTransaction(connection, () => driver.rollbackTransaction(getInner(connection)))
    },
    releaseConnection: (connection, options) => driver.releaseConnection(getInner(connection), options),
    destroy: options => driver.destroy(options),
  }
}

/** Creates an observer without a listener. */
export const createErasureWatch = (): ErasureWatch => {
  let listener: ErasureListener = async () => {}
  const told = (connection: DatabaseConnection): Promise<void> => listener(query => connection.executeQuery(query))
  return {
    wrap: dialect => ({
      createDriver: () => watchDriver(dialect.createDriver(), told),
      createAdapter: () => dialect.createAdapter(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: db => dialect.createIntrospector(db),
    }),
    listen: next => {
      listener = next
    },
  }
}
