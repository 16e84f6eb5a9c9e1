import { logoBytesMax } from '#contract/account/brand'
import { logoRules, photoRules } from '#contract/rules/agency-report'
import { ruleIssues } from '#domain/core/broken-rule'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import type { PictureConverter, PictureUse } from '../../ports/pictures.ts'
import { decodeBase64 } from './decode-base64.ts'
import { logoLimits, photoLimits, type RefusedPicture, readPictureHead } from './picture-head.ts'

/** Field of a picture, and what it is for. */
export interface PicturePlace {
  path: string
  use: PictureUse
}

/** Printable picture, otherwise its issues. */
export interface CheckedPicture {
  bytes: Uint8Array | undefined
  issues: RefusedField[]
}

const limits = { logo: logoLimits, photo: photoLimits } as const

/** Only the length of a picture is echoed, never a part of it. */
const toPictureIssues = (
  { fault, found = '' }: RefusedPicture,
  { path, use }: PicturePlace,
  received: string,
): RefusedField[] => {
  const shown = { path, received }
  if (use.name === 'photo') {
    if (fault === 'kind') return ruleIssues(photoRules, 'photo_kind', true, shown, { found })
    return ruleIssues(photoRules, `photo_${fault}`, true, shown)
  }
  if (fault === 'kind') return ruleIssues(logoRules, 'logo_kind', true, shown, { found })
  return ruleIssues(logoRules, `logo_${fault}`, true, shown)
}

const createTooLargeRefusal = (bytes: number, { path, use }: PicturePlace): Refusal =>
  new Refusal('file_too_large', {
    issues: [
      {
        path,
        code: `${use.name}_size`,
        message: 'Must have at most 1 MiB decoded.',
        received: `(${bytes} bytes)`,
        allowed: [`at most ${logoBytesMax} bytes`],
      },
    ],
  })

const readHead = (picture: Uint8Array, { use }: PicturePlace) =>
  readPictureHead(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength), limits[use.name])

/** Issues of a picture that its first bytes show; nothing is converted. */
export const findPictureIssues = (
  picture: Uint8Array,
  place: PicturePlace,
  received = `(${picture.length} bytes)`,
): RefusedField[] => {
  const head = readHead(picture, place)
  return 'fault' in head ? toPictureIssues(head, place, received) : []
}

/** Checks a picture, and converts one that cannot be printed as it is, or may need a ground. */
export const checkPicture = async (
  picture: Uint8Array,
  place: PicturePlace,
  pictures: PictureConverter,
  received = `(${picture.length} bytes)`,
): Promise<CheckedPicture> => {
  const { use } = place
  const head = readHead(picture, place)
  if ('fault' in head) return { bytes: undefined, issues: toPictureIssues(head, place, received) }
  const mayNeedGround = use.name === 'logo' && use.ground !== undefined && head.mayBeClear
  if (head.isOrdinary && !mayNeedGround) return { bytes: picture, issues: [] }
  const converted = await pictures.convert(picture, head.kind, use)
  if (converted.fault) return { bytes: undefined, issues: toPictureIssues(converted, place, received) }
  // An ordinary logo that needs no ground stays as it was sent.
  return { bytes: head.isOrdinary && !converted.hasGround ? picture : converted.bytes, issues: [] }
}

/** Decodes and checks a picture in base64. @throws Refusal `file_too_large` above 1 MiB. */
export const readPicture = async (
  text: string | undefined,
  place: PicturePlace,
  pictures: PictureConverter,
): Promise<CheckedPicture> => {
  if (text === undefined) return { bytes: undefined, issues: [] }
  const received = `(${text.length} characters)`
  const bytes = decodeBase64(text)
  const { path, use } = place
  if (!bytes && use.name === 'photo')
    return { bytes: undefined, issues: ruleIssues(photoRules, 'photo_not_base64', true, { path, received }) }
  if (!bytes) return { bytes: undefined, issues: ruleIssues(logoRules, 'logo_not_base64', true, { path, received }) }
  if (bytes.length > logoBytesMax) throw createTooLargeRefusal(bytes.length, place)
  return checkPicture(bytes, place, pictures, received)
}
