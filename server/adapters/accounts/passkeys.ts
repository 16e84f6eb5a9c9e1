import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyChecks, PasskeyQuestion, PasskeySite, StoredPasskey } from '../../ports/passkeys.ts'

/** EdDSA, ES256, RS256 (IANA COSE algorithms): what devices have. */
const algorithms = [-8, -7, -257]

/** The name that passkeys are bound to, without port. */
const hostOf = ({ origin }: PasskeySite): string => new URL(origin).hostname

const namedIn = (known: readonly StoredPasskey[]) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }))

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))

/** What the library is asked to compare, whichever way. */
const expectations = (site: PasskeySite, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: hostOf(site),
  requireUserVerification: true,
})

/** The library throws for every fault of an answer; undefined in its place. */
const judged = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** The options are plain JSON. */
const question = (options: object): PasskeyQuestion => ({ ...options })

/** Passkeys on `@simplewebauthn/server`, which is loaded with the first of them. */
export const passkeyChecks = (): PasskeyChecks => {
  const library = () => import('@simplewebauthn/server')
  return {
    askForNew: async (site, challenge, { id, email, name }, known) =>
      question(
        await (await library()).generateRegistrationOptions({
          ...{ rpName: 'Valorem', rpID: hostOf(site), userName: email, userDisplayName: name },
          userID: new Uint8Array(Buffer.from(id)),
          challenge: new Uint8Array(challenge),
          excludeCredentials: namedIn(known),
          // Without a password the device itself has to know whose passkey it is, and that it is the person.
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          supportedAlgorithmIDs: algorithms,
        }),
      ),
    askForSignature: async (site, challenge, known) =>
      question(
        await (await library()).generateAuthenticationOptions({
          ...{ rpID: hostOf(site), challenge: new Uint8Array(challenge), userVerification: 'required' },
          allowCredentials: namedIn(known),
        }),
      ),
    newPasskey: async (site, challenge, answer) => {
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } =
        (await judged(() =>
          verifyRegistrationResponse({
            ...expectations(site, challenge),
            supportedAlgorithmIDs: algorithms,
            // The library looks at each part that it reads.
            response: answer as RegistrationResponseJSON,
          }),
        )) ?? {}
      if (!registrationInfo) return undefined
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
    },
    signedCounter: async (site, challenge, answer, { credentialId, publicKey, counter }) => {
      const { verifyAuthenticationResponse } = await library()
      const result = await judged(() =>
        verifyAuthenticationResponse({
          ...expectations(site, challenge),
          response: answer as AuthenticationResponseJSON,
          credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
        }),
      )
      return result?.verified ? result.authenticationInfo.newCounter : undefined
    },
  }
}
