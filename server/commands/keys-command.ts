import { parseArgs } from 'node:util'
import { Tier } from '#contract/shared/access'
import { name as nameSchema } from '#contract/shared/units'
import { utcDay } from '#domain/core/instants'
import { displayOf, keyHash, type MadeKind, newKey, type RandomBytes } from '../access/keys.ts'
import type { ApiKey, KeyStore } from '../ports/key-store.ts'
import type { ProviderKeys } from '../ports/provider-keys.ts'
import type { UsageStore } from '../ports/usage-store.ts'
import {
  type AccountCommandContext,
  accountCommands,
  createOwned,
  originsNamed,
  ownerNamed,
} from './account-commands.ts'
import { usageText } from './keys-usage.ts'
import { rewrap } from './rewrap-command.ts'
import { CommandFault, type CommandResult } from './run-command.ts'
import { table } from './text-table.ts'

/** What the commands of keys need. */
export interface CommandContext {
  keys: KeyStore
  usage: UsageStore
  randomBytes: RandomBytes
  accounts: AccountCommandContext
  /** Everything that is sealed, opened for the one command that needs it. */
  sealed(): Pick<ProviderKeys, 'isOn' | 'rewrap'>
  now(): Date
}

const optionNames = ['name', 'tier', 'publishable', 'origin', 'owner', 'json', 'help'] as const

const parsed = (args: readonly string[]) =>
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

type Options = ReturnType<typeof parsed>['values']

const read = (args: readonly string[]): ReturnType<typeof parsed> => {
  try {
    return parsed(args)
  } catch (cause) {
    // parseArgs says in a sentence which option is unknown or lacks its value.
    throw new CommandFault(cause instanceof Error ? cause.message : String(cause))
  }
}

const isSet = (options: Options, option: (typeof optionNames)[number]): boolean => {
  const value = options[option]
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false
}

const refuseOptions = (options: Options, command: string, allowed: readonly string[]): void => {
  const wrong = optionNames.find(option => isSet(options, option) && !allowed.includes(option))
  if (wrong) throw new CommandFault(`${command} does not take --${wrong}.`)
}

const tierOf = (text: string | undefined): Tier => {
  if (text === undefined) throw new CommandFault('A tier is missing: free, pro or enterprise.')
  const tier = Tier.safeParse(text)
  if (!tier.success) throw new CommandFault(`"${text}" is no tier: write free, pro or enterprise.`)
  if (tier.data === 'sandbox') {
    throw new CommandFault('The tier sandbox belongs to the shared sandbox key alone: write free, pro or enterprise.')
  }
  return tier.data
}

const nameOf = (text: string | undefined): string => {
  if (text === undefined) throw new CommandFault('A name is missing: --name NAME.')
  const name = nameSchema(200).safeParse(text)
  if (!name.success) {
    throw new CommandFault('The name must have 1 to 200 characters, without control characters.')
  }
  return name.data
}

const originsOf = ({ publishable, origin }: Options): string[] => {
  if (!publishable && origin.length > 0) {
    throw new CommandFault('Only publishable keys are bound to origins: add --publishable, or leave --origin out.')
  }
  if (publishable && origin.length === 0) {
    throw new CommandFault('A publishable key must be bound to its pages: add --origin https://agency.lu.')
  }
  return originsNamed(origin)
}

const made = (options: Options, { randomBytes, now }: CommandContext): { key: ApiKey; secret: string } => {
  const kind: MadeKind = options.publishable ? 'publishable' : 'secret'
  const [name, tier, origins] = [nameOf(options.name), tierOf(options.tier), originsOf(options)]
  const secret = newKey(kind, randomBytes)
  const id = `key_${Buffer.from(randomBytes(9)).toString('hex')}`
  const createdAt = now().toISOString()
  return { secret, key: { id, name, tier, kind, origins, ...displayOf(secret), createdAt } }
}

