import type { Router } from 'express'
import { calculatorPaths, calculators } from '../http/files/calculators.ts'
import { docsPaths } from '../http/files/docs.ts'
import { golden, goldenPaths } from '../http/files/golden.ts'
import { logoPaths, logos } from '../http/files/logos.ts'
import { widget, widgetPaths } from '../http/files/widget.ts'

/** Paths that are served beside the operations and are only read. */
export const openPaths: readonly string[] = [
  ...[...docsPaths, ...widgetPaths, ...logoPaths, ...calculatorPaths, ...goldenPaths],
  ...['/health/live', '/health/ready'],
]

/** The files that anybody reads: of the website elements, of the brands that they show, and the golden cases. */
export const openFiles = (logo: Parameters<typeof logos>[0]): Router[] => [
  widget(),
  logos(logo),
  calculators(),
  golden(),
]
