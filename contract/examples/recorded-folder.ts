/** Folder of the recorded answers: `<operation>/<name>.json`. */
export const recordedFolder = new URL('./recorded/', import.meta.url)
