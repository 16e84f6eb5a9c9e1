/**
 * Types of the platform that the client needs, declared here: a program without DOM or Node types can still compile
 * against this package.
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
  /** Value of a header, case-insensitive; null where the answer has none, or a browser may not expose it. */
  get(name: string): string | null
}

/**
 * Further options of `fetch`, as the runtime defines them: `dispatcher` in Node, `proxy` and `tls` in Bun, `client` in
 * Deno, `next` in Next.js, `cf` in workers. Those that this package sets itself are excluded.
 */
export interface FetchOptions {
  /** Whether cookies are sent; the service needs none. */
  readonly credentials?: 'omit' | 'same-origin' | 'include' | undefined
  /** Lets a request outlive its page. */
  readonly keepalive?: boolean | undefined
  /** Set by the client. */
  readonly method?: never
  /** Set by the client. */
  readonly headers?: never
  /** Set by the client. */
  readonly body?: never
  /** Set by the client. */
  readonly signal?: never
  /** Set by the client. */
  readonly redirect?: never
  /** Any other option of the runtime. */
  readonly [name: string]: unknown
}

/** The options of `fetch`. */
export interface FetchInit {
  /** HTTP method. */
  method: string
  /** All headers, with lower-case names. */
  headers: Record<string, string>
  /** JSON text; missing for a GET. */
  body?: string
  /** Aborts the request. */
  signal: Signal
  /** Redirects are never followed: they would send the key elsewhere. */
  redirect: 'manual'
}

/** Reader of a body, piece by piece. */
export interface BodyReader {
  /** Reads the next piece. */
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
  /** Stops reading. */
  cancel(): Promise<unknown>
}

/** Parts of an answer that are read. */
export interface FetchResponse {
  /** HTTP status. */
  readonly status: number
  /** Headers of the answer. */
  readonly headers: HeaderReader
  /** Allows cancelling an answer before its end; without it, one that is too long is read whole. */
  readonly body?: { getReader(): BodyReader } | null | undefined
  /** Reads the whole body as text. */
  text(): Promise<string>
  /** Called for files only. */
  arrayBuffer?(): Promise<ArrayBuffer>
}

/** A function like the platform's `fetch`. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

/** Tests for a web page or a worker of one, where the key is visible to every reader. */
export const isBrowser = (): boolean => {
  const here: { document?: unknown; importScripts?: unknown; window?: { document?: unknown } } = Object(globalThis)
  return Boolean(here.document ?? here.importScripts ?? here.window?.document)
}

/** Reads an environment variable; undefined where the runtime has none, or denies access (Deno). */
export const readEnvironmentVariable = (name: string): string | undefined => {
  try {
    const { process: host } = globalThis as { process?: { env?: Record<string, string | undefined> } }
    return host?.env?.[name] || undefined
  } catch {
    return undefined
  }
}

/**
 * Creates a unique name: a random UUID, or where there is none, as on a page without https and in React Native, the time
 * and a random number.
 */
export const createUniqueName = (): string => globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
