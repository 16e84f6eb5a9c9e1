import { DatabaseSync } from 'node:sqlite'
import type { Lead, WebhookEvent } from '@valorem/sdk/webhooks'

/** Row of the list, with only the fields that the agency needs. */
export interface Contact {
  id: string
  received_at: string
  is_test: number
  name: string
  email: string
  phone: string
  message: string
  home: string
  low: number
  mid: number
  high: number
  page: string
  consent: string
}

/** A minimal CRM: a list in a file. Replace it with calls of your own. */
export interface Contacts {
  /** Stores an event; false for one that was stored before, also by an earlier process. */
  take(webhookId: string, event: WebhookEvent): boolean
  /** Contacts, newest first. */
  list(): Contact[]
}

const tables = `
create table if not exists handled (webhook_id text primary key, handled_at text not null) strict;
create table if not exists contact (id text primary key, received_at text not null, is_test integer not null,
  name text not null, email text not null, phone text not null, message text not null, home text not null,
  low real not null, mid real not null, high real not null, page text not null, consent text not null) strict;`

const toContactRow = ({
  id,
  receivedAt,
  test,
  contact,
  home,
  estimate,
  page,
  consent,
}: Lead): Record<string, string | number> => {
  const { name = '', email = '', phone = '', message = '' } = contact
  const { commune, quartier, surface } = home
  return {
    ...{ id, received_at: receivedAt, is_test: Number(test), name, email, phone, message },
    home: `${surface} m², ${quartier === undefined ? '' : `${quartier}, `}${commune}`,
    ...{ low: estimate.low, mid: estimate.mid, high: estimate.high, page, consent: consent.text },
  }
}

/** Opens the list, and creates it when missing. */
export const openContacts = (file: string): Contacts => {
  const db = new DatabaseSync(file, { timeout: 2000 })
  db.exec(tables)
  const handle = db.prepare('insert into handled values (?, ?) on conflict do nothing')
  // The same contact under another delivery id: from a second webhook to this address, or sent again manually.
  const add =
    db.prepare(`insert into contact values (:id, :received_at, :is_test, :name, :email, :phone, :message, :home,
    :low, :mid, :high, :page, :consent) on conflict do nothing`)
  const newestFirst = db.prepare('select * from contact order by received_at desc, id')

  /**
   * Runs in one transaction, so that a crash keeps both or neither: an event marked without its contact would be lost.
   */
  const atOnce = (act: () => boolean): boolean => {
    db.exec('begin immediate')
    try {
      const isNew = act()
      db.exec('commit')
      return isNew
    } catch (error) {
      db.exec('rollback')
      throw error
    }
  }

  return {
    take: (webhookId, event) =>
      atOnce(() => {
        if (handle.run(webhookId, new Date().toISOString()).changes === 0) return false
        // Events of other types are marked too, or the service would send them again for three days.
        if (event.type === 'lead.created') add.run(toContactRow(event.data))
        return true
      }),
    list: () => newestFirst.all() as unknown as Contact[],
  }
}
