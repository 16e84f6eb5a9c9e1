/** Programs that an operator runs rarely, as `npm run -s operate -- NAME …`; each reads the arguments that follow its name. */
const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  'audit-offline': () => import('./audit-offline.ts'),
  'law-age': () => import('./law-age.ts'),
  notices: () => import('./notices.ts'),
  'release-replicas': () => import('./release-replicas.ts'),
  'restore-drill': () => import('./restore-drill.ts'),
  retention: () => import('./retention.ts'),
}

const [name = ''] = process.argv.splice(2, 1)
if (Object.hasOwn(programs, name)) await programs[name]?.()
else {
  process.stderr.write(
    `Usage: npm run -s operate -- NAME …\nNAME is ${Object.keys(programs).join(', ')}; received "${name}".\n`,
  )
  process.exitCode = 2
}
