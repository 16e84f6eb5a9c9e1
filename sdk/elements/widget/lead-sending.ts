import { endAfter } from './address.ts'
import type { Wishes } from './host.ts'
import { type Lead, leadFields, leadInput, utmOf } from './lead-fields.ts'

/** What a listener of `valorem-lead` is given. */
export interface LeadDetail extends Lead {
  /** Lets the listener tell by a promise whether the lead was received. */
  respondWith(answer: Promise<unknown>): void
}

/** What became of a contact, by the sentence that says it. */
export type Sent = 'sent' | 'sentUnread' | 'sendFailed' | 'sendLimit'

/** Longest that an agency's own address may take, ms. */
const sendMs = 15_000

/** A random name of a contact; pages without https have no `randomUUID`. */
export const uuid = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, sign => {
    const [chance = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(sign) ^ (chance & (15 >> (Number(sign) / 4)))).toString(16)
  })

/**
 * Posts a lead as a plain form would, so that any form handler takes it and no preflight is asked. Another origin that does
 * not let the page read its answer has the contact all the same, if it is there at all.
 */
const posted = async (address: string, lead: Lead): Promise<Sent> => {
  const ask = (init: RequestInit) => fetch(address, { ...init, credentials: 'omit', signal: endAfter(sendMs) })
  try {
    const { ok } = await ask({ method: 'POST', body: new URLSearchParams(leadFields(lead)) })
    return ok ? 'sent' : 'sendFailed'
  } catch (cause) {
    if ((cause as Error).name === 'AbortError' || new URL(address).origin === self.origin) throw cause
    await ask({ method: 'HEAD', mode: 'no-cors' })
    return 'sentUnread'
  }
}

/**
 * Sends a lead to the page, or else to where the element sends contacts: through the service (`pass`), or to the address that
 * the agency named. It was received when the page took the event and did not fail, or the receiver answered 2xx.
 */
export const sendLead = async (
  host: HTMLElement,
  typed: Omit<Lead, 'page' | 'utm' | 'reference'>,
  { reference, leadAction, lead: receiver }: Pick<Wishes, 'reference' | 'leadAction' | 'lead'>,
  pass: (lead: object) => Promise<unknown>,
): Promise<Sent> => {
  const { origin, pathname, search } = location
  const lead: Lead = { ...typed, ...(reference !== '' && { reference }), page: origin + pathname, utm: utmOf(search) }
  let answer: Promise<unknown> | undefined
  const detail: LeadDetail = {
    ...lead,
    respondWith: promise => {
      answer = Promise.resolve(promise)
    },
  }
  const event = new CustomEvent('valorem-lead', { detail, bubbles: true, composed: true, cancelable: true })
  host.dispatchEvent(event)
  if (answer === undefined && event.defaultPrevented) return 'sent'
  if (answer === undefined && receiver === 'result' && leadAction !== undefined) return posted(leadAction, lead)
  if (answer === undefined && receiver === 'service') answer = pass(leadInput(lead))
  if (answer === undefined) return 'sendFailed'
  await answer
  return 'sent'
}
