import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { texts } from '../../../languages/derived/widget.ts'
import { sourceLanguage } from '../../../languages/registry.ts'

const parts = fileURLToPath(new URL('../widget', import.meta.url))

const readParts = (): string =>
  readdirSync(parts)
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(`${parts}/${name}`, 'utf8'))
    .join('\n')

/**
 * Lists the keys whose texts the served files give by position: those that parts say by their literal name alone. A key
 * that a part composes, looks up or uses for something else keeps its name.
 */
export const listPositionedKeys = (): string[] => {
  const source = readParts()
  return Object.keys(texts[sourceLanguage]).filter(key => {
    const said = source.split(`say('${key}'`).length - 1
    return said > 0 && source.split(`'${key}'`).length - 1 === said
  })
}

/** Replaces the literal keys by the positions of their texts in the served files. */
export const createPositionPlugin = (): Plugin => {
  const keys = listPositionedKeys()
  return {
    name: 'text-positions',
    setup: ({ onLoad }) => {
      onLoad({ filter: /elements\/widget\/[\w-]+\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(/\bsay\('(\w+)'/g, (said, key: string) =>
          keys.includes(key) ? `say(${keys.indexOf(key)}` : said,
        ),
        loader: 'ts',
      }))
    },
  }
}
