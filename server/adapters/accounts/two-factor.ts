import type { Accounts } from '../../ports/accounts.ts'
import type { Library } from './library.ts'
import { expected, userIdOf } from './library-answer.ts'
import { type CallLibrary, libraryHeaders } from './library-call.ts'

/** The cookie of the half session alone: a session that is also there would answer for another person. */
const halfSessionCookie = (cookie: string): string =>
  cookie
    .split(';')
    .map(part => part.trim())
    .filter(part => /^(__Host-)?valorem_code=/.test(part))
    .join('; ')

const wrongCodes = ['INVALID_CODE', 'INVALID_BACKUP_CODE', 'ACCOUNT_TEMPORARILY_LOCKED', 'TOTP_NOT_ENABLED']
const overCodes = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']

const isOfDevice = (code: string): boolean => /^\d{6}$/.test(code)

/** The identifier in a cookie of a half session: what stands before its signature. */
const identifierIn = (cookie: string): string | undefined => {
  const value = /=([^;]*)/.exec(halfSessionCookie(cookie))?.[1]
  try {
    return value === undefined ? undefined : /^(.*)\.[^.]*$/.exec(decodeURIComponent(value))?.[1]
  } catch {
    return undefined
  }
}

/** The second factor: codes of a device, backup codes. */
export const twoFactorOf = (
  call: CallLibrary,
  library: () => Promise<Library>,
): Pick<Accounts, 'code' | 'halfSessionUser' | 'startTwoFactor' | 'confirmTwoFactor' | 'stopTwoFactor'> => ({
  code: async (cookie, text, visit) => {
    const code = text.replace(/\s/g, '')
    const headers = libraryHeaders(halfSessionCookie(cookie), visit)
    const answer = await call(({ api }) =>
      isOfDevice(code)
        ? api.verifyTOTP({ body: { code }, headers, asResponse: true })
        : api.verifyBackupCode({ body: { code }, headers, asResponse: true }),
    )
    expected(answer, ...wrongCodes, ...overCodes)
    if (answer.isOk) return { outcome: 'signedIn', userId: userIdOf(answer), cookies: answer.cookies }
    return { outcome: overCodes.includes(answer.code) ? 'over' : 'wrong' }
  },
  halfSessionUser: async cookie => {
    const identifier = identifierIn(cookie)
    if (identifier === undefined) return undefined
    const { internalAdapter } = await (await library()).$context
    return (await internalAdapter.findVerificationValue(identifier))?.value
  },
  startTwoFactor: async (cookie, password) => {
    const [body, headers] = [{ password: password.normalize('NFKC') }, libraryHeaders(cookie)]
    const answer = await call(auth => auth.api.enableTwoFactor({ body, headers, asResponse: true }))
    expected(answer, 'INVALID_PASSWORD', 'PASSWORD_TOO_LONG', 'TOTP_ALREADY_ENABLED')
    const { totpURI, backupCodes } = answer.body as { totpURI?: string; backupCodes?: string[] } // the library's own words
    if (!answer.isOk || totpURI === undefined || backupCodes === undefined) return undefined
    return { uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '', backupCodes }
  },
  confirmTwoFactor: async (cookie, text, visit) => {
    const [body, headers] = [{ code: text.replace(/\s/g, '') }, libraryHeaders(cookie, visit)]
    const answer = await call(auth => auth.api.verifyTOTP({ body, headers, asResponse: true }))
    return expected(answer, ...wrongCodes, ...overCodes).isOk ? answer.cookies : undefined
  },
  stopTwoFactor: async (cookie, password, visit) => {
    const [body, headers] = [{ password: password.normalize('NFKC') }, libraryHeaders(cookie, visit)]
    const answer = await call(auth => auth.api.disableTwoFactor({ body, headers, asResponse: true }))
    return expected(answer, 'INVALID_PASSWORD', 'PASSWORD_TOO_LONG').isOk ? answer.cookies : undefined
  },
})
