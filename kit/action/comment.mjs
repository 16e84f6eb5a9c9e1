/** Line by which the comment of a cassette is found again. */
const createMark = cassette => `<!-- valorem calls: ${cassette.replaceAll('--', '- -')} -->`

/** Longest body of a comment, in characters, less what stands around a report. */
const reportMax = 60_000

const pageSize = 100

/** A report in a fence that no line of it can end. */
export const formatReport = report => {
  const cut = report.length > reportMax ? `${report.slice(0, reportMax)}\n…` : report
  const longest = Math.max(2, ...[...cut.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${cut.trimEnd()}\n${fence}\n`
}

/** The text of a comment. */
export const formatComment = (report, { cassette, moved }) => {
  const head = moved ? 'Recorded calls have other answers now.' : 'Recorded calls have the same answers.'
  return `${createMark(cassette)}\n**${head}** \`${cassette.replaceAll('`', '')}\`\n\n${formatReport(report)}`
}

/** Calls the API of GitHub. @throws Error with its status and message. */
const callGitHub = async (path, { method = 'GET', body, token, api }) => {
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'User-Agent': 'valorem-calls',
      'X-GitHub-Api-Version': '2022-11-28',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`GitHub answered ${answer.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

/** The comment of a cassette on a pull request; undefined where there is none. */
const findComment = async (comments, mark, place) => {
  for (let page = 1; ; page += 1) {
    const found = await callGitHub(`${comments}?per_page=${pageSize}&page=${page}`, place)
    const own = found.find(({ body }) => body?.startsWith(mark))
    if (own || found.length < pageSize) return own
  }
}

/** Writes the comment of a cassette, or changes it; where nothing moved, only one that is there is changed. */
export const writeComment = async (report, { cassette, moved, repository, number, ...place }) => {
  const comments = `/repos/${repository}/issues/${number}/comments`
  const body = formatComment(report, { cassette, moved })
  const own = await findComment(comments, createMark(cassette), place)
  if (own)
    await callGitHub(`/repos/${repository}/issues/comments/${own.id}`, { ...place, method: 'PATCH', body: { body } })
  else if (moved) await callGitHub(comments, { ...place, method: 'POST', body: { body } })
}
