import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Accounts } from '../../ports/accounts.ts'
import type { Library } from './library.ts'
import { expected } from './library-answer.ts'
import { type CallLibrary, libraryHeaders } from './library-call.ts'
import type { libraryRecords } from './library-records.ts'

/** Seconds for which a device shows a code. */
const stepSeconds = 30
/** Steps on either side of the present one whose codes are good: clocks differ, and typing takes time. */
const stepsAside = [0, -1, 1]

/** What the identifier of a half session begins with; links of letters stand in the same table under other names. */
const halfSessionStart = /^2fa-(?!attempts-)/

/** The cookie of a half session without its percent signs; '' where there is none that can be read. */
const decoded = (cookie: string): string => {
  const [, value = ''] = /(?:^|;)\s*(?:__Host-)?valorem_code=([^;]*)/.exec(cookie) ?? []
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/**
 * The identifier in a cookie of a half session; undefined for one that the library did not sign (HMAC-SHA-256 of the
 * identifier in base64, behind a point).
 */
const identifierIn = (cookie: string, secret: string): string | undefined => {
  const [, name = '', signature = ''] = /^(.*)\.([^.]*)$/.exec(decoded(cookie)) ?? []
  const right = createHmac('sha256', secret).update(name).digest()
  const sent = Buffer.from(signature, 'base64')
  return halfSessionStart.test(name) && sent.length === right.length && timingSafeEqual(sent, right) ? name : undefined
}

/** Opens what the library encrypted. */
const opener = async (library: () => Promise<Library>) => {
  const { symmetricDecrypt } = await import('better-auth/crypto')
  const { secretConfig } = await (await library()).$context
  return (data: string): Promise<string> => symmetricDecrypt({ key: secretConfig, data })
}

/** Ends the half session of a Cookie header, where there is one. */
export const endHalfSession = async (library: () => Promise<Library>, cookie: string): Promise<void> => {
  const { internalAdapter, secret } = await (await library()).$context
  const identifier = identifierIn(cookie, secret)
  if (identifier !== undefined) await internalAdapter.deleteVerificationByIdentifier(identifier)
}

/** Codes of a device, half sessions, and the sessions that follow from them. */
export const twoFactorOf = (
  call: CallLibrary,
  library: () => Promise<Library>,
  { deviceOf }: Pick<ReturnType<typeof libraryRecords>, 'deviceOf'>,
  now: () => Date,
): Pick<
  Accounts,
  'halfSessionUser' | 'startSession' | 'startTwoFactor' | 'hasDevice' | 'stepOfCode' | 'oldBackupCodes'
> => ({
  halfSessionUser: async cookie => {
    const { internalAdapter, secret } = await (await library()).$context
    const identifier = identifierIn(cookie, secret)
    if (identifier === undefined) return undefined
    const row = await internalAdapter.findVerificationValue(identifier)
    return row && new Date(row.expiresAt) > now() ? row.value : undefined
  },
  startSession: async (userId, visit, halfCookie) => {
    const { secret } = await (await library()).$context
    const halfSession = halfCookie === undefined ? undefined : identifierIn(halfCookie, secret)
    if (halfCookie !== undefined && halfSession === undefined) return undefined
    const [body, headers] = [{ userId, ...(halfSession !== undefined && { halfSession }) }, libraryHeaders('', visit)]
    const answer = await call(({ api }) => api.startSession({ body, headers, asResponse: true }))
    return expected(answer, 'NO_HALF_SESSION').isOk ? answer.cookies : undefined
  },
  startTwoFactor: async (cookie, password) => {
    const [body, headers] = [{ password: password.normalize('NFKC') }, libraryHeaders(cookie)]
    const answer = await call(auth => auth.api.enableTwoFactor({ body, headers, asResponse: true }))
    expected(answer, 'INVALID_PASSWORD', 'PASSWORD_TOO_LONG')
    const { totpURI } = answer.body as { totpURI?: string } // the library's own word
    if (!answer.isOk || totpURI === undefined) return undefined
    return { uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '' }
  },
  hasDevice: async userId => (await deviceOf(userId))?.isConfirmed ?? false,
  stepOfCode: async (userId, code, device) => {
    const stored = await deviceOf(userId)
    if (!stored || stored.isConfirmed !== (device === 'confirmed')) return undefined
    const { createOTP } = await import('@better-auth/utils/otp')
    const shown = createOTP(await (await opener(library))(stored.secret), { period: stepSeconds })
    const present = Math.floor(now().getTime() / (stepSeconds * 1000))
    for (const aside of stepsAside)
      if ((await shown.hotp(present + aside)) === code) return { step: present + aside, sealedSecret: stored.secret }
    return undefined
  },
  oldBackupCodes: async userId => {
    const { backupCodes = '' } = (await deviceOf(userId)) ?? {}
    // The library's own list of texts.
    return backupCodes === '' ? [] : (JSON.parse(await (await opener(library))(backupCodes)) as string[])
  },
})
