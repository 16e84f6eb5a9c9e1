import { parentPort, workerData } from 'node:worker_threads'
import type { Sheet } from '../../ports/sheets.ts'
import { buildWorkbook } from './workbook.ts'

// The sheet was sent by the thread that started this one.
const bytes = await buildWorkbook(workerData as Sheet)
parentPort?.postMessage(bytes)
