import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ValoremEstimate, ValoremEstimateAttributes, ValoremEstimateEvents } from '../widget.ts'

/** Listeners of React for events unknown to it: `on` and the name of the event. */
type Listeners = { [Name in keyof ValoremEstimateEvents as `on${Name}`]?: (event: ValoremEstimateEvents[Name]) => void }

/** Props of `<valorem-estimate>` in JSX. */
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
