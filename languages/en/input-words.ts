/**
 * Beginnings of the words by which people state an input of a calculation: `choices` by the field and its value in a
 * request, `truths` by the field that is true. `letters` begin the words before a letter that is such a value, as in "class B";
 * `negations` stand before what is not there, `city` says that Luxembourg is the city.
 * Words are parted by spaces, `_` stands for a space inside a phrase; capitals and accents do not matter, and a hyphen alone
 * says that a language has no such word.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  choices: {
    use: {
      mainResidence: 'live_in live_there main_home main_residence own_home',
      secondHome: 'second_home holiday',
      rental: 'rent let_it to_let letting',
      other: 'office shop garage',
    },
    operation: {
      existing: 'existing resale',
      offPlan: 'off-plan off_plan new_build',
      buildingLand: 'plot building_land',
    },
    acquisitionMode: {
      purchase: 'bought purchas',
      construction: 'built',
      inheritance: 'inherit',
      gift: 'gift given donation',
    },
    etat: {
      neuf: 'as_new new',
      renove: 'renovated',
      bon: 'good',
      rafraichir: 'freshen',
      renover: 'to_renovate needs_work',
    },
    exterieur: {
      aucun: 'no_balcony',
      balcon: 'balcony',
      terrasse: 'terrace',
      jardin: 'garden',
    },
    etage: {
      rdc: 'ground_floor',
      entre: 'floor',
      dernier: 'top_floor penthouse',
    },
    assetType: {
      residential: 'residen apartm flat home',
      office: 'office',
      retail: 'shop retail',
      industrial: 'industri warehouse logisti',
      hotel: 'hotel',
    },
    country: {
      LU: 'luxembourg grand-duchy',
      FR: 'france',
      DE: 'german',
      BE: 'belgi',
      NL: 'netherland holland',
      IT: 'itali italy',
      ES: 'spain',
      PT: 'portug',
      UK: 'united_kingdom england britain uk',
      US: 'usa united_states',
    },
    method: {
      direct: 'direct',
      termAndReversion: 'term reversion',
      hardcore: 'hardcore',
    },
  },
  truths: {
    parking: 'parking garage car_space carport',
    newBuild: 'new_build off-plan off_plan vefa',
    jointTaxation: 'married spouse joint',
    firstTimeBuyer: 'first_home first-time first_time',
    ownsOtherDwelling: 'own_another other_home',
    sellAtEnd: 'sell resale',
    vacant: 'vacant empty',
  },
  negations: "no without not isn't",
  city: 'city capital',
  letters: {
    classeEnergie: 'class energ epc',
    taxClass: 'class',
  },
} as const
