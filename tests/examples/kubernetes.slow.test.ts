import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { type Manifest, manifestFaults, manifestsIn, runKubernetes } from '../support/helm.ts'

const chart = 'examples/deploy/helm/valorem'
const digest = `sha256:${'0'.repeat(64)}`
const whole = ['--set', `image.digest=${digest}`]

/** Everything that the chart can make. */
const everything = ['--set', 'autoscaling.enabled=true,ingress.enabled=true,ingress.className=nginx']

const rendered = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await runKubernetes(
    'helm',
    'template',
    'valorem',
    chart,
    '--kube-version',
    '1.29',
    ...args,
  )
  if (code !== 0) throw new Error(stderr)
  return stdout
}

const kinds = (manifests: readonly Manifest[]): string[] => manifests.map(({ kind }) => kind).sort()

test('the chart passes the linter of Helm, and what it makes the schema and the types of Kubernetes', async () => {
  const { code, stdout } = await runKubernetes('helm', 'lint', '--strict', chart, ...whole)
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 chart(s) linted, 0 chart(s) failed')])
  const usual = await manifestsIn(await rendered(...whole))
  expect(kinds(usual)).toEqual(['ConfigMap', 'Deployment', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'])
  const all = await manifestsIn(await rendered(...whole, ...everything))
  expect(kinds(all)).toEqual([...kinds(usual), 'HorizontalPodAutoscaler', 'Ingress'].sort())
  expect(await manifestFaults([...usual, ...all])).toBe('')
})

test.each([
  ['no digest', [], 'image.digest is ""; it is the digest of the image that you have pushed'],
  ['a tag', ['--set', 'image.digest=v1.1.0'], 'image.digest is "v1.1.0"'],
  ['a value that is not there', [...whole, '--set', 'replica=3'], 'replica'],
  ['a setting that is no text', [...whole, '--set', 'settings.TRUST_PROXY=1'], 'TRUST_PROXY'],
])('the chart refuses %s', async (_, args, said) => {
  await expect(rendered(...args)).rejects.toThrow(said)
})

test('what is wrong in a manifest is found: a type, and a field that is not there', async () => {
  const manifests = await manifestsIn(await rendered(...whole))
  const changed = (from: string, to: string) =>
    manifests.map(manifest => JSON.parse(JSON.stringify(manifest).replace(from, to)))
  expect(await manifestFaults(changed('"failureThreshold":60', '"failureThreshold":"sixty"'))).toContain(
    'failureThreshold',
  )
  expect(await manifestFaults(changed('"readOnlyRootFilesystem"', '"readOnlyRoot"'))).toContain('readOnlyRoot')
})

interface Container {
  image: string
  securityContext: object
  lifecycle: { preStop: { exec: { command: string[] } } }
  [probe: `${string}Probe`]: { httpGet: { path: string } }
}
interface PodSpec {
  terminationGracePeriodSeconds: number
  securityContext: object
  containers: [Container]
}

const podOf = (manifests: readonly Manifest[]): PodSpec => {
  const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment')
  if (!deployment) throw new Error('no Deployment')
  return (deployment.spec as { template: { spec: PodSpec } }).template.spec
}

test('a pod may nothing that it does not need, and is asked where the service answers', async () => {
  const { containers, securityContext } = podOf(await manifestsIn(await rendered(...whole)))
  expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
  expect(containers[0]).toMatchObject({
    image: `registry.example/valorem@${digest}`,
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    startupProbe: { httpGet: { path: '/health/live' } },
    readinessProbe: { httpGet: { path: '/health/ready' } },
    livenessProbe: { httpGet: { path: '/health/live' } },
  })
})

test.each([[], ['--set', 'drainSeconds=90,preStopSeconds=20']])(
  'a pod is not killed before its requests and letters have ended (%s %s)',
  async (...args) => {
    const manifests = await manifestsIn(await rendered(...whole, ...args))
    const { terminationGracePeriodSeconds, containers } = podOf(manifests)
    const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data as Record<string, string>
    const [, waitSeconds] = containers[0].lifecycle.preStop.exec.command
    // Letters have 10 s after the drain (server/start/mail.ts).
    expect(terminationGracePeriodSeconds).toBeGreaterThan(
      Number(waitSeconds) + Number(settings.DRAIN_TIMEOUT_MS) / 1000 + 10,
    )
  },
)

test('each setting of the chart is one of the service', async () => {
  const page = readFileSync(join(root, 'server/SETTINGS.md'), 'utf8')
  const [settings] = (await manifestsIn(await rendered(...whole))).filter(({ kind }) => kind === 'ConfigMap')
  for (const name of Object.keys(settings?.data as object)) expect(page).toContain(`| \`${name}\` |`)
})

test('the plain manifests are those of the chart, and stand on the image that is named', async () => {
  const folder = 'examples/deploy/kubernetes'
  const made = await rendered('--set', `image.digest=${digest},image.repository=registry.invalid/valorem`)
  expect(readFileSync(join(root, folder, 'valorem.yaml'), 'utf8')).toBe(made.replaceAll(`@${digest}`, ''))
  const { code, stdout } = await runKubernetes('kubectl', 'kustomize', folder)
  expect([code, stdout]).toEqual([0, expect.stringContaining('image: registry.example/valorem@sha256:set-the-digest')])
  expect(await manifestFaults(await manifestsIn(stdout))).toBe('')
})
