import { dayMs, hourMs } from '#domain/core/instants'
import type { EmbedSettings } from '../../ports/embeds.ts'
import type { TriedOrder } from '../../ports/form-acts.ts'

/** Value of the setting `order` that shows both orders of the result, an hour each. */
export const bothOrders = 'both'

/**
 * Settings of a form: the saved ones, or else the contact form that is on by default where the key has a receiver of
 * contacts.
 */
export const applyContactDefault = (saved: EmbedSettings | undefined, hasReceiver: boolean): EmbedSettings =>
  saved ?? (hasReceiver ? { lead: 'service' } : {})

/** Tests whether a form has what its code needs: a contact form links a privacy notice. */
export const isFormComplete = ({ lead, 'privacy-url': privacyUrl }: EmbedSettings): boolean =>
  lead === undefined || privacyUrl !== undefined

/**
 * Order of the result in an hour, where both are tried. They take turns by the hour, and each UTC day begins with the
 * other, so that after two days each has had every hour of the day once, and after two weeks every hour of the week.
 */
export const selectTriedOrder = (now: Date): TriedOrder => {
  const [hour, day] = [Math.floor(now.getTime() / hourMs), Math.floor(now.getTime() / dayMs)]
  return (hour + day) % 2 === 0 ? 'figures' : 'contact'
}

/** A form as a website gets it: its settings, and the order that is tried now, null where there is one order alone. */
export interface ServedForm {
  settings: { name: string; value: string }[]
  tried: TriedOrder | null
}

/** Settings of a form for its website at an instant. */
export const toServedForm = (saved: EmbedSettings | undefined, now: Date): ServedForm => {
  const tried = saved?.order === bothOrders ? selectTriedOrder(now) : null
  const settings = Object.entries(saved ?? {})
    // A page names its own language: texts of another one would come late.
    .filter(([name]) => name !== 'lang')
    .map(([name, value]) => ({ name, value: name === 'order' && tried ? tried : value }))
  return { settings, tried }
}
