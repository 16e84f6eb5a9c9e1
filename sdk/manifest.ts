/** Origin of the package, from `publication.json`; null while unknown. */
export interface Publication {
  /** URL of the git repository; npm compares it with the one that a release is built in. */
  repository: string | null
  homepage: string | null
  /** URL for bug reports. */
  bugs: string | null
}

type Manifest = Readonly<Record<string, unknown>>

/** Converts an origin to the fields of a manifest. */
const toManifestFields = ({ repository, homepage, bugs }: Publication): Manifest => ({
  ...(repository !== null && { repository: { type: 'git', url: `git+${repository}.git`, directory: 'sdk' } }),
  ...(homepage !== null && { homepage }),
  ...(bugs !== null && { bugs: { url: bugs } }),
})

const names = ['repository', 'homepage', 'bugs'] as const

const checkPublication = (publication: Publication): Publication => {
  for (const name of names) {
    const address = publication[name]
    if (address === null || /^https:\/\/[^\s]+[^\s/]$/.test(address ?? '')) continue
    throw new Error(`publication.json: ${name} must be null or an https address without a slash at its end.`)
  }
  return publication
}

/** Adds the known origin to a manifest, after the licence; unknown fields are omitted. */
export const withPublication = (manifest: Manifest, publication: Publication): Manifest => {
  const fields = toManifestFields(checkPublication(publication))
  const others = Object.entries(manifest).filter(([name]) => !names.some(own => own === name))
  return Object.fromEntries(
    others.flatMap(entry => (entry[0] === 'license' ? [entry, ...Object.entries(fields)] : [entry])),
  )
}

/** Formats the build's note about unknown fields; undefined when all are known. */
export const formatPublicationNote = (publication: Publication): string | undefined => {
  const unknown = names.filter(name => publication[name] === null)
  if (unknown.length === 0) return undefined
  const refusal = unknown.includes('repository')
    ? ' npm publishes with provenance from the repository of the manifest only: without it the release fails.'
    : ''
  return `Left out of the manifest, since publication.json does not know them yet: ${unknown.join(', ')}.${refusal}`
}
