import { createWorkerCallHandler, type WorkerAnswer, type WorkerCall } from '../../server/operations/worker-call.ts'
import type { DrawnReport } from '../../server/ports/report-drawing.ts'
import type { Workers } from '../../server/ports/workers.ts'
import { createAgencyHandlers } from '../../server/routes/agencies.ts'
import { createCalculationHandlers } from '../../server/routes/calculations.ts'
import { getCalculationPrices } from '../../server/start/calculation-prices.ts'
import { loadReportDrawing } from '../../server/start/report-drawing.ts'
import { pictures } from './without-pictures.ts'

/** Handlers of calls that the service answers in threads. */
const createHandler = (answerCheck: 'all' | 'sample') => {
  const prices = getCalculationPrices()
  const { estimation, evaluation, costs, fiscal, propcalc, market, law } = createCalculationHandlers(prices)
  const agencies = createAgencyHandlers({ estimate: prices.estimate, drawing: loadReportDrawing, pictures })
  return createWorkerCallHandler(
    { estimation, evaluation, costs, fiscal, propcalc, market, law, agencies },
    answerCheck,
  )
}

/** Draws the report of a call. */
const drawReport = async ({ body }: WorkerCall): Promise<WorkerAnswer> => {
  const { report, brand } = JSON.parse(new TextDecoder().decode(body)) as DrawnReport
  const drawing = await loadReportDrawing()
  const bytes = new Uint8Array(await drawing.drawReport(report, brand))
  return { answer: { status: 200, headers: { 'Content-Type': 'application/pdf' }, bytes }, logged: [] }
}

/**
 * Calculations of large calls in the process itself, in place of the threads of `server/start/calculation-threads.ts`: the box
 * has one user.
 */
export const openCalculationThreads = ({
  answerCheck,
}: {
  answerCheck: 'all' | 'sample'
}): Workers<WorkerCall, WorkerAnswer> => {
  let handler: ReturnType<typeof createHandler> | undefined
  return {
    run: async call => {
      try {
        handler ??= createHandler(answerCheck)
        return { outcome: 'done', result: call.isDrawing ? await drawReport(call) : await handler(call) }
      } catch (cause) {
        return { outcome: 'lost', cause }
      }
    },
    warmUp: async () => {},
    close: async () => {},
  }
}
