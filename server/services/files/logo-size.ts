import { readFrameHeader } from './picture-head.ts'

/** Type and size of a validated logo. */
export const readLogoSize = (bytes: Uint8Array): { kind: 'png' | 'jpg'; width: number; height: number } | undefined => {
  const picture = Buffer.from(bytes)
  if (picture[0] === 0x89 && picture.length >= 24)
    return { kind: 'png', width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }
  const head = picture[0] === 0xff ? readFrameHeader(picture)?.head : undefined
  return head && { kind: 'jpg', width: head.readUInt16BE(3), height: head.readUInt16BE(1) }
}
