import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { nodeEnv } from '../../support/process.ts'

/** A child process whose two outputs are read. */
export type Child = ChildProcessByStdio<null, Readable, Readable>

/** How a child process ended, and what it printed. */
export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  output: string
  fault: string
}

/** Starts a source file, named from the root of the project, in a Node of its own. */
export const startProgram = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Child =>
  spawn(process.execPath, [fileURLToPath(new URL(`../../../${file}`, import.meta.url)), ...args], {
    env: { ...nodeEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Reads a child to its end. */
export const ended = (child: Child): Promise<Ended> =>
  new Promise((resolve, reject) => {
    let [output, fault] = ['', '']
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      fault += text
    })
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal, output, fault }))
  })
