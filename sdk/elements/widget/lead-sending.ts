import { createTimeoutSignal } from './address.ts'
import { dispatchElementEvent } from './context.ts'
import type { ElementOptions } from './host.ts'
import {
  type ContactField,
  type Lead,
  listLeadFields,
  parseContactFields,
  readUtmParameters,
  toLeadInput,
} from './lead-fields.ts'
import { readPageAddress } from './page-address.ts'
import { ServiceError } from './service-error.ts'

/** The `detail` of the event `valorem-lead`. */
export interface LeadDetail extends Lead {
  /** Lets the listener report by a promise whether the lead was received. */
  respondWith(answer: Promise<unknown>): void
}

/** Outcome of a contact, by the key of its message. */
export type SendOutcome = 'sent' | 'sentUnread' | 'sendFailed' | 'sendLimit' | 'stale'

/** Fields of a contact that its receiver refused. */
export type RefusedFields = readonly ContactField[]

/** Selects what a failed contact means for the visitor: the fields that were refused, or a message. */
export const selectSendFailure = (error: unknown): SendOutcome | RefusedFields => {
  if (!(error instanceof ServiceError)) return 'sendFailed'
  const fields = error.issues.flatMap(({ path }) =>
    path.startsWith('contact.') ? parseContactFields(path.slice('contact.'.length)) : [],
  )
  if (fields.length > 0) return fields
  return error.status === 429 ? 'sendLimit' : 'sendFailed'
}

/** Time limit for an agency's own address, ms. */
const sendMs = 15_000

/** Creates a random id of a contact; pages without https have no `randomUUID`, but a random UUID ends a blob's URL. */
export const createUuid = (): string => {
  if (crypto.randomUUID) return crypto.randomUUID()
  const url = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(url)
  return url.slice(-36)
}

/**
 * Posts a lead like a plain form, so that any form handler accepts it without a preflight. Another origin whose answer
 * the page may not read has received the contact nevertheless, if it is reachable.
 */
const postLead = async (address: string, lead: Lead): Promise<SendOutcome> => {
  const ask = (init: RequestInit) =>
    fetch(address, { ...init, credentials: 'omit', signal: createTimeoutSignal(sendMs) })
  try {
    const { ok } = await ask({ method: 'POST', body: new URLSearchParams(listLeadFields(lead)) })
    return ok ? 'sent' : 'sendFailed'
  } catch (cause) {
    if ((cause as Error).name === 'AbortError' || new URL(address).origin === self.origin) throw cause
    await ask({ method: 'HEAD', mode: 'no-cors' })
    return 'sentUnread'
  }
}

/**
 * Sends a lead to the page, or else to the receiver of the element: through the service (`pass`), or to the address of
 * the agency. It was received when the page took the event and did not fail, or the receiver answered 2xx.
 */
export const sendLead = async (
  host: HTMLElement,
  typed: Omit<Lead, 'page' | 'utm' | 'reference'>,
  { reference, leadAction, lead: receiver }: Pick<ElementOptions, 'reference' | 'leadAction' | 'lead'>,
  pass: (lead: object) => Promise<unknown>,
): Promise<SendOutcome> => {
  const { origin, pathname, search } = readPageAddress()
  const lead: Lead = {
    ...typed,
    ...(reference !== '' && { reference }),
    page: origin + pathname,
    utm: readUtmParameters(search),
  }
  let answer: Promise<unknown> | undefined
  const detail: LeadDetail = {
    ...lead,
    respondWith: promise => {
      answer = Promise.resolve(promise)
    },
  }
  const isTaken = !dispatchElementEvent(host, 'valorem-lead', detail)
  if (answer === undefined && isTaken) return 'sent'
  if (answer === undefined && receiver === 'result' && leadAction !== undefined) return postLead(leadAction, lead)
  if (answer === undefined && receiver === 'service') answer = pass(toLeadInput(lead))
  if (answer === undefined) return 'sendFailed'
  await answer
  return 'sent'
}
