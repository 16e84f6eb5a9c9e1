import { execFile } from 'node:child_process'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../architecture/sources.ts'
import { runTool, type ToolRun, toolModule } from './tools.ts'

/** A manifest of Kubernetes, read. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  [field: string]: unknown
}

/** Where programs are unpacked; `npm ci` of the tools empties it. */
const folder = toolModule('.cache/kubernetes')

/** The path of `helm` or `kubectl`, out of the package that carries both for Linux as an archive. */
const program = async (name: 'helm' | 'kubectl'): Promise<string> => {
  const path = join(folder, name)
  if (await readFile(path).catch(() => undefined)) return path
  const archive = await readFile(toolModule('@aws-cdk/asset-kubectl-v20/lib/layer.zip'))
  const { unzipSync } = await import(pathToFileURL(toolModule('fflate/esm/index.mjs')).href)
  const files: Record<string, Uint8Array> = unzipSync(archive, {
    filter: (one: { name: string }) => one.name === `${name}/${name}`,
  })
  await mkdir(folder, { recursive: true })
  // Whole under its name, for tests beside this one.
  const part = `${path}.${process.pid}`
  await writeFile(part, files[`${name}/${name}`] ?? '')
  await chmod(part, 0o755)
  await rename(part, path)
  return path
}

/** Runs `helm` or `kubectl` to its end, in the root of the repository. */
export const runKubernetes = async (name: 'helm' | 'kubectl', ...args: string[]): Promise<ToolRun> => {
  const path = await program(name)
  return new Promise((resolve, reject) => {
    execFile(path, args, { cwd: root, maxBuffer: 10_000_000 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error)
      else resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

/** The manifests of a text in YAML. */
export const manifestsIn = async (text: string): Promise<Manifest[]> => {
  const { parseAllDocuments } = await import(pathToFileURL(toolModule('yaml/dist/index.js')).href)
  return parseAllDocuments(text)
    .map((document: { toJS(): Manifest | null }) => document.toJS())
    .filter((manifest: Manifest | null) => manifest !== null)
}

const moduleOf = ({ apiVersion, kind }: Manifest): string => `kubernetes-models/${apiVersion}/${kind}`

/** What the schema of Kubernetes says against manifests: wrong types and values, and what is missing. */
const schemaFaults = async (manifests: readonly Manifest[]): Promise<string[]> => {
  const faults: string[] = []
  for (const manifest of manifests) {
    const { [manifest.kind]: Model } = await import(pathToFileURL(`${toolModule(moduleOf(manifest))}.js`).href)
    try {
      new Model(manifest).validate()
    } catch (cause) {
      faults.push(`${manifest.kind}: ${cause instanceof Error ? cause.message : cause}`)
    }
  }
  return faults
}

/** What the types of Kubernetes say against them: fields that are not there, which the schema lets pass. */
const typeFaults = async (manifests: readonly Manifest[]): Promise<string> => {
  const lines = manifests.map(
    (manifest, index) =>
      `import type { I${manifest.kind} as I${index} } from '${moduleOf(manifest)}'\nexport const manifest${index}: I${index} = ${JSON.stringify(manifest)}\n`,
  )
  await mkdir(folder, { recursive: true })
  const file = join(folder, `manifests-${process.pid}-${typedFiles++}.mts`)
  await writeFile(file, lines.join(''))
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', file]
  const { code, stdout } = await runTool('tsc', options, folder)
  return code === 0 ? '' : stdout
}
let typedFiles = 0

/** Everything that is wrong in manifests, in the words of who found it; empty where nothing is. */
export const manifestFaults = async (manifests: readonly Manifest[]): Promise<string> =>
  [...(await schemaFaults(manifests)), await typeFaults(manifests)].join('\n')
