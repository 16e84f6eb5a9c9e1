import type { RoundingRule } from '../../../core/rounding.ts'

/** Rounding of the proportional register tax. */
export const registerRounding: RoundingRule = {
  id: 'it.register.rounding',
  description: 'Whole euro to which the proportional register tax is rounded, the nearest, half a euro upwards.',
  unit: 'currency',
  direction: 'nearest',
  checkedOn: '2026-11-30',
  versions: [
    {
      from: '2002-01-01',
      value: 1,
      source: {
        title: 'DPR 131/1986',
        article: 'art. 41, comma 1',
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1986-04-26;131~art41',
        textOf: '2002-01-01',
      },
      certainty: 'statutory',
    },
  ],
}
