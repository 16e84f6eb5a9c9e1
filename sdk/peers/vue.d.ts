// Stands in for the optional peer `vue` while this package is compiled; it is not published.
export type DefineComponent<Properties> = new () => { $props: Properties }
export interface GlobalComponents {
  [name: `svg-${string}`]: unknown
}
