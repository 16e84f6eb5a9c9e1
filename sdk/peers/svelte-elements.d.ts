// Stand-in for the optional peer `svelte` at compile time; not published.
export interface HTMLAttributes<Element extends EventTarget> {
  class?: string
  hidden?: boolean
  'bind:this'?: Element
}
export interface SvelteHTMLElements {
  [name: `svelte:${string}`]: unknown
}
