import type { Log } from '../ports.ts'

const silent = () => {}

/** A command says its faults on its other output; it has no log. */
export const commandLog: Log = {
  ...{ debug: silent, info: silent, warn: silent },
  error: (_fields, message) => void process.stderr.write(`${message}\n`),
}
