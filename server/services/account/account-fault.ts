import { Refusal } from '#domain/core/refusal'

/** What a page says of a refusal: the field, empty for the whole form, and the end of the word `fault.…`. */
export interface AccountFault {
  field: string
  fault: string
}

/** Codes whose word is not the code in camelCase. */
const words: Readonly<Record<string, string>> = {
  password_short: 'password.short',
  password_long: 'password.long',
  password_weak: 'password.weak',
  logo_not_base64: 'logo.damaged',
  logo_kind: 'logo.type',
  logo_damaged: 'logo.damaged',
  logo_dimensions: 'logo.pixels',
  logo_size: 'logo.size',
  provider_key_rejected: 'provider.rejected',
  unprintable_characters: 'unprintable',
}

const camelCase = (code: string): string => code.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The faults that a refusal names for a form; empty for a refusal that is none of a form, as a store that is away. */
export const faultsOf = (error: unknown): AccountFault[] =>
  error instanceof Refusal
    ? (error.details.issues ?? []).map(({ path, code = 'not_allowed' }) => ({
        field: path,
        fault: words[code] ?? camelCase(code),
      }))
    : []
