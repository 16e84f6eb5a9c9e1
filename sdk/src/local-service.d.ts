/**
 * The service, bundled into the entry `local` by sdk/build.ts: the operations that the server runs, and their tables.
 */
declare module 'valorem:local-service' {
  type Answers = (input: never, init?: never) => Promise<never>
  type Service = (clock: { today?: string | undefined; now(): Date }) => Answers
  /** The service, created by the first call, which also loads it in CommonJS programs. */
  export const service: () => Service | Promise<Service>
}
