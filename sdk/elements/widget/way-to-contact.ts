import { make } from './dom.ts'
import type { Scene } from './scene.ts'

/** Space below the contact that has to be in sight before the way to it goes, px. */
const marginPx = 72

/**
 * Shows the contacts next to a result, before it where they come first, and else on a phone a bar at the foot of the screen that leads to them until they are
 * in sight. The bar is sticky within the card, so that it covers nothing else of the page.
 */
export const showWayToContact = (
  { say }: Scene,
  pair: HTMLElement,
  contacts: readonly Node[],
  isFirst: boolean,
): void => {
  const contact = make('div', { class: 'le', tabindex: -1 }, ...contacts)
  if (isFirst) {
    pair.prepend(contact)
    pair.classList.add('on', 'cf')
    return
  }
  const go = (): void => {
    contact.scrollIntoView()
    contact.querySelector<HTMLElement>('h3,a,button')?.focus({ preventScroll: true })
  }
  const bar = make(
    'div',
    { class: 'ft' },
    make('button', { type: 'button', part: 'button', class: 'p', click: go }, say('talk')),
  )
  pair.append(bar, contact)
  pair.classList.add('on')
  const watch = ([seen]: readonly IntersectionObserverEntry[]): void =>
    void bar.classList.toggle('off', !seen || seen.isIntersecting || seen.boundingClientRect.top < 0)
  if (globalThis.IntersectionObserver)
    new IntersectionObserver(watch, { rootMargin: `0px 0px -${marginPx}px` }).observe(contact)
  else bar.remove()
}
