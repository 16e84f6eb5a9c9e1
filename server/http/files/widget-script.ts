/** Length of the byte order mark with which every script begins. */
const markBytes = 3

/**
 * A script of the element with the texts of one language in front, so that a visitor of that language waits for one file
 * alone. The texts are left at the tag that loads the script, where it looks for them; a module has no tag, and fetches them.
 */
export const scriptWithTexts = (script: Buffer, texts: Buffer): Buffer =>
  Buffer.concat([
    script.subarray(0, markBytes),
    Buffer.from('"use strict";document.currentScript&&(document.currentScript.texts='),
    texts,
    Buffer.from(');\n'),
    script.subarray(markBytes),
  ])
