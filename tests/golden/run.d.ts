/** What the tests use of the runner, which is plain JavaScript so that it runs where nothing is compiled. */
declare module '*/examples/golden/run.mjs' {
  /** Where an answer is not what a case expects; `path` starts in `data`, or in the body of a failure. */
  interface Miss {
    path: string
    expected: unknown
    got: unknown
  }
  /** The parts of a case that an answer is compared with. */
  interface Compared {
    status: number
    expected: Readonly<Record<string, unknown>>
    sums?: readonly { keys: readonly string[]; amount: number }[]
    tolerance?: { amount?: number; rate?: number; multiple?: number }
  }
  export const missesOf: (golden: Compared, status: number, body: unknown) => Miss[]
}
