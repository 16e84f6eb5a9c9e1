// Generates THIRD_PARTY_NOTICES and sbom.cdx.json from the lock file and the installed packages: in the root for the
// service, and in the SDK's folder for the packages bundled in it.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundledPackages } from '../../sdk/local-service-script.ts'
import {
  createBillOfMaterials,
  type ProductionPackage,
  readProductionPackages,
  type Shipped,
} from './production-packages.ts'
import { formatThirdPartyNotices } from './third-party-notices.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Writes the two files of the package in a folder. */
const writeNoticeFiles = (folder: string, packages: readonly ProductionPackage[]): void => {
  const shipped = JSON.parse(readFileSync(`${root}${folder}package.json`, 'utf8')) as Shipped
  writeFileSync(`${root}${folder}THIRD_PARTY_NOTICES`, formatThirdPartyNotices(root, shipped, packages))
  writeFileSync(`${root}${folder}sbom.cdx.json`, createBillOfMaterials(root, shipped, packages))
  process.stdout.write(`${folder}THIRD_PARTY_NOTICES\n${folder}sbom.cdx.json\n`)
}

const packages = readProductionPackages(root)
writeNoticeFiles('', packages)
writeNoticeFiles(
  'sdk/',
  packages.filter(({ folder }) => bundledPackages.some(name => folder === `node_modules/${name}`)),
)
