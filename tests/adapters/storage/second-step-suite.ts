import { expect, test } from 'vitest'
import { createSecondStepStore } from '#server/adapters/storage/second-step-store'
import type { AuditEvent } from '#server/ports/audit'
import { deleteExpired } from './expiry.ts'
import { type Engine, temporaryRecords } from './places.ts'

const at = '2026-11-21T10:00:00.000Z'
const userId = 'usr_1'
const event: AuditEvent = {
  ...{ at, action: 'twoFactor.on', actor: { kind: 'user', id: userId }, owner: { kind: 'user', id: userId } },
}

/** What the second step promises on an engine. */
export const secondStepSuite = ({ newPlace }: Engine): void => {
  const opened = async () => {
    const place = await newPlace()
    const [one, other] = [await temporaryRecords(place), await temporaryRecords(place)]
    const times = { createdAt: at, updatedAt: at }
    // The engines have different words for yes.
    const emailVerified = one.engine.dialect === 'sqlite' ? 1 : true
    await one.db
      .insertInto('auth_user')
      .values({ id: userId, name: 'Ada', email: 'ada@agency.example', emailVerified, ...times })
      .execute()
    return { db: one.db, ways: [createSecondStepStore(one.db), createSecondStepStore(other.db)] as const }
  }

  test('of twenty who take one step of the clock on two ways one gets it, and nobody one from before it', async () => {
    const { ways } = await opened()
    const latest = 59_000_002
    const tries = Array.from({ length: 20 }, (_, index) =>
      ways[index % 2 === 0 ? 0 : 1].takeStep(userId, 59_000_000, latest),
    )
    expect((await Promise.all(tries)).filter(result => result === 'taken')).toHaveLength(1)
    expect(await ways[0].takeStep(userId, 58_999_999, latest)).toBe('used')
    expect(await ways[1].takeStep(userId, 59_000_001, latest)).toBe('taken')
  })

  test('a step that a clock took an hour ahead refuses no code of now, and each code still works once', async () => {
    const { db, ways } = await opened()
    const [present, ahead] = [59_000_000, 59_000_120]
    // Before the clock was ahead, while it was, and after it was set back.
    expect(await ways[0].takeStep(userId, present, present + 1)).toBe('taken')
    expect(await ways[0].takeStep(userId, ahead, ahead + 1)).toBe('taken')
    expect(await ways[1].takeStep(userId, present, present + 1)).toBe('used')
    expect(await ways[1].takeStep(userId, present + 1, present + 2)).toBe('ahead')
    expect(await ways[0].takeStep(userId, present + 1, present + 2)).toBe('used')
    expect(await ways[0].takeStep(userId, present - 1, present + 2)).toBe('used')
    expect(await ways[0].takeStep(userId, present + 2, present + 3)).toBe('taken')
    expect(await ways[0].takeStep(userId, ahead, ahead + 1)).toBe('used')
    // A step is two days old when it is swept.
    await deleteExpired(db, new Date((present + 2 * 2880 + 1) * 30_000))
    const kept = await db.selectFrom('used_step').select('step').orderBy('step').execute()
    expect(kept.map(({ step }) => step)).toEqual([present + 1, present + 2, ahead])
  })

  test('of twenty who use one backup code on two ways one does', async () => {
    const { ways } = await opened()
    await ways[0].replaceBackupCodes(userId, ['a', 'b'], event)
    const tries = Array.from({ length: 20 }, (_, index) => ways[index % 2 === 0 ? 0 : 1].takeBackupCode(userId, 'a'))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    expect(await ways[1].backupCodesLeft(userId)).toBe(1)
  })

  test('codes of an earlier version are taken over once: one that was used does not come back', async () => {
    const { db, ways } = await opened()
    const row = { id: 'two_1', userId, secret: 'x', backupCodes: 'readable' }
    await db.insertInto('auth_two_factor').values(row).execute()
    await ways[0].hashOldCodes(userId, ['a', 'b'])
    expect(await ways[0].takeBackupCode(userId, 'a')).toBe(true)
    await ways[1].hashOldCodes(userId, ['a', 'b'])
    expect(await ways[1].takeBackupCode(userId, 'a')).toBe(false)
  })

  test('turned on it is asked for, with its codes, its event and no session left; turned off nothing of it is there', async () => {
    const { db, ways } = await opened()
    const [way] = ways
    const row = { id: 'two_1', userId, secret: 'x', backupCodes: '' }
    await db.insertInto('auth_two_factor').values(row).execute()
    const session = { token: 't', expiresAt: '2099-12-31T00:00:00.000Z', createdAt: at, updatedAt: at }
    await db
      .insertInto('auth_session')
      .values({ id: 'ses_1', userId, ...session })
      .execute()
    const state = async () => ({
      isOn: Boolean(
        (await db.selectFrom('auth_user').select('twoFactorEnabled').executeTakeFirstOrThrow()).twoFactorEnabled,
      ),
      sessions: (await db.selectFrom('auth_session').select('id').execute()).length,
      devices: (await db.selectFrom('auth_two_factor').select('id').execute()).length,
      codes: await way.backupCodesLeft(userId),
      events: (await db.selectFrom('audit_event').select('action').orderBy('action').execute()).map(
        ({ action }) => action,
      ),
    })
    expect(await way.turnOn({ userId, sealedSecret: 'another' }, ['c'], event)).toBe(false)
    expect(await state()).toEqual({ isOn: false, sessions: 1, devices: 1, codes: 0, events: [] })
    expect(await way.turnOn({ userId, sealedSecret: 'x' }, ['a', 'b'], event)).toBe(true)
    expect(await state()).toEqual({ isOn: true, sessions: 0, devices: 1, codes: 2, events: ['twoFactor.on'] })
    await way.turnOff(userId, { ...event, action: 'twoFactor.off' })
    expect(await state()).toEqual({
      ...{ isOn: false, sessions: 0, devices: 0, codes: 0 },
      events: ['twoFactor.off', 'twoFactor.on'],
    })
  })
}
