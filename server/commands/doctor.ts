import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readCommandConfiguration } from '../config/configuration.ts'
import { runDoctor } from './doctor/doctor.ts'
import { CommandFault, runCommand } from './run-command.ts'

const parseReplicas = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new CommandFault(`--replicas is a number from 1 to 9999, not ${text.slice(0, 20)}`)
  return Number(text)
}

// What is wrong with an installation and how to mend it, as `npm run -s doctor`, with the settings of the service.
await runCommand('The doctor failed', () => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      replicas: { ...text, default: '1' },
      backup: text,
      'letter-to': text,
      json: { type: 'boolean', default: false },
    },
  })
  return runDoctor(readCommandConfiguration(), {
    replicas: parseReplicas(values.replicas),
    backup: values.backup === undefined ? undefined : resolve(values.backup),
    letterTo: values['letter-to'],
    isJson: values.json,
    now: () => new Date(),
  })
})
