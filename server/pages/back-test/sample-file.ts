import { createSampleSender } from '../table-file/file-page.ts'
import { buildSampleCsv } from './sample.ts'

/** Sends the sample file in the requested language. */
export const sendSampleFile = createSampleSender(buildSampleCsv)
