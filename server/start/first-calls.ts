import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import type { EstimationInput } from '#contract/estimation'
import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import type { WorkerAnswer, WorkerCall } from '../operations/worker-call.ts'

const home: z.input<typeof EstimationInput> = {
  commune: 'Luxembourg',
  quartier: 'Belair',
  surface: 85,
  nbChambres: 2,
  etage: 'dernier',
  etat: 'bon',
  exterieur: 'balcon',
  parking: true,
  classeEnergie: 'C',
}

const cashFlow: z.input<typeof DiscountedCashFlowInput> = {
  valuationDate: '2026-01-01',
  tenants: [{ name: 'Shop', passingRent: 100_000, leaseEnd: '2060-12-31' }],
  inflation: 0.02,
  discountRate: 0.06,
  exitYield: 0.05,
  purchasePrice: 2_000_000,
}

/** A 2 × 2 pixel image: images are decoded by a module of its own. */
const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEUlEQVR4nGOQt4qXt4pngFAAEy4C4ax1fH8AAAAASUVORK5CYII='

const report: z.input<typeof AgencyReportInput> = {
  property: home,
  purchase: { use: 'mainResidence', loanAmount: 400_000, household: { children: 1, dwellingKind: 'coOwnedFlat' } },
  brand: { name: 'Valorem', logo },
}

/** One call of each kind that threads answer. */
const bodies: Readonly<Record<string, unknown>> = {
  estimateBatch: { items: Array.from({ length: 20 }, () => home) },
  discountedCashFlow: cashFlow,
  estimationReport: report,
}

/** The first call loads modules, and the following ones let the compiler optimise. */
const times = 4

/**
 * Warms a thread up with a few calls of each kind, so that the first callers do not wait for modules, fonts and the
 * compiler.
 * @param day day of the applicable law, as YYYY-MM-DD.
 * @throws Error for a call that is not answered with 200.
 */
export const makeFirstCalls = async (
  handleCall: (call: WorkerCall) => Promise<WorkerAnswer>,
  day: string,
): Promise<void> => {
  const context: WorkerCall['context'] = {
    requestId: 'first',
    day,
    caller: { name: 'first', tier: 'sandbox' },
    report: { digest: '0'.repeat(64) },
  }
  for (const [id, body] of Object.entries(bodies)) {
    const call = { id, body: new TextEncoder().encode(JSON.stringify(body)), context }
    for (let time = 0; time < times; time += 1) {
      const result = await handleCall(call)
      if ('answer' in result && result.answer.status === 200) continue
      throw new Error(`The first call of ${id} was answered ${'answer' in result ? result.answer.status : 'nothing'}.`)
    }
  }
}
