/** A guide: a page of the documentation that is a file of the repository. */
export interface Guide {
  path: string
  /** From the root of the repository. */
  file: string
  title: string
  /** Additional search terms. */
  words: string
}

/** Guides in navigation order. */
export const guides: readonly Guide[] = [
  {
    path: '/docs/sdk',
    file: 'sdk/README.md',
    title: 'The SDK',
    words: 'npm install typescript javascript client library package node deno bun',
  },
  {
    path: '/docs/next',
    file: 'examples/next/README.md',
    title: 'The SDK in Next.js',
    words: 'nextjs react server component cache revalidate prerender app router',
  },
  {
    path: '/docs/embedding',
    file: 'examples/embed/README.md',
    title: 'Embedding',
    words: 'embed widget website element form page agency iframe calculators',
  },
  {
    path: '/docs/wordpress',
    file: 'examples/embed/wordpress/README.md',
    title: 'The WordPress plugin',
    words: 'embed widget website plugin cms',
  },
  {
    path: '/docs/webhooks',
    file: 'examples/WEBHOOKS.md',
    title: 'Webhooks',
    words: 'event receive contact lead signature secret crm',
  },
  {
    path: '/docs/mcp',
    file: 'examples/MCP.md',
    title: 'Assistants (MCP)',
    words: 'model context protocol tools claude agent ai llm',
  },
  {
    path: '/docs/testing',
    file: 'examples/TESTING.md',
    title: 'Testing',
    words: 'mock stub fake load postman collection golden failures sandbox 429',
  },
  {
    path: '/docs/golden-cases',
    file: 'examples/golden/README.md',
    title: 'Golden cases',
    words: 'expected values verify figures independent port',
  },
  {
    path: '/docs/migration',
    file: 'examples/MIGRATION.md',
    title: 'From 1.0 to 1.1',
    words: 'migration upgrade breaking version update move',
  },
  {
    path: '/docs/changes',
    file: 'CHANGELOG.md',
    title: 'Changes of the service',
    words: 'changelog release notes version history news',
  },
  {
    path: '/docs/sdk-changes',
    file: 'sdk/CHANGELOG.md',
    title: 'Changes of the SDK',
    words: 'changelog release notes version history package',
  },
]

/** Files of the repository that the service sends, with their paths. */
export const downloads: Readonly<Record<string, string>> = {
  'examples/embed/wordpress/valorem.php': '/wordpress/valorem.zip',
}

/** Pictures of the guides, by their name below `/docs/pictures`. */
export const pictures: Readonly<Record<string, string>> = {
  'estimate.png': 'examples/embed/estimate.png',
  'calculator-costs.png': 'examples/pictures/calculator-costs.png',
  'calculator-gains.png': 'examples/pictures/calculator-gains.png',
  'calculator-mortgage.png': 'examples/pictures/calculator-mortgage.png',
}
