import type { Law } from '../../core/law.ts'
import type { Assessment } from './gain-assessment.ts'
import { reinvestmentDeferral } from './parameters/capital-gain.ts'
import { isTransitional } from './regime.ts'
import type { CapitalGains, Sale } from './sale.ts'

type Notice = CapitalGains['notices'][number]

const declaration: Notice = {
  code: 'declaration_required',
  message: 'The sale is declared on form 700 even when no tax is due.',
}

const smallGain: Notice = {
  code: 'contested_rule',
  message:
    'A long-term taxable gain below 250 EUR has no special rate and is taxed by addition to the ordinary income; its allowances are kept.',
}

/** Where the tax may be deferred, what for. */
const deferral = (law: Law, { regime }: Assessment): Notice[] => {
  const dwellings = law.value(reinvestmentDeferral)
  return regime === 'longTerm' && dwellings.length > 0
    ? [
        {
          code: 'reinvestment_deferral_not_computed',
          message: `The tax may be deferred by reinvestment in ${dwellings.join(' or ')} (LIR art. 102quater); this is not computed.`,
        },
      ]
    : []
}

/** A registered preliminary contract that comes too late, or for a deed outside the window. */
const closedWindow = (law: Law, sale: Sale): Notice[] =>
  sale.preliminaryContractRegisteredOn !== undefined && !isTransitional(law, sale)
    ? [
        {
          code: 'relief_window_closed',
          message:
            'The registered preliminary contract changes nothing: it keeps two years and quarter rate for deeds of July to September 2025 when it was registered by 2025-06-30.',
          field: 'preliminaryContractRegisteredOn',
        },
      ]
    : []

/** What a seller should know beside the figures; `law` is that of the day of the sale. */
export const notices = (law: Law, sale: Sale, assessed: Assessment): Notice[] => [
  ...law.notices(),
  declaration,
  ...(assessed.isTooSmall ? [smallGain] : []),
  ...closedWindow(law, sale),
  ...deferral(assessed.law, assessed),
]
