import type { Locale } from './accounts.ts'
import type { MadeItemKind } from './made-item-kinds.ts'

/** Changes of an organisation whose letters are joined when they come within ten minutes. */
export const changeKinds = [
  'addressAsked',
  'addressConfirmed',
  'addressRemoved',
  'addressStopped',
  'webhookAdded',
  'webhookRotated',
  'webhookRemoved',
  'leadsKept',
  'administratorInvited',
  'itemKept',
] as const
/** Kind of a change; its text is that of `changes` in the languages. */
export type ChangeKind = (typeof changeKinds)[number]

/** How a member lost the rights under which it made items. */
export type DepartureReason = 'removed' | 'left' | 'demoted' | 'deleted'

/** Item that a departure ended, suspended or left in use. */
export interface DepartedItem {
  kind: MadeItemKind | 'invitation' | 'unconfirmedAddress' | 'webhookSecret'
  /** Name, URL or e-mail address. */
  name: string
}

/** What the letter about a change says. Letters of departures and transfers are sent at once. */
export type ChangeNotice =
  | { kind: ChangeKind; detail: Readonly<Record<string, string>> }
  | {
      kind: 'memberLeft'
      detail: { userId: string; reason: DepartureReason; items: readonly DepartedItem[] }
    }
  | { kind: 'handedOver' | 'handOverUndone'; detail: { fromId: string; toId: string } }

/** Stored notice of an organisation. */
export type StoredNotice = ChangeNotice & {
  id: string
  organisationId: string
  /** Instant of the change, ISO 8601 in UTC. */
  at: string
  /** Undefined where a link of a letter, or the service itself, made the change. */
  actorId: string | undefined
}

/** Person as letters name it. */
export interface NamedPerson {
  name: string
  email: string
  locale: Locale | undefined
  /** Organisation of the person, if any. */
  organisationId: string | undefined
}

/** Notices that wait for their letters. */
export interface NoticeRecords {
  /**
   * Claims due notices until an instant, each for one process; one that is due brings along the later ones of its
   * organisation that are joined.
   */
  claim(now: string, leaseUntil: string): Promise<StoredNotice[]>
  /** Users by id, without deleted ones. */
  people(ids: readonly string[]): Promise<ReadonlyMap<string, NamedPerson>>
  /** Deletes notices whose letters are sent. */
  remove(ids: readonly string[]): Promise<void>
}
