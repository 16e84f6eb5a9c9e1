import { commentaryHeaders } from '../operations/answer-headers.ts'
import type { CallContext, Handlers } from '../operations/handler.ts'
import { agencyReport, type ReportFacts, type ReportMaking } from '../services/report/agency-report.ts'

/** The name of a report's file, of signs that every system takes; texts are never part of it, but for the number. */
const fileName = (number: string): string => {
  const plain = number.replace(/[^A-Za-z0-9._-]+/g, '-')
  return `estimation-${/[^-]/.test(plain) ? plain : 'report'}.pdf`
}

const specimenOf = ({ caller, report }: CallContext): ReportFacts['specimen'] =>
  report?.isSample ? 'sample' : caller?.tier === 'sandbox'

/** The handlers of agencies; a report is drawn in a thread of its own. */
export const agencies = (making: ReportMaking): Handlers<'agencies'> => {
  const made = agencyReport(making)
  return {
    estimationReport: async ({ body }, context) => {
      const { day, report } = context
      if (!report) throw new Error('A report was reached without its facts.')
      const { digest, organisation, commentary: given } = report
      const facts = { day, digest, organisation, specimen: specimenOf(context), commentary: given }
      const { bytes, number, locale, wish, commentary } = await made(body, facts)
      return {
        status: 200,
        body: bytes,
        headers: {
          'Content-Disposition': `attachment; filename="${fileName(number)}"`,
          'Content-Language': locale,
          ...(commentary && commentaryHeaders(commentary)),
        },
        ...(wish && { wish }),
      }
    },
  }
}
