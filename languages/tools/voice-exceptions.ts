/** Subjects whose texts are not yet written by the guide; the check leaves them out until the line is deleted. */
export const unwrittenSubjects: readonly string[] = ['desk', 'pages']

/** Files whose texts are quotes: of an answer's own English sources, letter for letter. */
export const quotedFiles: readonly string[] = ['languages/en/model-sources.ts']
