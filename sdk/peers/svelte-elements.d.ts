// Stands in for the optional peer `svelte` while this package is compiled; it is not published.
export interface HTMLAttributes<Element extends EventTarget> {
  class?: string
  hidden?: boolean
  'bind:this'?: Element
}
export interface SvelteHTMLElements {
  [name: `svelte:${string}`]: unknown
}
