import { make } from './dom.ts'
import type { Scene } from './scene.ts'

/** Renders buttons that lead to the calculators of the page; nothing without any. */
export const renderNextSteps = ({ say }: Scene, host: HTMLElement): HTMLElement[] => {
  const steps = (['gains', 'costs', 'mortgage'] as const).flatMap(name => {
    const calculator = host.ownerDocument.querySelector<HTMLElement>(`valorem-${name}`)
    const go = (): void => {
      calculator?.scrollIntoView()
      calculator?.focus({ preventScroll: true })
    }
    return calculator ? [make('button', { type: 'button', part: 'button', click: go }, say(name))] : []
  })
  return steps.length > 0 ? [make('div', { class: 'nx' }, ...steps)] : []
}
