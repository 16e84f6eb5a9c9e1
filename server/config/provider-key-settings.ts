import * as z from 'zod'
import type { WrappingSecret } from '../access/sealing.ts'
import type { OwnProvider } from '../ports/provider-keys.ts'
import { isOnThisMachine } from './accounts.ts'
import { isLoopbackHost } from './fields.ts'

const secretBytes = 32
const pair = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/_-]{43}=?)$/
const secretsRule =
  'must be pairs id:base64 with commas between, each of 32 bytes, ids of a to z, 0 to 9 and -, none twice'

const parseWrappingSecrets = (text: string): WrappingSecret[] | undefined => {
  const secrets = text.split(',').map(part => {
    const [, id = '', base64 = ''] = pair.exec(part.trim()) ?? []
    return { id, secret: new Uint8Array(Buffer.from(base64, 'base64')) }
  })
  const isRight = secrets.every(({ id, secret }) => id !== '' && secret.length === secretBytes)
  return isRight && new Set(secrets.map(({ id }) => id)).size === secrets.length ? secrets : undefined
}

/** Format of a provider's URL, for messages. */
export const providerAddressRule = 'must be an https address, as https://api.example/v1; http only for this machine'

/** Whether a key may be sent to a URL: https, or a loopback host. */
export const isProviderAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname.replace(/^\[|\]$/g, '')))
}

const createProviderUrlField = (usual: string) =>
  z
    .string()
    .refine(isProviderAddress, providerAddressRule)
    .transform(text => text.replace(/(?<!\/)\/+$/, ''))
    .default(usual)

/** Environment variables of provider keys, with their descriptions and defaults. */
export const providerKeyVariables = {
  PROVIDER_KEY_SECRETS: z
    .string()
    .transform((text, context) => {
      const secrets = parseWrappingSecrets(text)
      if (secrets) return secrets
      context.addIssue({ code: 'custom', message: secretsRule })
      return z.NEVER
    })
    .optional()
    .describe(
      'Secrets under which provider keys, contacts and the secrets of webhooks are stored, as id:base64 with commas: the first encrypts, all open; on this machine without DATABASE_URL made in DATA_DIR when left out, elsewhere provider keys and contacts are off.',
    ),
  OPENAI_URL: createProviderUrlField('https://api.openai.com/v1').describe(
    'Interface of OpenAI, or of a server that speaks it.',
  ),
  ANTHROPIC_URL: createProviderUrlField('https://api.anthropic.com/v1').describe(
    'Interface of Anthropic, or of a server that speaks it.',
  ),
}

type Read = z.infer<z.ZodObject<typeof providerKeyVariables>> & {
  HOST: string
  PUBLIC_URL?: string | undefined
  DATABASE_URL?: string | undefined
}

export interface ProviderKeysConfiguration {
  /** `made`: one generated in the data folder. Empty: provider keys are off. */
  secrets: readonly WrappingSecret[] | 'made'
  urls: Readonly<Record<OwnProvider, string>>
}

/** Configuration of provider keys from the environment. */
export const createProviderKeysConfiguration = (read: Read): ProviderKeysConfiguration => {
  const isOwn = isOnThisMachine(read.HOST, read.PUBLIC_URL) && read.DATABASE_URL === undefined
  return {
    secrets: read.PROVIDER_KEY_SECRETS ?? (isOwn ? 'made' : []),
    urls: { openai: read.OPENAI_URL, anthropic: read.ANTHROPIC_URL },
  }
}
