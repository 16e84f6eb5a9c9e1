import * as z from 'zod'
import { Day } from '../shared/units.ts'
import { defineAccountEnvelope } from './envelope.ts'
import { KeyToday, keysMax } from './key.ts'
import { Count, Id, ShownName } from './owner.ts'

/** Days of usage that are answered: today and the 29 before it. */
const usageDays = 30

/** The count of one day. */
export const UsageDay = z
  .strictObject({
    day: Day.describe('A UTC day.'),
    count: Count.describe('Requests counted in it; 0 on a day without any.'),
  })
  .meta({ id: 'UsageDay', description: 'The requests of one UTC day.' })

const span = {
  from: Day.describe('First of the thirty UTC days.'),
  to: Day.describe('The last of them: today.'),
  days: z.array(UsageDay).min(usageDays).max(usageDays).describe('Each of the thirty days, oldest first.'),
  total: Count.describe('The sum of the days.'),
}

/** Thirty days of one key. */
export const KeyUsage = z
  .strictObject({ keyId: Id.describe('Id of the key.'), ...span, today: KeyToday })
  .meta({ id: 'KeyUsage', description: 'Thirty days of a key.' })

/** Share of one key in the usage of an account. */
export const UsageOfKey = z
  .strictObject({
    keyId: Id.describe('Id of the key.'),
    name: ShownName.describe('Its name.'),
    total: Count.describe('Its requests of the thirty days.'),
    today: KeyToday,
  })
  .meta({ id: 'UsageOfKey', description: 'What one key adds to the usage of an account.' })

/** Thirty days of all keys of an account. */
export const AccountUsage = z
  .strictObject({ ...span, keys: z.array(UsageOfKey).max(keysMax).describe('Each key of the list of keys.') })
  .meta({ id: 'AccountUsage', description: 'Thirty days of all keys of an account and its organisation.' })

/** The answer with the usage of one key. */
export const KeyUsageResponse = defineAccountEnvelope('KeyUsageResponse', KeyUsage)
/** The answer with the usage of an account. */
export const AccountUsageResponse = defineAccountEnvelope('AccountUsageResponse', AccountUsage)
