import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** What goes out of a module of zod: each must be found, so that a new version of zod is looked at again. */
type Cuts = readonly (readonly [what: string, pattern: RegExp, instead?: string])[]

/**
 * What no operation needs of the classic schemas, where every kind of schema brings it along: the writer of JSON Schema,
 * the methods for formats of texts (the contract writes `z.iso.date()`, not `z.string().date()`), and the watch for values
 * that hold themselves, which none that was read from JSON does.
 */
const classicCuts: Cuts = [
  ['the writers of JSON Schema', /^ *inst\._zod\.processJSONSchema = .*$/gm],
  ['the method toJSONSchema', /^ {4}toJSONSchema\(params\) \{[\s\S]*?^ {4}\},$/gm],
  ['JSON Schema in the standard interface', /^ *jsonSchema: \{[\s\S]*?^ {12}\},$/gm],
  ['the methods for formats', /(\n {4}_ZodString\.init\(inst, def\);\n\}), \{\n {4}email\([\s\S]*?^\}\);$/gm, '$1);'],
  ['the watch for values that hold themselves', /^ *_ensureDefaultMemoizer\(\);$/gm],
  // Taken from the whole core, its namespace would come along with all that it exports.
  [
    'util by way of the core',
    /^import \{ util \} from "\.\.\/core\/index\.js";$/gm,
    'import * as util from "../core/util.js";',
  ],
  ['util in the core', /\bcore\.util\./g, 'util.'],
]

/**
 * Zod keeps its settings and its named schemas on `globalThis`, one for all copies in a process. The copy inside has its
 * own: neither does a program that calls `z.config` change a refusal here, nor do names of ours meet names of the program.
 */
const ownCuts: Cuts = [['what is kept on globalThis', /\bglobalThis(?=\.__zod_|\))/g, 'own']]

/**
 * The reader of objects that zod writes as code: where a page wants trusted types, its first look whether that may be run is
 * told to whoever collects violations. Here it is no quicker than the reader that zod has beside it.
 */
const coreCuts: Cuts = [
  [
    'the reader of objects that is written as code',
    /(export const \$ZodObjectJIT = .*\n.*\n *\$ZodObject\.init\(inst, def\);\n)[\s\S]*?^(?=\}\);$)/gm,
    '$1',
  ],
]

const cut = (path: string, cuts: Cuts): string =>
  cuts.reduce(
    (source, [what, pattern, instead = '']) => {
      if (source.search(pattern) < 0) throw new Error(`${path} has no longer ${what}.`)
      return source.replace(pattern, instead)
    },
    readFileSync(path, 'utf8'),
  )

/** The library of schemas as the box holds it. */
export const boxZod: Plugin = {
  name: 'box-zod',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/zod\/v4\/core\/(?:core|registries)\.js$/ }, ({ path }) => ({
      contents: `const own = {}\n${cut(path, ownCuts)}`,
      loader: 'js',
    }))
    onLoad({ filter: /\/zod\/v4\/core\/schemas\.js$/ }, ({ path }) => ({ contents: cut(path, coreCuts), loader: 'js' }))
    onLoad({ filter: /\/zod\/v4\/classic\/schemas\.js$/ }, ({ path }) => ({
      contents: cut(path, classicCuts),
      loader: 'js',
    }))
  },
}
