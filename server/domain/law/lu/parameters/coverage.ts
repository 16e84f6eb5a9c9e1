/** Day on which the law of Luxembourg was last checked as a whole. */
export const checkedOn = '2026-11-21'
