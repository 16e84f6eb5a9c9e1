import { expect, onTestFinished, test } from 'vitest'
import { hashKey } from '#server/access/keys'
import { post, read, startApp } from '../support/app.ts'

const home = { commune: 'Mamer', surface: 80 }

test('a version that does not know sandboxes finds none of their keys, and every key of others', async () => {
  const app = await startApp()
  onTestFinished(() => app.close())
  const own = (await read(await post(app, '/sandbox', {}))).data as { apiKey: string; sessionToken: string }
  const asOwner = { Authorization: `Bearer ${own.sessionToken}` }
  const made = (await read(await post(app, '/account/keys', { name: 'Mine' }, asOwner))).data as { secret: string }
  // As the key store of 1.0 reads: by the hash alone.
  const findAsBefore = (key: string) =>
    app.db.selectFrom('api_key').select('id').where('hash', '=', hashKey(key)).execute()
  for (const key of [own.apiKey, made.secret]) {
    expect((await post(app, '/estimation', home, { 'X-API-Key': key })).status).toBe(200)
    expect(await findAsBefore(key)).toEqual([])
  }
  const { key } = await app.newKey('pro')
  expect(await findAsBefore(key)).toHaveLength(1)
})
