/** Accent of forms and letters of an agency without a colour of its own, `#rrggbb`: that of the pages and of the element. */
export const defaultAccent = '#0b5a63'
