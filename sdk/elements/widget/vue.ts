import type { DefineComponent } from 'vue'
import type { ValoremEstimateAttributes, ValoremEstimateEvents } from '../widget.ts'

/** The listeners of Vue, as `@valorem-lead` is written in a template. */
type Listeners = {
  [Name in keyof ValoremEstimateEvents as Name extends `valorem-${infer Part}`
    ? `onValorem${Capitalize<Part>}`
    : never]?: (event: ValoremEstimateEvents[Name]) => void
}

/** What `<valorem-estimate>` takes in a template. */
export type ValoremEstimateComponent = DefineComponent<ValoremEstimateAttributes & Listeners>

declare module 'vue' {
  interface GlobalComponents {
    'valorem-estimate': ValoremEstimateComponent
  }
}
