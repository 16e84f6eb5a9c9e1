import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyChecks, PasskeyOptions, PasskeySite, StoredPasskey } from '../../ports/passkeys.ts'

/** EdDSA, ES256, RS256 (IANA COSE algorithms), the algorithms of common devices. */
const algorithms = [-8, -7, -257]

/** Relying party id: the host name, without port. */
const getRelyingPartyId = ({ origin }: PasskeySite): string => new URL(origin).hostname

const toCredentialDescriptors = (known: readonly StoredPasskey[]) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }))

const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))

/** Values that every verification compares. */
const createExpectations = (site: PasskeySite, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: getRelyingPartyId(site),
  requireUserVerification: true,
})

/** Result of a verification; undefined where the library throws, as it does for every invalid answer. */
const verifyOrUndefined = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** Options of the library as plain JSON. */
const toPasskeyQuestion = (options: object): PasskeyOptions => ({ ...options })

/** Passkeys on `@simplewebauthn/server`, which is imported on first use. */
export const createPasskeyChecks = (): PasskeyChecks => {
  const library = () => import('@simplewebauthn/server')
  return {
    askForNew: async (site, challenge, { id, email, name }, known) =>
      toPasskeyQuestion(
        await (await library()).generateRegistrationOptions({
          ...{ rpName: 'Valorem', rpID: getRelyingPartyId(site), userName: email, userDisplayName: name },
          userID: new Uint8Array(Buffer.from(id)),
          challenge: new Uint8Array(challenge),
          excludeCredentials: toCredentialDescriptors(known),
          // Without a password the device itself has to identify the user and verify their presence.
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          supportedAlgorithmIDs: algorithms,
        }),
      ),
    askForSignature: async (site, challenge, known) =>
      toPasskeyQuestion(
        await (await library()).generateAuthenticationOptions({
          ...{ rpID: getRelyingPartyId(site), challenge: new Uint8Array(challenge), userVerification: 'required' },
          allowCredentials: toCredentialDescriptors(known),
        }),
      ),
    newPasskey: async (site, challenge, answer) => {
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } =
        (await verifyOrUndefined(() =>
          verifyRegistrationResponse({
            ...createExpectations(site, challenge),
            supportedAlgorithmIDs: algorithms,
            // The library validates each part that it reads.
            response: answer as RegistrationResponseJSON,
          }),
        )) ?? {}
      if (!registrationInfo) return undefined
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
    },
    signedCounter: async (site, challenge, answer, { credentialId, publicKey, counter }) => {
      const { verifyAuthenticationResponse } = await library()
      const result = await verifyOrUndefined(() =>
        verifyAuthenticationResponse({
          ...createExpectations(site, challenge),
          response: answer as AuthenticationResponseJSON,
          credential: { id: credentialId, publicKey: decodeBase64Url(publicKey), counter },
        }),
      )
      return result?.verified ? result.authenticationInfo.newCounter : undefined
    },
  }
}
