import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/seller-report.ts'

/**
 * Texts of the report of a seller; the rest of it is in `report.ts`.
 *
 * Screen: the report of a seller as PDF. Reader: owners. Length: report.
 */
export const words = {
  title: 'Estimation pour votre vente',
  making: 'Comment nous arrivons à ce prix',
  'making.reference': 'Prix au m² à {commune}, {segment}',
  'making.adjustments': 'Ajustements pour votre bien, combinés',
  'making.central': '{surface} à ce prix, arrondi',
  'making.range': '8 appartements comparables sur 10 se vendent',
  'making.price': 'Prix de ce rapport, face à l’estimation',
  proceeds: 'Ce qu’il vous reste',
  proceedsOn: 'Acte du {day}, prix {origin}.',
  wholeEuros: 'Les montants sont arrondis à l’euro.',
  salePrice: 'Prix de vente',
  saleCosts: 'Frais de vente',
  part: 'Votre part, {share}',
  partAfterCosts: 'Votre part après frais, {share}',
  tax: 'Impôt sur la plus-value',
  'tax.atMost': 'Impôt sur la plus-value, au plus',
  'net.atLeast': 'Ce qu’il vous reste, au moins',
  atMostSays: 'Il manque les frais de votre achat. Ils réduisent l’impôt ; vous les trouvez dans l’acte.',
  notCounted: 'non compris',
  loanBalance: 'Solde du prêt',
  net: 'Ce qu’il vous reste',
  netBeforeTax: 'Ce qu’il vous reste avant l’impôt sur la plus-value',
  taxNamed:
    'L’impôt sur la plus-value (LIR, articles 99bis et 99ter) n’est pas compris. Il dépend de la date et du prix de votre achat, des frais et travaux, de votre revenu et de votre classe d’impôt. La résidence principale est exemptée aux conditions de l’article 102bis.',
  'gain.longTerm':
    'À vous du {from} au {to}, plus de {years} ans : les coûts sont réévalués, un abattement est déduit et le reste est imposé à un taux réduit.',
  'gain.speculative':
    'À vous du {from} au {to}, {years} ans au plus : le gain s’ajoute à votre revenu de l’année et est imposé avec lui.',
  'gain.mainResidence': 'Aucun impôt : c’est votre résidence principale.',
  'gain.soldToPublicBody': 'Aucun impôt : vous vendez à un organisme public.',
  'gain.speculativeBelow500': 'Aucun impôt : le gain est inférieur au minimum imposable.',
  'gain.noGain': 'Aucun impôt : pas de gain.',
  'gain.allowances': 'Aucun impôt : les abattements couvrent tout le gain.',
  'item.received': 'Prix de vente moins frais',
  'item.acquisitionPrice': 'Prix d’achat, {year}',
  'item.acquisitionCosts': 'Frais d’achat, {year}',
  'item.improvement': 'Travaux, {year}',
  'item.revalued': '{name} : {amount} × {coefficient}',
  'item.gain': 'Plus-value',
  'item.decennial': 'Abattement décennal',
  'item.parentsHome': 'Abattement pour le logement de vos parents',
  'item.taxableGain': 'Plus-value imposable',
  taxBetween: 'entre {low} et {high}',
  buyer: 'Budget de l’acheteur',
  buyerSays: 'Pour {price}, l’acheteur paie {costs} de frais, soit {total} en tout ({facts}).',
  withLoan: 'avec un prêt de {loan}, {own} d’apport',
  steps: 'Prochaines étapes',
  'step.visit':
    'Visite du bien : la lumière, le bruit, l’état réel et la copropriété ne se lisent pas dans les statistiques. Nous fixons ensuite ensemble le prix de mise en vente.',
  'step.papers':
    'Documents : titre de propriété, passeport énergétique, règlement, comptes et procès-verbaux de la copropriété, factures de travaux.',
  'step.bank': 'Banque : le solde du prêt, les frais de remboursement anticipé et de mainlevée.',
  'step.contract': 'Compromis avec l’acquéreur : prix, conditions (comme l’obtention de son prêt), date de l’acte.',
  'step.deed':
    'Acte chez le notaire : vous êtes payé, le prêt est soldé, les clés changent de mains. La vente figure ensuite dans votre déclaration d’impôt de l’année.',
  'notice.declaration_required': 'Déclarez la vente avec le formulaire 700, même sans impôt à payer.',
  'notice.contested_rule':
    'Le gain est trop faible pour le taux réduit et s’ajoute au revenu ; les abattements sont maintenus. Ce point est discuté.',
  'notice.contested_completedOn':
    'La maison a été achevée peu avant la vente ; si sa part du gain était spéculative, l’impôt serait plus élevé, de {amount} au plus. Ce point est discuté.',
  'notice.contested_mainResidenceShare':
    'Seule la part qui n’était pas l’habitation est imposée, selon sa surface ; la loi ne fixe pas de clé.',
  'notice.contested_taxResident':
    'Selon une autre lecture de l’article 157, l’impôt sur le revenu serait inférieur de {amount}.',
  'notice.surcharge_possible':
    'Calcul pour un non-résident sans revenu professionnel au Luxembourg : classe d’impôt 1 et taux minimal (article 157).',
  'notice.no_effect_here': 'L’une des réponses données ne change rien pour cette vente.',
  'notice.reinvestment_deferral_not_computed':
    'L’impôt peut être reporté en cas de réinvestissement dans certains logements (article 102quater) ; ce n’est pas calculé.',
  'notice.reform_announced': 'Une classe d’impôt unique a été annoncée ; son entrée en vigueur n’est pas établie.',
  'notice.contract_changes_nothing': 'Le compromis enregistré ne change rien pour cette vente.',
  'notice.public_body_too_early': 'La vente à un organisme public n’était pas encore exemptée à cette date.',
  'assumed.acquisitionCosts': 'frais d’achat : 0 €',
  'assumed.acquisitionMode': 'acquis par achat',
  'assumed.mainResidence': 'ce n’est pas votre résidence principale',
  'assumed.preemptionExercised': 'aucun droit de préemption exercé',
  'assumed.taxResident': 'vous résidez au Luxembourg',
  'assumed.jointTaxation.yes': 'imposition collective',
  'assumed.jointTaxation.no': 'imposition individuelle',
  'assumed.decennialAllowanceUsed': 'aucun abattement utilisé dans les dix années précédentes',
  'assumed.healthInsuredInLuxembourg': 'assurance maladie au Luxembourg',
  caveat:
    'Estimation fondée sur des statistiques, sans visite du bien. Ne remplace pas une expertise et ne constitue ni offre ni garantie de prix. Impôt et frais sans engagement : administration, notaire et banque décident.',
  commentaryPrompt:
    'Rédige pour le vendeur, client d’une agence immobilière, un commentaire de cette estimation et de ce qui reste du prix, en quatre courts paragraphes sans titres : sur quoi repose la valeur et pourquoi la fourchette a cette largeur ; ce qui est déduit du prix, et quelle loi suit l’impôt sur la plus-value s’il est compté ; ce que cela signifie pour le vendeur ; ce qu’il faut vérifier ensuite. Des mots simples, aucun conseil d’acheter ou de vendre.',
} as const satisfies Translation<typeof source>
