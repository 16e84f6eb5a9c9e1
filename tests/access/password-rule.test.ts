import { expect, test } from 'vitest'
import * as z from 'zod'
import { findPasswordFault } from '#server/access/password-rule'
import { normalizeEmail, normalizePersonName } from '#server/access/person-fields'
import { truncateAddress } from '#server/access/truncate-address'

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
  ['valorem keeps my homes', undefined],
  ['were there trees, 1987', undefined],
  ['copper winter meadow violin', undefined],
  ['my house has 7 red doors', undefined],
  ['83!92?17&46%05+3', undefined],
  ['8349205817 + 2394', undefined],
  ['my ada.lovelace rocks', 'password_weak'],
  ['my name is ada.l, hello', undefined],
])('%j may be chosen, or why not: %s', (password, fault) => {
  expect(findPasswordFault(password, 'ada.lovelace@agency.example')).toBe(fault)
})

// What attackers try first: lists, keyboards, repetitions, usual words with digits or signs.
test.each([
  'qwertyuiopasdfgh',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv',
  'azertyuiopqsdfgh',
  'qwertzuiopasdfg',
  'Password123456789',
  'iloveyouiloveyou',
  'motdepasse123456',
  'Passwort-2026-2026',
  '987654321987654321',
  'valoremvalorem1',
  'Valorem2026Valorem!',
  'p@ssw0rdp@ssw0rd',
  'correct horse battery staple',
  'manchesterunited',
  'AllYouNeedIsLove',
  'tulip-7-tulip-7-',
  // Words of the trade, in the five languages, with numbers, years, accents, endings and signs for letters.
  ...['immobilier123456', 'immobilien12345678', 'Appartement2026!', 'agence-immobiliere-2026', 'MaklerMakler1234'],
  ...['Imóveis2026Casa!', 'Wunneng-Haus-2026', 'RealEstate31121990', 'Appartements Maisons 12', 'Mon Appartement 26'],
  ...['Imm0b1l1er2026!!', 'Eigentümer2026!!', 'ImobiliariaCasa99', 'Hypothek-4711-4711', 'agencyagency8349'],
  // Seasons, months and days with a year.
  ...['Winter2026!Winter', 'Sommer2025Sommer', 'Printemps2026!!!', 'Été2026Été2026!!', 'PrimaveraVerao26'],
  ...['Hierscht20262026', 'Janvier-2026-Mai', 'Dezember2026####', 'Montag2026Montag', 'Weihnachten 2026'],
  // The product and its market.
  ...['ValoremLuxembourg1', 'valorem2026valorem2026', 'Lëtzebuerg-2026-!', 'Luxemburg12345!!'],
])('%s is too easy to guess', password => {
  expect(findPasswordFault(password, 'ada.lovelace@agency.example')).toBe('password_weak')
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
  expect(normalizeEmail(text)).toBe(email)
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
  expect(normalizeEmail(email) !== undefined).toBe(z.email().safeParse(email).success)
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
  ['Agence du Nord S.à r.l.', 'Agence du Nord S.à r.l.'],
  ['Immo S.A. & Co. KG', 'Immo S.A. & Co. KG'],
  ['Agence 2.0', 'Agence 2.0'],
  ['J. R. Tolkien', 'J. R. Tolkien'],
  ['Valorem Security: unusual sign-in', undefined],
  ['confirm at valorem-login.example', undefined],
  ['evil.lu', undefined],
  ['x.co', undefined],
  ['www evil', undefined],
  ['ftp//evil', undefined],
  ['a\\b', undefined],
  ['\uFF48\uFF54\uFF54\uFF50 evil', undefined],
  ['evil\uFF0Elu', undefined],
  ['evil\u3002lu', undefined],
  ['evil\u2024lu', undefined],
  ['h\u200Bttp', undefined],
  ['\u200B', undefined],
  ['\u115F', undefined],
  ['\u3164', undefined],
  ['\uFFA0', undefined],
  ['\u2800', undefined],
  ['a\u00ADb', undefined],
])('%j is the name %s', (text, name) => {
  expect(normalizePersonName(text)).toBe(name)
})

test.each([
  // A dot that is spaced, spelled out, in brackets, or another character.
  ...['valorem-login .example', 'evil . com', 'evil. com', 'Click evil dot com', 'evil [dot] com', 'evil(.)com'],
  ...['evil point lu', 'valorem punkt de', 'evil ponto pt', 'evil·com', 'evil at valorem dot example'],
  ...['evil@evil', 'evil＠evil', 'evil (at) evil', 'evil [arobase] evil'],
  ...['Call +352 621 000000 now', 'Call 26 12 34', 'Tel 0800-1234', 'Appelez le 621.000.000', '＋352 1'],
])('%j reads like an address or a telephone number, and is no name', text => {
  expect(normalizePersonName(text)).toBeUndefined()
})

test.each([
  ...['Le Point de Vue', 'Ponto de Encontro', 'Point Immo', 'Cia. de Imóveis', 'St. Georges', 'Immo S.A. Luxembourg'],
  ...['Immo 2000', 'Agence 1867', 'Fonds 2020-2030', 'Maison + Jardin', 'Immo 100+', 'Gal·la Immo', 'Haus 12345'],
])('%j is a name', text => {
  expect(normalizePersonName(text)).toBe(text)
})

test.each([
  ['198.51.100.77', '198.51.100.0'],
  ['2001:db8:1:2', '2001:db8:1::'],
  ['', ''],
  ['not an address', ''],
])('the address %s is shown as %s', (address, shown) => {
  expect(truncateAddress(address)).toBe(shown)
})
