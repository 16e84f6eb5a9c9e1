/** Rules of the logo of a brand, whether it is sent with a report or saved by an organisation. */
export const logoRules = {
  logo_not_base64: {
    message: 'Must be base64 (RFC 4648, section 4), padded, without line breaks and without `data:`.',
    fields: ['brand.logo'],
  },
  logo_kind: { message: 'Must be a PNG, a JPEG or a WebP; this file is {found}.', fields: ['brand.logo'] },
  logo_svg: {
    message: 'Is an SVG, a drawing that may hold programs and links; export it as PNG, 1000 pixels wide.',
    fields: ['brand.logo'],
  },
  logo_jpeg_kind: {
    message: 'Is a JPEG of a rare kind (lossless, arithmetic or 12 bit); save it as an ordinary JPEG or as PNG.',
    fields: ['brand.logo'],
  },
  logo_damaged: { message: 'Is cut or damaged; save the picture anew.', fields: ['brand.logo'] },
  logo_dimensions: { message: 'Must have 1 to 4000 pixels a side.', fields: ['brand.logo'] },
} as const

/** Rules of the photo of a home. */
export const photoRules = {
  photo_not_base64: { message: logoRules.logo_not_base64.message, fields: ['photo'] },
  photo_kind: { message: logoRules.logo_kind.message, fields: ['photo'] },
  photo_svg: { message: 'Is an SVG, a drawing; send a photo as JPEG, PNG or WebP.', fields: ['photo'] },
  photo_jpeg_kind: { message: logoRules.logo_jpeg_kind.message, fields: ['photo'] },
  photo_damaged: { message: logoRules.logo_damaged.message, fields: ['photo'] },
  photo_dimensions: {
    message: 'Must have 1 to 6000 pixels a side and at most 24 000 000 in all.',
    fields: ['photo'],
  },
} as const

const printedFields = [
  'brand.name',
  'brand.address',
  'brand.phone',
  'brand.email',
  'brand.website',
  'brand.legalMention',
  'agent.name',
  'agent.role',
  'agent.phone',
  'agent.email',
  'clientName',
  'propertyAddress',
  'reference',
  'agencyOpinion.reason',
] as const

/** Rules of texts that are printed. */
export const printRules = {
  unprintable_characters: {
    message: 'Holds characters that the fonts of the report do not have: {characters}.',
    fields: printedFields,
  },
  only_unseen_characters: {
    message: 'Holds only characters that nobody sees: nothing of it would be printed.',
    fields: printedFields,
  },
} as const

/** Rules of a report besides those of its estimation and its purchase. */
export const agencyReportRules = {
  brand_required: {
    message: 'Is required with an API key whose organisation saved no brand; its name is enough.',
    fields: ['brand'],
  },
  'brand_required.organisation': {
    message: 'Your organisation has no brand yet: save one on the page /account/organisation/branding.',
    fields: ['brand'],
  },
  brand_from_organisation: {
    message: 'With a session the brand is that of your organisation; leave this field out.',
    fields: ['brand'],
  },
  apartment_on_land: {
    message: 'An apartment that stands, or is built, is no building land.',
    fields: ['purchase.operation'],
  },
  purchase_required: { message: 'Is required for a buyer.', fields: ['purchase', 'audience'] },
  sale_for_buyer: { message: 'Is possible only with audience seller.', fields: ['sale', 'audience'] },
  price_of_sale: {
    message: 'Must be left out for a seller, whose price is sale.price.',
    fields: ['purchase.price', 'sale.price', 'audience'],
  },
  valid_until_out_of_range: { message: 'Must be from {today} to {last}.', fields: ['validUntil'] },
} as const
