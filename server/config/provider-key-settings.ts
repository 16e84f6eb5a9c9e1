import * as z from 'zod'
import type { WrappingSecret } from '../access/sealing.ts'
import type { OwnProvider } from '../ports/provider-keys.ts'
import { isOnThisMachine } from './accounts.ts'
import { isLoopback } from './fields.ts'

const secretBytes = 32
const pair = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/_-]{43}=?)$/
const secretsRule =
  'must be pairs id:base64 with commas between, each of 32 bytes, ids of a to z, 0 to 9 and -, none twice'

const secretsOf = (text: string): WrappingSecret[] | undefined => {
  const secrets = text.split(',').map(part => {
    const [, id = '', base64 = ''] = pair.exec(part.trim()) ?? []
    return { id, secret: new Uint8Array(Buffer.from(base64, 'base64')) }
  })
  const isRight = secrets.every(({ id, secret }) => id !== '' && secret.length === secretBytes)
  return isRight && new Set(secrets.map(({ id }) => id)).size === secrets.length ? secrets : undefined
}

/** What an address of a provider looks like. */
export const providerAddressRule = 'must be an https address, as https://api.example/v1; http only for this machine'

/** Whether something may be asked at an address with a key: https, or this machine. */
export const isProviderAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname.replace(/^\[|\]$/g, '')))
}

const address = (usual: string) =>
  z
    .string()
    .refine(isProviderAddress, providerAddressRule)
    .transform(text => text.replace(/(?<!\/)\/+$/, ''))
    .default(usual)

/** The variables of provider keys: what each does, and what happens when it is left out. */
export const providerKeyVariables = {
  PROVIDER_KEY_SECRETS: z
    .string()
    .transform((text, context) => {
      const secrets = secretsOf(text)
      if (secrets) return secrets
      context.addIssue({ code: 'custom', message: secretsRule })
      return z.NEVER
    })
    .optional()
    .describe(
      'Secrets under which provider keys, contacts and the secrets of webhooks are stored, as id:base64 with commas: the first encrypts, all open; on this machine without DATABASE_URL made in DATA_DIR when left out, elsewhere provider keys and contacts are off.',
    ),
  OPENAI_URL: address('https://api.openai.com/v1').describe('Interface of OpenAI, or of a server that speaks it.'),
  ANTHROPIC_URL: address('https://api.anthropic.com/v1').describe(
    'Interface of Anthropic, or of a server that speaks it.',
  ),
}

type Read = z.infer<z.ZodObject<typeof providerKeyVariables>> & {
  HOST: string
  PUBLIC_URL?: string | undefined
  DATABASE_URL?: string | undefined
}

/** What provider keys run with. */
export interface ProviderKeysConfiguration {
  /** `made`: one of this machine, in the folder of the data. Empty: provider keys are off. */
  secrets: readonly WrappingSecret[] | 'made'
  urls: Readonly<Record<OwnProvider, string>>
}

/** What provider keys run with, as the environment says it. */
export const providerKeysConfiguration = (read: Read): ProviderKeysConfiguration => {
  const isOwn = isOnThisMachine(read.HOST, read.PUBLIC_URL) && read.DATABASE_URL === undefined
  return {
    secrets: read.PROVIDER_KEY_SECRETS ?? (isOwn ? 'made' : []),
    urls: { openai: read.OPENAI_URL, anthropic: read.ANTHROPIC_URL },
  }
}
