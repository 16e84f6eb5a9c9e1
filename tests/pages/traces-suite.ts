import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { email, leads, providerKeySecrets, traces, usedFully } from './leaver.ts'
import { password } from './visitor.ts'

/** Where the records of an app are, and all that is held there, as one text. */
export interface HeldRecords {
  env: Record<string, string>
  dataDir?: string
  held(): Promise<string>
}

/** What stands of a person whose account is deleted. */
export const tracesSuite = (place: () => Promise<HeldRecords>): void => {
  test('after the deletion of an account nothing of the person stands in the records or in the log', async () => {
    const { env, dataDir, held } = await place()
    const app = await startApp({
      env: { TRUST_PROXY: '1', PROVIDER_KEY_SECRETS: providerKeySecrets, ...env },
      ...(dataDir !== undefined && { dataDir }),
    })
    onTestFinished(() => app.close())
    const leaver = await usedFully(app)
    const { id } = await app.db
      .selectFrom('auth_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const found = async () => {
      const text = (await held()).toLowerCase()
      return traces.filter(trace => text.includes(trace))
    }
    expect(await found()).toEqual(traces)
    await leads(leaver, '/account/privacy/delete', { password }, '/sign-in?deleted=1')
    expect(await found()).toEqual([])
    const log = JSON.stringify(app.logged).toLowerCase()
    expect(traces.filter(trace => log.includes(trace))).toEqual([])
    // Who did what stays, by the id alone: in the account, and in the organisation for its owners.
    const events = await app.db.selectFrom('audit_event').selectAll().where('actor_id', '=', id).execute()
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.created', 'key.created', 'member.joined', 'member.invited', 'account.deleted']),
    )
    expect(events.filter(event => event.address !== null)).toEqual([])
  })
}
