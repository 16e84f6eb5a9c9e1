import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Starts the service once, with its defaults and the flags of this process, and ends it when it is ready: Node keeps what it
 * has compiled for later starts. The image is built with it, since its root cannot be written.
 */
const fillCompileCache = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'valorem-'))
  const service = spawn(process.execPath, [...process.execArgv, 'server/start/start.js'], {
    env: { PORT: '0', DATA_DIR: folder, MARKET_DATA_REFRESH: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(service, 'exit')
  let printed = ''
  const url = await new Promise<string | undefined>(resolve => {
    service.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
      const found = /listens on (http:\S+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => resolve(undefined))
  })
  // The thread of large calculations keeps what it has compiled before the service is ready.
  while (url !== undefined && service.exitCode === null && !(await fetch(`${url}/health/ready`)).ok) await pause(100)
  service.kill('SIGTERM')
  const [code] = await ended
  rmSync(folder, { recursive: true })
  if (url === undefined || code !== 0) throw new Error(`The service ended with ${code}. ${printed}`)
}

await fillCompileCache()
