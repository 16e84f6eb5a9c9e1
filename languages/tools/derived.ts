import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, languages, sourceLanguage } from '../registry.ts'

const room = fileURLToPath(new URL('..', import.meta.url))

/** The subjects of the source language, as paths under its folder without their ending: `homes`, `law/fr`. */
export const listSubjects = (): string[] =>
  globSync('**/*.ts', { cwd: `${room}${sourceLanguage}` })
    .map(path => path.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort()

/** Whether a language has a file for a subject. */
export const hasSubject = (language: string, subject: string): boolean => existsSync(`${room}${language}/${subject}.ts`)

const formatCodes = (codes: readonly Language[]): string => `{ ${codes.join(', ')} }`

const generateSubject = (subject: string): string => {
  const up = '../'.repeat(subject.split('/').length)
  const all = languages.filter(code => hasSubject(code, subject)).sort()
  return [
    '// Written by `npm run derive` from the registry and the folders of languages; not edited by hand.',
    '',
    `import { type Catalogue, type CompleteTranslation, catalogue, type Tables } from '${up}catalogue.ts'`,
    ...all.map(code => `import { words as ${code} } from '${up}${code}/${subject}.ts'`),
    '',
    '/** The texts of a language. */',
    `export type Table = CompleteTranslation<Source>`,
    '',
    '/** The texts of the source language, whose types tell keys and gaps. */',
    `export type Source = typeof ${sourceLanguage}`,
    '',
    '/** The texts as each language wrote them, without those that it lacks. */',
    `export const tables: Tables<Source> = ${formatCodes(all)}`,
    '',
    '/** The texts of every language, with its spaces; what a language lacks is that of another. */',
    `export const texts: Catalogue<Source> = /* @__PURE__ */ catalogue(${sourceLanguage}, ${formatCodes(all)})`,
    '',
  ].join('\n')
}

/** Prints the list of the languages that have a file of texts, read where a header asks for a language. */
const printOfferedLanguages = (): string => {
  const codes = languages.filter(code => listSubjects().some(subject => hasSubject(code, subject)))
  return [
    '// Written by `npm run derive` from the registry and the folders of languages; not edited by hand.',
    '',
    "import type { Language } from '../registry.ts'",
    '',
    '/** The languages that have texts of their own; a registered language without any is not offered to who did not choose it. */',
    `export const offeredLanguages: ReadonlySet<Language> = new Set([${codes.map(code => `'${code}'`).join(', ')}])`,
    '',
  ].join('\n')
}

/** Text of every file under `languages/derived`, by its path from the root; `npm run derive` writes them, a test compares. */
export const buildLanguageFiles = (): Record<string, string> => ({
  ...Object.fromEntries(listSubjects().map(subject => [`languages/derived/${subject}.ts`, generateSubject(subject)])),
  'languages/derived/offered-languages.ts': printOfferedLanguages(),
})
