import type { DefineComponent } from 'vue'
import type { ValoremEstimateAttributes, ValoremEstimateEvents } from '../widget.ts'

/** Listeners of Vue, written `@valorem-lead` in a template. */
type Listeners = {
  [Name in keyof ValoremEstimateEvents as Name extends `valorem-${infer Part}`
    ? `onValorem${Capitalize<Part>}`
    : never]?: (event: ValoremEstimateEvents[Name]) => void
}

/** Props of `<valorem-estimate>` in a template. */
export type ValoremEstimateComponent = DefineComponent<ValoremEstimateAttributes & Listeners>

declare module 'vue' {
  interface GlobalComponents {
    'valorem-estimate': ValoremEstimateComponent
  }
}
