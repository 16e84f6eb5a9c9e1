import type { Wishes } from './host.ts'
import { contactLinks, type LeadOptions, leadForm } from './lead.ts'
import { sendLead } from './lead-sending.ts'
import type { Answered } from './requests.ts'
import { estimateText } from './result.ts'
import type { Scene, Typed } from './scene.ts'

/** The ways to the agency that an element names: links, and a contact form where it has a privacy notice. */
export const contactParts = (
  scene: Scene,
  wishes: Wishes,
  typed: Typed,
  host: HTMLElement,
  last: () => Answered | undefined,
): HTMLElement[] => {
  const { leadPhone: phone, leadEmail: email, privacyUrl } = wishes
  const agency = wishes.agency || scene.say('leadAgency')
  const text = (): string => {
    const answered = last()
    return answered ? estimateText(scene, answered.input, answered.estimate) : ''
  }
  const links = phone + email === '' ? [] : [contactLinks(scene, { phone, email, agency, text })]
  if (!wishes.hasContactForm) return links
  if (privacyUrl === undefined) {
    console.warn('<valorem-estimate>: no contact form without privacy-url, an http(s) address.')
    return links
  }
  const send: LeadOptions['send'] = async (contact, consent, elapsedSeconds) => {
    const answered = last()
    if (!answered) return false
    const { input, estimate } = answered
    return sendLead(host, { contact, consent, input, estimate, elapsedSeconds, language: scene.language }, wishes)
  }
  const { contactFields: fields, contactRequired: required } = wishes
  return [...links, leadForm(scene, typed, { fields, required, agency, privacyUrl, send })]
}
