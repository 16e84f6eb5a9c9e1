import { fileAge } from '../parameters/price-system.ts'
import { lastDayOfQuarter, type Quarter } from './quarters.ts'

/** The last day that prices are carried to: eighteen months after the end of the newest file. */
export const lastUsableDay = (newest: Quarter): string => lastDayOfQuarter(newest + fileAge.refusedAfterQuarters)
