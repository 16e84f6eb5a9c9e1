import { createClient } from '@valorem/sdk'

/** Reads VALOREM_API_KEY and VALOREM_BASE_URL; only components of the server import it. */
export const valorem = createClient()
