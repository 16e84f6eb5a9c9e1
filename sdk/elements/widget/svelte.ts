import type { HTMLAttributes } from 'svelte/elements'
import type { ValoremEstimate, ValoremEstimateAttributes, ValoremEstimateEvents } from '../widget.ts'

/** Listeners of Svelte 5: `on` and the name of the event. */
type Listeners = { [Name in keyof ValoremEstimateEvents as `on${Name}`]?: (event: ValoremEstimateEvents[Name]) => void }

/** Props of `<valorem-estimate>` in a Svelte file. */
export type ValoremEstimateProps = Omit<HTMLAttributes<ValoremEstimate>, keyof ValoremEstimateAttributes> &
  ValoremEstimateAttributes &
  Listeners

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'valorem-estimate': ValoremEstimateProps
  }
}
