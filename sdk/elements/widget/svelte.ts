import type { HTMLAttributes } from 'svelte/elements'
import type { ValoremEstimate, ValoremEstimateAttributes, ValoremEstimateEvents } from '../widget.ts'

/** The listeners of Svelte 5: `on` and the name of the event. */
type Listeners = { [Name in keyof ValoremEstimateEvents as `on${Name}`]?: (event: ValoremEstimateEvents[Name]) => void }

/** What `<valorem-estimate>` takes in a Svelte file. */
export type ValoremEstimateProps = Omit<HTMLAttributes<ValoremEstimate>, keyof ValoremEstimateAttributes> &
  ValoremEstimateAttributes &
  Listeners

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'valorem-estimate': ValoremEstimateProps
  }
}
