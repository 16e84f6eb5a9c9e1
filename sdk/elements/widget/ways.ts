import { make, set } from './dom.ts'
import { capital, type Scene } from './scene.ts'

/** How an agency is reached without a form. */
export interface Ways {
  phone: string
  email: string
  /** Name of the agency within a sentence. */
  agency: string
  /** The estimate as a text below a title; empty before there is one. */
  text(title: string): string
  /** What a message to the agency is about. */
  subject(): string
}

/** Links that call an agency, or prepare an e-mail to it. */
export const waysTo = ({ say }: Scene, { phone, email, agency, text, subject }: Ways): HTMLElement[] => {
  const link = (words: string, address: () => string, shown: string) => {
    const made = make('a', { part: 'button', class: 'q', href: address() }, `${words} · `, make('bdi', {}, shown))
    // The estimate may have changed since the link was drawn.
    made.addEventListener('click', () => set(made, 'href', address()))
    return made
  }
  const mail = (): string =>
    `mailto:${encodeURI(email)}?subject=${encodeURIComponent(subject())}&body=${encodeURIComponent(text(subject()))}`
  return [
    ...(phone === ''
      ? []
      : [link(capital(say('call', { agency })), () => `tel:${phone.replace(/[^\d+]/g, '')}`, phone)]),
    ...(email === '' ? [] : [link(say('writeMail', { agency }), mail, email)]),
  ]
}

/** Ways to the agency that need no server: its number, its address with the estimate as text, that text to copy. */
export const contactLinks = (scene: Scene, ways: Ways): HTMLElement => {
  const { say } = scene
  const done = make('span', { role: 'status' })
  const copy = make('button', { type: 'button', part: 'button', class: 'q' }, say('copy'))
  copy.addEventListener('click', () => {
    // The page that embeds this one in a frame may forbid it.
    navigator.clipboard.writeText(ways.text(say('result'))).then(
      () => {
        done.textContent = say('copied')
      },
      () => copy.remove(),
    )
  })
  // Pages without https have no clipboard; the address beside it works there too.
  const isCopied = ways.email !== '' && Boolean(navigator.clipboard)
  return make('section', { part: 'lead', class: 'z' }, ...waysTo(scene, ways), isCopied && copy, done)
}
