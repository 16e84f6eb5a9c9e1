import { utcDay } from '#domain/core/instants'
import { countries } from '#domain/law/index'
import { formatCertaintyCounts, formatLawAge, formatLawOfNextYear } from './law-age-lines.ts'
import { loadAllParameters } from './law-parameters.ts'

const findCheckedOn = (folder: string): string => {
  const [, country] = Object.entries(countries).find(([code]) => code.toLowerCase() === folder) ?? []
  if (!country) throw new Error(`No country has its parameters in ${folder}.`)
  return country.coverage.checkedOn
}

// Command line of the ages of the law: `npm run -s operate -- law-age [--next-year]`.
const filed = await loadAllParameters()
const today = utcDay(new Date())
const lines = process.argv.includes('--next-year')
  ? formatLawOfNextYear(filed, today, findCheckedOn)
  : [
      ...formatLawAge(
        filed.map(({ parameter }) => parameter),
        today,
      ),
      '',
      ...formatCertaintyCounts(filed),
    ]
process.stdout.write(`${lines.join('\n')}\n`)
