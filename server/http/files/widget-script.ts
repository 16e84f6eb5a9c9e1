/** Length of the byte order mark at the start of every script. */
const markBytes = 3

/**
 * Prepends the texts of one language to a script of the element, so that a visitor of that language loads one file
 * only. The texts are set on the script tag, where the element looks for them; a module has no tag, and fetches them.
 */
export const addTextsToScript = (script: Buffer, texts: Buffer): Buffer =>
  Buffer.concat([
    script.subarray(0, markBytes),
    Buffer.from('"use strict";document.currentScript&&(document.currentScript.texts='),
    texts,
    Buffer.from(');\n'),
    script.subarray(markBytes),
  ])
