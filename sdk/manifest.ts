/** Where the package comes from, as `publication.json` has it; null while it is not known. */
export interface Publication {
  /** Address of the git repository; npm compares it with the one that a release is made in. */
  repository: string | null
  homepage: string | null
  /** Address where faults are told. */
  bugs: string | null
}

type Manifest = Readonly<Record<string, unknown>>

/** What the fields look like in a manifest. */
const written = ({ repository, homepage, bugs }: Publication): Manifest => ({
  ...(repository !== null && { repository: { type: 'git', url: `git+${repository}.git`, directory: 'sdk' } }),
  ...(homepage !== null && { homepage }),
  ...(bugs !== null && { bugs: { url: bugs } }),
})

const names = ['repository', 'homepage', 'bugs'] as const

const checked = (publication: Publication): Publication => {
  for (const name of names) {
    const address = publication[name]
    if (address === null || /^https:\/\/[^\s]+[^\s/]$/.test(address ?? '')) continue
    throw new Error(`publication.json: ${name} must be null or an https address without a slash at its end.`)
  }
  return publication
}

/** A manifest with what is known of its origin, after the licence; what is not known stands nowhere. */
export const withPublication = (manifest: Manifest, publication: Publication): Manifest => {
  const fields = written(checked(publication))
  const others = Object.entries(manifest).filter(([name]) => !names.some(own => own === name))
  return Object.fromEntries(
    others.flatMap(entry => (entry[0] === 'license' ? [entry, ...Object.entries(fields)] : [entry])),
  )
}

/** What the build says of what is not known; undefined where everything is. */
export const publicationNote = (publication: Publication): string | undefined => {
  const unknown = names.filter(name => publication[name] === null)
  if (unknown.length === 0) return undefined
  return `Left out of the manifest, since publication.json does not know them yet: ${unknown.join(', ')}.`
}
