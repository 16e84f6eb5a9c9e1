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

/** Renders links that call an agency, or prepare an e-mail to it. */
export const renderAgencyLinks = (
  { say }: Scene,
  { phone, email, agency, text, subject }: AgencyContacts,
): HTMLElement[] => {
  const link = (words: string, address: () => string, shown: string) => {
    const made = make('a', { part: 'button', class: 'q', href: address() }, `${words} · `, make('bdi', {}, shown))
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

/**
 * Renders the contacts of the agency that need no server: its number, its address with the estimate as text, that text
 * to copy.
 */
export const renderContactLinks = (scene: Scene, ways: AgencyContacts): HTMLElement => {
  const { say } = scene
  const done = make('span', { role: 'status' })
  const copy = make('button', { type: 'button', part: 'button', class: 'q' }, say('copy'))
  copy.addEventListener('click', () => {
    // A page that embeds this one in a frame may forbid it.
    navigator.clipboard.writeText(ways.text(say('result'))).then(
      () => {
        done.textContent = say('copied')
      },
      () => copy.remove(),
    )
  })
  // Pages without https have no clipboard; the address works there too.
  const isCopied = ways.email !== '' && Boolean(navigator.clipboard)
  return make('section', { part: 'lead', class: 'z' }, ...renderAgencyLinks(scene, ways), isCopied && copy, done)
}
