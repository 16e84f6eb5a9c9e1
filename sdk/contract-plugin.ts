import { readFileSync } from 'node:fs'
import { type Plugin, transform } from 'esbuild'
import { readKeywords } from '../server/operations/field-schema.ts'

/** Properties of routes, countries and schemas that only the OpenAPI file, the types and the pages read. */
const documenting = 'responses|commonResponses|documentedBody|rules|example|details|lines|reliefs'

/** Properties that only those read when they hold a text: a schema may have a field of the name. */
const documentingTexts = 'description|summary|remedy|cause'

/** Template literal without a nested one. */
const flat = String.raw`${'`'}(?:[^${'`'}\\$]|\\.|\$(?!\{))*${'`'}`
/** String, template or pattern as printed by the bundler. */
const literal = new RegExp(
  [
    String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`,
    String.raw`${'`'}(?:[^${'`'}\\$]|\\.|\$(?!\{)|\$\{(?:[^${'`'}{}]|${flat})*\})*${'`'}`,
    String.raw`(?<=[(,=:?!&|[\s])\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*`,
  ].join('|'),
  'g',
)

/**
 * Edits code with each text and pattern replaced by a number, except field names, so that their content is not taken
 * for code.
 */
const editOutsideTexts = (code: string, change: (bare: string) => string): string => {
  const texts: string[] = []
  const bare = code.replace(literal, (text, at) =>
    code.startsWith(':', at + text.length) ? text : `"§${texts.push(text) - 1}"`,
  )
  return change(bare).replace(/"§(\d+)"/g, (_, at) => texts[Number(at)] ?? '')
}

/** Finds the end of a value: the next comma, or the closing bracket of its container. */
const findValueEnd = (code: string, from: number): number => {
  let depth = 0
  for (let at = from; at < code.length; at += 1) {
    const sign = code.charAt(at)
    if (depth === 0 && /[,)\]}]/.test(sign)) return at
    depth += /[([{]/.test(sign) ? 1 : /[)\]}]/.test(sign) ? -1 : 0
  }
  throw new Error(`Nothing closes ${code.slice(from, from + 60)}`)
}

/** Splits the values of a list or the fields of an object, up to the closing bracket. */
const splitValues = (code: string, from: number): { values: string[]; end: number } => {
  const end = findValueEnd(code, from)
  const values = [code.slice(from, end).trim()].filter(value => value !== '')
  if (code.charAt(end) !== ',') return { values, end }
  const others = splitValues(code, end + 1)
  return { values: [...values, ...others.values], end: others.end }
}

/** Replaces what begins with a pattern; `by` returns the new text and the end of the old one. */
const replaceRanges = (code: string, begin: RegExp, by: (from: number) => { text: string; end: number }): string => {
  let [done, at] = ['', 0]
  for (const { index, 0: begun } of code.matchAll(begin)) {
    // Part of a range that was already replaced.
    if (index < at) continue
    const { text, end } = by(index + begun.length)
    done += code.slice(at, index) + text
    at = end
  }
  return done + code.slice(at)
}

const removeDocumentingProperties = (code: string): string =>
  replaceRanges(
    code,
    new RegExp(String.raw`(?<=[{,\s])(?:(?:${documenting}):|(?:${documentingTexts}): (?="))`, 'g'),
    from => {
      const end = findValueEnd(code, from)
      return { text: '', end: code.charAt(end) === ',' ? end + 1 : end }
    },
  ).replace(/(?<=[{,\s])example(?:,|(?=\s*\}))/g, '')

/** Fields of the fees whose only argument is their description. */
const describedFields = /(?<![.\w])(defineFlag|defineQuestion)\(\s*"§\d+"\s*\)/g

const removeDescriptions = (code: string): string =>
  replaceRanges(code, /\s*\.describe\(/g, from => ({ text: '', end: splitValues(code, from).end + 1 })).replace(
    describedFields,
    '$1()',
  )

const isRead = new RegExp(String.raw`^(?:\.\.\.|"?(?:${readKeywords.join('|')})\b)`)

/** Keeps in `meta({ … })` only what errors read. */
const removeUnreadKeywords = (code: string): string =>
  replaceRanges(code, /\s*\.meta\(\{/g, from => {
    const { values, end } = splitValues(code, from)
    const read = values.filter(value => isRead.test(value))
    return { text: read.length > 0 ? `.meta({ ${read.join(', ')} })` : '', end: end + 2 }
  })

/** Marks each constant as free of side effects: unused ones, such as the schema of an answer, are dropped. */
const markPureConstants = (code: string): string =>
  code.replace(/^((?:export )?const \w+ = )(.*(?:\n[ )\]}].*)*);$/gm, (whole, head: string, value: string) =>
    /[(]|\.\.\./.test(value) && !/^(?:async )?(?:\([^()]*\)|\w+) =>/.test(value)
      ? `${head}/* @__PURE__ */ (() => (${value}))();`
      : whole,
  )

/** Removes the documentation from a module of the contract. */
const removeDocumentation = async (source: string): Promise<string> => {
  // Printed first, so that every file has its statements and fields where the patterns expect them.
  const { code } = await transform(source, { loader: 'ts', charset: 'utf8', target: 'es2022', legalComments: 'none' })
  return editOutsideTexts(code, bare =>
    markPureConstants(removeUnreadKeywords(removeDescriptions(removeDocumentingProperties(bare)))),
  )
}

/** Removes from the contract what no operation needs at run time. */
export const createContractPlugin = (root: string): Plugin => ({
  name: 'box-contract',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /\/contract\/.*\.ts$/ }, async ({ path }) =>
      // Only the folder of the repository: a clone may itself be inside a folder of that name.
      path.startsWith(`${root}contract/`)
        ? { contents: await removeDocumentation(readFileSync(path, 'utf8')), loader: 'js' }
        : undefined,
    )
    // The package includes a second schema library for checks that this contract does not use.
    onResolve({ filter: /^@ts-rest\/core$/ }, () => ({ path: `${root}sdk/contract-router.ts` }))
  },
})
