import { listNavigationLinks } from '#server/pages/account/navigation'
import { renderLayout } from '#server/pages/layout'
import type { Words } from '#server/pages/words'
import { sampleFoot } from './page-cases.ts'
import type { Sample } from './sample.ts'

/** Document of a sample as the service sends it, with the name of the person who is signed in on pages of accounts. */
export const renderSampleDocument = (words: Words, sample: Sample, person: string): string => {
  const { path, isOwn, title, heading, isWhole, main, styles = [], sheet } = sample
  return renderLayout({
    words,
    title,
    ...(heading && { heading }),
    ...(isWhole && { isWhole }),
    here: path,
    navigation: isOwn ? listNavigationLinks(words, path.split('?')[0] ?? '') : [],
    ...(isOwn && { person }),
    foot: sampleFoot(words),
    styles,
    ...(sheet && { sheet }),
    main,
  }).toString()
}
