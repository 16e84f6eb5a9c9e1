// Written by `npm run derive` from the languages; not edited by hand.

import type { WidgetTexts } from '../../widget/texts.ts'

/** The texts of the element in a language. */
export const file: WidgetTexts = {
  "language": "pt",
  "habits": {
    "locale": "pt-PT",
    "typography": {
      "euro": "after",
      "beforePercent": ""
    }
  },
  "texts": {
    "title": "Estime o seu apartamento",
    "communeHint": "Comuna ou localidade, por exemplo Mamer",
    "options": "Comunas encontradas: {n}",
    "optionsNone": "Nenhuma comuna encontrada",
    "surfaceHint": "Em m², sem varanda, cave nem garagem",
    "unknown": "Não sei",
    "submit": "Estimar",
    "again": "Atualizar a estimativa",
    "busy": "A calcular…",
    "optional": "(opcional)",
    "errors": "A corrigir",
    "communeMissing": "Indique a comuna.",
    "surfaceWrong": "Indique uma área de {min} a {max} m².",
    "result": "A sua estimativa",
    "resultSaid": "Estimativa: de {low} a {high}, valor central {mid}.",
    "low": "Baixo",
    "high": "Alto",
    "narrow": "Dados que reduzem o intervalo",
    "details": "Pormenores do cálculo",
    "adjustments": "Ajustamentos",
    "reference": "Preço de referência",
    "period": "Período",
    "origin": "Origem",
    "sales": "{n} vendas",
    "source": "Fonte",
    "caveat": "Estimativa indicativa. Não é uma avaliação por perito nem um valor hipotecário.",
    "parking": "Estacionamento incluído",
    "offline": "Sem ligação à Internet. A estimativa continua quando a ligação voltar.",
    "failed": "O serviço não responde. Tente de novo dentro de instantes.",
    "waiting": "Demasiados pedidos. Pode tentar de novo dentro de {n} s.",
    "ready": "Já pode tentar de novo.",
    "usedUp": "O número máximo de estimativas de hoje foi atingido. Volte amanhã.",
    "refused": "A estimativa não está disponível neste site.",
    "owner": "Para o responsável do site: {code}, {origin}",
    "notFound": "Comuna desconhecida: «{name}».",
    "didYouMean": "Queria dizer",
    "invalid": "Um dos dados não foi aceite.",
    "leadTitle": "Quero que {agency} me contacte",
    "leadAgency": "a agência",
    "name": "Nome",
    "email": "E-mail",
    "phone": "Telefone",
    "message": "Mensagem",
    "emailWrong": "Indique um endereço de e-mail válido.",
    "required": "Campo obrigatório: {field}.",
    "consent": "Aceito que os meus dados e a minha estimativa sejam utilizados por {agency} para me contactar.",
    "privacy": "Proteção de dados",
    "consentMissing": "O seu consentimento é necessário para o envio.",
    "send": "Enviar",
    "sent": "Obrigado, o seu pedido foi enviado.",
    "sendFailed": "O envio falhou. Os seus dados ficam aqui guardados; tente de novo.",
    "call": "Ligar para {agency}",
    "copy": "Copiar a minha estimativa",
    "copied": "Copiado",
    "slow": "A resposta está a demorar mais do que o habitual…",
    "estNeuf": "Novo, vendido pelo promotor",
    "writeMail": "Escrever para {agency}",
    "line": "{name}: {value}",
    "request": "Pedido: apartamento, {home}",
    "stale": "Para os dados indicados antes.",
    "narrowTo": "Com todas as respostas, cerca de ± {to}% em vez de ± {from}%.",
    "phoneWrong": "Indique um número de telefone válido.",
    "via": "{agency} recebe estes dados através da Valorem, que os transmite.",
    "sentUnread": "O seu pedido foi enviado; esta página não conseguiu ler a resposta.",
    "sendLimit": "Demasiados pedidos neste momento. Os seus dados ficam aqui guardados; tente mais tarde."
  },
  "words": {
    "adjustments": {
      "adjNeuf": "Construção nova",
      "adjQuartier": "Bairro",
      "adjSurface": "Área habitável",
      "adjEtage": "Andar",
      "adjEtat": "Estado da habitação",
      "adjExterieur": "Espaço exterior",
      "adjParking": "Estacionamento",
      "adjEnergie": "Classe energética"
    },
    "etage": {
      "rdc": "rés do chão",
      "entre": "andar intermédio",
      "dernier": "último andar"
    },
    "etat": {
      "neuf": "como novo",
      "renove": "renovado",
      "bon": "bom",
      "rafraichir": "a precisar de pequenas obras",
      "renover": "para renovar"
    },
    "exterieur": {
      "aucun": "nenhum",
      "balcon": "varanda",
      "terrasse": "terraço",
      "jardin": "jardim"
    },
    "kind": {
      "published": "publicado pela autoridade",
      "indexed": "preço de outro ano, indexado",
      "imputed": "imputado, na falta de preço publicado"
    },
    "yes": "sim",
    "no": "não",
    "confiance": {
      "forte": "Dados completos",
      "moyenne": "Dados parciais",
      "faible": "Poucos dados"
    },
    "centralValue": "Valor central",
    "shareOfSales": "8 em cada 10 vendas de apartamentos comparáveis situam-se neste intervalo, metade entre {low} e {high}.",
    "fields": {
      "commune": "Comuna",
      "quartier": "Bairro",
      "surface": "Área habitável",
      "nbChambres": "Quartos",
      "etage": "Andar",
      "etat": "Estado",
      "exterieur": "Espaço exterior",
      "classeEnergie": "Classe energética"
    }
  }
}
