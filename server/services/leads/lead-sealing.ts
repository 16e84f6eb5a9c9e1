import type { RandomBytes } from '../../access/keys.ts'
import { seal, unseal, type WrappingSecret, wrapWithNewSecret } from '../../access/sealing.ts'
import type { SealedLeadRecords, SealedPlace } from '../../ports/lead-settings.ts'
import type { LeadContent } from '../../ports/leads.ts'
import type { Log } from '../../ports/log.ts'
import type { Rewrapped, Sealed } from '../../ports/provider-keys.ts'

export interface LeadSealingDependencies {
  /** The first encrypts, all decrypt; empty: no contacts are received. */
  secrets: readonly WrappingSecret[]
  records: SealedLeadRecords
  randomBytes: RandomBytes
  log: Log
}

/** Additional authenticated data: a sealed text copied to another row cannot be decrypted. */
const buildLeadContext = ({ table, organisationId, id }: SealedPlace): string => `${table}:${organisationId}:${id}`

/** Encryption of contents of contacts and secrets of webhooks; the only code that handles both forms. */
export interface LeadSealing {
  /** Whether there is an encryption secret. */
  isOn: boolean
  sealContent(organisationId: string, id: string, content: LeadContent): Sealed
  /** Decrypted content of a contact; undefined where no secret decrypts it. */
  openContent(lead: { organisationId: string; id: string; sealed: Sealed | null }): LeadContent | undefined
  sealSecrets(organisationId: string, webhookId: string, secrets: readonly string[]): Sealed
  /** Decrypted secrets of a webhook, the current one first; empty where no secret decrypts them. */
  openSecrets(webhook: Sealed & { organisationId: string; id: string }): readonly string[]
  /** Wraps every data key with the active secret; idempotent. */
  rewrap(): Promise<Rewrapped>
  /** Ids of wrapping secrets that are no longer configured. */
  lost(): Promise<string[]>
}

/** Encrypts with the first of the secrets, and decrypts with any of them. */
export const createLeadSealing = ({ secrets, records, randomBytes, log }: LeadSealingDependencies): LeadSealing => {
  const [active] = secrets
  const sealed = (place: SealedPlace, value: unknown): Sealed => {
    if (!active) throw new Error('Nothing can be sealed without a secret.')
    return seal(JSON.stringify(value), buildLeadContext(place), active, randomBytes)
  }
  const opened = (place: SealedPlace, closed: Sealed): unknown => {
    const secret = secrets.find(({ id }) => id === closed.kekId)
    if (!secret) return undefined
    try {
      return JSON.parse(unseal(closed, buildLeadContext(place), secret)) as unknown
    } catch (cause) {
      log.error({ cause, table: place.table, row: place.id }, 'what is sealed does not open')
      return undefined
    }
  }
  const rewrapOne = async (place: SealedPlace, closed: Sealed): Promise<keyof Rewrapped> => {
    if (!active || closed.kekId === active.id) return 'already'
    const from = secrets.find(({ id }) => id === closed.kekId)
    if (!from || opened(place, closed) === undefined) return 'unopened'
    const wrapping = wrapWithNewSecret(closed, buildLeadContext(place), { from, to: active }, randomBytes)
    return (await records.rewrap(place, closed, wrapping)) ? 'rewrapped' : 'already'
  }
  return {
    isOn: active !== undefined,
    sealContent: (organisationId, id, content) => sealed({ table: 'lead', organisationId, id }, content),
    openContent: ({ organisationId, id, sealed: closed }) =>
      // Written above, from the type of the port.
      closed ? (opened({ table: 'lead', organisationId, id }, closed) as LeadContent | undefined) : undefined,
    sealSecrets: (organisationId, id, list) => sealed({ table: 'webhook', organisationId, id }, list),
    openSecrets: webhook =>
      (opened({ table: 'webhook', organisationId: webhook.organisationId, id: webhook.id }, webhook) as
        | readonly string[]
        | undefined) ?? [],
    rewrap: async () => {
      const counts: Rewrapped = { rewrapped: 0, already: 0, unopened: 0 }
      for (const { place, sealed: closed } of await records.all()) counts[await rewrapOne(place, closed)] += 1
      return counts
    },
    lost: async () => (await records.kekIds()).filter(kekId => !secrets.some(({ id }) => id === kekId)),
  }
}
