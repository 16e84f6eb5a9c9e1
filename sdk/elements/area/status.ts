import { make, setButtonBusy } from '../widget/dom.ts'
import type { State } from '../widget/failure.ts'
import { MissingAddressError } from '../widget/missing-address.ts'
import type { ServiceError } from '../widget/service-error.ts'
import type { AreaScene } from './texts.ts'

/** Wait after which the visitor reads that the answer is slow, ms. */
export const slowMs = 5000

/** State of the card: those of an element, and that of a card with prices, or without the name of a place. */
export type AreaState = State | 'noPlace'

/** States after which a visitor may ask again. */
export const again: readonly AreaState[] = ['failed', 'waiting', 'usedUp', 'offline']

/** What a message is made of. */
interface AreaStatus {
  state: AreaState
  error: ServiceError | undefined
  /** Place of the page, as its tag names it. */
  commune: string
  quartier: string
  isSlow: boolean
  /** Whether the visitor asked again. */
  isAgain: boolean
}

/** Says what the owner of the site has to mend; undefined where it is nothing in the page. */
const tellOwner = ({ say }: AreaScene, { state, error, commune, quartier }: AreaStatus): string | undefined => {
  if (state === 'noPlace') return say('missing', { name: 'commune="…"' })
  if (error instanceof MissingAddressError) return say('missing', { name: 'base-url="https://…"' })
  if (state === 'refused') return `${error?.code}, ${location.origin}`
  if (state !== 'notFound' && state !== 'invalid') return undefined
  if (error?.issues.some(({ code }) => code === 'quartier_without_price'))
    return say('onePrice', { place: commune, name: 'quartier="…"' })
  const place = [quartier, commune].filter(Boolean).join(', ')
  const names = [...(error?.suggestions ?? []), ...(error?.issues ?? []).flatMap(({ allowed }) => allowed ?? [])]
  return [say('unknown', { place }), names.length > 0 && say('known', { names: names.join(', ') })]
    .filter(Boolean)
    .join(' ')
}

/** Says what a visitor waits for, or what went wrong. */
const tellVisitor = ({ say }: AreaScene, { state, isSlow }: AreaStatus): string => {
  if (state === 'busy' || state === 'offline' || state === 'refused')
    return say(state === 'busy' && isSlow ? 'slow' : state)
  return say(again.includes(state) ? 'failed' : 'notFound')
}

/** Renders the message of a state: to the visitor, to the owner of the site, and the button that asks again. */
export const renderAreaStatus = (scene: AreaScene, status: AreaStatus, ask: () => void): (Node | string)[] => {
  const { state, isAgain } = status
  const owner = tellOwner(scene, status)
  const isBusy = state === 'busy' && isAgain
  const look = { id: 'again', type: 'button', part: 'button', class: 'q', click: ask }
  const button = isBusy || again.includes(state) ? make('button', look, scene.say('again')) : undefined
  if (button) setButtonBusy(button, isBusy)
  return [
    tellVisitor(scene, status),
    ...(owner ? [make('small', {}, `${scene.say('owner')} ${owner}`)] : []),
    ...(button ? [button] : []),
  ]
}
