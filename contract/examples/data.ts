import type { ExampleRequest } from './example.ts'
import { listReadFailures, wrongScenario } from './failures.ts'

/** Names the figures of the snapshot on the day of the examples. */
const etag = 'W/"4neJhMBklKG3yyfwVv_sJe"'

const marketData: readonly ExampleRequest<never>[] = [
  {
    name: 'market',
    summary: 'Every indicator, from the snapshot: this server does not ask the sources',
    answerHeaders: { ETag: etag },
  },
  {
    name: 'unchanged',
    summary: 'The answer that the caller holds is still the one',
    request: { headers: { 'If-None-Match': etag } },
    answerHeaders: { ETag: etag },
  },
  wrongScenario,
  ...listReadFailures('brokenMarket'),
]

/** Examples of the operations of public data. */
export const data = { marketData }
