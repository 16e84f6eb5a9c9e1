/** A variable that is not read, and the setting whose name it has but for its capitals. */
export interface MiswrittenName {
  written: string
  setting: string
}

/** Variables of an environment whose names are those of settings but for their capitals; none beside the setting itself. */
export const findMiswrittenNames = (env: NodeJS.ProcessEnv, settings: object): MiswrittenName[] =>
  Object.keys(env)
    .map(written => ({ written, setting: written.toUpperCase() }))
    .filter(({ written, setting }) => written !== setting && setting in settings && !(setting in env))

/** Says how a variable that is not read must be written. */
export const formatMiswrittenName = ({ written, setting }: MiswrittenName): string =>
  `${written} is not read: write ${setting}`
