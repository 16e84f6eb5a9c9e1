import type { TextLanguage } from '#contract/ai/text'

/** What a text of a model is not, in its language. */
export const notices: Readonly<Record<TextLanguage, string>> = {
  fr: 'Texte rédigé par un modèle à partir des chiffres fournis ; ni évaluation certifiée, ni conseil fiscal ou juridique.',
  de: 'Von einem Modell aus den gelieferten Zahlen verfasst; keine zertifizierte Bewertung, keine Steuer- oder Rechtsberatung.',
  en: 'Written by a model from the figures given; not a certified valuation, not tax or legal advice.',
  lb: 'Vun engem Modell aus den Zuelen geschriwwen; keng zertifizéiert Bewäertung, keng Steier- oder Rechtsberodung.',
}
