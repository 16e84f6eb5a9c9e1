import type { LawReading } from '../../core/known-change.ts'

/** Last reading of German law: the Länder, and the federal fees. */
export const germanReading: LawReading = {
  lookedFor:
    'Acts of the Länder on the rate of the transfer tax (GrEStG § 11) and of the federation on GrEStG and GNotKG from 2027 on. None was found.',
  changes: [],
}
