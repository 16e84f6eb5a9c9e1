import { openApiDocument } from './build.ts'
import { sdkFiles } from './sdk-files.ts'

/** Text of every file that is derived from the contract, by its path from the root. */
export const derivedFiles = (): Record<string, string> => ({
  'contract/openapi/openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  ...Object.fromEntries(Object.entries(sdkFiles()).map(([path, text]) => [`sdk/src/${path}`, text])),
})
