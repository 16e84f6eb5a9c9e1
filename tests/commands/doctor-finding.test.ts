import { expect, test } from 'vitest'
import { describeReason } from '#server/commands/doctor/finding'

test.each([
  [
    'cannot reach postgres://valorem:p@ss/w:rd@db.example:5432/v now',
    'cannot reach postgres://…@db.example:5432/v now',
  ],
  [
    'from me@here.example: smtp://user:secret@mail.example refused',
    'from me@here.example: smtp://…@mail.example refused',
  ],
  [
    `${'x '.repeat(90)}redis://:${'s'.repeat(300)}@cache.example`,
    `${'x '.repeat(90)}redis://…@cache.example`.slice(0, 200),
  ],
  ['no\n address', 'no address'],
])('of %j no password is said', (message, said) => {
  expect(describeReason(new Error(message))).toBe(said)
})

test('the reason of a name with several addresses is that of the first', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' })
  expect(describeReason(new AggregateError([refused, new Error('other')], ''))).toBe('connect ECONNREFUSED ::1:5432')
  expect(describeReason(Object.assign(new Error('gone'), { code: 'ETLS' }))).toBe('ETLS: gone')
})
