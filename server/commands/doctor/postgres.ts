import pg from 'pg'
import { connectionsBesidesPool } from '../../adapters/storage/postgres-records.ts'
import { bad, type Finding, findOrReport, good, warning } from './finding.ts'

/** Timeout of the connection and of each statement, in milliseconds. */
const timeoutMs = 5000
/** Time of one statement, in milliseconds, above which the counts of requests are slow. */
const slowMs = 20
/** Difference of two clocks, in seconds, above which codes of a second step and limits of a minute fail. */
const clockSecondsMax = 5

/** What the check of PostgreSQL reads. */
export interface PostgresQuestion {
  url: string
  /** `DATABASE_POOL_MAX` of each replica. */
  poolMax: number
  /** Number of replicas that share the server. */
  replicas: number
  now(): Date
}

interface ServerRow {
  version: string
  standby: boolean
  read_only: string
  tls: boolean | null
  /** Connections for users that are no super-users. */
  connections_max: number
  now: Date
}

const createClient = (url: string): pg.Client => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'valorem doctor',
  })
  client.on('error', () => {})
  return client
}

const serverQuestion = `select current_setting('server_version') as version, pg_is_in_recovery() as standby,
  current_setting('transaction_read_only') as read_only,
  (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as tls,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections_max, clock_timestamp() as now`

/** Whether the server takes writes: a standby, or a primary that was demoted, refuses each count. */
const judgeRole = ({ standby, read_only }: ServerRow): Finding =>
  standby || read_only === 'on'
    ? bad(
        'PostgreSQL: role',
        standby ? 'The server is a standby, which takes no writes.' : 'The server is read-only.',
        'Let DATABASE_URL lead to the primary; after a failover, wait until the address does.',
      )
    : good('PostgreSQL: role', 'The server is a primary and takes writes.')

/** Whether the connection is encrypted, where it leaves this machine. */
const judgeTls = ({ tls }: ServerRow, url: string): Finding => {
  const { hostname } = new URL(url)
  if (tls === true) return good('PostgreSQL: TLS', 'The connection is encrypted.')
  return ['localhost', '127.0.0.1', '[::1]', ''].includes(hostname)
    ? good('PostgreSQL: TLS', 'The connection stays on this machine.')
    : warning(
        'PostgreSQL: TLS',
        `The connection to ${hostname} is not encrypted, or a pooler ends it.`,
        'Add sslmode=verify-full to DATABASE_URL, and sslrootcert=FILE for a private authority.',
      )
}

/** Whether all replicas together find a connection; a pooler has a limit of its own, which is not read. */
const judgeConnections = (
  { connections_max: most }: ServerRow,
  { poolMax, replicas }: PostgresQuestion,
  hasPooler: boolean,
): Finding => {
  const each = poolMax + connectionsBesidesPool
  const found = `${replicas} × ${each} connections of at most ${most}`
  if (hasPooler) return good('PostgreSQL: connections', `${replicas} × ${each} connections go to the pooler.`)
  return each * replicas <= most
    ? good('PostgreSQL: connections', `Needed are ${found}.`)
    : bad(
        'PostgreSQL: connections',
        `Needed are ${found}.`,
        `Raise max_connections of the server, lower DATABASE_POOL_MAX to ${Math.max(1, Math.floor(most / replicas) - connectionsBesidesPool)}, or put a pooler in between.`,
      )
}

const judgeClock = ({ now: theirs }: ServerRow, ours: Date): Finding => {
  const seconds = Math.abs(theirs.getTime() - ours.getTime()) / 1000
  return seconds <= clockSecondsMax
    ? good('Clock', 'The clocks of this machine and of PostgreSQL agree.')
    : bad(
        'Clock',
        `The clocks of this machine and of PostgreSQL differ by ${Math.round(seconds)} s.`,
        'Run NTP on both, for example systemd-timesyncd or chrony.',
      )
}

const judgeLatency = async (client: pg.Client): Promise<Finding> => {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const startedAt = performance.now()
    await client.query('select 1')
    times.push(performance.now() - startedAt)
  }
  const median = times.toSorted((a, b) => a - b)[2] ?? 0
  const found = `A statement takes ${median.toFixed(1)} ms.`
  return median <= slowMs
    ? good('PostgreSQL: latency', found)
    : warning(
        'PostgreSQL: latency',
        found,
        'Put the service and its database into one zone: each request waits for it.',
      )
}

/**
 * Whether a pooler gives each transaction another connection: the process of the server then changes while another
 * session holds the first one.
 */
const findPooler = async (url: string): Promise<boolean> => {
  const [first, second] = [createClient(url), createClient(url)]
  try {
    await Promise.all([first.connect(), second.connect()])
    const processOf = async (client: pg.Client): Promise<unknown> =>
      (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
    const before = await processOf(first)
    await second.query('begin')
    const held = await processOf(second)
    const after = await processOf(first)
    await second.query('rollback')
    return before !== after || before === held
  } finally {
    await Promise.allSettled([first.end(), second.end()])
  }
}

const judgePooler = (hasPooler: boolean): Finding =>
  good(
    'PostgreSQL: pooler',
    hasPooler
      ? 'A pooler changes the connection between transactions; statements are sent without a name.'
      : 'No pooler changes the connection between two transactions.',
  )

/** Checks the PostgreSQL of the records: reached, primary, encrypted, fast, with enough connections, in time. */
export const checkPostgres = (question: PostgresQuestion): Promise<readonly Finding[]> =>
  findOrReport(
    'PostgreSQL',
    async () => {
      const client = createClient(question.url)
      try {
        await client.connect()
        const { rows } = await client.query<ServerRow>(serverQuestion)
        const [server] = rows
        if (!server) throw new Error('the server answered without a row')
        const hasPooler = await findPooler(question.url)
        return [
          good('PostgreSQL', `Version ${server.version} answers.`),
          judgeRole(server),
          judgeTls(server, question.url),
          judgeConnections(server, question, hasPooler),
          judgeClock(server, question.now()),
          await judgeLatency(client),
          judgePooler(hasPooler),
        ]
      } finally {
        await client.end().catch(() => {})
      }
    },
    'See whether the host, port, user, password and database of DATABASE_URL are right and the server is up.',
  )
