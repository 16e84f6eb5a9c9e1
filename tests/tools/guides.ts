import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPhrases } from '../../languages/tools/voice.ts'
import { bannedWords } from '../../languages/tools/voice-words.ts'
import { root } from '../architecture/sources.ts'

/** Files whose words are history or name what is banned: decisions, changelogs, and the guide of the texts. */
const leftOut = /^(server\/decisions\/|languages\/README)|CHANGELOG\.md$/

/** The words of a guide without its code, which is not prose. */
const readProse = (markdown: string): string =>
  markdown
    .split('```')
    .filter((_, index) => index % 2 === 0)
    .join(' ')
    .split('`')
    .filter((_, index) => index % 2 === 0)
    .join(' ')

/** Finds the banned English words in the prose of a guide. */
export const findGuideFaults = (path: string, markdown: string): string[] =>
  findPhrases(readProse(markdown), bannedWords.en?.everywhere ?? []).map(
    phrase => `${path}: “${phrase}” is a banned word`,
  )

/** Checks the guides of the repository, most of which are pages of the documentation too. */
export const checkGuides = (): string[] =>
  execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(path => path !== '' && !leftOut.test(path))
    .flatMap(path => findGuideFaults(path, readFileSync(join(root, path), 'utf8')))
