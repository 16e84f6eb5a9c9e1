import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/seller-report.ts'

/** Texts of the report of a seller; the rest of it is in `report.ts`. */
export const words = {
  title: 'Estimation indicative pour votre vente',
  making: 'Comment ce prix est formé',
  'making.reference': 'Prix de référence à {commune}, {segment}',
  'making.adjustments': 'Caractéristiques du bien, multipliées entre elles',
  'making.central': '{surface} à ce prix, arrondi : valeur centrale',
  'making.range': '8 ventes comparables sur 10',
  'making.price': 'Prix de ce rapport, par rapport à la valeur centrale',
  proceeds: 'Ce qui reste au vendeur',
  proceedsOn: 'Acte du {day} ; {origin}.',
  wholeEuros: 'Chaque montant est arrondi à l’euro, le prix étant une estimation.',
  saleCosts: 'Frais de vente',
  part: 'Part de ce vendeur, {share}',
  tax: 'Impôt sur la plus-value',
  notCounted: 'non compté',
  loanBalance: 'Prêt à rembourser',
  net: 'Produit net de la vente',
  netBeforeTax: 'Reste avant l’impôt sur la plus-value',
  taxNamed:
    'L’impôt sur la plus-value (LIR, articles 99bis et 99ter) n’est pas compté ici. Il dépend de la date, du prix et des frais de l’achat, des travaux, du revenu et de la classe d’impôt du vendeur ; la vente d’une résidence principale est exemptée lorsque les conditions de l’article 102bis sont remplies.',
  'gain.longTerm':
    'Détenu du {from} au {to}, plus de {years} ans : les coûts sont réévalués, un abattement est déduit et le reste est imposé à un taux réduit.',
  'gain.speculative':
    'Détenu du {from} au {to}, {years} ans au plus : le gain s’ajoute au revenu de l’année et est imposé comme lui.',
  'gain.mainResidence': 'Exempté en tant que résidence principale du vendeur.',
  'gain.soldToPublicBody': 'Exempté en tant que vente à un organisme public.',
  'gain.speculativeBelow500': 'Aucun impôt : le gain reste sous le montant imposable minimal.',
  'gain.noGain': 'Aucun impôt : il n’y a pas de gain.',
  'gain.allowances': 'Aucun impôt : les abattements absorbent tout le gain.',
  'item.received': 'Prix moins frais de vente',
  'item.acquisitionPrice': 'Prix d’achat, {year}',
  'item.acquisitionCosts': 'Frais d’achat, {year}',
  'item.improvement': 'Travaux, {year}',
  'item.revalued': '{name} : {amount} × {coefficient}',
  'item.gain': 'Plus-value',
  'item.decennial': 'Abattement décennal',
  'item.parentsHome': 'Abattement pour la maison des parents',
  'item.taxableGain': 'Plus-value imposable',
  taxBetween: 'entre {low} et {high}',
  buyer: 'Ce qu’il faut à un acquéreur',
  buyerSays: 'Pour un prix de {price}, les frais d’acquisition sont de {costs}, soit {total} en tout ({facts}).',
  withLoan: 'avec un prêt de {loan}, {own} de fonds propres',
  steps: 'Prochaines étapes',
  'step.visit':
    'Visite du bien par l’agence : état, lumière, bruit et copropriété ne sont pas dans les chiffres. Le prix demandé est ensuite fixé ensemble.',
  'step.papers':
    'Documents : titre de propriété, certificat de performance énergétique, règlement, décomptes et procès-verbaux de la copropriété, factures des travaux.',
  'step.bank':
    'Banque : un décompte du solde du prêt, des frais de remboursement anticipé et de mainlevée de l’hypothèque.',
  'step.contract': 'Compromis avec l’acquéreur : prix, conditions (comme l’obtention de son prêt), date de l’acte.',
  'step.deed':
    'Acte devant notaire : le prix est payé, le prêt remboursé, les clés remises. La vente figure ensuite dans la déclaration d’impôt de l’année.',
  'notice.declaration_required': 'La vente est déclarée sur le formulaire 700, même sans impôt dû.',
  'notice.contested_rule':
    'Le gain est trop faible pour le taux réduit et s’ajoute au revenu ; les abattements sont maintenus. Ce point est discuté.',
  'notice.surcharge_possible':
    'Un non-résident doit au moins {amount} sur ce gain ; l’impôt indiqué est celui d’un résident.',
  'notice.reinvestment_deferral_not_computed':
    'L’impôt peut être reporté en cas de réinvestissement dans certains logements (article 102quater) ; ce n’est pas calculé.',
  'notice.reform_announced': 'Une classe d’impôt unique a été annoncée ; son entrée en vigueur n’est pas établie.',
  'notice.contract_changes_nothing': 'Le compromis enregistré ne change rien pour cette vente.',
  'notice.public_body_too_early': 'La vente à un organisme public n’était pas encore exemptée à cette date.',
  'assumed.acquisitionCosts': 'frais d’achat à 0',
  'assumed.acquisitionMode': 'acquis par achat',
  'assumed.mainResidence': 'pas de résidence principale du vendeur',
  'assumed.preemptionExercised': 'aucun droit de préemption exercé',
  'assumed.taxResident': 'vendeur résident du Luxembourg',
  'assumed.jointTaxation.yes': 'imposition collective',
  'assumed.jointTaxation.no': 'imposition individuelle',
  'assumed.decennialAllowanceUsed': 'aucun abattement utilisé dans les dix années précédentes',
  'assumed.healthInsuredInLuxembourg': 'assurance maladie au Luxembourg',
  caveat:
    'Estimation statistique indicative sans visite du bien ; ni expertise, ni offre, ni garantie de prix. Impôt et frais calculés sans engagement ; seuls l’administration, le notaire et la banque décident.',
  commentaryPrompt:
    'Rédige pour le vendeur, client d’une agence immobilière, un commentaire de cette estimation et de ce qui reste du prix, en quatre courts paragraphes sans titres : sur quoi repose la valeur et pourquoi la fourchette a cette largeur ; ce qui est déduit du prix, et quelle loi suit l’impôt sur la plus-value s’il est compté ; ce que cela signifie pour le vendeur ; ce qu’il faut vérifier ensuite. Des mots simples, aucun conseil d’acheter ou de vendre.',
} as const satisfies Translation<typeof source>
