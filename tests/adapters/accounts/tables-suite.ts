import { getMigrations } from 'better-auth/db/migration'
import { jwt } from 'better-auth/plugins/jwt'
import { organization } from 'better-auth/plugins/organization'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { createLibraryOptions, createTokenOptions, pluginTables } from '#server/adapters/accounts/options'
import { createPlainSecret } from '#server/config/auth-secrets'
import { cheapPasswords } from '../../support/passwords.ts'
import { type Engine, temporaryRecords } from '../storage/places.ts'

/** The tables that our own migration makes are those that the library asks for. */
export const tablesSuite = ({ newPlace }: Engine): void => {
  test('the library asks for no table, column or index beyond our migration', async () => {
    const { db, engine } = await temporaryRecords(await newPlace())
    const settings = {
      ...{
        engine,
        secrets: createPlainSecret('s'.repeat(32)),
        publicUrl: undefined,
        isLoopback: true,
        sessionDays: 14,
      },
      passwords: cheapPasswords,
    }
    const asked = await getMigrations({
      ...createLibraryOptions({ ...settings, db: db as unknown as Kysely<never> }),
      database: { db, type: engine.dialect },
      plugins: [
        organization({ schema: pluginTables.organization }),
        twoFactor({ schema: pluginTables.twoFactor }),
        jwt(createTokenOptions(undefined)),
      ],
    })
    const { toBeCreated, toBeAdded, toBeAddedIndexes, schemaProblems } = asked
    expect({ toBeCreated, toBeAdded, toBeAddedIndexes, schemaProblems }).toEqual({
      toBeCreated: [],
      toBeAdded: [],
      toBeAddedIndexes: [],
      schemaProblems: [],
    })
  })
}
