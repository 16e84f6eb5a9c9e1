import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A package of others that the service runs on, as the lock file pins it. */
export interface ProductionPackage {
  name: string
  version: string
  /** SPDX expression; `unknown` where the package names none. */
  licence: string
  /** Its folder, from the root of the repository. */
  folder: string
  /** A build for one kind of machine, which the others do not install. */
  isForOneMachine: boolean
}

/** An entry of the lock file, as far as it is read here. */
interface Locked {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
}

const folderStart = 'node_modules/'

/** Every package of the production install, by name, version and folder, from the `package-lock.json` of a folder. */
export const productionPackages = (root: string): ProductionPackage[] => {
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as {
    packages: Record<string, Locked>
  }
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.startsWith(folderStart) && !dev && !link)
    .map(([folder, { version = '', license = 'unknown', os, cpu }]) => ({
      name: folder.slice(folder.lastIndexOf(folderStart) + folderStart.length),
      version,
      licence: license,
      folder,
      isForOneMachine: os !== undefined || cpu !== undefined,
    }))
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

/** What npm prints; it ends with 1 where it found something to tell, as an outdated package. */
const npm = (root: string, ...words: string[]): string => {
  try {
    return execFileSync('npm', words, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (cause) {
    const { stdout = '', stderr = '' } = Object(cause) as { stdout?: string; stderr?: string }
    if (stdout.trim() === '') throw new Error(`npm ${words[0]} gave nothing. ${stderr.trim()}`.trim())
    return stdout
  }
}

/** A part in a bill of materials. */
interface Part {
  'bom-ref': string
  name: string
  version: string
}

/** A bill of materials as npm prints it, as far as it is read here. */
interface Bill {
  serialNumber?: string
  metadata: unknown
  components: readonly Part[]
  dependencies: readonly { ref: string; dependsOn: readonly string[] }[]
}

/** What is shipped with packages of others in it. */
export interface Shipped {
  name: string
  version: string
  license: string
}

/**
 * The bill of materials in CycloneDX 1.5 of what is shipped with these packages in it, as npm makes it of the lock file
 * alone, without the instant, the number and the version of npm, which differ from run to run. npm's own `--omit dev`
 * would leave out what a development tool needs too, as zod: the whole is asked for, and reduced to the packages given.
 */
export const billOfMaterials = (root: string, shipped: Shipped, packages: readonly ProductionPackage[]): string => {
  const printed = npm(root, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only')
  const { serialNumber: _, metadata: __, components, dependencies, ...head } = JSON.parse(printed) as Bill
  const named = new Set(packages.map(one => `${one.name} ${one.version}`))
  const parts = components.filter(one => named.has(`${one.name} ${one.version}`))
  const { name, version, license } = shipped
  const own = {
    'bom-ref': `${name}@${version}`,
    type: 'application',
    name,
    version,
    licenses: [{ license: { id: license } }],
  }
  const refs = new Set([...parts, own].map(one => one['bom-ref']))
  const bill = {
    ...head,
    metadata: { component: own },
    components: parts,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(one => refs.has(one)) })),
  }
  return `${JSON.stringify(bill, null, 1)}\n`
}

/**
 * The newest release of each package that is not pinned to it, by `name version`.
 * @throws Error where the registry does not answer.
 */
export const newestReleases = (root: string): ReadonlyMap<string, string> => {
  const printed = npm(root, 'outdated', '--all', '--json', '--omit', 'dev')
  const { error, ...found } = JSON.parse(printed) as { error?: { summary?: string } }
  if (error) throw new Error(`The registry does not answer: ${error.summary ?? 'no reason given'}`)
  type Outdated = { current?: string; latest: string }
  return new Map(
    Object.entries(found as Record<string, Outdated | Outdated[]>).flatMap(([name, versions]) =>
      [versions].flat().map(({ current = '', latest }) => [`${name} ${current}`, latest] as const),
    ),
  )
}
