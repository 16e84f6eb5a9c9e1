import { openApiDocument } from './build.ts'
import { buildHttpCollection, buildPostmanCollection } from './collections.ts'
import { buildGoldenIndex } from './golden-index.ts'
import { renderLlmsText } from './llms.ts'
import { printDocument } from './print.ts'
import { buildSdkFiles } from './sdk-files.ts'
import { shareParts } from './shared-parts.ts'

/** The types of the SDK: the one file of what it knows of the API that a reviewer reads. */
export const trackedSdkFile = 'sdk/src/derived/types.ts'

const sdkFilesByPath = (): Record<string, string> =>
  Object.fromEntries(Object.entries(buildSdkFiles()).map(([path, text]) => [`sdk/src/${path}`, text]))

/** Text of every derived file of the SDK that is not tracked, by its path from the root; the build of the SDK writes them. */
export const builtSdkFiles = (): Record<string, string> => {
  const { [trackedSdkFile]: _types, ...others } = sdkFilesByPath()
  return others
}

/** Text of the collections of the documented requests, which are not tracked, by path from the root. */
export const collectionFiles = (): Record<string, string> => ({
  'examples/collections/valorem.postman_collection.json': buildPostmanCollection(),
  'examples/collections/valorem.http': buildHttpCollection(),
})

/** Text of every tracked file that is derived from the contract, by its path from the root. */
export const buildDerivedFiles = (): Record<string, string> => ({
  'contract/openapi/openapi.json': printDocument(shareParts(openApiDocument())),
  'contract/openapi/llms.txt': renderLlmsText(),
  'examples/golden/index.json': buildGoldenIndex(),
  [trackedSdkFile]: sdkFilesByPath()[trackedSdkFile] ?? '',
})
