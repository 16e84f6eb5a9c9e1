import { parseArgs } from 'node:util'
import { Tier } from '#contract/shared/access'
import { name as nameSchema } from '#contract/shared/units'
import { utcDay } from '#domain/core/instants'
import { createKeyText, displayKeyParts, hashKey, type MadeKind, type RandomBytes } from '../access/keys.ts'
import type { ApiKey, KeyStore } from '../ports/key-store.ts'
import type { ProviderKeys } from '../ports/provider-keys.ts'
import type { UsageStore } from '../ports/usage-store.ts'
import {
  type AccountCommandContext,
  accountCommands,
  createOwnedKey,
  findNamedOwner,
  parseNamedOrigins,
} from './account-commands.ts'
import { usageText } from './keys-usage.ts'
import { runRewrap } from './rewrap-command.ts'
import { CommandFault, type CommandResult } from './run-command.ts'
import { formatTextTable } from './text-table.ts'

/** Dependencies of the key commands. */
export interface CommandContext {
  keys: KeyStore
  usage: UsageStore
  randomBytes: RandomBytes
  accounts: AccountCommandContext
  /** Access to all encrypted records, created for the one command that needs it. */
  sealed(): Pick<ProviderKeys, 'isOn' | 'rewrap'>
  now(): Date
}

const optionNames = ['name', 'tier', 'publishable', 'origin', 'owner', 'json', 'help'] as const

const parseKeyArguments = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      tier: { type: 'string' },
      publishable: { type: 'boolean', default: false },
      origin: { type: 'string', multiple: true, default: [] },
      owner: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })

type Options = ReturnType<typeof parseKeyArguments>['values']

const readKeyArguments = (args: readonly string[]): ReturnType<typeof parseKeyArguments> => {
  try {
    return parseKeyArguments(args)
  } catch (cause) {
    // The message of parseArgs names the option that is unknown or lacks its value.
    throw new CommandFault(cause instanceof Error ? cause.message : String(cause))
  }
}

const isOptionSet = (options: Options, option: (typeof optionNames)[number]): boolean => {
  const value = options[option]
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false
}

const refuseKeyOptions = (options: Options, command: string, allowed: readonly string[]): void => {
  const wrong = optionNames.find(option => isOptionSet(options, option) && !allowed.includes(option))
  if (wrong) throw new CommandFault(`${command} does not take --${wrong}.`)
}

const parseTier = (text: string | undefined): Tier => {
  if (text === undefined) throw new CommandFault('A tier is missing: free, pro or enterprise.')
  const tier = Tier.safeParse(text)
  if (!tier.success) throw new CommandFault(`"${text}" is no tier: write free, pro or enterprise.`)
  if (tier.data === 'sandbox') {
    throw new CommandFault('The tier sandbox belongs to the shared sandbox key alone: write free, pro or enterprise.')
  }
  return tier.data
}

const parseKeyName = (text: string | undefined): string => {
  if (text === undefined) throw new CommandFault('A name is missing: --name NAME.')
  const name = nameSchema(200).safeParse(text)
  if (!name.success) {
    throw new CommandFault('The name must have 1 to 200 characters, without control characters.')
  }
  return name.data
}

const parseKeyOrigins = ({ publishable, origin }: Options): string[] => {
  if (!publishable && origin.length > 0) {
    throw new CommandFault('Only publishable keys are bound to origins: add --publishable, or leave --origin out.')
  }
  if (publishable && origin.length === 0) {
    throw new CommandFault('A publishable key must be bound to its pages: add --origin https://agency.lu.')
  }
  return parseNamedOrigins(origin)
}

const createKeyFromOptions = (
  options: Options,
  { randomBytes, now }: CommandContext,
): { key: ApiKey; secret: string } => {
  const kind: MadeKind = options.publishable ? 'publishable' : 'secret'
  const [name, tier, origins] = [parseKeyName(options.name), parseTier(options.tier), parseKeyOrigins(options)]
  const secret = createKeyText(kind, randomBytes)
  const id = `key_${Buffer.from(randomBytes(9)).toString('hex')}`
  const createdAt = now().toISOString()
  return { secret, key: { id, name, tier, kind, origins, ...displayKeyParts(secret), createdAt } }
}

const runCreate = async (options: Options, context: CommandContext): Promise<string> => {
  refuseKeyOptions(options, 'create', ['name', 'tier', 'publishable', 'origin', 'owner', 'json'])
  const { key, secret } = createKeyFromOptions(options, context)
  if (options.owner === undefined) await context.keys.create(key, hashKey(secret))
  else await createOwnedKey(key, hashKey(secret), secret, options.owner, context.accounts)
  if (options.json) return JSON.stringify({ id: key.id, key: secret, name: key.name, tier: key.tier })
  const origins = key.origins.length > 0 ? [`origins  ${key.origins.join(' ')}`] : []
  return [
    `key      ${secret}`,
    `id       ${key.id}`,
    `name     ${key.name}`,
    `tier     ${key.tier}`,
    ...origins,
    options.publishable && options.owner !== undefined
      ? 'The key is public: its owner finds it again, in the code for a page, at /account/embed.'
      : 'Keep the key now: only its hash is stored, and it is never shown again.',
  ].join('\n')
}

