import type { AgencyReportInput } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { FileResult } from './result.ts'

/** Documents that agencies hand to their clients. */
export interface Agencies {
  /**
   * A branded A4 report as PDF: the estimate, the costs of buying and the aids, or for a seller the net proceeds.
   * `data` holds the bytes, `fileName` a suggested name. With a session token the brand is that of your organisation;
   * with its key, only when you send none. With `commentary: true` a language model comments on the figures;
   * `headers.get('x-commentary')` says whether the report contains it.
   * @example
   * const { data, fileName } = await client.agencies.estimationReport({
   *   property: { commune: 'Mamer', surface: 80 },
   *   purchase: { use: 'mainResidence' },
   *   brand: { name: 'Agence Exemple' },
   * })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   * @throws NotFoundError where no municipality has the name: `suggestions` has those that are near.
   */
  estimationReport(input: AgencyReportInput, options?: CallOptions): Promise<FileResult>
}
