/** The service itself, which sdk/build.ts puts into the entry `local`: the operations that the server runs, and their tables. */
declare module 'valorem:local-service' {
  type Answers = (input: never, init?: never) => Promise<never>
  /** The service; it is created by the first call. */
  export const service: () => (clock: { today?: string | undefined; now(): Date }) => Answers
}
