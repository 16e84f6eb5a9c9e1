import { tables as costTables } from '#languages/derived/costs'
import { tables as lawTables } from '#languages/derived/law/lu'
import { buildLabels } from '#languages/labels'

/** Texts of the law of Luxembourg besides its lines: questions, and conditions of aids. */
export const luxembourgWords = buildLabels(lawTables)

/** Names of the lines of a purchase in Luxembourg and of its aids. */
export const costs = buildLabels(costTables)
