import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createKeyText, displayKeyParts, hashKey } from '#server/access/keys'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { openRecords } from '#server/adapters/storage/records'

/**
 * Makes keys and revokes each, until it is killed: `key-process.ts PLACE`, the place as JSON. Prints `made ID` and
 * `revoked ID` once the records have answered.
 */
const records = await openRecords(JSON.parse(process.argv[2] ?? '{}'))
const keys = createKeyStore(records.db)
for (;;) {
  const secret = createKeyText('secret', randomBytes)
  const id = `key_${randomBytes(9).toString('hex')}`
  const createdAt = new Date().toISOString()
  await keys.create(
    { id, name: 'Killed', tier: 'free', kind: 'secret', origins: [], ...displayKeyParts(secret), createdAt },
    hashKey(secret),
  )
  process.stdout.write(`made ${id}\n`)
  await keys.revoke(id, new Date().toISOString())
  process.stdout.write(`revoked ${id}\n`)
  // Enough of them, without taking the machine from the service beside.
  await pause(2)
}
