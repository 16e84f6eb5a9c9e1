import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readCommandConfiguration, readConfiguration } from '#server/config/configuration'
import { readOrCreateSecret } from '#server/config/made-secret'

const secret = 's'.repeat(32)
const inPublic = {
  HOST: '0.0.0.0',
  AUTH_SECRET: secret,
  PUBLIC_URL: 'https://valorem.example',
  MAIL_URL: 'smtp://user:hidden@mail.example:587',
}

const faultOf = (env: Record<string, string>): string => {
  try {
    readConfiguration(env)
    return ''
  } catch (cause) {
    return String(Object(cause).message)
  }
}

describe('the settings of accounts', () => {
  test('nothing is needed on this machine', () => {
    expect(readConfiguration({}).accounts).toEqual({
      publicUrl: undefined,
      isLoopback: true,
      authSecret: undefined,
      mailUrl: undefined,
      mailFrom: 'Valorem <no-reply@localhost>',
      signUps: 'open',
      isSecondStepRequired: false,
      sessionDays: 14,
      legalNoticeUrl: undefined,
      contactUrl: undefined,
      planPrices: {},
      privacyUrl: undefined,
    })
  })

  test('has the prices of the plans, with cents', () => {
    const { planPrices } = readConfiguration({ PLAN_PRICES: 'pro:49,enterprise:490.50' }).accounts ?? {}
    expect(planPrices).toEqual({ pro: 49, enterprise: 490.5 })
  })

  test('off means none', () => {
    expect(readConfiguration({ ACCOUNTS: 'off' }).accounts).toBeUndefined()
    expect(readConfiguration({ ACCOUNTS: 'off', HOST: '0.0.0.0' }).accounts).toBeUndefined()
  })

  test('in public the secret, the origin and the mail server are needed, and everything wrong is said at once', () => {
    expect(faultOf({ HOST: '0.0.0.0', PORT: 'x' })).toBe(
      [
        'The environment is wrong:',
        '  PORT=x: must be a whole number from 0 to 65535, in digits',
        '  AUTH_SECRET: is needed where others can reach the service: 32 to 200 characters of chance',
        '  PUBLIC_URL: is needed where others can reach the service, as https://valorem.example',
        '  MAIL_URL: is needed where others can reach the service, as smtp://user:password@mail.example:587',
        '  or set ACCOUNTS=off to serve the API alone',
      ].join('\n'),
    )
    expect(readConfiguration(inPublic).accounts).toMatchObject({
      publicUrl: 'https://valorem.example',
      isLoopback: false,
      mailFrom: 'Valorem <no-reply@valorem.example>',
    })
  })

  test.each([
    [{ HOST: '::' }, 'AUTH_SECRET'],
    [{ PUBLIC_URL: 'https://valorem.example' }, 'AUTH_SECRET'],
    [{ DATABASE_URL: 'postgres://127.0.0.1/valorem' }, 'AUTH_SECRET: is needed with DATABASE_URL'],
    [{ PUBLIC_URL: 'http://valorem.example' }, 'PUBLIC_URL=http://valorem.example: must be an origin'],
    [
      { PUBLIC_URL: 'https://valorem.example/account' },
      'PUBLIC_URL=https://valorem.example/account: must be an origin',
    ],
    [{ AUTH_SECRET: 'too short' }, 'AUTH_SECRET: must be 32 to 200 characters'],
    [{ MAIL_URL: 'http://mail.example' }, 'MAIL_URL: must be an address'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM=nobody: must be one address'],
    [{ MAIL_FROM: 'a@b.example, c@d.example' }, 'must be one address'],
    [{ SIGN_UPS: 'maybe' }, 'SIGN_UPS=maybe: must be one of: open, invited, closed'],
    [{ SECOND_STEP: 'yes' }, 'SECOND_STEP=yes: must be one of: optional, required'],
    [{ SESSION_DAYS: '91' }, 'SESSION_DAYS=91: must be a whole number from 1 to 90, in digits'],
    [{ PRIVACY_URL: 'http://valorem.example' }, 'PRIVACY_URL=http://valorem.example: must be an https address'],
  ])('%o is refused', (env, message) => {
    expect(faultOf(env as Record<string, string>)).toContain(message)
  })

  test.each(['free:5', 'pro:0', 'pro:49,pro:59', 'pro:49.999', 'pro:-1', 'pro:1e3', 'pro', 'pro:49;enterprise:490'])(
    'the prices %s are refused',
    prices => {
      expect(faultOf({ PLAN_PRICES: prices })).toContain(`PLAN_PRICES=${prices}: must be prices in euros a month`)
    },
  )

  test.each([{ HOST: '::1' }, { HOST: 'localhost' }, { PUBLIC_URL: 'http://127.0.0.1:3000' }, inPublic])(
    '%o starts',
    env => {
      expect(faultOf(env as Record<string, string>)).toBe('')
    },
  )

  test('no secret is printed', () => {
    const wrong = { ...inPublic, AUTH_SECRET: 'hidden', MAIL_URL: 'hidden://user:hidden@mail.example', PORT: 'x' }
    expect(faultOf(wrong)).toContain('AUTH_SECRET')
    expect(faultOf(wrong)).not.toContain('hidden')
  })

  test('a command needs none of it', () => {
    expect(readCommandConfiguration({ HOST: '0.0.0.0' }).accounts?.isLoopback).toBe(false)
  })

  test('the secret of this machine is made once, for its user alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'valorem-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const made = readOrCreateSecret(join(folder, 'data'), 'auth-secret')
    expect(Buffer.from(made, 'base64url')).toHaveLength(32)
    expect(readOrCreateSecret(join(folder, 'data'), 'auth-secret')).toBe(made)
    const path = join(folder, 'data', 'auth-secret')
    expect(readFileSync(path, 'utf8').trim()).toBe(made)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })
})
