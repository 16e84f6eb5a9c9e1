import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs npm in a folder. Inside a script of npm it is the same one, as a program of Node: on Windows there is only a batch file
 * called `npm`, which cannot be started without a shell.
 */
export const npm = (args: readonly string[], cwd: string): Promise<{ stdout: string; stderr: string }> => {
  const script = process.env.npm_execpath ?? ''
  return script.endsWith('.js') ? run(process.execPath, [script, ...args], { cwd }) : run('npm', args, { cwd })
}
