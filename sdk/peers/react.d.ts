// Stands in for the optional peer `react` while this package is compiled; it is not published.
export interface HTMLAttributes<Element extends EventTarget> {
  className?: string
  hidden?: boolean
  ref?: (element: Element | null) => void
}
export type DetailedHTMLProps<Attributes extends HTMLAttributes<Element>, Element extends EventTarget> = Attributes & {
  key?: string | number
}
export namespace JSX {
  export interface IntrinsicElements {
    [name: `svg-${string}`]: unknown
  }
}
