import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { WordedRule } from '#contract/shared/field-rules'
import { root } from '../architecture/sources.ts'

/** A sentence of contract/rules with its code, and the refusals that repeat it. */
export interface Sentence {
  file: string
  /** The code, or `code.case`. */
  key: string
  code: string
  message: string
  /** Fits the sentence with anything in the place of its braces. */
  refusal: RegExp
}

const isRule = (value: unknown): value is WordedRule =>
  typeof value === 'object' && value !== null && 'message' in value && 'fields' in value

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')

const sentencesOf = (file: string, exported: unknown): Sentence[] =>
  typeof exported === 'object' && exported !== null
    ? Object.entries(exported).flatMap(([key, rule]) => {
        if (!isRule(rule)) return []
        const { message } = rule
        const refusal = new RegExp(`^${escaped(message).replaceAll(/\{\w+\}/g, '.+')}$`)
        return [{ file, key, code: key.replace(/\..*/, ''), message, refusal }]
      })
    : []

const files = globSync('contract/rules/*.ts', { cwd: root }).sort()

const modules = await Promise.all(
  files.map(async file => [file, (await import(pathToFileURL(`${root}${file}`).href)) as object] as const),
)

/** Every sentence of contract/rules. */
export const sentences: readonly Sentence[] = modules.flatMap(([file, exported]) =>
  Object.values(exported).flatMap(table => sentencesOf(file, table)),
)
