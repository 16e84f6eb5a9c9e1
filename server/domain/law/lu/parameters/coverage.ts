/** Day when the law of Luxembourg was last checked as a whole; open versions are carried to the end of the next year. */
export const lastCheckedOn = '2026-11-21'

/** Day when the texts of single parameters were read in the law; the others date from the last check. */
export const textsReadOn = '2026-11-22'

/** Day of the last reading of the acts of single parameters. */
export const actsReadOn = '2026-11-23'

/** Day when the articles on mixed-use homes and on inscriptions were read. */
export const articlesReadOn = '2026-11-29'

/** First covered day. */
export const firstDay = '2015-01-01'

/** Day when the acts on leases of dwellings were read. */
export const leaseReadOn = '2026-11-30'

/** Day when the acts on gifts, exchanges, partitions and discharges were read. */
export const deedsReadOn = '2026-11-30'

/** Day when the acts on the rate of a resident for non-residents were read. */
export const residentRateReadOn = '2026-12-01'
