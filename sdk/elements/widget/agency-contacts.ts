import { make, setAttribute } from './dom.ts'
import { type Scene, toSentenceCase } from './scene.ts'

/** Contacts of an agency without a form. */
export interface AgencyContacts {
  phone: string
  email: string
  /** Name of the agency within a sentence. */
  agency: string
  /** The estimate as a text below a title; empty before the first one. */
  text(title: string): string
  /** Subject of a message to the agency. */
  subject(): string
}

/** Renders links that call an agency, or prepare an e-mail to it: as buttons with words, or the bare addresses. */
export const renderAgencyLinks = (
  { say }: Scene,
  { phone, email, agency, text, subject }: AgencyContacts,
  isBare = false,
): HTMLElement[] => {
  const link = (words: string, address: () => string, shown: string) => {
    const given = { part: isBare ? undefined : 'button', class: isBare ? undefined : 'q', href: address() }
    const made = make('a', given, !isBare && `${words} · `, make('bdi', {}, shown))
    // The estimate may have changed since the link was drawn.
    made.addEventListener('click', () => setAttribute(made, 'href', address()))
    return made
  }
  const mail = (): string =>
    `mailto:${encodeURI(email)}?subject=${encodeURIComponent(subject())}&body=${encodeURIComponent(text(subject()))}`
  return [
    ...(phone === ''
      ? []
      : [link(toSentenceCase(say('call', { agency })), () => `tel:${phone.replace(/[^\d+]/g, '')}`, phone)]),
    ...(email === '' ? [] : [link(say('writeMail', { agency }), mail, email)]),
  ]
}

/** Renders a button that copies the estimate as text, and its status; nothing on pages without https, or in such a frame. */
export const renderCopyButton = ({ say }: Scene, { text }: AgencyContacts): HTMLElement[] => {
  if (!navigator.clipboard) return []
  const done = make('span', { role: 'status' })
  const copy = make('button', { type: 'button', part: 'button', class: 'q' }, say('copy'))
  copy.addEventListener('click', () => {
    // A page that embeds this one in a frame may forbid it.
    navigator.clipboard.writeText(text(say('result'))).then(
      () => {
        done.textContent = say('copied')
      },
      () => copy.remove(),
    )
  })
  return [copy, done]
}
