/** Day when the law of Luxembourg was last checked as a whole; open versions are carried to the end of the next year. */
export const checkedOn = '2026-11-21'

/** First day that is covered. */
export const firstDay = '2015-01-01'
