// What is told of the packages of others: THIRD_PARTY_NOTICES and sbom.cdx.json, in the root for the service and beside the
// manifest of the SDK for what is bundled in it, from the lock file and the installed packages.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundledPackages } from '../../sdk/local-service-script.ts'
import { billOfMaterials, type ProductionPackage, productionPackages, type Shipped } from './production-packages.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Writes the two files of what is shipped from a folder. */
const write = (folder: string, packages: readonly ProductionPackage[]): void => {
  const shipped = JSON.parse(readFileSync(`${root}${folder}package.json`, 'utf8')) as Shipped
  writeFileSync(`${root}${folder}THIRD_PARTY_NOTICES`, thirdPartyNotices(root, shipped, packages))
  writeFileSync(`${root}${folder}sbom.cdx.json`, billOfMaterials(root, shipped, packages))
  process.stdout.write(`${folder}THIRD_PARTY_NOTICES\n${folder}sbom.cdx.json\n`)
}

const packages = productionPackages(root)
write('', packages)
write(
  'sdk/',
  packages.filter(({ folder }) => bundledPackages.some(name => folder === `node_modules/${name}`)),
)
