import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { agencies } from '#contract/examples/agencies'
import { temporaryFolder } from '../adapters/storage/places.ts'
import { filled, longestBatch, longestCashFlow, manySales } from '../support/heaviest.ts'
import { startProcess } from '../support/process.ts'
import { keysCommand } from '../support/replicas.ts'

const MiB = 1024 * 1024
const [callers, calls] = [8, 160]

/** Memory controllers of both versions, with the files of a limit and of a peak. */
const controllers = [
  { folder: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', peak: 'memory.max_usage_in_bytes' },
  { folder: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak' },
]

/** A new group with a memory limit; undefined where this machine gives none to its user. */
const limitedGroup = (mebibytes: number) => {
  for (const { folder, limit, peak } of controllers) {
    const group = join(folder, `valorem-${process.pid}-${mebibytes}`)
    try {
      mkdirSync(group)
      writeFileSync(join(group, limit), String(mebibytes * MiB))
      const remove = () => existsSync(group) && rmdirSync(group)
      onTestFinished(() => void remove())
      return { processes: join(group, 'cgroup.procs'), peak: () => Number(readFileSync(join(group, peak), 'utf8')) }
    } catch {}
  }
  return undefined
}

const reports = agencies.estimationReport.flatMap(({ name, request }) =>
  ['full', 'offPlan'].includes(name) && request && 'body' in request ? [JSON.stringify(request.body)] : [],
)
const bodies: [path: string, body: string][] = [
  ['/api/v1/estimation/batch', filled(longestBatch, 2048 * 1024).toString()],
  ['/api/v1/agences/pdf', reports[0] ?? ''],
  ['/api/v1/dcf', filled(longestCashFlow, 1024 * 1024).toString()],
  ['/api/v1/estimation/backtest', JSON.stringify(manySales)],
  ['/api/v1/agences/pdf', reports[1] ?? ''],
]

test.for([512, 1024].flatMap(mebibytes => [1, 4, 16].map(cores => ({ mebibytes, cores }))))(
  'the largest calls in $mebibytes MiB and $cores cores end no process',
  { timeout: 600_000 },
  async ({ mebibytes, cores }, { skip }) => {
    const group = limitedGroup(mebibytes)
    if (!group) return skip('no memory controller that this user may write')
    const dataDir = temporaryFolder()
    const many = '{"enterprise":{"perMinute":1000000,"perDay":1000000}}'
    const { stdout } = await keysCommand(
      { DATA_DIR: dataDir },
      'create',
      '--name',
      'Load',
      '--tier',
      'enterprise',
      '--json',
    )
    const { key } = JSON.parse(stdout) as { key: string }
    const asCores = `data:text/javascript,import os from "node:os";import{syncBuiltinESMExports}from"node:module";os.availableParallelism=()=>${cores};syncBuiltinESMExports()`
    const node = `echo $$ > ${group.processes}; exec "${process.execPath}" --min-semi-space-size=8 --max-semi-space-size=8 --import '${asCores}' server/start/main.ts`
    const service = await startProcess(
      { DATA_DIR: dataDir, WARM_THREAD: 'on', TIER_LIMITS: many, LOG_LEVEL: 'error' },
      ['/bin/sh', '-c', node],
    )
    onTestFinished(async () => void (await service.end('SIGKILL')))
    const statuses = new Map<number, number>()
    let next = 0
    const call = async (): Promise<void> => {
      while (next < calls) {
        const [path, body] = bodies[next % bodies.length] ?? ['', '']
        next += 1
        const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }
        const { status } = await fetch(service.url + path, { method: 'POST', headers, body }).then(async answer => {
          await answer.arrayBuffer()
          return answer
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: callers }, call))
    console.info(
      `${mebibytes} MiB, ${cores} cores: peak ${Math.round(group.peak() / MiB)} MiB, ${JSON.stringify([...statuses])}`,
    )
    expect(service.child.exitCode).toBe(null)
    expect([...statuses.keys()].filter(status => ![200, 503].includes(status))).toEqual([])
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200)
  },
)
