import { createHmac, timingSafeEqual } from 'node:crypto'
import { createKnownClient } from '../../access/queued-client.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Library } from './library.ts'
import { expectLibraryCodes } from './library-answer.ts'
import { type CallLibrary, createLibraryHeaders } from './library-call.ts'
import { runForClient } from './library-client.ts'
import type { createLibraryReader } from './library-records.ts'

/** Time step of TOTP, in seconds. */
const stepSeconds = 30
/** Accepted time steps relative to the current one: clocks differ, and typing takes time. */
const stepsAside = [0, -1, 1]

/** Prefix of a half session's identifier; letter links are stored in the same table under other prefixes. */
const halfSessionStart = /^2fa-(?!attempts-)/

/** Percent-decoded value of the half session's cookie; '' where it is missing or malformed. */
const decodeHalfSessionCookie = (cookie: string): string => {
  const [, value = ''] = /(?:^|;)\s*(?:__Host-)?valorem_code=([^;]*)/.exec(cookie) ?? []
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/**
 * Identifier in the cookie of a half session; undefined where the library's signature does not match (HMAC-SHA-256 of
 * the identifier in base64, after a dot).
 */
const readHalfSessionId = (cookie: string, secret: string): string | undefined => {
  const [, name = '', signature = ''] = /^(.*)\.([^.]*)$/.exec(decodeHalfSessionCookie(cookie)) ?? []
  const right = createHmac('sha256', secret).update(name).digest()
  const sent = Buffer.from(signature, 'base64')
  return halfSessionStart.test(name) && sent.length === right.length && timingSafeEqual(sent, right) ? name : undefined
}

/** Decrypts values that the library encrypted. */
const createDecrypter = async (library: () => Promise<Library>) => {
  const { symmetricDecrypt } = await import('better-auth/crypto')
  const { secretConfig } = await (await library()).$context
  return (data: string): Promise<string> => symmetricDecrypt({ key: secretConfig, data })
}

/** Ends the half session of a Cookie header, if any. */
export const endHalfSession = async (library: () => Promise<Library>, cookie: string): Promise<void> => {
  const { internalAdapter, secret } = await (await library()).$context
  const identifier = readHalfSessionId(cookie, secret)
  if (identifier !== undefined) await internalAdapter.deleteVerificationByIdentifier(identifier)
}

/** TOTP codes, half sessions, and the sessions that follow from them. */
export const createTwoFactorMethods = (
  call: CallLibrary,
  library: () => Promise<Library>,
  { deviceOf }: Pick<ReturnType<typeof createLibraryReader>, 'deviceOf'>,
  now: () => Date,
): Pick<
  Accounts,
  'halfSessionUser' | 'startSession' | 'startTwoFactor' | 'hasDevice' | 'stepOfCode' | 'oldBackupCodes'
> => ({
  halfSessionUser: async cookie => {
    const { internalAdapter, secret } = await (await library()).$context
    const identifier = readHalfSessionId(cookie, secret)
    if (identifier === undefined) return undefined
    const row = await internalAdapter.findVerificationValue(identifier)
    return row && new Date(row.expiresAt) > now() ? row.value : undefined
  },
  startSession: async (userId, visit, halfCookie) => {
    const { secret } = await (await library()).$context
    const halfSession = halfCookie === undefined ? undefined : readHalfSessionId(halfCookie, secret)
    if (halfCookie !== undefined && halfSession === undefined) return undefined
    const [body, headers] = [
      { userId, ...(halfSession !== undefined && { halfSession }) },
      createLibraryHeaders('', visit),
    ]
    const answer = await call(({ api }) => api.startSession({ body, headers, asResponse: true }))
    return expectLibraryCodes(answer, 'NO_HALF_SESSION').isOk ? answer.cookies : undefined
  },
  startTwoFactor: async (cookie, password, userId) => {
    const [body, headers] = [{ password: password.normalize('NFKC') }, createLibraryHeaders(cookie)]
    const answer = await runForClient(createKnownClient(`user:${userId}`), () =>
      call(auth => auth.api.enableTwoFactor({ body, headers, asResponse: true })),
    )
    expectLibraryCodes(answer, 'INVALID_PASSWORD', 'PASSWORD_TOO_LONG')
    const { totpURI } = answer.body as { totpURI?: string } // The library's spelling.
    if (!answer.isOk || totpURI === undefined) return undefined
    return { uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '' }
  },
  hasDevice: async userId => (await deviceOf(userId))?.isConfirmed ?? false,
  stepOfCode: async (userId, code, device) => {
    const stored = await deviceOf(userId)
    if (!stored || stored.isConfirmed !== (device === 'confirmed')) return undefined
    const { createOTP } = await import('@better-auth/utils/otp')
    const shown = createOTP(await (await createDecrypter(library))(stored.secret), { period: stepSeconds })
    const present = Math.floor(now().getTime() / (stepSeconds * 1000))
    for (const aside of stepsAside)
      if ((await shown.hotp(present + aside)) === code)
        return { step: present + aside, latest: present + Math.max(...stepsAside), sealedSecret: stored.secret }
    return undefined
  },
  oldBackupCodes: async userId => {
    const { backupCodes = '' } = (await deviceOf(userId)) ?? {}
    // The library stores a JSON array of strings.
    return backupCodes === '' ? [] : (JSON.parse(await (await createDecrypter(library))(backupCodes)) as string[])
  },
})
