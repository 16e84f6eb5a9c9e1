import type { Block, Tone } from '../../domain/report/report.ts'
import { createBandBox } from './band.ts'
import { type Box, drawBoxes, measureBoxes, type SpacedBox, spaceBoxes } from './flow.ts'
import { createLineBox } from './line.ts'
import { type Drawing, drawLines, leading, smallPhoto } from './page-layout.ts'
import { type Look, mm } from './sheet.ts'
import { createStripBoxes } from './strip.ts'
import { addChildElement } from './structure.ts'
import { type Area, createFactBoxes, createTableBoxes } from './table.ts'

type Heading = Extract<Block, { kind: 'heading' }>
type Paragraph = Extract<Block, { kind: 'paragraph' }>
type Columns = Extract<Block, { kind: 'columns' }>
type Photo = Extract<Block, { kind: 'photo' }>

const titleSizes = [19, 17.5, 16] as const
const headingSize = 11.5
const smallHeadingSize = 10
const partHeadingSize = 9.5
const gaugeStep = { width: 16, height: 5, between: 2.5 } as const
/** Notes have a tighter leading than text. */
const noteLeading = 1.2
const gutter = 8 * mm

/** Steps of a gauge at the right end of a heading; decorative, since its text says the same. */
const drawGauge = ({ sheet, palette }: Drawing, reached: number, { x, width }: Area, baseline: number): void =>
  sheet.artefact(() => {
    const whole = 3 * gaugeStep.width + 2 * gaugeStep.between
    for (let step = 0; step < 3; step += 1) {
      const left = x + width - whole + step * (gaugeStep.width + gaugeStep.between)
      const colour = step < reached ? palette.ink : palette.hairline
      sheet.rectangle(left, baseline - gaugeStep.height - 1, gaugeStep.width, gaugeStep.height, colour)
    }
  })

const gaugeWidth = 3 * gaugeStep.width + 2 * gaugeStep.between + 8

/** Size of a heading that fits on one line, or the smaller one. */
const fitHeadingSize = ({ fonts }: Drawing, { text, gauge }: Heading, width: number): number =>
  fonts.width(text, 600, headingSize) <= width - (gauge ? gaugeWidth : 0) ? headingSize : smallHeadingSize

/** Largest size of a title that fits on one line, or the largest. */
const fitTitleSize = ({ fonts }: Drawing, text: string, width: number): number =>
  titleSizes.find(size => fonts.width(text, 600, size) <= width) ?? titleSizes[0]

const chooseHeadingSize = (drawing: Drawing, heading: Heading, area: Area): number => {
  if (heading.level === 1) return fitTitleSize(drawing, heading.text, area.width - (heading.gauge ? gaugeWidth : 0))
  if (heading.level === 3) return partHeadingSize
  return area.headingSize ?? fitHeadingSize(drawing, heading, area.width)
}

const createHeadingBox = (drawing: Drawing, heading: Heading, area: Area): Box => {
  const { level, text, gauge } = heading
  const { sheet, wrap, palette } = drawing
  const width = area.width - (gauge ? gaugeWidth : 0)
  const size = chooseHeadingSize(drawing, heading, area)
  const look: Look = { size, weight: 600, colour: level === 2 ? palette.ink : palette.text }
  const lines = wrap(text, look, width)
  const draw = (top: number): void => {
    sheet.mark(addChildElement(sheet.document, `H${level}`), () =>
      drawLines(drawing, { lines, x: area.x, top, width }, look),
    )
    if (level < 3) sheet.bookmark(text, top)
    if (gauge) drawGauge(drawing, gauge, area, top + size)
  }
  return { height: lines.length * leading * size + 1, gap: level === 1 ? 0 : 2.7 * mm, draw, keepsNext: true }
}

const getToneLook = ({ palette }: Drawing, tone: Tone | undefined): { look: Look; gap: number } => {
  const look: Look = { size: 8.5, weight: 400, colour: palette.text }
  if (tone === 'subject') return { look: { ...look, size: 11 }, gap: 0.5 * mm }
  if (tone === 'address') return { look: { ...look, size: 10, colour: palette.grey }, gap: 0 }
  if (tone === 'strong') return { look: { size: 13, weight: 600, colour: palette.ink }, gap: 0 }
  if (tone === 'small') return { look: { ...look, size: 8 }, gap: 0.3 }
  if (tone === 'prose') return { look: { ...look, size: 9.5 }, gap: 2.2 * mm }
  if (tone === 'quiet') return { look: { ...look, size: 8, colour: palette.grey }, gap: 1.2 * mm }
  return { look, gap: 0.5 * mm }
}

