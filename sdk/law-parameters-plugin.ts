import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { isParameterExport } from '../server/domain/law/parameter-list.ts'

const importLine = /^import \* as (\w+) from '(.+)'$/gm

/**
 * Imports the parameters of the law one by one from their files. Namespace imports would include the names of all other
 * exports; each parameter has its id, and the list is sorted by it.
 */
export const lawParametersPlugin: Plugin = {
  name: 'box-parameters',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/server\/domain\/law\/parameter-files\.ts$/ }, async ({ path }) => {
      let contents = readFileSync(path, 'utf8')
      for (const [line, file = '', from = ''] of contents.matchAll(importLine)) {
        const exported: object = await import(resolve(dirname(path), from))
        const names = Object.entries(exported).flatMap(([name, value]) => (isParameterExport(value) ? [name] : []))
        const own = names.map(name => `${file}_${name}`)
        contents = contents
          .replace(line, `import { ${names.map((name, at) => `${name} as ${own[at]}`).join(', ')} } from '${from}'`)
          .replace(new RegExp(String.raw`\b${file}(?=[,\]])`), `[${own.join(', ')}]`)
      }
      return { contents, loader: 'ts' }
    })
  },
}
