/**
 * Years after a rise in which a deed may well rest on a contract of before it: a purchase off plan takes up to two. Until
 * then an answer names what such a contract would save.
 */
export const yearsFromContractToDeed = 2
