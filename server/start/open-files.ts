import type { Router } from 'express'
import { docsPaths } from '../http/files/docs.ts'
import { areaFiles, calculatorFiles } from '../http/files/element-files.ts'
import { createGoldenRouter, goldenPaths } from '../http/files/golden.ts'
import { createLogosRouter, logoPaths } from '../http/files/logos.ts'
import { createRecipesRouter, recipePaths } from '../http/files/recipes.ts'
import { createWidgetRouter, widgetPaths } from '../http/files/widget.ts'
import { createWordpressRouter, wordpressPaths } from '../http/files/wordpress.ts'

/** Read-only paths that are not operations. */
export const openPaths: readonly string[] = [
  ...docsPaths,
  ...widgetPaths,
  ...logoPaths,
  ...calculatorFiles.paths,
  ...areaFiles.paths,
  ...goldenPaths,
  ...wordpressPaths,
  ...recipePaths,
  '/health/live',
  '/health/ready',
]

/** Public files: website elements, brand logos shown by them, the golden cases, the plugin for WordPress, and the recipes for a CRM. */
export const createFileRouters = (logo: Parameters<typeof createLogosRouter>[0]): Router[] => [
  createWidgetRouter(),
  createLogosRouter(logo),
  calculatorFiles.createRouter(),
  areaFiles.createRouter(),
  createGoldenRouter(),
  createWordpressRouter(),
  createRecipesRouter(),
]
