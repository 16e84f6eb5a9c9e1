import { parseArgs } from 'node:util'
import { type OwnProvider, ownProviders } from '#contract/ai/providers'
import { Refusal } from '#domain/core/refusal'
import { isProviderKey } from '../access/provider-key-text.ts'
import type { KeyStore } from '../ports/key-store.ts'
import type { ProviderKeyOwner, ProviderKeys } from '../ports/provider-keys.ts'
import { CommandFault, type CommandResult } from './run-command.ts'
import { formatTextTable } from './text-table.ts'

/** Dependencies of the provider key commands. */
export interface ProviderKeysContext {
  keys: Pick<KeyStore, 'list'>
  providerKeys: Pick<ProviderKeys, 'isOn' | 'save' | 'list' | 'remove'>
  /** Reads the first line of standard input. */
  line(): Promise<string>
}

const usageText = `Usage: npm run -s provider-keys -- COMMAND

  set --key KEY_ID --provider PROVIDER [--no-check] [--json]   reads the provider's key from standard input, one line
  list --key KEY_ID [--json]                                   what is stored for an API key
  remove --key KEY_ID --provider PROVIDER                      deletes it

KEY_ID is an API key of the operator, as \`npm run -s keys -- list\` shows it; a user or an organisation uses the page
/account/provider-keys. PROVIDER is openai or anthropic. The environment is that of the service (DATA_DIR or
DATABASE_URL, PROVIDER_KEY_SECRETS).`

const parseProviderKeyArguments = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      provider: { type: 'string' },
      'no-check': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })

type Options = ReturnType<typeof parseProviderKeyArguments>['values']

const readProviderKeyArguments = (args: readonly string[]): ReturnType<typeof parseProviderKeyArguments> => {
  try {
    return parseProviderKeyArguments(args)
  } catch (cause) {
    // The message of parseArgs names the option that is unknown or lacks its value.
    throw new CommandFault(cause instanceof Error ? cause.message : String(cause))
  }
}

const refuseProviderKeyOptions = (options: Options, command: string, refused: readonly (keyof Options)[]): void => {
  const wrong = refused.find(name => options[name] !== undefined && options[name] !== false)
  if (wrong) throw new CommandFault(`${command} does not take --${wrong}.`)
}

/** Finds the API key named. @throws CommandFault where it is unknown, revoked, or owned by an account. */
const findKeyOwner = async ({ key: id }: Options, { keys }: ProviderKeysContext): Promise<ProviderKeyOwner> => {
  if (id === undefined) throw new CommandFault('The id of an API key is missing: --key KEY_ID.')
  const key = (await keys.list()).find(known => known.id === id)
  if (!key) throw new CommandFault(`No key has the id "${id}"; \`npm run -s keys -- list\` shows the ids.`)
  if (key.ownerId !== undefined)
    throw new CommandFault(`"${id}" belongs to a user or an organisation: its owner uses the page.`)
  if (key.revokedAt !== undefined) throw new CommandFault(`"${id}" is revoked.`)
  return { kind: 'key', id }
}

const parseProvider = ({ provider: text }: Options): OwnProvider => {
  const provider = ownProviders.find(known => known === text)
  if (!provider) throw new CommandFault(`Name the provider: --provider ${ownProviders.join(' or --provider ')}.`)
  return provider
}

/** Attributes an action to the operator. */
const createOperatorActor = (owner: ProviderKeyOwner) => (at: string) => ({
  at,
  actor: { kind: 'operator' as const },
  owner,
})

const setProviderKey = async (options: Options, context: ProviderKeysContext): Promise<string> => {
  const [owner, provider] = [await findKeyOwner(options, context), parseProvider(options)]
  const key = (await context.line()).trim()
  if (!isProviderKey(key))
    throw new CommandFault('The provider’s key on standard input must be 8 to 500 visible ASCII characters.')
  const view = await context.providerKeys.save(owner, provider, key, {
    check: !options['no-check'],
    by: createOperatorActor(owner),
  })
  return options.json ? JSON.stringify(view) : `${provider} ${view.display} is stored for ${owner.id}: ${view.status}.`
}

const listProviderKeys = async (options: Options, context: ProviderKeysContext): Promise<string> => {
  refuseProviderKeyOptions(options, 'list', ['provider', 'no-check'])
  const views = await context.providerKeys.list(await findKeyOwner(options, context))
  if (options.json) return JSON.stringify({ providerKeys: views })
  if (views.length === 0) return 'No provider keys.'
  return formatTextTable(
    views.map(({ provider, display, status, createdAt, lastUsedAt, fingerprint }) => {
      return [provider, display, status, createdAt, lastUsedAt ?? '-', fingerprint]
    }),
  )
}

const removeProviderKey = async (options: Options, context: ProviderKeysContext): Promise<string> => {
  refuseProviderKeyOptions(options, 'remove', ['no-check', 'json'])
  const [owner, provider] = [await findKeyOwner(options, context), parseProvider(options)]
  if (!(await context.providerKeys.remove(owner, provider, createOperatorActor(owner))))
    throw new CommandFault(`"${owner.id}" has no key of ${provider}.`)
  return `The key of ${provider} is deleted.`
}

const commands: Readonly<Record<string, (options: Options, context: ProviderKeysContext) => Promise<string>>> = {
  set: setProviderKey,
  list: listProviderKeys,
  remove: removeProviderKey,
}

const runProviderKeySubcommand = async (args: readonly string[], context: ProviderKeysContext): Promise<string> => {
  const { values, positionals } = readProviderKeyArguments(args)
  if (values.help) return usageText
  const [name = '', surplus] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CommandFault(name === '' ? 'A command is missing.' : `There is no command "${name}".`)
  // The surplus may be a key typed by mistake: it is not repeated.
  if (surplus !== undefined) throw new CommandFault(`${name} takes options alone; the key comes on standard input.`)
  if (!context.providerKeys.isOn) throw new CommandFault('PROVIDER_KEY_SECRETS is not set: provider keys are off.')
  return command(values, context)
}

const formatProviderKeyFault = (cause: Error): string =>
  cause instanceof Refusal ? (cause.details.issues?.[0]?.message ?? cause.message) : `${cause.message}\n\n${usageText}`

/** Runs one command on the provider keys of API keys that no account owns. Rejects when the store does. */
export const runProviderKeysCommand = async (
  args: readonly string[],
  context: ProviderKeysContext,
): Promise<CommandResult> => {
  try {
    return { output: await runProviderKeySubcommand(args, context), fault: '', exitCode: 0 }
  } catch (cause) {
    const isOurs = cause instanceof CommandFault || (cause instanceof Refusal && cause.code === 'invalid_request')
    if (!isOurs) throw cause
    return { output: '', fault: formatProviderKeyFault(cause), exitCode: 2 }
  }
}
