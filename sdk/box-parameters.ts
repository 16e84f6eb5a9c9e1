import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { isParameter } from '../server/domain/law/parameter-list.ts'

const importLine = /^import \* as (\w+) from '(.+)'$/gm

/**
 * Takes the parameters of the law one by one out of their files. As namespaces these would bring the names of all that they
 * export along; each parameter has its id, and the list is sorted by it.
 */
export const boxParameters: Plugin = {
  name: 'box-parameters',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/server\/domain\/law\/parameter-files\.ts$/ }, async ({ path }) => {
      let contents = readFileSync(path, 'utf8')
      for (const [line, file = '', from = ''] of contents.matchAll(importLine)) {
        const exported: object = await import(resolve(dirname(path), from))
        const names = Object.entries(exported).flatMap(([name, value]) => (isParameter(value) ? [name] : []))
        const own = names.map(name => `${file}_${name}`)
        contents = contents
          .replace(line, `import { ${names.map((name, at) => `${name} as ${own[at]}`).join(', ')} } from '${from}'`)
          .replace(new RegExp(String.raw`\b${file}(?=[,\]])`), `[${own.join(', ')}]`)
      }
      return { contents, loader: 'ts' }
    })
  },
}
