/**
 * A dataset of data.public.lu in the shape of its interface (udata, `/api/1/datasets/{id}/`), noted on 2026-11-23 from the
 * documentation of udata, with the members that matter here and some around them; the addresses are the caller's.
 */
export const dataSetOf = (urls: readonly string[]) => ({
  id: '57f26768cc765e23279433b0',
  slug: 'prix-de-vente-des-appartements-par-commune',
  title: 'Prix de vente des appartements - Par commune',
  frequency: 'quarterly',
  license: 'cc-zero',
  resources: urls.map((url, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    title: url.slice(url.lastIndexOf('/') + 1),
    type: 'main',
    filetype: 'file',
    format: url.slice(url.lastIndexOf('.') + 1),
    url,
    created_at: '2026-03-26T09:42:48.000000+00:00',
  })),
})
