import type { Change } from './compatibility-rules.ts'

/** Version bump that the changes require: major, minor, patch, or none. */
export type Bump = 'major' | 'minor' | 'patch' | 'none'

/** Version bump that the changes require. */
export const bumpFor = (changes: readonly Change[]): Bump => {
  const levels = new Set(changes.map(({ level }) => level))
  if (levels.has('breaking')) return 'major'
  if (levels.has('additive')) return 'minor'
  return levels.has('wording') ? 'patch' : 'none'
}

const parseVersion = (version: string): number[] => {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)
  if (!parts) throw new Error(`The version ${JSON.stringify(version)} is not of the form 1.2.3.`)
  return parts.slice(1).map(Number)
}

/** Compares two versions by their first differing number; 0 where they are equal. */
const compareVersionNumbers = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((number, at) => number !== b[at])
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}

/** The lowest version that may follow another by a bump. */
export const raiseVersion = (before: string, bump: Bump): string => {
  const [major = 0, minor = 0, patch = 0] = parseVersion(before)
  const versions = {
    major: [major + 1, 0, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
    none: [major, minor, patch],
  }
  return versions[bump].join('.')
}

/**
 * Whether the version of the newer file is high enough for what changed.
 * @throws Error when a version is not of the form 1.2.3.
 */
export const isHighEnough = (before: string, after: string, bump: Bump): boolean =>
  compareVersionNumbers(parseVersion(after), parseVersion(raiseVersion(before, bump))) >= 0
