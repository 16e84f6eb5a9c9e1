import type { CostLine } from '#contract/shared/law'

/** A correction of the evidence as a request, with what the evidence says of it. */
export interface Correction {
  /** The number on the page of evidence: E1 to E8 of the first, C1 to C17 of the second. */
  id: string
  /** The arithmetic of the evidence in words, and the law that it applies. */
  description: string
  path: '/propcalc/fees' | '/frais-acquisition' | '/plus-values'
  body: Readonly<Record<string, unknown>>
  /** Sums of the lines that have all these fields. */
  sums?: readonly { of: Partial<CostLine>; is: number }[]
  totals?: Readonly<Record<string, number>>
  /** Notices by code with a part of their sentence; null where the answer has none of that code. */
  notices?: Readonly<Record<string, string | null>>
  /** Possible reliefs by key with a part of their condition. */
  reliefs?: Readonly<Record<string, string>>
  /** Ranges of the aids that are named only. */
  ranges?: Readonly<Record<string, { low: number; high: number }>>
  /** Parameters with the value that the answer cites. */
  law?: Readonly<Record<string, unknown>>
  /** The code of the rule that refuses the request. */
  refusedBy?: string
}

/** The rows of one route, with what they have in common. */
export const on =
  (path: Correction['path'], common: Correction['body'] = {}) =>
  (id: string, description: string, body: Correction['body'], expected: Partial<Correction>): Correction => ({
    id,
    description,
    path,
    body: { ...common, ...body },
    ...expected,
  })

/** Taxes on the transfer, together. */
export const transferTax = (is: number) => ({ sums: [{ of: { category: 'transferTax' }, is }] }) as const
/** The stamp duty alone. */
export const stampDuty = (is: number) => ({ sums: [{ of: { key: 'stampDuty' }, is }] }) as const
/** Lines by key. */
export const lines = (amounts: Readonly<Record<string, number>>) => ({
  sums: Object.entries(amounts).map(([key, is]) => ({ of: { key }, is })),
})
