import { centRounding } from '../../purchase/cent-rounding.ts'

/** Rounding of the registration duty. */
export const dutyRounding = centRounding({
  id: 'be.duty.rounding',
  what: 'the registration duty is',
  note: 'Art. 3.2.5.0.1 of the Flemish tax code leaves rounding to the Flemish Government, whose decree was not read; no article on it was found for Wallonia and Brussels.',
})
