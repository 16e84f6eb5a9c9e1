import { buildCommentaryHeaders } from '../operations/answer-headers.ts'
import type { CallContext, Handlers } from '../operations/handler.ts'
import {
  type AgencyReportDependencies,
  createAgencyReport,
  type ReportFacts,
} from '../services/report/agency-report.ts'

/** File name of a report, of portable characters only; apart from the number it contains no text of the request. */
const buildReportFileName = (number: string): string => {
  const plain = number.replace(/[^A-Za-z0-9._-]+/g, '-')
  return `estimation-${/[^-]/.test(plain) ? plain : 'report'}.pdf`
}

const getSpecimen = ({ caller, report }: CallContext): ReportFacts['specimen'] =>
  report?.isSample ? 'sample' : caller?.tier === 'sandbox'

/** Handlers of agencies; a report is rendered in a worker thread. */
export const createAgencyHandlers = (making: AgencyReportDependencies): Handlers<'agencies'> => {
  const made = createAgencyReport(making)
  return {
    estimationReport: async ({ body }, context) => {
      const { day, report } = context
      if (!report) throw new Error('A report was reached without its facts.')
      const { digest, organisation, commentary: given } = report
      const facts = { day, digest, organisation, specimen: getSpecimen(context), commentary: given }
      const { bytes, number, locale, wish, commentary } = await made(body, facts)
      return {
        status: 200,
        body: bytes,
        headers: {
          'Content-Disposition': `attachment; filename="${buildReportFileName(number)}"`,
          'Content-Language': locale,
          ...(commentary && buildCommentaryHeaders(commentary)),
        },
        ...(wish && { wish }),
      }
    },
  }
}
