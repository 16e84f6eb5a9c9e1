import { ServiceError } from './service-error.ts'

/** Error for a page from which the address of the service cannot be read. */
export class MissingAddressError extends ServiceError {}

/** Creates the error that names the cause; `asked` is the address that is no service. */
export const createMissingAddressError = (asked = ''): MissingAddressError =>
  new MissingAddressError(
    `The address of the service is missing: add base-url="https://…" to the element.${asked && ` No service answers at ${asked}.`}`,
    { code: 'invalid_configuration' },
  )

/** Removes slashes at the end of an address. */
export const trimSlashes = (address: string): string => address.trim().replace(/\/+$/, '')

/** Whether an address belongs to the server of the page itself. */
export const isOfPage = (address: string): boolean => {
  const { location } = globalThis as { location?: { origin: string } }
  return location !== undefined && address.startsWith(`${location.origin}/`)
}
