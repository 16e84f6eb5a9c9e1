import { createSampleSender } from '../table-file/file-page.ts'
import { buildPortfolioSample } from './sample.ts'

/** Sends the sample file in the requested language. */
export const sendPortfolioSample = createSampleSender(buildPortfolioSample)
