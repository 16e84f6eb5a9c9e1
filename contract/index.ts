import { initContract } from '@ts-rest/core'
import { estimation } from './estimation.ts'
import { fiscal } from './fiscal.ts'

/** Everything the service promises, by tag; server, SDK, OpenAPI file and mocks are read out of it. */
export const contract = initContract().router({ estimation, fiscal })
