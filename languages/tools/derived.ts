import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, languages, rowOf, sourceLanguage } from '../registry.ts'

const room = fileURLToPath(new URL('..', import.meta.url))

/** The subjects of the source language, as paths under its folder without their ending: `homes`, `law/fr`. */
export const subjects = (): string[] =>
  globSync('**/*.ts', { cwd: `${room}${sourceLanguage}` })
    .map(path => path.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort()

/** Whether a language has a file for a subject. */
export const hasSubject = (language: string, subject: string): boolean => existsSync(`${room}${language}/${subject}.ts`)

const listed = (codes: readonly Language[]): string => (codes.length === 0 ? '{}' : `{ ${codes.join(', ')} }`)

/** A complete language without the file is imported all the same: the compiler names what is missing. */
const joined = (subject: string): string => {
  const up = '../'.repeat(subject.split('/').length)
  const complete = languages.filter(code => !rowOf(code).isBeta)
  const beta = languages.filter(code => rowOf(code).isBeta && hasSubject(code, subject))
  const all = [...complete, ...beta].sort()
  return [
    '// Written by `npm run derive` from the registry and the folders of languages; not edited by hand.',
    '',
    `import { type Catalogue, catalogue, type Tables, type Translation } from '${up}catalogue.ts'`,
    ...all.map(code => `import { words as ${code} } from '${up}${code}/${subject}.ts'`),
    '',
    '/** The texts of a language. */',
    `export type Table = Translation<Source>`,
    '',
    '/** The texts of the source language, whose types tell keys and gaps. */',
    `export type Source = typeof ${sourceLanguage}`,
    '',
    '/** The texts as each language wrote them, without those that it lacks. */',
    `export const tables: Tables<Source> = ${listed(all)}`,
    '',
    '/** The texts of every language, with its spaces; what a language lacks is that of another. */',
    `export const texts: Catalogue<Source> = /* @__PURE__ */ catalogue(${sourceLanguage}, ${listed(complete)}, ${listed(beta)})`,
    '',
  ].join('\n')
}

/** Text of every file under `languages/derived`, by its path from the root; `npm run derive` writes them, a test compares. */
export const languageFiles = (): Record<string, string> =>
  Object.fromEntries(subjects().map(subject => [`languages/derived/${subject}.ts`, joined(subject)]))
