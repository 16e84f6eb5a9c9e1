import { weighElements } from './element-weights.ts'
import { weighMock } from './mock-weights.ts'
import { weighPackage } from './package-weights.ts'
import { weighPages } from './page-weights.ts'
import { reportWeights } from './report.ts'

// Prints the weights of the output of `npm run build`; with --check it fails above a budget.
const { lines, faults } = reportWeights([
  ...(await weighPackage()),
  ...weighMock(),
  ...(await weighElements()),
  ...(await weighPages()),
])
process.stdout.write(`${lines.join('\n')}\n`)

if (process.argv.includes('--check') && faults.length > 0) {
  process.stderr.write(`Over the budget of budgets/table.ts:\n${faults.join('\n')}\n`)
  process.exitCode = 1
}
