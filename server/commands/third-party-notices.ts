import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ProductionPackage, Shipped } from './production-packages.ts'

const noticeName = /^(licen[cs]e|copying|notice)/i

/** What a package says of its author and its home, for those that bring no text of their licence. */
interface Manifest {
  author?: string | { name?: string }
  homepage?: string
  repository?: string | { url?: string }
}

/** The texts of licences and notices that a package brings, joined; undefined where it brings none. */
const broughtText = (folder: string): string | undefined => {
  const names = existsSync(folder) ? readdirSync(folder).filter(name => noticeName.test(name)) : []
  const texts = names.sort().map(name => readFileSync(`${folder}/${name}`, 'utf8').replaceAll('\r\n', '\n').trim())
  return texts.length > 0 ? texts.join('\n\n') : undefined
}

/** In place of a text: the licence by its name, and who holds the rights as far as the package says it. */
const namedText = (folder: string, licence: string): string => {
  const { author, homepage, repository } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
  const holder = typeof author === 'string' ? author : author?.name
  const home = homepage ?? (typeof repository === 'string' ? repository : repository?.url)
  return [`The package brings no text of its licence, which is ${licence}.`, holder, home].filter(Boolean).join('\n')
}

const rule = '-'.repeat(80)

/**
 * The notices of the packages of others in what is shipped: each text of a licence once, under the packages that bring it. The
 * packages must be installed, but for builds for other machines, which are named with their licence.
 */
export const thirdPartyNotices = (
  root: string,
  { name: ours }: Shipped,
  packages: readonly ProductionPackage[],
): string => {
  const byText = new Map<string, Set<string>>()
  for (const { name, version, licence, folder, isForOneMachine } of packages) {
    const at = `${root}/${folder}`
    const text = isForOneMachine
      ? 'Builds for one kind of machine each, under the licence of the package that installs them.'
      : (broughtText(at) ?? namedText(at, licence))
    // The same version may be installed in several folders.
    byText.set(text, (byText.get(text) ?? new Set()).add(`${name} ${version} (${licence})`))
  }
  const parts = [...byText].map(([text, names]) => `${[...names].join('\n')}\n\n${text}`)
  return `${[`${ours} contains the packages below, under their own licences.`, ...parts].join(`\n\n${rule}\n`)}\n`
}
