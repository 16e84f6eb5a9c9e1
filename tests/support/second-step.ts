import type { Visitor } from '../pages/visitor.ts'
import type { TestApp } from './app.ts'
import { totp } from './totp.ts'

const stepMs = 30_000

/** The secret of a device on the page that shows it. */
export const secretIn = ({ text }: { text: string }): string =>
  /<code class="secret">([A-Z2-7]+)</.exec(text)?.[1] ?? ''

/** The codes in a list of backup codes. */
export const codesIn = ({ text }: { text: string }): string[] =>
  [...text.matchAll(/<li><code>([^<]+)</g)].map(([, code = '']) => code)

/**
 * Turns the second step of a person on through the pages, with a device of its own. The clock goes on by a minute, since the
 * code that confirmed the device is used up.
 */
export const withSecondStep = async ({ clock }: Pick<TestApp, 'clock'>, person: Visitor, password: string) => {
  const page = '/account/security/two-factor'
  const secret = secretIn(await person.post(page, { password }))
  const confirmed = await person.post(`${page}/confirm`, { code: totp(secret, clock.now.getTime()) })
  clock.now = new Date(clock.now.getTime() + 2 * stepMs)
  return { secret, codes: codesIn(confirmed), text: confirmed.text }
}
