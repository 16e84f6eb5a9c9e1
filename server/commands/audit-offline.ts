// Each production package with its version, its licence and the newest release that the registry knows. Advisories are
// asked by `npm audit`, where a registry answers it.
import { fileURLToPath } from 'node:url'
import { newestReleases, type ProductionPackage, productionPackages } from './production-packages.ts'
import { type CommandResult, runCommand } from './run-command.ts'
import { table } from './text-table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const packageTable = (packages: readonly ProductionPackage[], newest: ReadonlyMap<string, string>): string =>
  table([
    ['Package', 'Version', 'Newest', 'Licence'],
    ...packages.map(({ name, version, licence }) => [name, version, newest.get(`${name} ${version}`) ?? '=', licence]),
  ])

await runCommand('The packages were not listed', async (): Promise<CommandResult> => {
  const packages = productionPackages(root)
    .filter(({ isForOneMachine }) => !isForOneMachine)
    .filter(({ name, version }, at, all) => all[at - 1]?.name !== name || all[at - 1]?.version !== version)
  const newest = newestReleases(root)
  const behind = packages.filter(({ name, version }) => newest.has(`${name} ${version}`)).length
  return {
    output: `${packageTable(packages, newest)}\n\n${packages.length} packages, ${behind} not at the release that the registry calls the newest.`,
    fault: '',
    exitCode: 0,
  }
})
