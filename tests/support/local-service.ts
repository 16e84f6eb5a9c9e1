import { createLocalService } from '../../server/in-process/local-service.ts'
import { readLocalTables } from '../../server/start/local-tables.ts'

let made: ReturnType<typeof createLocalService> | undefined

/** The service of `@valorem/sdk/local` from its sources, for tests that need no built package. */
export const service = (): ReturnType<typeof createLocalService> => {
  made ??= createLocalService(readLocalTables())
  return made
}
