/**
 * Words of claims that a text must not make: a certified valuation, conformity with a standard of
 * valuers, legal or tax advice, the work of a licensed person. `_` stands for a space, `*` for the rest of a word.
 *
 * - `titles`: names that a text must not give itself; `pointers`: words right before a title that apply it to the text;
 *   `selves`: how the text speaks of itself or its author, somewhere before a title.
 * - `conforms`: words that lead to the name of a standard; `indefinites`: articles that speak of such a thing in general.
 * - `licences` with `firsts`, who says to have one; `roles` with `asRoles`, words right before a profession.
 * - `negations` deny the statement, `contrasts` begin what is not denied any more, `referrals` send the reader to others.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  titles:
    'certified_valuation* certified_appraisal* certified_value* official_valuation* official_appraisal* sworn_valuation* binding_valuation* rics_valuation* red_book_valuation* valuation_certificate certificate_of_value legal_advice tax_advice legal_opinion tax_opinion legal_and_tax_advice tax_and_legal_advice',
  pointers: 'this these the_following the_above our my',
  selves:
    "this_text this_estimate this_valuation this_appraisal this_analysis this_commentary this_report this_answer this_document this_figure this_value this_amount this_calculation this_service this_is this_constitutes this_serves this_counts these_figures it_is it's it_constitutes it_counts_as it_serves_as here_is what_follows_is the_above_is the_above_constitutes the_following_is the_estimate_is the_analysis_is the_estimate_constitutes i we our my valorem",
  conforms:
    'in_accordance_with in_line_with according_to under in_compliance_with complies_with complying_with comply_with compliant_with conforms_to conforming_to meets follows per',
  indefinites: 'a an any',
  licences: 'licensed accredited licence license accreditation authorised_by authorized_by regulated_by',
  firsts: "i we our my i'm we're this_service valorem",
  roles:
    'chartered_surveyor* certified_valuer* certified_appraiser* licensed_valuer* licensed_appraiser* registered_valuer* accredited_valuer* sworn_expert* lawyer* tax_adviser* tax_advisor* legal_adviser* legal_advisor* notary attorney* solicitor*',
  asRoles: "as_a as_an as_your i_am_a i_am_an i_am_your i'm_a i'm_an i'm_your we_are we_are_your acting_as_your",
  negations:
    "not no never neither nor without cannot can't isn't aren't doesn't don't instead_of rather_than far_from nothing",
  contrasts: 'but',
  referrals:
    'ask asks consult contact get obtain seek order commission request requests need needs require requires required recommend recommended advisable suggest suggested demand demands want wants if turn_to speak_to talk_to hire engage instruct please_see only_a',
} as const
