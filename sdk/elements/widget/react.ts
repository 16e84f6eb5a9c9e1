import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ValoremEstimate, ValoremEstimateAttributes, ValoremEstimateEvents } from '../widget.ts'

/** The listeners of React for events that it does not know: `on` and the name of the event. */
type Listeners = { [Name in keyof ValoremEstimateEvents as `on${Name}`]?: (event: ValoremEstimateEvents[Name]) => void }

/** What `<valorem-estimate>` takes in JSX. */
export type ValoremEstimateProps = Omit<
  DetailedHTMLProps<HTMLAttributes<ValoremEstimate>, ValoremEstimate>,
  keyof ValoremEstimateAttributes
> &
  ValoremEstimateAttributes &
  Listeners

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'valorem-estimate': ValoremEstimateProps
    }
  }
}
