import type * as z from 'zod'
import { listSecretVariables } from './free-provider-variables.ts'
import { freeProviderRows } from './free-providers.ts'

/** Variables whose value is never printed: secrets, and addresses that may hold one. */
const secretVariables = [
  'SANDBOX_API_KEY',
  'WEBSTAT_API_KEY',
  'DATABASE_URL',
  'REDIS_URL',
  'AUTH_SECRET',
  'MAIL_URL',
  'PROVIDER_KEY_SECRETS',
  'OPENAI_URL',
  'ANTHROPIC_URL',
  ...listSecretVariables(freeProviderRows),
]

/** Most of a value that a message prints. */
const printedMax = 100

/** One fault of the environment as people read it: the variable, the value that it has, and what is allowed. */
export const faultLine = ({ path, message }: z.core.$ZodIssue, set: NodeJS.ProcessEnv): string => {
  const [variable = '', ...inside] = path.map(String)
  const value = set[variable]
  const isShown = value !== undefined && !secretVariables.includes(variable)
  const field = inside.length > 0 ? `${inside.join('.')} ` : ''
  return `${variable}${isShown ? `=${value.slice(0, printedMax)}` : ''}: ${field}${message}`
}
