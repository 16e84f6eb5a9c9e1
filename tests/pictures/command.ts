import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startApp } from '../support/app.ts'
import { drawExamples } from './examples.ts'
import { drawScreens } from './screens.ts'
import { openStudio } from './studio.ts'

/**
 * Draws the pictures of the READMEs and examples again, or with `screens FOLDER` the main pages in every view. Needs Chromium,
 * and for the reports `pdftoppm`.
 */
const [what = 'examples', folder] = process.argv.slice(2)
if (what !== 'examples' && (what !== 'screens' || folder === undefined)) {
  console.error(`Unknown: ${what}. Known: examples (the usual), screens FOLDER.`)
  process.exit(2)
}

const app = await startApp()
const studio = await openStudio(app.url)
try {
  if (folder === undefined) await drawExamples(studio)
  else {
    await mkdir(folder, { recursive: true })
    const faults = await drawScreens(studio, name => join(folder, `${name}.png`))
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  }
} finally {
  await studio.close()
  await app.close()
}
process.exit()
