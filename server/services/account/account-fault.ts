import { Refusal } from '#domain/core/refusal'

/** Fault of a form field on a page: the field, empty for the whole form, and the suffix of the text key `fault.…`. */
export interface AccountFault {
  field: string
  fault: string
}

/** Codes whose text key is not the code in camelCase. */
const faultTextKeys: Readonly<Record<string, string>> = {
  password_short: 'password.short',
  password_long: 'password.long',
  password_weak: 'password.weak',
  joint_outside_class_2: 'jointOutsideClass2',
  logo_not_base64: 'logo.damaged',
  logo_kind: 'logo.type',
  logo_svg: 'logo.svg',
  logo_jpeg_kind: 'logo.jpegKind',
  logo_damaged: 'logo.damaged',
  logo_dimensions: 'logo.pixels',
  logo_size: 'logo.size',
  photo_kind: 'photo.type',
  photo_svg: 'photo.type',
  photo_jpeg_kind: 'logo.jpegKind',
  photo_damaged: 'photo.damaged',
  photo_dimensions: 'photo.pixels',
  photo_size: 'photo.size',
  provider_key_rejected: 'provider.rejected',
  unprintable_characters: 'unprintable',
}

const toCamelCase = (code: string): string => code.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Form faults of a refusal; empty for one that does not concern a form, such as an outage. */
export const listFormFaults = (error: unknown): AccountFault[] =>
  error instanceof Refusal
    ? (error.details.issues ?? []).map(({ path, code = 'not_allowed' }) => ({
        field: path,
        fault: faultTextKeys[code] ?? toCamelCase(code),
      }))
    : []
