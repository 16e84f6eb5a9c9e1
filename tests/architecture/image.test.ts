import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const linesOf = (name: string): string[] => readFileSync(`${root}examples/deploy/${name}`, 'utf8').split('\n')

/** What the Dockerfile copies out of the repository, not out of an earlier stage. */
const copied = linesOf('Dockerfile').flatMap(line => {
  const [command, ...words] = line.split(/\s+/)
  return command === 'COPY' && !words[0]?.startsWith('--') ? words.slice(0, -1) : []
})

test('what the Dockerfile copies is let into the build, and nothing else', () => {
  const letIn = linesOf('Dockerfile.dockerignore').flatMap(line => (line.startsWith('!') ? [line.slice(1)] : []))
  expect(letIn.sort()).toEqual([...new Set(copied)].sort())
})

test('the image starts the service as npm does, with the same flags', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: { start: string } }
  const command = linesOf('Dockerfile').find(line => line.startsWith('CMD '))
  expect(`exec ${(JSON.parse(command?.slice('CMD '.length) ?? '[]') as string[]).join(' ')}`).toBe(scripts.start)
})

test('traces are installed by one version in the page and in the image, without packages of development', () => {
  const install =
    /npm install --no-save --omit=dev (?:--no-audit --no-fund )?"?@opentelemetry\/sdk-node@([\d.]+|\$TRACES_SDK)/
  const [page, dockerfile] = ['README.md', 'Dockerfile'].map(name => linesOf(name).join('\n'))
  const version = install.exec(page ?? '')?.[1]
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(install.exec(dockerfile ?? '')?.[1]).toBe('$TRACES_SDK')
  const named = [page, dockerfile].flatMap(text => [...(text ?? '').matchAll(/TRACES_SDK=(\d[\d.]*\d)/g)])
  expect(new Set(named.map(([, one]) => one))).toEqual(new Set([version]))
  expect(copied).toContain('examples/deploy/tracing.mjs')
})
