/*
 * Words that passwords are made of too often, in lower case and without accents, in the five languages of the service.
 * Matched as parts of a text; endings of plurals are removed separately.
 */

const general = `correcthorsebatterystaple ichliebedich motdepasse palavrapasse iloveyou password passwort passwuert
  bienvenue willkommen welcome bemvindo football baseball princess princesse sunshine superman letmein bonjour soleil
  chocolat jetaime doudou loulou schatz hallo hello moien benfica senha amor dragon monkey shadow master secret admin
  login azerty qwerty qwertz test pass changeme user account compte konto conta secure security`

/** The product, and places that its users live in. */
const places = `valorem luxembourg luxemburg luxemburgo letzebuerg letzebuergesch kirchberg dudelange differdange
  ettelbruck esch portugal france deutschland germany belgique belgium europe`

const trade = `immobilier immobiliere immobilien immobilie imobiliaria imobiliario imobiliarias imoveis imovel realestate
  estate realtor realty property properties immo appartement appartment apartment apartamento wohnung wunneng wunnengen
  maison house haeuser hauser haiser haus home heem moradia casa villa studio duplex penthouse logement bureau terrain
  grundstuck grundstuecke terreno building gebaude gebai predio agence agency agencies agentur agencia agenturen agent
  agente makler maklerin broker courtier mediador notaire notar notary notario proprietaire proprietor eigentumer
  eigentuemer proprietario owner locataire tenant mieter inquilino landlord vermieter senhorio vendeur vendedor verkaufer
  verkaeufer seller acheteur comprador kaufer kaeufer buyer vente verkauf verkaf venda sale sales achat kauf compra
  location vermietung arrendamento loyer miete renda rental rent hypotheque hypothek hipoteca mortgage credit kredit
  credito darlehen emprunt emprestimo loan pret valeur wert valor value valuation estimation estimate schatzung
  schaetzung bewertung avaliacao estimativa expertise gutachten prix preis prais preco price mandat mandate auftrag
  commune gemeinde gemeng municipio quartier contact kontakt contacto client kunde cliente invest investment rendite
  rendement yield office buro buero bureau escritorio firma company entreprise empresa firm team equipe equipa sarl gmbh`

const seasons = `winter spring summer autumn fall hiver printemps ete automne fruhling fruehling fruhjahr fruehjahr sommer
  herbst wanter freijoer hierscht inverno primavera verao outono weihnachten christmas noel natal ostern easter paques
  pascoa silvester newyear`

const months = `january february march april may june july august september october november december janvier fevrier
  mars avril mai juin juillet aout septembre octobre novembre decembre januar februar marz maerz juni juli oktober
  dezember januer februar maerz abrell mee september oktober november dezember janeiro fevereiro marco abril maio junho
  julho agosto setembro outubro novembro dezembro`

const days = `monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche
  montag dienstag mittwoch donnerstag freitag samstag sonntag meindeg densdeg mettwoch donneschdeg freideg samschdeg
  sonndeg segunda terca quarta quinta sexta sabado domingo today heute hoje`

/** All words, the longest first, so that a word is not cut by one that it contains. */
export const passwordWords: readonly string[] = [
  ...new Set([general, places, trade, seasons, months, days].flatMap(text => text.split(/\s+/))),
].sort((a, b) => b.length - a.length)
