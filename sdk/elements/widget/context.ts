import type { ContextDetail, ContextSource, ContextValues } from './context-values.ts'

/** A value with the element that it comes from. */
export interface Told<Value> {
  value: Value
  source: ContextSource
}

/** The latest of each value in a group. */
type Known = { [Name in keyof ContextValues]?: Told<NonNullable<ContextValues[Name]>> }

const eventName = 'valorem-context'

/** Where elements that come later read what was told before; scripts of other versions share it, so its shape stays. */
const place = Symbol.for('valorem.context')

const sources: readonly unknown[] = ['valorem-estimate', 'valorem-costs', 'valorem-mortgage']

const types: Readonly<Record<keyof ContextValues, string>> = {
  ...{ commune: 'string', surface: 'number', price: 'number', newBuild: 'boolean', loan: 'number' },
}

/** Any script of the page may tell something: what has not the type of its name is no value. */
const isOf = (name: string, value: unknown): boolean =>
  typeof value === types[name as keyof ContextValues] &&
  (typeof value !== 'number' || (Number.isFinite(value) && value > 0))

const groups = (): Map<string, Known> => {
  const page = globalThis as { [place]?: Map<string, Known> }
  page[place] ??= new Map()
  return page[place]
}

/** The group of an element, attribute `group`; elements without one are a group together. */
export const groupOf = (host: HTMLElement): string => (host.getAttribute('group') ?? '').trim()

/** What has been told in a group so far. */
export const knownIn = (group: string): Known => groups().get(group) ?? {}

/**
 * Tells the other elements of the group of an element. Only what it calculated, or what was typed or written into its
 * attributes, is told: a value that it got from another element is not sent on.
 */
export const tell = (host: HTMLElement, source: ContextSource, values: ContextValues): void => {
  const group = groupOf(host)
  const told = Object.fromEntries(Object.entries(values).filter(([name, value]) => isOf(name, value)))
  if (Object.keys(told).length === 0) return
  const known = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, { value, source }]))
  groups().set(group, { ...knownIn(group), ...known })
  const detail: ContextDetail = { source, group, values: told }
  host.dispatchEvent(new CustomEvent(eventName, { detail, bubbles: true, composed: true }))
}

/**
 * Hears what other elements tell in the group of an element, once for each telling, until the signal ends it; what was told
 * is in `knownIn`.
 */
export const hear = (host: HTMLElement, act: () => void, signal: AbortSignal): void =>
  document.addEventListener(
    eventName,
    event => {
      const { source, group } = (event as CustomEvent<Partial<ContextDetail> | null>).detail ?? {}
      if (group === groupOf(host) && sources.includes(source) && event.composedPath()[0] !== host) act()
    },
    { signal },
  )
