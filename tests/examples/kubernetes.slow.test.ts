import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../adapters/storage/places.ts'
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
  ['a setting that is misspelt', [...whole, '--set-string', 'settings.TRUST_PROXI=1'], 'TRUST_PROXI'],
  ['a port, which its probes have', [...whole, '--set-string', 'settings.PORT=8080'], 'PORT'],
  ['a time that is its own', [...whole, '--set-string', 'settings.DRAIN_TIMEOUT_MS=1'], 'DRAIN_TIMEOUT_MS'],
  ['a secret among the settings', [...whole, '--set-string', 'settings.DATABASE_URL=x'], 'DATABASE_URL'],
  ['a setting that is no text', [...whole, '--set', 'settings.TRUST_PROXY=1'], 'TRUST_PROXY'],
])('the chart refuses %s', async (_, args, said) => {
  await expect(rendered(...args)).rejects.toThrow(said)
})

test('a pod wants its database from the secret, and does not start without it', async () => {
  const { containers } = podOf(await manifestsIn(await rendered(...whole, '--set', 'secretName=records')))
  expect(containers[0]).toMatchObject({
    env: [{ name: 'DATABASE_URL', valueFrom: { secretKeyRef: { name: 'records', key: 'DATABASE_URL' } } }],
  })
  expect(JSON.stringify(containers[0])).not.toContain('optional')
})

test('what a cluster asks for reaches the manifests: registry, scheduling, annotations, the port of the service', async () => {
  const wanted = {
    imagePullSecrets: [{ name: 'registry' }],
    serviceAccountName: 'valorem',
    priorityClassName: 'high',
    podAnnotations: { 'example.com/team': 'values' },
    podLabels: { team: 'values' },
    nodeSelector: { 'kubernetes.io/arch': 'amd64' },
    tolerations: [{ key: 'dedicated', operator: 'Exists' }],
    affinity: { nodeAffinity: {} },
    extraEnv: [{ name: 'NODE_EXTRA_CA_CERTS', value: '/ca/ca.pem' }],
    service: { type: 'LoadBalancer', port: 8080, annotations: { 'example.com/internal': 'true' } },
    ingress: {
      enabled: true,
      annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '12m', 'cert-manager.io/cluster-issuer': 'le' },
    },
  }
  // JSON is YAML.
  const file = join(temporaryFolder(), 'values.yaml')
  writeFileSync(file, JSON.stringify(wanted))
  const manifests = await manifestsIn(await rendered(...whole, '--values', file))
  expect(await manifestFaults(manifests)).toBe('')
  const pod = podOf(manifests)
  const { imagePullSecrets, serviceAccountName, priorityClassName, nodeSelector, tolerations, affinity } = wanted
  expect(pod).toMatchObject({
    ...{ imagePullSecrets, serviceAccountName, priorityClassName, nodeSelector, tolerations, affinity },
  })
  expect(Object(pod.containers[0]).env).toContainEqual(wanted.extraEnv[0])
  const text = JSON.stringify(manifests)
  for (const part of ['example.com/team', '"team":"values"', 'proxy-body-size":"12m"', 'cluster-issuer', '"port":8080'])
    expect(text).toContain(part)
})

test('the Prometheus operator gets the rules of the page, and asks each pod', async () => {
  const alerts = readFileSync(join(root, 'examples/deploy/alerts.yaml'), 'utf8')
  expect(readFileSync(join(root, chart, 'alerts.yaml'), 'utf8')).toBe(alerts)
  const manifests = await manifestsIn(await rendered(...whole, '--set', 'monitoring.enabled=true'))
  const rules = manifests.find(({ kind }) => kind === 'PrometheusRule')
  const [given] = await manifestsIn(alerts)
  expect(rules?.spec).toEqual(given)
  expect(manifests.find(({ kind }) => kind === 'PodMonitor')?.spec).toMatchObject({
    podMetricsEndpoints: [{ port: 'metrics', interval: '15s' }],
  })
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
  // Every setting of the page is one that the chart takes, or one that it owns or wants in the secret.
  const schema = JSON.parse(readFileSync(join(root, chart, 'values.schema.json'), 'utf8'))
  const names = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  const owned = ['HOST', 'PORT', 'DATA_DIR', 'DRAIN_TIMEOUT_MS', 'METRICS_HOST', 'METRICS_PORT']
  const secret = ['DATABASE_URL', 'AUTH_SECRET', 'PROVIDER_KEY_SECRETS']
  const taken = schema.properties.settings.propertyNames.enum
  expect([...taken, ...owned, ...secret].sort()).toEqual([...new Set(names)].sort())
})

test('the plain manifests are those of the chart, and stand on the image that is named', async () => {
  const folder = 'examples/deploy/kubernetes'
  const made = await rendered('--set', `image.digest=${digest},image.repository=registry.invalid/valorem`)
  expect(readFileSync(join(root, folder, 'valorem.yaml'), 'utf8')).toBe(made.replaceAll(`@${digest}`, ''))
  const { code, stdout } = await runKubernetes('kubectl', 'kustomize', folder)
  expect([code, stdout]).toEqual([0, expect.stringContaining('image: registry.example/valorem@sha256:set-the-digest')])
  expect(await manifestFaults(await manifestsIn(stdout))).toBe('')
})
