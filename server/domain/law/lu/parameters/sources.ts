/** The income-tax law, as amended. */
export const lir = { title: 'loi modifiée du 4 décembre 1967 (LIR)' } as const
