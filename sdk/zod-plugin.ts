import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** Cuts in a module of zod: each pattern must match, so that a new version of zod is reviewed. */
type Cuts = readonly (readonly [what: string, pattern: RegExp, instead?: string])[]

/**
 * Parts of the classic schemas that no operation needs, although every kind of schema includes them: the writer of JSON
 * Schema, the methods for text formats (the contract writes `z.iso.date()`, not `z.string().date()`), and the memoizer
 * for self-referencing values, which JSON cannot contain.
 */
const classicCuts: Cuts = [
  ['the writers of JSON Schema', /^ *inst\._zod\.processJSONSchema = .*$/gm],
  ['the method toJSONSchema', /^ {4}toJSONSchema\(params\) \{[\s\S]*?^ {4}\},$/gm],
  ['JSON Schema in the standard interface', /^ *jsonSchema: \{[\s\S]*?^ {12}\},$/gm],
  ['the methods for formats', /(\n {4}_ZodString\.init\(inst, def\);\n\}), \{\n {4}email\([\s\S]*?^\}\);$/gm, '$1);'],
  ['the watch for values that hold themselves', /^ *_ensureDefaultMemoizer\(\);$/gm],
  // Imported through the whole core, its namespace would include all that it exports.
  [
    'util by way of the core',
    /^import \{ util \} from "\.\.\/core\/index\.js";$/gm,
    'import * as util from "../core/util.js";',
  ],
  ['util in the core', /\bcore\.util\./g, 'util.'],
]

/**
 * Zod keeps its settings and its named schemas on `globalThis`, shared by all copies in a process. The bundled copy has
 * its own: a program's `z.config` does not change errors here, and our names do not collide with the program's.
 */
const ownCuts: Cuts = [['what is kept on globalThis', /\bglobalThis(?=\.__zod_|\))/g, 'own']]

/**
 * Zod's generated object parser: under trusted types, its test whether generated code may run is reported as a
 * violation. Here it is no faster than zod's plain parser.
 */
const coreCuts: Cuts = [
  [
    'the reader of objects that is written as code',
    /(export const \$ZodObjectJIT = .*\n.*\n *\$ZodObject\.init\(inst, def\);\n)[\s\S]*?^(?=\}\);$)/gm,
    '$1',
  ],
]

const cutModule = (path: string, cuts: Cuts): string =>
  cuts.reduce(
    (source, [what, pattern, instead = '']) => {
      if (source.search(pattern) < 0) throw new Error(`${path} has no longer ${what}.`)
      return source.replace(pattern, instead)
    },
    readFileSync(path, 'utf8'),
  )

/** Bundles the schema library with these cuts. */
export const zodPlugin: Plugin = {
  name: 'box-zod',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/zod\/v4\/core\/(?:core|registries)\.js$/ }, ({ path }) => ({
      contents: `const own = {}\n${cutModule(path, ownCuts)}`,
      loader: 'js',
    }))
    onLoad({ filter: /\/zod\/v4\/core\/schemas\.js$/ }, ({ path }) => ({
      contents: cutModule(path, coreCuts),
      loader: 'js',
    }))
    onLoad({ filter: /\/zod\/v4\/classic\/schemas\.js$/ }, ({ path }) => ({
      contents: cutModule(path, classicCuts),
      loader: 'js',
    }))
  },
}
