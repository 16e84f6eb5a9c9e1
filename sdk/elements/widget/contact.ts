import { type AgencyContacts, renderAgencyLinks, renderCopyButton } from './agency-contacts.ts'
import type { KeyPlaces } from './brand.ts'
import { make } from './dom.ts'
import type { ElementOptions } from './host.ts'
import { createLeadForm, type LeadOptions } from './lead.ts'
import { createUuid, selectSendFailure, sendLead } from './lead-sending.ts'
import type { EstimateAnswer } from './requests.ts'
import { formatEstimateText, formatHome } from './result.ts'
import type { Scene, Typed } from './scene.ts'
import { tellAct } from './told-act.ts'

/** Dependencies of the contact parts. */
export interface ContactParts {
  host: HTMLElement
  wishes: ElementOptions
  /** Typed values; also the id of the contact that was sent last, so that a repeat is recognised. */
  contact: Typed
  /** What is known of the key; undefined until it is loaded. */
  places: KeyPlaces | undefined
  /** Latest answer: its details may have changed by the time the visitor contacts the agency. */
  last(): EstimateAnswer
  /** Answer that a contact is about, estimated again where the home was changed; undefined where its form has faults. */
  renew(): Promise<EstimateAnswer | undefined>
  /** Sends a contact to the service. */
  pass(lead: object): Promise<unknown>
}

/** Finds the setting that a requested contact form lacks; undefined when it is complete. */
const findMissingSetting = (
  { lead, leadAction, privacyUrl }: ElementOptions,
  takesLeads: boolean | undefined,
): string | undefined => {
  if (privacyUrl === undefined) return 'privacy-url, an http(s) address'
  if (lead === 'result' && leadAction === undefined) return 'lead-action, an http(s) address'
  return lead === 'service' && !takesLeads ? 'an organisation of the key that receives contacts' : undefined
}

/** Creates the function that sends a contact, under an id that stays the same until something else is sent. */
const createLeadSender =
  ({ host, wishes, contact: typed, renew, pass, places }: ContactParts, language: string): LeadOptions['send'] =>
  async (contact, consent, elapsedSeconds) => {
    const answered = await renew()
    if (!answered) return 'stale'
    const { input, estimate } = answered
    const about = JSON.stringify([contact, input])
    if (typed.about !== about) Object.assign(typed, { about, id: createUuid() })
    const lead = { id: typed.id ?? '', contact, consent, input, estimate, elapsedSeconds, language }
    try {
      const outcome = await sendLead(host, lead, wishes, pass)
      if (outcome !== 'sendFailed') tellAct(host, wishes, places, 'contacts')
      return outcome
    } catch (error) {
      return selectSendFailure(error)
    }
  }

/** Renders the contacts of the agency that an element names: links, and a contact form when it has a receiver. */
export const renderContactParts = (scene: Scene, parts: ContactParts): HTMLElement[] => {
  const { wishes, contact, places, last } = parts
  const takesLeads = places && places.leads === true
  const { leadPhone: phone, leadEmail: email, privacyUrl = '', lead } = wishes
  const agency = wishes.agency || scene.say('leadAgency')
  const ways: AgencyContacts = {
    ...{ phone, email, agency },
    text: title => formatEstimateText(scene, last(), title),
    subject: () => scene.say('request', { home: formatHome(scene, last(), ', ') }),
  }
  const links =
    phone + email === ''
      ? []
      : [
          make(
            'section',
            { part: 'lead', class: 'z' },
            ...renderAgencyLinks(scene, ways),
            ...renderCopyButton(scene, ways),
          ),
        ]
  if (!/^(service|event|result)$/.test(lead)) return links
  const lack = findMissingSetting(wishes, takesLeads)
  if (lack !== undefined) {
    // Whether the service takes contacts is known with the places; until then nothing is reported.
    if (takesLeads !== undefined || lead !== 'service')
      console.warn(`<valorem-estimate>: no contact form without ${lack}.`)
    return links
  }
  const title = wishes.agency ? scene.say('leadTitle', { agency }) : scene.say('leadTitleOwn')
  const { contactFields: fields, contactRequired: required, isWayRequired } = wishes
  const send = createLeadSender(parts, scene.language)
  return [
    createLeadForm(scene, contact, {
      ...{ fields, required, isWayRequired, title, ways, privacyUrl, isPassed: lead === 'service', send },
    }),
  ]
}
