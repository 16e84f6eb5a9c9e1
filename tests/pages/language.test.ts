import { expect, test } from 'vitest'
import { choosePageLanguage, createLanguageCookie } from '#server/pages/account/language'
import { isReturnPath } from '#server/pages/account/return-path'
import { detectBrowser } from '#server/pages/account/sessions'

// The code qaa is reserved for private use (ISO 639-2): no language of the registry can have it.
test.each([
  ['de', 'valorem_lang=fr', 'en', 'de', 'that of the profile before all'],
  [undefined, 'a=b; valorem_lang=lb', 'en', 'lb', 'that of the cookie before that of the browser'],
  [undefined, 'valorem_lang=de; __Host-valorem_lang=lb', 'en', 'lb', 'that of the cookie which no other host can set'],
  [undefined, 'valorem_lang=xx', 'en', 'en', 'no language that does not exist'],
  [undefined, '', 'qaa-IT, de-LU;q=0.5, en;q=0.7', 'en', 'the one with the highest weight that we have'],
  [undefined, '', 'pt-PT, fr;q=0.5', 'pt', 'a language that is still being translated'],
  [undefined, '', 'en;q=0, lb', 'lb', 'none that is ruled out'],
  [undefined, '', 'qaa', 'fr', 'French where nothing fits'],
  [undefined, '', '', 'fr', 'French where nothing is said'],
  [undefined, 'valorem_lang=constructor', '', 'fr', 'no name that every object has'],
] as const)('the language of a page: %s, %s, %s gives %s: %s', (profile, cookie, acceptLanguage, language, _why) => {
  expect(choosePageLanguage(profile, { cookie, acceptLanguage })).toBe(language)
})

test.each([
  ['https://valorem.example', /^__Host-valorem_lang=de; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/],
  ['http://127.0.0.1:3000', /^valorem_lang=de; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/],
])('the cookie of a language at %s is bound to the host where there is https', (origin, cookie) => {
  expect(createLanguageCookie('de', origin)).toMatch(cookie)
})

test.each([
  ['/account', true],
  ['/account/keys?kind=publishable', true],
  ['/invitations/inv_0123', true],
  ['/accounts', false],
  ['/account/../../x', false],
  ['/account/%2e%2E/x', false],
  ['/account/./keys', false],
  ['/account/..', false],
  ['/account/keys?back=../x', true],
  ['/account/embed/area?place=Luxembourg%2FVille+Haute', true],
  ['//evil.example/account', false],
  ['/account//evil.example', false],
  ['https://evil.example/account', false],
  ['/account/\\evil.example', false],
  ['/account\r\nSet-Cookie: a=b', false],
  ['/api/v1/account', false],
  ['javascript:alert(1)', false],
  ['', false],
])('after signing in the way to %j is open: %s', (path, isOpen) => {
  expect(isReturnPath(path)).toBe(isOpen)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15', 'Safari'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0 Safari/537.36',
    'Chrome',
  ],
  ['curl/8.5.0', undefined],
])('%s is %s', (agent, family) => {
  expect(detectBrowser(agent)).toBe(family)
})
