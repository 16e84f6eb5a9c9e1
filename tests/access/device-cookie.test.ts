import { expect, test } from 'vitest'
import { createDeviceCookie } from '#server/access/device-cookie'

const secret = 'a secret of thirty-two characters'
const local = createDeviceCookie({ secrets: [secret], isLoopback: true })
const open = createDeviceCookie({ secrets: [secret], isLoopback: false })
const sent = (cookie: string): string => cookie.split(';')[0] ?? ''

test('a browser is remembered for a year, out of reach of scripts, and on https bound to the host', () => {
  expect(local.remember('usr_1')).toMatch(
    /^valorem_device=usr_1\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(open.remember('usr_1')).toMatch(
    /^__Host-valorem_device=usr_1\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(open.forget()).toBe('__Host-valorem_device=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure')
})

test('the user is read among other cookies, and from no cookie that was not signed with this secret', () => {
  const cookie = sent(local.remember('usr_1'))
  expect(local.userOf(`a=b; ${cookie}; valorem_lang=fr`)).toBe('usr_1')
  const other = sent(createDeviceCookie({ secrets: [`${secret}!`], isLoopback: true }).remember('usr_1'))
  const wrong = [
    '',
    'valorem_device',
    'valorem_device=',
    'valorem_device=usr_1',
    other,
    cookie.slice(0, -1),
    `${cookie}x`,
  ]
  for (const cookies of [...wrong, cookie.replace('usr_1', 'usr_2'), cookie.replace('valorem', '__Host-valorem')])
    expect([cookies, local.userOf(cookies)]).toEqual([cookies, undefined])
})
