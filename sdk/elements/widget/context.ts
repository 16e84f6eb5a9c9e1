import type { ContextDetail, ContextSource, ContextValues } from './context-values.ts'

/** A value with its source element. */
interface SharedValue<Value> {
  value: Value
  source: ContextSource
}

/** Latest values of a group. */
type Known = { [Name in keyof ContextValues]?: SharedValue<NonNullable<ContextValues[Name]>> }

const eventName = 'valorem-context'

/**
 * Registry of earlier values, for elements that are added later; scripts of other versions share it, so its shape is
 * fixed.
 */
const place = Symbol.for('valorem.context')

const sources: readonly unknown[] = ['valorem-estimate', 'valorem-costs', 'valorem-mortgage']

const types: Readonly<Record<keyof ContextValues, string>> = {
  ...{ commune: 'string', surface: 'number', price: 'number', newBuild: 'boolean', loan: 'number', accent: 'string' },
}

/** Any script of the page may dispatch values: those of the wrong type are ignored. */
const isContextValue = (name: string, value: unknown): boolean =>
  typeof value === types[name as keyof ContextValues] &&
  (typeof value !== 'number' || (Number.isFinite(value) && value > 0))

const getContextGroups = (): Map<string, Known> => {
  const page = globalThis as { [place]?: Map<string, Known> }
  page[place] ??= new Map()
  return page[place]
}

/** Dispatches an event of an element, which leaves shadow roots; gives false where a listener prevented it. */
export const dispatchElementEvent = (host: HTMLElement, type: string, detail: object): boolean =>
  host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }))

/** Reads the group of an element, attribute `group`; elements without one form a group. */
export const getContextGroup = (host: HTMLElement): string => (host.getAttribute('group') ?? '').trim()

/** Returns the values shared in a group so far. */
export const getSharedValues = (group: string): Known => getContextGroups().get(group) ?? {}

/**
 * Shares values with the other elements of the group of an element. Only values that it calculated, or that were typed
 * or set as its attributes, are shared: one received from another element is not passed on.
 */
export const shareValues = (host: HTMLElement, source: ContextSource, values: ContextValues): void => {
  const group = getContextGroup(host)
  const told = Object.fromEntries(Object.entries(values).filter(([name, value]) => isContextValue(name, value)))
  if (Object.keys(told).length === 0) return
  const known = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, { value, source }]))
  getContextGroups().set(group, { ...getSharedValues(group), ...known })
  const detail: ContextDetail = { source, group, values: told }
  dispatchElementEvent(host, eventName, detail)
}

/**
 * Calls `act` each time another element of the group of an element shares values, which `getSharedValues` then returns,
 * until the signal is aborted.
 */
export const subscribeToGroup = (host: HTMLElement, act: () => void, signal: AbortSignal): void =>
  document.addEventListener(
    eventName,
    event => {
      const { source, group } = (event as CustomEvent<Partial<ContextDetail> | null>).detail ?? {}
      if (group === getContextGroup(host) && sources.includes(source) && event.composedPath()[0] !== host) act()
    },
    { signal },
  )
