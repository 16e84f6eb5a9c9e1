// Written by `npm run derive` from the registry and the folders of languages; not edited by hand.

import type { Language } from '../registry.ts'

/** The languages that have texts of their own; a registered language without any is not offered to who did not choose it. */
export const offeredLanguages: ReadonlySet<Language> = new Set(['fr', 'de', 'en', 'lb', 'pt'])
