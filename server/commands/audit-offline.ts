// Lists production packages with version, licence and the latest release in the registry. Advisories are checked by
// `npm audit`, where a registry supports it.
import { fileURLToPath } from 'node:url'
import { type ProductionPackage, readNewestReleases, readProductionPackages } from './production-packages.ts'
import { type CommandResult, runCommand } from './run-command.ts'
import { formatTextTable } from './text-table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const formatPackageTable = (packages: readonly ProductionPackage[], newest: ReadonlyMap<string, string>): string =>
  formatTextTable([
    ['Package', 'Version', 'Newest', 'Licence'],
    ...packages.map(({ name, installedAs, version, licence }) => [
      name,
      version,
      newest.get(`${installedAs} ${version}`) ?? '=',
      licence,
    ]),
  ])

await runCommand('The packages were not listed', async (): Promise<CommandResult> => {
  const packages = readProductionPackages(root)
    .filter(({ isForOneMachine }) => !isForOneMachine)
    .filter(({ name, version }, at, all) => all[at - 1]?.name !== name || all[at - 1]?.version !== version)
  const newest = readNewestReleases(root)
  const behind = packages.filter(({ installedAs, version }) => newest.has(`${installedAs} ${version}`)).length
  return {
    output: `${formatPackageTable(packages, newest)}\n\n${packages.length} packages, ${behind} not at the release that the registry calls the newest.`,
    fault: '',
    exitCode: 0,
  }
})
