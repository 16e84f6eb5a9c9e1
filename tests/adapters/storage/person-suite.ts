import { expect, test } from 'vitest'
import { createAuditStore } from '#server/adapters/storage/audit-store'
import { createPersonStore } from '#server/adapters/storage/person-store'
import type { AuditAction } from '#server/ports/audit'
import { type Engine, temporaryRecords } from './places.ts'

const userId = 'usr_1'
const email = 'ada@agency.example'
const atSecond = (second: number): string => new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString()

/** What the records of persons and their events promise on an engine. */
export const personSuite = ({ newPlace }: Engine): void => {
  const opened = async () => {
    const { db, engine } = await temporaryRecords(await newPlace())
    const times = { createdAt: atSecond(0), updatedAt: atSecond(0) }
    // The engines have different words for yes.
    const emailVerified = engine.dialect === 'sqlite' ? 1 : true
    await db
      .insertInto('auth_user')
      .values({ id: userId, name: 'Ada', email, emailVerified, ...times })
      .execute()
    const audit = createAuditStore(db)
    const happened = (action: AuditAction, second: number, address = '198.51.100.0') => {
      const person = { kind: 'user', id: userId } as const
      return audit.record({ at: atSecond(second), actor: person, owner: person, action, address })
    }
    return { audit, happened, persons: createPersonStore(db) }
  }

  test('somebody has signed in from the addresses of good sign-ins alone', async () => {
    const { happened, persons } = await opened()
    await happened('signIn.failed', 1, '203.0.113.0')
    await happened('signIn.ok', 2, '198.51.100.0')
    await happened('signIn.ok', 3, '')
    expect(await persons.hasSignedInFrom(email, '198.51.100.0')).toBe(true)
    expect(await persons.hasSignedInFrom(email, '203.0.113.0')).toBe(false)
    expect(await persons.hasSignedInFrom('eve@agency.example', '198.51.100.0')).toBe(false)
    // Of an unknown address nothing is known.
    expect(await persons.hasSignedInFrom(email, '')).toBe(false)
  })

  test('the language of a person is found with its e-mail, once it chose one', async () => {
    const { persons } = await opened()
    expect(await persons.byEmail(email)).toEqual({ id: userId, name: 'Ada', locale: undefined })
    await persons.save(userId, { name: 'Ada', locale: 'pt', at: atSecond(1) })
    expect(await persons.byEmail(email)).toEqual({ id: userId, name: 'Ada', locale: 'pt' })
    expect(await persons.byEmail('eve@agency.example')).toBeUndefined()
  })

  test('however often strangers fail, what a person did stays in the list, newest first', async () => {
    const { audit, happened } = await opened()
    await happened('password.changed', 1)
    await happened('signIn.ok', 3)
    for (let second = 2; second < 30; second += 2) await happened('signIn.failed', second)
    await happened('signIn.limited', 31)
    const events = await audit.since({ kind: 'user', id: userId }, atSecond(0), 4)
    expect(events.map(({ action, at }) => [action, at])).toEqual([
      ['signIn.limited', atSecond(31)],
      ['signIn.failed', atSecond(28)],
      ['signIn.failed', atSecond(26)],
      ['signIn.failed', atSecond(24)],
      ['signIn.ok', atSecond(3)],
      ['password.changed', atSecond(1)],
    ])
  })
}
