import { expect, test } from 'vitest'
import * as z from 'zod'
import { passwordFault } from '#server/access/password-rule'
import { emailOf, personName } from '#server/access/person-fields'
import { shownAddress } from '#server/access/shown-address'

test.each([
  ['fourteen chars', 'password_short'],
  ['fifteen letters', undefined],
  ['four words make one', undefined],
  ['😀'.repeat(14), 'password_short'],
  ['x'.repeat(129), 'password_long'],
  [`${'four words '.repeat(11)}1234567`, undefined],
  ['aaaaaaaaaaaaaaaaa', 'password_weak'],
  ['abababababababab', 'password_weak'],
  ['abcdefghijklmno', 'password_weak'],
  ['ABCDEFGHIJKLMNO', 'password_weak'],
  ['123456789012345', 'password_weak'],
  ['passwordpassword', 'password_weak'],
  ['ValoremValoremValorem', 'password_weak'],
  ['password password', 'password_weak'],
  ['Valorem-valorem_valorem', 'password_weak'],
  ['password of the day', undefined],
  ['my ada.lovelace rocks', 'password_weak'],
  ['my name is ada.l, hello', undefined],
])('%j may be chosen, or why not: %s', (password, fault) => {
  expect(passwordFault(password, 'ada.lovelace@agency.example')).toBe(fault)
})

test.each([
  [' Ada@Agency.Example ', 'ada@agency.example'],
  ['ada@agency', undefined],
  ['ada@@agency.example', undefined],
  ['ada agency.example', undefined],
  ['"><script>@agency.example', undefined],
  ['ada@agency.example\nBcc: eve@elsewhere.example', undefined],
  [`${'a'.repeat(250)}@b.lu`, undefined],
  ['info@zürich-immo.example', undefined],
  ['info@xn--zrich-immo-9db.example', 'info@xn--zrich-immo-9db.example'],
  ["O'Neill+sell@agency.co.uk", "o'neill+sell@agency.co.uk"],
  ['', undefined],
])('%j is the e-mail %s', (text, email) => {
  expect(emailOf(text)).toBe(email)
})

test.each([
  'ada@agency.example',
  'a.d-a_1+b@a-b.c1.lu',
  "o'neill@agency.lu",
  'é@agency.lu',
  'ada@zürich.lu',
  'a..b@agency.lu',
  '.a@agency.lu',
  'a.@agency.lu',
  'a!b@agency.lu',
  'a@-agency.lu',
  'a@agency_lu.lu',
  'a@agency..lu',
  'a@agency.l',
  'a@192.0.2.1',
  "a'@agency.lu",
])('%s is an e-mail here exactly if it is one for the account library', email => {
  expect(emailOf(email) !== undefined).toBe(z.email().safeParse(email).success)
})

test.each([
  [' Ada ', 'Ada'],
  ['Zoë «Éislek» O’Neill', 'Zoë «Éislek» O’Neill'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), undefined],
  ['', undefined],
  ['   ', undefined],
  ['"><script>', undefined],
  ['see https://elsewhere.example', undefined],
  ['a\u0000b', undefined],
  ['a\u202Eb', undefined],
])('%j is the name %s', (text, name) => {
  expect(personName(text)).toBe(name)
})

test.each([
  ['198.51.100.77', '198.51.100.0'],
  ['::ffff:198.51.100.77', '198.51.100.0'],
  ['2001:db8:1:2', '2001:db8:1::'],
  ['', ''],
  ['not an address', ''],
])('the address %s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown)
})
