// The offline part of the check for known flaws: compares the lock file with known.json; ends with 1 where one is found.
import { readProductionPackages } from '../../../server/commands/production-packages.ts'
import { root } from '../../architecture/sources.ts'
import { findAdvisories, knownAdvisories } from './find-advisories.ts'

const packages = readProductionPackages(root)
const found = findAdvisories(packages)
for (const line of found) process.stderr.write(`${line}\n`)
process.stdout.write(
  `${packages.length} packages compared with ${knownAdvisories.length} known advisories: ${found.length} found.\n`,
)
process.exitCode = found.length > 0 ? 1 : 0
