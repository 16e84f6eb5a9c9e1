import { initContract } from '@ts-rest/core'
import { data } from './data.ts'
import { estimation } from './estimation.ts'

/** Everything the service promises, by tag; server, SDK, OpenAPI file and mocks are read out of it. */
export const contract = initContract().router({ estimation, data })
