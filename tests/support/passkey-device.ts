import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The question that a page of ours puts to a browser, with the form that its answer goes back in. */
export interface AskedQuestion {
  question: {
    challenge: string
    rp?: { id: string }
    rpId?: string
    user?: { id: string }
    allowCredentials?: { id: string }[]
    excludeCredentials?: { id: string }[]
  }
  action: string
  fields: Record<string, string>
}

const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What a page asks a browser. */
export const questionIn = ({ text }: { text: string }): AskedQuestion => {
  const [, action = '', question = ''] =
    /<form method="post" action="([^"]+)" data-ask="\w+" data-question="([^"]*)"/.exec(text) ?? []
  if (question === '') throw new Error('This page asks for no passkey.')
  const hidden = [...text.matchAll(/<input type="hidden" name="(next|name)" value="([^"]*)">/g)]
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, unescaped(value)]))
  return { question: JSON.parse(unescaped(question)), action, fields }
}

/** How a device strays from the rules. */
export interface Straying {
  origin?: string
  rpId?: string
  challenge?: string
  /** Bits of WebAuthn, level 3, section 6.1: 1 the person is there, 4 the device knows the person. */
  flags?: number
  /** Uses that it counted. */
  counter?: number
  userHandle?: string
  /** The whole signature, base64url. */
  signature?: string
}

const present = 1
const verified = 4
const withCredential = 0x40

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url')
const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/**
 * A device that holds one passkey in software (W3C WebAuthn, level 3): ES256, attestation `none`, for a site.
 * @param origin scheme, host and port of the pages.
 */
export const passkeyDevice = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = ''
  // A COSE key (RFC 9053, section 7.1.1) in CBOR: EC2, ES256, P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const clientData = (type: string, challenge: string, straying: Straying): Buffer =>
    Buffer.from(
      JSON.stringify({
        ...{ type, challenge: straying.challenge ?? challenge, origin: straying.origin ?? origin, crossOrigin: false },
      }),
    )
  const authenticatorData = (rpId: string, straying: Straying, more = Buffer.alloc(0)): Buffer => {
    const flags = (straying.flags ?? present | verified) | (more.length > 0 ? withCredential : 0)
    const head = [sha256(straying.rpId ?? rpId), Buffer.from([flags]), number(straying.counter ?? counter, 4)]
    return Buffer.concat([...head, more])
  }
  const answer = (response: Record<string, unknown>): string =>
    JSON.stringify({
      ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', response },
      ...{ clientExtensionResults: {}, authenticatorAttachment: 'platform' },
    })
  return {
    id: base64url(id),
    /** Makes the passkey that a question asks for. */
    create: ({ question }: AskedQuestion, straying: Straying = {}): string => {
      userHandle = question.user?.id ?? ''
      const credential = Buffer.concat([Buffer.alloc(16), number(id.length, 2), id, coseKey])
      const data = authenticatorData(question.rp?.id ?? '', straying, credential)
      // In CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        number(data.length, 2),
        data,
      ])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', question.challenge, straying)),
        ...{ attestationObject: base64url(attestationObject), transports: ['internal'] },
      })
    },
    /** Signs what a question asks for; its counter goes on. */
    get: ({ question }: AskedQuestion, straying: Straying = {}): string => {
      counter += 1
      const client = clientData('webauthn.get', question.challenge, straying)
      const data = authenticatorData(question.rpId ?? '', straying)
      const signature = base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey))
      return answer({
        ...{ clientDataJSON: base64url(client), authenticatorData: base64url(data) },
        ...{ signature: straying.signature ?? signature, userHandle: straying.userHandle ?? userHandle },
      })
    },
  }
}
