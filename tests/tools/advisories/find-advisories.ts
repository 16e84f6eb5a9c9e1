import { createRequire } from 'node:module'
import type { ProductionPackage } from '../../../server/commands/production-packages.ts'
import known from './known.json' with { type: 'json' }

/** Known flaw of a range of a package's versions, with the source and the day on which it was read. */
export type KnownAdvisory = (typeof known)[number]

/** Functions used of npm's own reader of versions, which other packages bring with them; it has no types. */
interface SemanticVersions {
  satisfies(version: string, range: string, options: { includePrerelease: boolean }): boolean
  valid(version: string): string | null
  validRange(range: string): string | null
}

const versions = createRequire(import.meta.url)('semver') as SemanticVersions

/** Advisories that the project knows without asking anybody. */
export const knownAdvisories: readonly KnownAdvisory[] = known

/**
 * Packages that a known advisory is about, one line each.
 * @throws Error for a range or a version that cannot be read, which would otherwise match nothing.
 */
export const findAdvisories = (
  packages: readonly Pick<ProductionPackage, 'name' | 'version' | 'folder'>[],
  advisories: readonly KnownAdvisory[] = knownAdvisories,
): string[] =>
  advisories.flatMap(({ id, package: name, range, flaw, source }) => {
    if (versions.validRange(range) === null) throw new Error(`${id}: "${range}" is no range of versions`)
    return packages
      .filter(one => one.name === name)
      .filter(({ version, folder }) => {
        if (versions.valid(version) === null) throw new Error(`${folder}: "${version}" is no version`)
        return versions.satisfies(version, range, { includePrerelease: true })
      })
      .map(({ version, folder }) => `${folder} ${version}: ${id} (${range}), ${flaw}. ${source}`)
  })
