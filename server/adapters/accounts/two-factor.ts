import type { AuthSecrets } from '../../access/auth-secrets.ts'
import { getCookieValue } from '../../access/cookies.ts'
import { createKnownClient } from '../../access/queued-client.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Library } from './library.ts'
import { expectLibraryCodes } from './library-answer.ts'
import { type CallLibrary, createLibraryHeaders } from './library-call.ts'
import { runForClient } from './library-client.ts'
import type { createLibraryReader } from './library-records.ts'
import { decryptLibraryText, readSignedValue, renewSignatures } from './library-secrets.ts'

/** Time step of TOTP, in seconds. */
const stepSeconds = 30
/** Accepted time steps relative to the current one: clocks differ, and typing takes time. */
const stepsAside = [0, -1, 1]

/** Prefix of a half session's identifier; letter links are stored in the same table under other prefixes. */
const halfSessionStart = /^2fa-(?!attempts-)/

/**
 * Identifier in the cookie of a half session, signed with any of the accepted secrets; undefined where it is missing or
 * its signature does not match.
 */
const readHalfSessionId = (cookie: string, { accepted }: AuthSecrets): string | undefined => {
  const value = getCookieValue(cookie, '__Host-valorem_code') ?? getCookieValue(cookie, 'valorem_code') ?? ''
  const name = accepted.map(secret => readSignedValue(value, secret)).find(read => read !== undefined)
  return name !== undefined && halfSessionStart.test(name) ? name : undefined
}

/** Ends the half session of a Cookie header, if any. */
export const endHalfSession = async (
  library: () => Promise<Library>,
  cookie: string,
  secrets: AuthSecrets,
): Promise<void> => {
  const { internalAdapter } = await (await library()).$context
  const identifier = readHalfSessionId(cookie, secrets)
  if (identifier !== undefined) await internalAdapter.deleteVerificationByIdentifier(identifier)
}

/** Reads what a device encrypts, with any accepted secret; what none decrypts counts as wrong. */
const createDeviceCodes = (
  { deviceOf }: Pick<ReturnType<typeof createLibraryReader>, 'deviceOf'>,
  { secrets, now }: { secrets: AuthSecrets; now(): Date },
): Pick<Accounts, 'hasDevice' | 'stepOfCode' | 'oldBackupCodes'> => ({
  hasDevice: async userId => (await deviceOf(userId))?.isConfirmed ?? false,
  stepOfCode: async (userId, code, device) => {
    const stored = await deviceOf(userId)
    if (!stored || stored.isConfirmed !== (device === 'confirmed')) return undefined
    const { createOTP } = await import('@better-auth/utils/otp')
    const seed = await decryptLibraryText(stored.secret, secrets).catch(() => undefined)
    if (seed === undefined) return undefined
    const shown = createOTP(seed, { period: stepSeconds })
    const present = Math.floor(now().getTime() / (stepSeconds * 1000))
    for (const aside of stepsAside)
      if ((await shown.hotp(present + aside)) === code)
        return { step: present + aside, latest: present + Math.max(...stepsAside), sealedSecret: stored.secret }
    return undefined
  },
  oldBackupCodes: async userId => {
    const { backupCodes = '' } = (await deviceOf(userId)) ?? {}
    if (backupCodes === '') return []
    const list = await decryptLibraryText(backupCodes, secrets).catch(() => '[]')
    // The library stores a JSON array of strings.
    return JSON.parse(list) as string[]
  },
})

/** TOTP codes, half sessions, and the sessions that follow from them. */
export const createTwoFactorMethods = (
  call: CallLibrary,
  library: () => Promise<Library>,
  reader: Pick<ReturnType<typeof createLibraryReader>, 'deviceOf'>,
  settings: { secrets: AuthSecrets; now(): Date },
): Pick<
  Accounts,
  'halfSessionUser' | 'startSession' | 'startTwoFactor' | 'hasDevice' | 'stepOfCode' | 'oldBackupCodes'
> => ({
  ...createDeviceCodes(reader, settings),
  halfSessionUser: async cookie => {
    const { internalAdapter } = await (await library()).$context
    const identifier = readHalfSessionId(cookie, settings.secrets)
    if (identifier === undefined) return undefined
    const row = await internalAdapter.findVerificationValue(identifier)
    return row && new Date(row.expiresAt) > settings.now() ? row.value : undefined
  },
  startSession: async (userId, visit, halfCookie) => {
    const halfSession = halfCookie === undefined ? undefined : readHalfSessionId(halfCookie, settings.secrets)
    if (halfCookie !== undefined && halfSession === undefined) return undefined
    const [body, headers] = [
      { userId, ...(halfSession !== undefined && { halfSession }) },
      createLibraryHeaders('', visit),
    ]
    const answer = await call(({ api }) => api.startSession({ body, headers, asResponse: true }))
    return expectLibraryCodes(answer, 'NO_HALF_SESSION').isOk ? answer.cookies : undefined
  },
  startTwoFactor: async (cookie, password, userId) => {
    const [body, headers] = [
      { password: password.normalize('NFKC') },
      createLibraryHeaders(renewSignatures(cookie, settings.secrets)),
    ]
    const answer = await runForClient(createKnownClient(`user:${userId}`), () =>
      call(auth => auth.api.enableTwoFactor({ body, headers, asResponse: true })),
    )
    expectLibraryCodes(answer, 'INVALID_PASSWORD', 'PASSWORD_TOO_LONG')
    const { totpURI } = answer.body as { totpURI?: string } // The library's spelling.
    if (!answer.isOk || totpURI === undefined) return undefined
    return { uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '' }
  },
})
