/** The codes, without their articles, and the acts that several parameters cite. */

/** Taxes and their levies. */
export const cgi = {
  title: 'Code général des impôts',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577',
}

/** Fees of notaries since 2016. */
export const commerce = {
  title: 'Code de commerce',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379',
}

/** Fees of notaries up to April 2016, as the state publishes the consolidated text of the repealed act. */
export const decree1978 = {
  title: 'décret n° 78-262 du 8 mars 1978',
  url: 'https://github.com/etalab/lois-non-codifiees-et-reglements-francais/tree/master/decret/1978/decret-n78-262-du-8-mars-1978',
}

/** Rates of the slices, since the décret n° 2011-188 of 17 February 2011 raised the last limit to 60 000 euros. */
export const ratesOf1978 = { ...decree1978, article: 'art. 23; tableau I, no 92, I', textOf: '2011-02-20' }

/** Increase of the departments' rates, and its exemptions. */
export const finance2025 = { title: 'loi n° 2025-127 du 14 février 2025', article: 'art. 116' }
