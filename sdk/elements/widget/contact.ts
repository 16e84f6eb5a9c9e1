import { isValoremError } from '../../src/errors.ts'
import type { Wishes } from './host.ts'
import { type LeadOptions, leadForm } from './lead.ts'
import { sendLead, uuid } from './lead-sending.ts'
import type { Answered } from './requests.ts'
import { estimateText, homeText } from './result.ts'
import type { Scene, Typed } from './scene.ts'
import { contactLinks, type Ways } from './ways.ts'

/** What a contact is made of. */
export interface ContactParts {
  host: HTMLElement
  wishes: Wishes
  /** What was typed; it also holds the name of the contact that was sent last, so that a repeat is known as one. */
  contact: Typed
  /** Whether the service takes contacts for the key; undefined until it said so. */
  takesLeads: boolean | undefined
  /** The latest answer: its details may have changed by the time the visitor contacts the agency. */
  last(): Answered | undefined
  /** Sends a contact to the service. */
  pass(lead: object): Promise<unknown>
}

/** What a contact form that the page wants lacks; undefined where it has everything. */
const lackOf = ({ lead, leadAction, privacyUrl }: Wishes, takesLeads: boolean | undefined): string | undefined => {
  if (privacyUrl === undefined) return 'privacy-url, an http(s) address'
  if (lead === 'result' && leadAction === undefined) return 'lead-action, an http(s) address'
  return lead === 'service' && !takesLeads ? 'an organisation of the key that receives contacts' : undefined
}

/** Sends a contact under a name that stays the same until something else is sent. */
const senderOf =
  ({ host, wishes, contact: typed, last, pass }: ContactParts, language: string): LeadOptions['send'] =>
  async (contact, consent, elapsedSeconds) => {
    const answered = last()
    if (!answered) return 'sendFailed'
    const { input, estimate } = answered
    const about = JSON.stringify([contact, input])
    if (typed.about !== about) Object.assign(typed, { about, id: uuid() })
    const lead = { id: typed.id ?? '', contact, consent, input, estimate, elapsedSeconds, language }
    return sendLead(host, lead, wishes, pass).catch(error =>
      isValoremError(error) && error.status === 429 ? 'sendLimit' : 'sendFailed',
    )
  }

/** The ways to the agency that an element names: links, and a contact form where somebody receives what it sends. */
export const contactParts = (scene: Scene, parts: ContactParts): HTMLElement[] => {
  const { wishes, contact, takesLeads, last } = parts
  const { leadPhone: phone, leadEmail: email, privacyUrl = '', lead } = wishes
  const agency = wishes.agency || scene.say('leadAgency')
  const ways: Ways = {
    ...{ phone, email, agency },
    text: title => {
      const answered = last()
      return answered ? estimateText(scene, answered, title) : ''
    },
    subject: () => {
      const answered = last()
      return scene.say('request', { home: answered ? homeText(scene, answered, ', ') : '' })
    },
  }
  const links = phone + email === '' ? [] : [contactLinks(scene, ways)]
  if (!/^(service|event|result)$/.test(lead)) return links
  const lack = lackOf(wishes, takesLeads)
  if (lack !== undefined) {
    // Whether the service takes contacts is known with the places; until then there is nothing to say.
    if (takesLeads !== undefined || lead !== 'service')
      console.warn(`<valorem-estimate>: no contact form without ${lack}.`)
    return links
  }
  const { contactFields: fields, contactRequired: required } = wishes
  const send = senderOf(parts, scene.language)
  return [
    ...links,
    leadForm(scene, contact, { fields, required, ways, privacyUrl, isPassed: lead === 'service', send }),
  ]
}
