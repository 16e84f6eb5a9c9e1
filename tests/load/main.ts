import { load } from './load.ts'

const { exitCode, out, err } = await load(process.argv.slice(2))
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = exitCode
