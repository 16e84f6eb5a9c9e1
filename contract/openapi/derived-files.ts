import { openApiDocument } from './build.ts'
import { httpCollection, postmanCollection } from './collections.ts'
import { goldenIndex } from './golden-index.ts'
import { llmsText } from './llms.ts'
import { printDocument } from './print.ts'
import { sdkFiles } from './sdk-files.ts'
import { shareParts } from './shared-parts.ts'

/** The types of the SDK: the one file of what it knows of the API that a reviewer reads. */
export const trackedSdkFile = 'sdk/src/derived/types.ts'

const sdkFilesByPath = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sdkFiles()).map(([path, text]) => [`sdk/src/${path}`, text]))

/** Text of every derived file of the SDK that is not tracked, by its path from the root; the build of the SDK writes them. */
export const builtSdkFiles = (): Record<string, string> => {
  const { [trackedSdkFile]: _types, ...others } = sdkFilesByPath()
  return others
}

/** Text of the collections of the documented requests, which are not tracked, by path from the root. */
export const collectionFiles = (): Record<string, string> => ({
  'examples/collections/valorem.postman_collection.json': postmanCollection(),
  'examples/collections/valorem.http': httpCollection(),
})

/** Text of every tracked file that is derived from the contract, by its path from the root. */
export const derivedFiles = (): Record<string, string> => ({
  'contract/openapi/openapi.json': printDocument(shareParts(openApiDocument())),
  'contract/openapi/llms.txt': llmsText(),
  'examples/golden/index.json': goldenIndex(),
  [trackedSdkFile]: sdkFilesByPath()[trackedSdkFile] ?? '',
})
