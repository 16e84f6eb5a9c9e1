import { readFileSync } from 'node:fs'
import { Router } from 'express'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { cacheForHour, serveLazyBytes } from './static-file.ts'

const folder = new URL('../../../examples/embed/wordpress/', import.meta.url)
const licence = new URL('../../../LICENSE', import.meta.url)

/** Files of the plugin, as WordPress expects them in one folder. */
const pluginFiles = {
  'valorem.php': 'valorem.php',
  'area.php': 'area.php',
  'texts.php': 'texts.php',
  'readme.txt': 'readme.txt',
} as const

/** Version of the plugin, from its head. */
const readPluginVersion = (): string =>
  /^ \* Version: +([\d.]+)$/m.exec(readFileSync(new URL('valorem.php', folder), 'utf8'))?.[1] ?? ''

const version = readPluginVersion()

/** Name of the archive for a person who downloads it. */
export const pluginFileName = `valorem-${version}.zip`

/** Path of the archive without a key; the second one is that of this version. */
export const pluginPath = '/wordpress/valorem.zip'
export const wordpressPaths: readonly string[] = [pluginPath, `/wordpress/${pluginFileName}`]

/** Media type of the archive. */
export const pluginType = 'application/zip'

/** Settings that a downloaded plugin starts with, by the names of `valorem_settings`. */
export type PluginPreset = Readonly<Partial<Record<'service' | 'key' | 'accent' | 'agency' | 'privacy', string>>>

/** Writes a text as a PHP literal in single quotes. */
const quotePhp = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`

const buildPresetFile = (preset: PluginPreset): string => {
  const lines = Object.entries(preset).map(([name, value]) => `\t${quotePhp(name)} => ${quotePhp(value)},\n`)
  return `<?php
/** Settings with which this copy of the plugin was downloaded; those of the settings page go before them. */

defined( 'ABSPATH' ) || exit;

return array(
${lines.join('')});
`
}

/** Oldest day of the format: the same sources give the same bytes, in any time zone. */
const mtime = new Date(1980, 0, 1)

/** Builds the archive of the plugin for WordPress: one folder, with the settings of `preset` where there are any. */
export const buildPluginArchive = (preset: PluginPreset = {}): Uint8Array => {
  const files: Zippable = {}
  for (const [name, file] of Object.entries(pluginFiles)) files[`valorem/${name}`] = readFileSync(new URL(file, folder))
  files['valorem/license.txt'] = readFileSync(licence)
  if (Object.keys(preset).length > 0) files['valorem/preset.php'] = strToU8(buildPresetFile(preset))
  return zipSync(files, { level: 9, mtime })
}

/** Serves the plugin without a key, under the name of its version and under one that stays. */
export const createWordpressRouter = (): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const serve = serveLazyBytes(buildPluginArchive, { contentType: pluginType, cacheControl: cacheForHour })
  for (const path of wordpressPaths) router.get(path, serve)
  return router
}
