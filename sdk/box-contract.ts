import { readFileSync } from 'node:fs'
import { type Plugin, transform } from 'esbuild'
import { readKeywords } from '../server/operations/field-schema.ts'

/** Properties of routes, countries and schemas that the OpenAPI file, the types and the pages alone read. */
const documenting = 'responses|commonResponses|documentedBody|rules|example|details|lines|reliefs'

/** Properties that do so where they hold a text: a schema may have a field of the name. */
const documentingTexts = 'description|summary|remedy|cause'

/** A template without another one in it, and one with such. */
const flat = String.raw`${'`'}(?:[^${'`'}\\$]|\\.|\$(?!\{))*${'`'}`
/** A text or a pattern as the bundler prints it. */
const literal = new RegExp(
  [
    String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`,
    String.raw`${'`'}(?:[^${'`'}\\$]|\\.|\$(?!\{)|\$\{(?:[^${'`'}{}]|${flat})*\})*${'`'}`,
    String.raw`(?<=[(,=:?!&|[\s])\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*`,
  ].join('|'),
  'g',
)

/** Changes code while each text and pattern in it is a number, names of fields apart, so that nothing in one is taken for code. */
const changedOutsideTexts = (code: string, change: (bare: string) => string): string => {
  const texts: string[] = []
  const bare = code.replace(literal, (text, at) =>
    code.startsWith(':', at + text.length) ? text : `"§${texts.push(text) - 1}"`,
  )
  return change(bare).replace(/"§(\d+)"/g, (_, at) => texts[Number(at)] ?? '')
}

/** Where a value ends: at the next comma, or at the bracket that closes what it stands in. */
const endOfValue = (code: string, from: number): number => {
  let depth = 0
  for (let at = from; at < code.length; at += 1) {
    const sign = code.charAt(at)
    if (depth === 0 && /[,)\]}]/.test(sign)) return at
    depth += /[([{]/.test(sign) ? 1 : /[)\]}]/.test(sign) ? -1 : 0
  }
  throw new Error(`Nothing closes ${code.slice(from, from + 60)}`)
}

/** The values of a list or of the fields of an object, up to the bracket that closes it. */
const valuesFrom = (code: string, from: number): { values: string[]; end: number } => {
  const end = endOfValue(code, from)
  const values = [code.slice(from, end).trim()].filter(value => value !== '')
  if (code.charAt(end) !== ',') return { values, end }
  const others = valuesFrom(code, end + 1)
  return { values: [...values, ...others.values], end: others.end }
}

/** Puts something else in the place of what begins with a pattern; who says what also says where that ends. */
const replaced = (code: string, begin: RegExp, by: (from: number) => { text: string; end: number }): string => {
  let [done, at] = ['', 0]
  for (const { index, 0: begun } of code.matchAll(begin)) {
    // What stands in something that was replaced went with it.
    if (index < at) continue
    const { text, end } = by(index + begun.length)
    done += code.slice(at, index) + text
    at = end
  }
  return done + code.slice(at)
}

const withoutProperties = (code: string): string =>
  replaced(
    code,
    new RegExp(String.raw`(?<=[{,\s])(?:(?:${documenting}):|(?:${documentingTexts}): (?="))`, 'g'),
    from => {
      const end = endOfValue(code, from)
      return { text: '', end: code.charAt(end) === ',' ? end + 1 : end }
    },
  ).replace(/(?<=[{,\s])example(?:,|(?=\s*\}))/g, '')

/** Fields of the fees that are made of their description alone. */
const describedFields = /(?<![.\w])(off|unanswered)\(\s*"§\d+"\s*\)/g

const withoutDescriptions = (code: string): string =>
  replaced(code, /\s*\.describe\(/g, from => ({ text: '', end: valuesFrom(code, from).end + 1 })).replace(
    describedFields,
    '$1()',
  )

const isRead = new RegExp(String.raw`^(?:\.\.\.|"?(?:${readKeywords.join('|')})\b)`)

/** Leaves in `meta({ … })` what refusals read. */
const withoutKeywords = (code: string): string =>
  replaced(code, /\s*\.meta\(\{/g, from => {
    const { values, end } = valuesFrom(code, from)
    const read = values.filter(value => isRead.test(value))
    return { text: read.length > 0 ? `.meta({ ${read.join(', ')} })` : '', end: end + 2 }
  })

/** Says of each constant that making it does nothing else: one that nobody reads, as the schema of an answer, is left out. */
const withPureConstants = (code: string): string =>
  code.replace(/^((?:export )?const \w+ = )(.*(?:\n[ )\]}].*)*);$/gm, (whole, head: string, value: string) =>
    /[(]|\.\.\./.test(value) && !/^(?:async )?(?:\([^()]*\)|\w+) =>/.test(value)
      ? `${head}/* @__PURE__ */ (() => (${value}))();`
      : whole,
  )

/** A module of the contract without what only its readers see. */
const withoutDocumentation = async (source: string): Promise<string> => {
  // Printed anew, every file has its statements and fields where the patterns look for them.
  const { code } = await transform(source, { loader: 'ts', charset: 'utf8', target: 'es2022', legalComments: 'none' })
  return changedOutsideTexts(code, bare =>
    withPureConstants(withoutKeywords(withoutDescriptions(withoutProperties(bare)))),
  )
}

/** Leaves out of the contract what no operation needs when it runs. */
export const boxContract = (root: string): Plugin => ({
  name: 'box-contract',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /\/contract\/.*\.ts$/ }, async ({ path }) =>
      // The folder of the repository alone: a clone may itself lie below one of that name.
      path.startsWith(`${root}contract/`)
        ? { contents: await withoutDocumentation(readFileSync(path, 'utf8')), loader: 'js' }
        : undefined,
    )
    // The package carries a second library of schemas for checks that this contract does not ask for.
    onResolve({ filter: /^@ts-rest\/core$/ }, () => ({ path: `${root}sdk/contract-router.ts` }))
  },
})
