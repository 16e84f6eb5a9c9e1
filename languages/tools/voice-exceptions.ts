/** Files whose texts are quotes: of an answer's own English sources, letter for letter. */
export const quotedFiles: readonly string[] = ['languages/en/model-sources.ts']
