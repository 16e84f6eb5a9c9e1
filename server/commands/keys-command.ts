import { parseArgs } from 'node:util'
import { Tier } from '#contract/shared/access'
import { name as nameSchema } from '#contract/shared/units'
import { displayOf, keyHash, type MadeKind, newKey, type RandomBytes } from '../access/keys.ts'
import { parseOrigin } from '../access/origins.ts'
import type { ApiKey, KeyStore, UsageStore } from '../ports.ts'

/** What the operator's commands work on. */
export interface CommandContext {
  keys: KeyStore
  usage: UsageStore
  randomBytes: RandomBytes
  now(): Date
}

/** What a command prints on its two outputs, and how it ends: 0 done, 2 a wrong command. */
export interface CommandResult {
  output: string
  fault: string
  exitCode: 0 | 2
}

/** A command that cannot be carried out; the message says what to write instead. */
class CommandFault extends Error {}

const usageText = `Usage: npm run -s keys -- COMMAND

  create --name NAME --tier TIER [--json]      make a secret key; it is printed this once
         --publishable --origin ORIGIN …       a publishable key for web pages of these origins
  list [--json]                                all keys, with today's count
  revoke ID [--json]                           a revoked key is refused within 5 s, for good
  set-tier ID TIER [--json]                    the new limits hold within 5 s

TIER is free, pro or enterprise. ORIGIN is scheme, host and port, as https://agency.lu.
DATA_DIR names the folder of the database, ./data when left out; with DATABASE_URL the keys are in that PostgreSQL.`

const optionNames = ['name', 'tier', 'publishable', 'origin', 'json', 'help'] as const

const parsed = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      tier: { type: 'string' },
      publishable: { type: 'boolean', default: false },
      origin: { type: 'string', multiple: true, default: [] },
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
  const origins = origin.map(text => {
    const result = parseOrigin(text)
    if ('fault' in result) throw new CommandFault(result.fault)
    return result.origin
  })
  return [...new Set(origins)]
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
  refuseOptions(options, 'create', ['name', 'tier', 'publishable', 'origin', 'json'])
  const { key, secret } = made(options, context)
  await context.keys.create(key, keyHash(secret))
  if (options.json) return JSON.stringify({ id: key.id, key: secret, name: key.name, tier: key.tier })
  const origins = key.origins.length > 0 ? [`origins  ${key.origins.join(' ')}`] : []
  return [
    `key      ${secret}`,
    `id       ${key.id}`,
    `name     ${key.name}`,
    `tier     ${key.tier}`,
    ...origins,
    'Keep the key now: only its hash is stored, and it is never shown again.',
  ].join('\n')
}

const shown = (key: ApiKey, today: number) => ({
  id: key.id,
  name: key.name,
  tier: key.tier,
  kind: key.kind,
  key: `${key.prefix}…${key.lastFour}`,
  origins: key.origins,
  createdAt: key.createdAt,
  revokedAt: key.revokedAt ?? null,
  today,
})

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .map(row =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const list = async (options: Options, { keys, usage, now }: CommandContext): Promise<string> => {
  refuseOptions(options, 'list', ['json'])
  const day = now().toISOString().slice(0, 10)
  const all = await Promise.all((await keys.list()).map(async key => shown(key, await usage.used(key.id, day))))
  if (options.json) return JSON.stringify({ keys: all })
  if (all.length === 0) return 'No keys yet.'
  const heads = ['id', 'name', 'tier', 'kind', 'key', 'created', 'revoked', 'today']
  const rows = all.map(({ id, name, tier, kind, key, createdAt, revokedAt, today }) => {
    return [id, name, tier, kind, key, createdAt, revokedAt ?? '-', String(today)]
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

/** Words after each command. */
const operands: Record<string, number> = { create: 0, list: 0, revoke: 1, 'set-tier': 2 }

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
  return setTier(values, words, context)
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