const toListedKey = (key: ApiKey, today: number, names: ReadonlyMap<string, string>) => ({
  id: key.id,
  name: key.name,
  tier: key.tier,
  kind: key.kind,
  key: `${key.prefix}…${key.lastFour}`,
  owner: key.ownerId === undefined ? '-' : (names.get(key.ownerId) ?? key.ownerId),
  origins: key.origins,
  createdAt: key.createdAt,
  revokedAt: key.revokedAt ?? null,
  today,
})

const runList = async (options: Options, { keys, usage, now, accounts }: CommandContext): Promise<string> => {
  refuseKeyOptions(options, 'list', ['owner', 'json'])
  const owner = options.owner === undefined ? undefined : await findNamedOwner(options.owner, accounts)
  const names = await accounts.operator.ownerNames()
  const day = utcDay(now())
  const listed = (await keys.list()).filter(key => owner === undefined || key.ownerId === owner.id)
  const all = await Promise.all(listed.map(async key => toListedKey(key, await usage.used(key.id, day), names)))
  if (options.json) return JSON.stringify({ keys: all })
  if (all.length === 0) return 'No keys yet.'
  const heads = ['id', 'name', 'tier', 'kind', 'key', 'owner', 'created', 'revoked', 'today']
  const rows = all.map(({ id, name, tier, kind, key, owner, createdAt, revokedAt, today }) => {
    return [id, name, tier, kind, key, owner, createdAt, revokedAt ?? '-', String(today)]
  })
  return formatTextTable([heads, ...rows])
}

const createUnknownKeyFault = (id: string) => new CommandFault(`No key has the id "${id}"; \`list\` shows the ids.`)

const requireKeyId = (id: string | undefined): string => {
  if (id === undefined) throw new CommandFault('The id of a key is missing; `list` shows the ids.')
  return id
}

const runRevoke = async (
  options: Options,
  [sentId]: readonly string[],
  { keys, now }: CommandContext,
): Promise<string> => {
  refuseKeyOptions(options, 'revoke', ['json'])
  const id = requireKeyId(sentId)
  if (!(await keys.revoke(id, now().toISOString()))) throw createUnknownKeyFault(id)
  return options.json ? JSON.stringify({ id, revoked: true }) : `${id} is revoked.`
}

const runSetTier = async (
  options: Options,
  [sentId, tierText]: readonly string[],
  { keys }: CommandContext,
): Promise<string> => {
  refuseKeyOptions(options, 'set-tier', ['json'])
  const [id, tier] = [requireKeyId(sentId), parseTier(tierText)]
  if (!(await keys.setTier(id, tier))) throw createUnknownKeyFault(id)
  return options.json ? JSON.stringify({ id, tier }) : `${id} has the tier ${tier}.`
}

const runSetOrigins = async ([sentId, ...texts]: readonly string[], { keys }: CommandContext): Promise<string> => {
  const id = requireKeyId(sentId)
  if (texts.length === 0) throw new CommandFault('An origin is missing: set-origins ID https://agency.lu …')
  const origins = parseNamedOrigins(texts)
  if (!(await keys.replaceOrigins(id, origins)))
    throw new CommandFault(`No publishable key has the id "${id}"; \`list\` shows the ids.`)
  return `${id} is bound to ${origins.join(' ')}.`
}

/** Maximum number of origins of a key. */
const originsMax = 20

/** Number of operands of each command. */
const operands: Record<string, number> = {
  ...{ create: 0, list: 0, rewrap: 0, revoke: 1, 'set-tier': 2, 'set-origins': 1 + originsMax },
  ...Object.fromEntries(Object.entries(accountCommands).map(([name, { words }]) => [name, words])),
}

/** Runs commands that take operands only. */
const runPlainCommand = (command: string, options: Options, words: readonly string[], context: CommandContext) => {
  refuseKeyOptions(options, command, [])
  return command === 'set-origins'
    ? runSetOrigins(words, context)
    : accountCommands[command]?.run(words, context.accounts)
}

const runSubcommand = async (args: readonly string[], context: CommandContext): Promise<string> => {
  const { values, positionals } = readKeyArguments(args)
  if (values.help) return usageText
  const [command = '', ...words] = positionals
  const expected = operands[command]
  if (expected === undefined)
    throw new CommandFault(command === '' ? 'A command is missing.' : `There is no command "${command}".`)
  const surplus = words[expected]
  if (surplus !== undefined) throw new CommandFault(`${command} does not take "${surplus}".`)
  if (command === 'create') return runCreate(values, context)
  if (command === 'list') return runList(values, context)
  if (command === 'revoke') return runRevoke(values, words, context)
  if (command === 'set-tier') return runSetTier(values, words, context)
  if (command === 'rewrap') {
    refuseKeyOptions(values, command, ['json'])
    return runRewrap(context.sealed(), values.json)
  }
  return (await runPlainCommand(command, values, words, context)) ?? ''
}

/**
 * Runs one operator command; an invalid one changes nothing and returns a message with the usage. Rejects when the
 * store does.
 */
export const runKeysCommand = async (args: readonly string[], context: CommandContext): Promise<CommandResult> => {
  try {
    return { output: await runSubcommand(args, context), fault: '', exitCode: 0 }
  } catch (cause) {
    if (!(cause instanceof CommandFault)) throw cause
    return { output: '', fault: `${cause.message}\n\n${usageText}`, exitCode: 2 }
  }
}
