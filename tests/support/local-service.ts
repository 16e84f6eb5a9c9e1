import { localService } from '../../server/in-process/local-service.ts'
import { localTables } from '../../server/start/local-tables.ts'

let made: ReturnType<typeof localService> | undefined

/** The service of `@valorem/sdk/local` from its sources, for tests that need no built package. */
export const service = (): ReturnType<typeof localService> => {
  made ??= localService(localTables())
  return made
}
