import { DatabaseSync, StatementSync } from 'node:sqlite'
import pg from 'pg'

/*
 * Imported before a service, ends it as `kill -9` does beside one of its writes to accounts. SIGUSR2 says from when on they
 * are counted; `KILL_AT` is 1 for the moment before the first of them, 2 for the one after it, 3 after the second.
 */

const killAt = Number(process.env.KILL_AT)
/** What begins and ends a transaction, and what changes accounts; keys of session tokens are made beside them. */
const write = /^\s*(begin|commit|(insert|update|delete)\b(?!.*auth_jwks))/i
let [isCounting, moments] = [false, 0]

process.on('SIGUSR2', () => {
  isCounting = true
  process.stdout.write('counts writes\n')
})

const passed = (): void => {
  moments += 1
  if (moments === killAt) process.kill(process.pid, 'SIGKILL')
}

/** Runs a statement between its two moments; what follows a promise of it comes after the second. */
const between = <Answer>(text: string, work: () => Answer): Answer => {
  if (!isCounting || !write.test(text)) return work()
  if (moments === 0) passed()
  const answer = work()
  if (answer instanceof Promise) return answer.finally(passed) as Answer
  passed()
  return answer
}

const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (text) {
  between(text, () => exec.call(this, text))
}
const { run, all } = StatementSync.prototype
StatementSync.prototype.run = function (this: StatementSync, ...values: Parameters<typeof run>) {
  return between(this.sourceSQL, () => run.apply(this, values))
} as typeof run
StatementSync.prototype.all = function (this: StatementSync, ...values: Parameters<typeof all>) {
  return between(this.sourceSQL, () => all.apply(this, values))
} as typeof all

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
  const [first] = sent
  const text = typeof first === 'string' ? first : String(Object(first).text)
  return between(text, () => Reflect.apply(query, this, sent))
} as typeof query
