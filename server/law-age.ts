import { coveredUntil, type Parameter } from './domain/core/dated.ts'
import { plusDays } from './domain/core/days.ts'
import { everyParameter } from './law-parameters.ts'

/** Days ahead within which an end is told. */
const aheadDays = 90

/** Every parameter by the day of its last check, the longest unchecked first, and those that end soon after a day. */
export const lawAge = (parameters: readonly Parameter<unknown>[], today: string): string[] => {
  const byAge = [...parameters].sort((a, b) => (`${a.checkedOn} ${a.id}` < `${b.checkedOn} ${b.id}` ? -1 : 1))
  const soon = plusDays(today, aheadDays)
  const endOf = ({ checkedOn, versions }: Parameter<unknown>): string =>
    versions.at(-1)?.until ?? coveredUntil(checkedOn)
  const ending = byAge.filter(parameter => endOf(parameter) <= soon)
  return [
    'Checked on  Covered until  Parameter',
    ...byAge.map(parameter => `${parameter.checkedOn}  ${endOf(parameter)}     ${parameter.id}`),
    '',
    ending.length === 0 ? `No last version ends by ${soon}.` : `The last version of these ends by ${soon}:`,
    ...ending.map(parameter => `${endOf(parameter)}  ${parameter.id}`),
  ]
}

if (import.meta.main) {
  const parameters = (await everyParameter()).map(({ parameter }) => parameter)
  process.stdout.write(`${lawAge(parameters, new Date().toISOString().slice(0, 10)).join('\n')}\n`)
}
