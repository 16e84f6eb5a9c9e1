/** Settings of the receiver, from its environment. */
export interface Settings {
  /** Signing secrets, newest first, with the earlier one during a replacement. */
  secrets: readonly string[]
  /** File of the list. */
  file: string
  /** Port of the address that the service posts to; 0 takes any. */
  port: number
  /** Port of the list, for this machine only; 0 takes any. */
  listPort: number
  /** Whether the receiver is closed for good. */
  isClosed: boolean
}

// 32 bytes, as the service generates them: a truncated secret would reject every event.
const secretPattern = /^whsec_[\w+/-]{43}=$/

const readPort = (name: string, usual: number): number => {
  const port = Number(process.env[name] ?? usual)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port, 0 to 65535.`)
  return port
}

const readSecrets = (text = ''): string[] => {
  const secrets = text.split(/[\s,]+/).filter(secret => secret !== '')
  if (secrets.length === 0) throw new Error('WEBHOOK_SECRET is missing: the secret of your webhook, whsec_…')
  if (!secrets.every(secret => secretPattern.test(secret)))
    throw new Error(
      'WEBHOOK_SECRET must be whsec_ and 44 characters, as the service showed it; two with a blank between.',
    )
  return secrets
}

/** Reads the environment; throws an error that names the invalid variable. */
export const readReceiverSettings = (): Settings => ({
  secrets: readSecrets(process.env.WEBHOOK_SECRET),
  file: process.env.CONTACTS_FILE ?? 'contacts.sqlite',
  port: readPort('PORT', 4000),
  listPort: readPort('LIST_PORT', 4001),
  isClosed: process.env.WEBHOOK_CLOSED === 'yes',
})
