/** Media type of JSON, in requests and answers: it has no parameter `charset` (RFC 8259, section 11). */
export const jsonType = 'application/json'
