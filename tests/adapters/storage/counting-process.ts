import { openRecords } from '#server/adapters/storage/records'
import { createUsageStore } from '#server/adapters/storage/usage-store'

/** Counts for a key: `counting-process.ts PLACE KEY DAY TIMES`, the place as JSON; prints each count once it is answered. */
const [place = '{}', key = '', day = '', times = '0'] = process.argv.slice(2)
const records = await openRecords(JSON.parse(place))
const usage = createUsageStore(records.counts, records.runCount)
for (let done = 0; done < Number(times); done += 10) {
  const counts = await Promise.all(Array.from({ length: 10 }, () => usage.count(key, day)))
  process.stdout.write(`${counts.join('\n')}\n`)
}
await records.close()
