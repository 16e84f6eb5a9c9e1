import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'
import './killed-at-write.ts'

/*
 * Opens the records of a place, given as JSON, as a service does when it starts, and closes them; it is killed beside one of
 * the writes, which are counted from the start.
 */

process.emit('SIGUSR2')
const records = await openRecords(JSON.parse(process.argv[2] ?? '') as RecordsPlace)
await records.close()