/** Paragraph; a strong figure is kept with its explanation. */
const createParagraphBox = (
  drawing: Drawing,
  { text, tone, keepsNext = tone === 'strong' }: Paragraph,
  { x, width }: Area,
): Box => {
  const { sheet, wrap } = drawing
  const { look, gap } = getToneLook(drawing, tone)
  const lines = wrap(text, look, width)
  const spacing = tone === 'small' || tone === 'quiet' ? noteLeading : leading
  const draw = (top: number): void =>
    sheet.mark(addChildElement(sheet.document, 'P'), () => drawLines(drawing, { lines, x, top, width, spacing }, look))
  return { height: lines.length * spacing * look.size, gap, draw, keepsNext }
}

/** Two columns in one box; the left one is read first. */
const createColumnsBox = (drawing: Drawing, { left, right }: Columns, { x, width }: Area): SpacedBox => {
  const half = (width - gutter) / 2
  const headings = [...left, ...right].filter(block => block.kind === 'heading')
  const size = Math.min(...headings.map(heading => fitHeadingSize(drawing, heading, half)), headingSize)
  const sides = [
    createBoxes(drawing, left, { x, width: half, headingSize: size }),
    createBoxes(drawing, right, { x: x + half + gutter, width: half, headingSize: size }),
  ]
  return ease => {
    const spaced = sides.map(side => spaceBoxes(side, ease))
    return {
      height: Math.max(...spaced.map(measureBoxes)),
      gap: 3 * mm,
      draw: top => {
        for (const side of spaced) drawBoxes(side, top)
      },
    }
  }
}

/** Room of a photo: 4 by 3. */
const photoBox = { width: 62 * mm, height: 46.5 * mm } as const

/**
 * Blocks at the left of the photo; those that follow are at its left where it is large, and below it where it is small.
 * Without a photo all take the whole width.
 */
const createPhotoBoxes = (drawing: Drawing, { alt, beside, after }: Photo, { x, width }: Area): SpacedBox[] => {
  const { sheet, photo, photoScale } = drawing
  if (!photo) return createBoxes(drawing, [...beside, ...after], { x, width })
  const scale = photoScale * Math.min(photoBox.width / photo.width, photoBox.height / photo.height)
  const size = { width: photo.width * scale, height: photo.height * scale }
  const isSmall = photoScale <= smallPhoto
  const area = { x, width: width - size.width - gutter }
  const boxes = createBoxes(drawing, isSmall ? beside : [...beside, ...after], area)
  const box: SpacedBox = ease => {
    const spaced = spaceBoxes(boxes, ease)
    const draw = (top: number): void => {
      drawBoxes(spaced, top)
      const place = [x + width - size.width, top, size.width, size.height] as const
      sheet.mark(addChildElement(sheet.document, 'Figure', { alt }), () =>
        sheet.image({ ref: photo.ref, name: 'Photo' }, ...place),
      )
    }
    return { height: Math.max(measureBoxes(spaced), size.height), gap: 0, draw }
  }
  return isSmall ? [box, ...createBoxes(drawing, after, { x, width })] : [box]
}

/** A box that is as high with every factor. */
const fixed =
  (box: Box): SpacedBox =>
  () =>
    box

const createBlockBoxes = (drawing: Drawing, block: Block, area: Area): SpacedBox[] => {
  const { document } = drawing.sheet
  switch (block.kind) {
    case 'heading':
      return [fixed(createHeadingBox(drawing, block, area))]
    case 'paragraph':
      return [fixed(createParagraphBox(drawing, block, area))]
    case 'facts':
      return createFactBoxes(drawing, document, block, area)
    case 'table':
      return createTableBoxes(drawing, document, block, area)
    case 'band':
      return [fixed(createBandBox(drawing, block, area))]
    case 'line':
      return [
        fixed(createHeadingBox(drawing, { kind: 'heading', level: 2, text: block.heading }, area)),
        fixed(createLineBox(drawing, block, area)),
        fixed(createParagraphBox(drawing, { kind: 'paragraph', text: block.says, tone: 'quiet' }, area)),
      ]
    case 'strip':
      return createStripBoxes(drawing, block, area).map(fixed)
    case 'columns':
      return [createColumnsBox(drawing, block, area)]
    case 'photo':
      return createPhotoBoxes(drawing, block, area)
  }
}

/** Boxes of blocks within an area. */
export const createBoxes = (drawing: Drawing, blocks: readonly Block[], area: Area): SpacedBox[] =>
  blocks.flatMap(block => createBlockBoxes(drawing, block, area))
