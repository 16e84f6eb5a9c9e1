import { endAfter } from './address.ts'
import type { Wishes } from './host.ts'
import { type Lead, leadFields, utmOf } from './lead-fields.ts'

/** What a listener of `valorem-lead` is given. */
export interface LeadDetail extends Lead {
  /** Lets the listener tell by a promise whether the lead was received. */
  respondWith(answer: Promise<unknown>): void
}

/** Longest that an agency's own address may take, ms. */
const sendMs = 15_000

/** Posts a lead as a plain form would, so that any form handler takes it and no preflight is asked. */
const posted = async (address: string, lead: Lead): Promise<boolean> => {
  const { ok } = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(leadFields(lead)),
    credentials: 'omit',
    signal: endAfter(sendMs),
  })
  return ok
}

/**
 * Sends a lead to the page, or else to the address that the agency named. True when it was received: the page took the
 * event and did not fail, or the address answered 2xx.
 */
export const sendLead = async (
  host: HTMLElement,
  typed: Omit<Lead, 'page' | 'utm' | 'reference'>,
  { reference, leadAction }: Pick<Wishes, 'reference' | 'leadAction'>,
): Promise<boolean> => {
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
  if (answer !== undefined) {
    await answer
    return true
  }
  if (event.defaultPrevented) return true
  return leadAction !== undefined && posted(leadAction, lead)
}
