import { openApiDocument } from './build.ts'
import { httpCollection, postmanCollection } from './collections.ts'
import { goldenIndex } from './golden-index.ts'
import { llmsText } from './llms.ts'
import { printDocument } from './print.ts'
import { sdkFiles } from './sdk-files.ts'
import { shareParts } from './shared-parts.ts'

/** Text of every file that is derived from the contract, by its path from the root. */
export const derivedFiles = (): Record<string, string> => ({
  'contract/openapi/openapi.json': printDocument(shareParts(openApiDocument())),
  'contract/openapi/llms.txt': llmsText(),
  'examples/collections/valorem.postman_collection.json': postmanCollection(),
  'examples/collections/valorem.http': httpCollection(),
  'examples/golden/index.json': goldenIndex(),
  ...Object.fromEntries(Object.entries(sdkFiles()).map(([path, text]) => [`sdk/src/${path}`, text])),
})
