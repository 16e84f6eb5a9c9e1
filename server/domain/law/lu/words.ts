import { tables as costTables } from '#languages/derived/costs'
import { tables as lawTables } from '#languages/derived/law/lu'
import { labels } from '#languages/labels'

/** What people read of the law of Luxembourg beside its lines: questions, and when an aid would be given. */
export const words = labels(lawTables)

/** The names of the lines of a purchase in Luxembourg and of its aids. */
export const costs = labels(costTables)
