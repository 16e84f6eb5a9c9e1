// Stand-in for the optional peer `vue` at compile time; not published.
export type DefineComponent<Properties> = new () => { $props: Properties }
export interface GlobalComponents {
  [name: `svg-${string}`]: unknown
}
