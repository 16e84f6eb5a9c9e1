/** The service itself, which sdk/build.ts puts into the entry `local`: the operations that the server runs, and their tables. */
declare module 'valorem:local-service' {
  type Answers = (input: never, init?: never) => Promise<never>
  type Service = (clock: { today?: string | undefined; now(): Date }) => Answers
  /** The service; it is created by the first call. Programs of CommonJS load it then, too. */
  export const service: () => Service | Promise<Service>
}
