/**
 * What the client needs of the platform, as small types of its own: a program without DOM or Node types can still
 * compile against this package.
 */

/** The platform's `AbortSignal` where it is known, else the part of it that is used. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Platform } }
  ? Platform
  : {
      readonly aborted: boolean
      readonly reason: unknown
      addEventListener(type: 'abort', listener: () => void): void
      removeEventListener(type: 'abort', listener: () => void): void
    }

/** Headers of an answer. */
export interface HeaderReader {
  /** The value of a header, whatever its capitals; null where the answer has none, or a browser may not show it. */
  get(name: string): string | null
}

/**
 * Further options of `fetch`, as the runtime knows them: `dispatcher` in Node, `proxy` and `tls` in Bun, `client` in Deno,
 * `next` in Next.js, `cf` in workers. What this package sets itself is left out.
 */
export interface FetchOptions {
  readonly credentials?: 'omit' | 'same-origin' | 'include' | undefined
  readonly keepalive?: boolean | undefined
  readonly method?: never
  readonly headers?: never
  readonly body?: never
  readonly signal?: never
  readonly redirect?: never
  readonly [name: string]: unknown
}

/** The options of `fetch`. */
export interface FetchInit {
  method: string
  headers: Record<string, string>
  body?: string
  signal: Signal
  redirect: 'manual'
}

/** A part of a body that is read piece by piece. */
export interface BodyReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
  cancel(): Promise<unknown>
}

/** What is read of an answer. */
export interface FetchResponse {
  readonly status: number
  readonly headers: HeaderReader
  /** Lets an answer be left before its end; one that is too long is read whole where it is missing. */
  readonly body?: { getReader(): BodyReader } | null | undefined
  text(): Promise<string>
  /** Asked for of files alone. */
  arrayBuffer?(): Promise<ArrayBuffer>
}

/** A function like the platform's `fetch`. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

/** True in a web page or a worker of one, where every reader can see the key. */
export const isBrowser = (): boolean => {
  const here: { document?: unknown; importScripts?: unknown; window?: { document?: unknown } } = Object(globalThis)
  return Boolean(here.document ?? here.importScripts ?? here.window?.document)
}

/** A variable of the environment; undefined where the runtime has none, or does not show it (Deno without the right). */
export const environmentVariable = (name: string): string | undefined => {
  try {
    const { process: host } = globalThis as { process?: { env?: Record<string, string | undefined> } }
    return host?.env?.[name] || undefined
  } catch {
    return undefined
  }
}

/** A unique name: a random UUID, or on a page without https, which has none, the time and a random number. */
export const uniqueName = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
