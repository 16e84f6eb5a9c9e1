import type * as z from 'zod'
import { listSecretVariables } from './free-provider-variables.ts'
import { freeProviderRows } from './free-providers.ts'

/** Variables whose values are never printed: secrets, and URLs that may contain one. */
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

/** Maximum length of a printed value. */
const printedMax = 100

/** Human-readable fault of the environment: the variable, its value, and what is allowed. */
export const formatFaultLine = ({ path, message }: z.core.$ZodIssue, set: NodeJS.ProcessEnv): string => {
  const [variable = '', ...inside] = path.map(String)
  const value = set[variable]
  const isShown = value !== undefined && !secretVariables.includes(variable)
  const field = inside.length > 0 ? `${inside.join('.')} ` : ''
  return `${variable}${isShown ? `=${value.slice(0, printedMax)}` : ''}: ${field}${message}`
}
