/** What the receiver is started with, out of its environment. */
export interface Settings {
  /** The secrets that may sign: the newest first, and while you replace one the earlier one too. */
  secrets: readonly string[]
  /** File of the list. */
  file: string
  /** Port of the address that the service posts to; 0 takes any. */
  port: number
  /** Port of the list, for this machine alone; 0 takes any. */
  listPort: number
  /** Whether nothing is to come here any more. */
  isClosed: boolean
}

// 32 bytes, as the service makes them: a secret that was cut off by copying would refuse every event.
const secretPattern = /^whsec_[\w+/-]{43}=$/

const portOf = (name: string, usual: number): number => {
  const port = Number(process.env[name] ?? usual)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port, 0 to 65535.`)
  return port
}

const secretsOf = (text = ''): string[] => {
  const secrets = text.split(/[\s,]+/).filter(secret => secret !== '')
  if (secrets.length === 0) throw new Error('WEBHOOK_SECRET is missing: the secret of your webhook, whsec_…')
  if (!secrets.every(secret => secretPattern.test(secret)))
    throw new Error(
      'WEBHOOK_SECRET must be whsec_ and 44 characters, as the service showed it; two with a blank between.',
    )
  return secrets
}

/** Reads the environment; throws a sentence that names the variable which is wrong. */
export const settings = (): Settings => ({
  secrets: secretsOf(process.env.WEBHOOK_SECRET),
  file: process.env.CONTACTS_FILE ?? 'contacts.sqlite',
  port: portOf('PORT', 4000),
  listPort: portOf('LIST_PORT', 4001),
  isClosed: process.env.WEBHOOK_CLOSED === 'yes',
})
