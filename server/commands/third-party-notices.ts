import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ProductionPackage, Shipped } from './production-packages.ts'

const noticeName = /^(licen[cs]e|copying|notice)/i

/** Author and homepage in a package's manifest, for packages without a licence text. */
interface Manifest {
  author?: string | { name?: string }
  homepage?: string
  repository?: string | { url?: string }
}

/** Texts of licences and notices in a package, joined; undefined without any. */
const readLicenceTexts = (folder: string): string | undefined => {
  const names = existsSync(folder) ? readdirSync(folder).filter(name => noticeName.test(name)) : []
  const texts = names.sort().map(name => readFileSync(`${folder}/${name}`, 'utf8').replaceAll('\r\n', '\n').trim())
  return texts.length > 0 ? texts.join('\n\n') : undefined
}

/** Replacement for a missing text: the licence by its name, and the rights holder as far as stated. */
const formatNamedLicence = (folder: string, licence: string): string => {
  const { author, homepage, repository } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
  const holder = typeof author === 'string' ? author : author?.name
  const home = homepage ?? (typeof repository === 'string' ? repository : repository?.url)
  return [`The package brings no text of its licence, which is ${licence}.`, holder, home].filter(Boolean).join('\n')
}

const rule = '-'.repeat(80)

/**
 * Notices of the third-party packages in a shipped package: each licence text once, under its packages. The packages
 * must be installed, except builds for other platforms, which are listed with their licence.
 */
export const formatThirdPartyNotices = (
  root: string,
  { name: ours }: Shipped,
  packages: readonly ProductionPackage[],
): string => {
  const byText = new Map<string, Set<string>>()
  for (const { name, version, licence, folder, isForOneMachine } of packages) {
    const at = `${root}/${folder}`
    const text = isForOneMachine
      ? 'Builds for one kind of machine each, under the licence of the package that installs them.'
      : (readLicenceTexts(at) ?? formatNamedLicence(at, licence))
    // The same version may be installed in several folders.
    byText.set(text, (byText.get(text) ?? new Set()).add(`${name} ${version} (${licence})`))
  }
  const parts = [...byText].map(([text, names]) => `${[...names].join('\n')}\n\n${text}`)
  return `${[`${ours} contains the packages below, under their own licences.`, ...parts].join(`\n\n${rule}\n`)}\n`
}
