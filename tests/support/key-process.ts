import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { displayOf, keyHash, newKey } from '#server/access/keys'
import { recordedKeys } from '#server/adapters/storage/key-store'
import { openRecords } from '#server/adapters/storage/records'

/**
 * Makes keys and revokes each, until it is killed: `key-process.ts PLACE`, the place as JSON. Prints `made ID` and
 * `revoked ID` once the records have answered.
 */
const records = await openRecords(JSON.parse(process.argv[2] ?? '{}'))
const keys = recordedKeys(records.db)
for (;;) {
  const secret = newKey('secret', randomBytes)
  const id = `key_${randomBytes(9).toString('hex')}`
  const createdAt = new Date().toISOString()
  await keys.create(
    { id, name: 'Killed', tier: 'free', kind: 'secret', origins: [], ...displayOf(secret), createdAt },
    keyHash(secret),
  )
  process.stdout.write(`made ${id}\n`)
  await keys.revoke(id, new Date().toISOString())
  process.stdout.write(`revoked ${id}\n`)
  // Enough of them, without taking the machine from the service beside.
  await pause(2)
}
