import type { JudgedSale } from '#domain/accuracy/judgement'
import { dayMs } from '#domain/core/instants'

const firstDay = Date.parse('2018-01-15T00:00:00Z')

/** A sale beside its estimate, of a flat in Mersch, sold some days after 15 January 2018. */
export const asJudgedSale = ({
  daysLater = 0,
  ...sale
}: Partial<JudgedSale> &
  Pick<JudgedSale, 'index' | 'estimate' | 'price' | 'fsd'> & { daysLater?: number }): JudgedSale => {
  const instant = firstDay + daysLater * dayMs
  return {
    ...{ commune: 'Mersch', canton: 'Mersch', surfaceM2: 80, known: 'complete', energyClass: 'C', group: undefined },
    ...{ day: instant / dayMs, soldOn: new Date(instant).toISOString().slice(0, 10) },
    ...sale,
  }
}
