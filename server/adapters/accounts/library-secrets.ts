import { createHmac, hash } from 'node:crypto'
import type { AuthSecrets, NamedSecret } from '../../access/auth-secrets.ts'
import { isSameText } from '../../access/pseudonym.ts'

/** Digits of a digest that make a version: 48 bits, which a number holds exactly. */
const versionDigits = 12

/** Number under which the library encrypts with a named value: the first 48 bits of the SHA-256 digest of its id. */
const computeVersion = ({ id }: NamedSecret): number =>
  Number.parseInt(hash('sha256', id, 'hex').slice(0, versionDigits), 16)

/** Beginning of the texts that the library encrypts with the current value; undefined for a plain one. */
export const getCurrentPrefix = ({ named: [current] }: AuthSecrets): string | undefined =>
  current && `$ba$${computeVersion(current)}$`

/**
 * Secrets of the library. With ids, each encrypted text names the value that encrypts it; texts without a name are
 * from the time of a plain value, which has become the former one.
 */
export const createSecretOptions = ({ current, named }: AuthSecrets) => {
  const former = named.at(-1)?.value ?? current
  if (named.length === 0) return { secret: current }
  return { secret: former, secrets: named.map(own => ({ version: computeVersion(own), value: own.value })) }
}

/** Decrypts a text that the library encrypted with any of the accepted values. @throws when none of them decrypts it. */
export const decryptLibraryText = async (
  text: string,
  { accepted }: Pick<AuthSecrets, 'accepted'>,
): Promise<string> => {
  const { parseEnvelope, symmetricDecrypt } = await import('better-auth/crypto')
  const data = parseEnvelope(text)?.ciphertext ?? text
  for (const key of accepted) {
    const plain = await symmetricDecrypt({ key, data }).catch(() => undefined)
    if (plain !== undefined) return plain
  }
  throw new Error('no value of AUTH_SECRET decrypts a stored text')
}

/** Encrypts a text with the current value, as the library does. */
export const encryptLibraryText = async (data: string, secrets: AuthSecrets): Promise<string> => {
  const { formatEnvelope, symmetricEncrypt } = await import('better-auth/crypto')
  const encrypted = await symmetricEncrypt({ key: secrets.current, data })
  const [current] = secrets.named
  return current ? formatEnvelope(computeVersion(current), encrypted) : encrypted
}

/** Cookies that the library signs. */
const signedNames: ReadonlySet<string> = new Set(
  ['valorem_session', 'valorem_code'].flatMap(name => [name, `__Host-${name}`]),
)

const sign = (name: string, secret: string): string => createHmac('sha256', secret).update(name).digest('base64')

/**
 * Signed text of a cookie value: HMAC-SHA-256 in base64 after the last dot, percent-encoded.
 * @returns undefined where it is malformed, or signed with another secret.
 */
export const readSignedValue = (value: string, secret: string): string | undefined => {
  try {
    const text = decodeURIComponent(value)
    const end = text.lastIndexOf('.')
    const name = text.slice(0, Math.max(0, end))
    return end > 0 && isSameText(text.slice(end + 1), sign(name, secret)) ? name : undefined
  } catch {
    return undefined
  }
}

/** Signs the value of a cookie with the current secret where a former one signed it; undefined otherwise. */
const renewValue = (value: string, { current, accepted }: AuthSecrets): string | undefined => {
  for (const former of accepted.slice(1)) {
    const name = readSignedValue(value, former)
    if (name !== undefined) return encodeURIComponent(`${name}.${sign(name, current)}`)
  }
  return undefined
}

/** Cookie header in which the library finds its own signatures, also where a former secret signed them. */
export const renewSignatures = (cookies: string, secrets: AuthSecrets): string => {
  if (secrets.accepted.length === 1) return cookies
  return cookies
    .split(';')
    .map(pair => {
      const end = pair.indexOf('=')
      const name = pair.slice(0, Math.max(0, end)).trim()
      const renewed = signedNames.has(name) ? renewValue(pair.slice(end + 1).trim(), secrets) : undefined
      return renewed === undefined ? pair : ` ${name}=${renewed}`
    })
    .join(';')
}
