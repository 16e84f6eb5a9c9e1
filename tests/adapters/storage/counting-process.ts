import { openDatabase } from '#server/adapters/storage/database'
import { recordedUsage } from '#server/adapters/storage/usage-store'

/** Counts for a key in a folder: `counting-process.ts FOLDER KEY DAY TIMES`; prints each count once it is answered. */
const [folder = '', key = '', day = '', times = '0'] = process.argv.slice(2)
const db = await openDatabase(folder)
const usage = recordedUsage(db)
for (let done = 0; done < Number(times); done += 10) {
  const counts = await Promise.all(Array.from({ length: 10 }, () => usage.count(key, day)))
  process.stdout.write(`${counts.join('\n')}\n`)
}
await db.destroy()