const create = async (options: Options, context: CommandContext): Promise<string> => {
  refuseOptions(options, 'create', ['name', 'tier', 'publishable', 'origin', 'owner', 'json'])
  const { key, secret } = made(options, context)
  if (options.owner === undefined) await context.keys.create(key, keyHash(secret))
  else await createOwned(key, keyHash(secret), secret, options.owner, context.accounts)
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

const shown = (key: ApiKey, today: number, names: ReadonlyMap<string, string>) => ({
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

const list = async (options: Options, { keys, usage, now, accounts }: CommandContext): Promise<string> => {
  refuseOptions(options, 'list', ['owner', 'json'])
  const owner = options.owner === undefined ? undefined : await ownerNamed(options.owner, accounts)
  const names = await accounts.operator.ownerNames()
  const day = utcDay(now())
  const listed = (await keys.list()).filter(key => owner === undefined || key.ownerId === owner.id)
  const all = await Promise.all(listed.map(async key => shown(key, await usage.used(key.id, day), names)))
  if (options.json) return JSON.stringify({ keys: all })
  if (all.length === 0) return 'No keys yet.'
  const heads = ['id', 'name', 'tier', 'kind', 'key', 'owner', 'created', 'revoked', 'today']
  const rows = all.map(({ id, name, tier, kind, key, owner, createdAt, revokedAt, today }) => {
    return [id, name, tier, kind, key, owner, createdAt, revokedAt ?? '-', String(today)]
  })
  return table([heads, ...rows])
}

const unknownKey = (id: string) => new CommandFault(`No key has the id "${id}"; \`list\` shows the ids.`)

const idOf = (id: string | undefined): string => {
  if (id === undefined) throw new CommandFault('The id of a key is missing; `list` shows the ids.')
  return id
}

const revoke = async (
  options: Options,
  [sentId]: readonly string[],
  { keys, now }: CommandContext,
): Promise<string> => {
  refuseOptions(options, 'revoke', ['json'])
  const id = idOf(sentId)
  if (!(await keys.revoke(id, now().toISOString()))) throw unknownKey(id)
  return options.json ? JSON.stringify({ id, revoked: true }) : `${id} is revoked.`
}

const setTier = async (
  options: Options,
  [sentId, tierText]: readonly string[],
  { keys }: CommandContext,
): Promise<string> => {
  refuseOptions(options, 'set-tier', ['json'])
  const [id, tier] = [idOf(sentId), tierOf(tierText)]
  if (!(await keys.setTier(id, tier))) throw unknownKey(id)
  return options.json ? JSON.stringify({ id, tier }) : `${id} has the tier ${tier}.`
}

const setOrigins = async ([sentId, ...texts]: readonly string[], { keys }: CommandContext): Promise<string> => {
  const id = idOf(sentId)
  if (texts.length === 0) throw new CommandFault('An origin is missing: set-origins ID https://agency.lu …')
  const origins = originsNamed(texts)
  if (!(await keys.replaceOrigins(id, origins)))
    throw new CommandFault(`No publishable key has the id "${id}"; \`list\` shows the ids.`)
  return `${id} is bound to ${origins.join(' ')}.`
}

/** Most origins of one key. */
const originsMax = 20

/** Words after each command. */
const operands: Record<string, number> = {
  ...{ create: 0, list: 0, rewrap: 0, revoke: 1, 'set-tier': 2, 'set-origins': 1 + originsMax },
  ...Object.fromEntries(Object.entries(accountCommands).map(([name, { words }]) => [name, words])),
}

/** Commands that take words alone. */
const plain = (command: string, options: Options, words: readonly string[], context: CommandContext) => {
  refuseOptions(options, command, [])
  return command === 'set-origins' ? setOrigins(words, context) : accountCommands[command]?.run(words, context.accounts)
}

const output = async (args: readonly string[], context: CommandContext): Promise<string> => {
  const { values, positionals } = read(args)
  if (values.help) return usageText
  const [command = '', ...words] = positionals
  const expected = operands[command]
  if (expected === undefined)
    throw new CommandFault(command === '' ? 'A command is missing.' : `There is no command "${command}".`)
  const surplus = words[expected]
  if (surplus !== undefined) throw new CommandFault(`${command} does not take "${surplus}".`)
  if (command === 'create') return create(values, context)
  if (command === 'list') return list(values, context)
  if (command === 'revoke') return revoke(values, words, context)
  if (command === 'set-tier') return setTier(values, words, context)
  if (command === 'rewrap') {
    refuseOptions(values, command, ['json'])
    return rewrap(context.sealed(), values.json)
  }
  return (await plain(command, values, words, context)) ?? ''
}

/**
 * Carries out one command of the operator; a wrong one changes nothing and ends with a sentence and the usage.
 * Rejects when the store does.
 */
export const keysCommand = async (args: readonly string[], context: CommandContext): Promise<CommandResult> => {
  try {
    return { output: await output(args, context), fault: '', exitCode: 0 }
  } catch (cause) {
    if (!(cause instanceof CommandFault)) throw cause
    return { output: '', fault: `${cause.message}\n\n${usageText}`, exitCode: 2 }
  }
}
