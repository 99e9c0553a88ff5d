/** Groups of operations, in the order of the reference: what somebody needs first comes first. */
export const tags = [
  {
    name: 'Sign-in',
    description:
      'Sign in with a one-time code that is sent by email. These operations return their own payloads instead of the envelope.',
    paths: ['/auth'],
  },
  {
    name: 'API keys',
    description: 'API keys let programs act for your account. A key cannot manage keys: use a session.',
    paths: ['/api-keys'],
  },
  { name: 'Account', description: 'Your account: name, username and settings.', paths: ['/users'] },
  {
    name: 'Master profile',
    description: 'What you say about yourself, once for all documents.',
    paths: ['/profiles/master'],
  },
  {
    name: 'Imports',
    description: 'Create a resume from data that you have elsewhere.',
    paths: ['/profiles/import'],
  },
  {
    name: 'Documents',
    description: 'Resumes, cover letters, portfolios and link-in-bio pages, with their former versions.',
    paths: ['/documents'],
  },
  {
    name: 'Share links',
    description: 'Publish a snapshot of a document at an address that can be opened without an account.',
    paths: ['/shares'],
  },
  {
    name: 'Portfolios',
    description: 'Write a portfolio, publish it on your own subdomain, and see how often it is viewed.',
    paths: ['/portfolios'],
  },
  {
    name: 'Portfolio assets',
    description:
      'Images for portfolios. Files go straight to the object storage, at URLs that accept exactly one file.',
    paths: ['/portfolio-assets'],
  },
  {
    name: 'ATS',
    description: 'Scan a resume the way applicant tracking systems do, extract its text, and improve it with AI.',
    paths: ['/ats'],
  },
  {
    name: 'AI writing',
    description: 'Texts that an AI writes for credits, whole or streamed.',
    paths: ['/ai'],
  },
  { name: 'Billing', description: 'Your plan, payments and AI credits.', paths: ['/billing'] },
  {
    name: 'Affiliates',
    description: 'Refer users, and get a share of what they pay.',
    paths: ['/affiliates'],
  },
  {
    name: 'Changelog',
    description: 'What has changed, release by release. There is also a feed at `/changelog.xml`.',
    paths: ['/changelog'],
  },
  { name: 'Roadmap', description: 'What is planned, in progress and done.', paths: ['/roadmap'] },
  {
    name: 'Code host',
    description: "Issues and pull requests of the platform's repository.",
    paths: ['/codehost'],
  },
  { name: 'Ambassadors', description: 'The campus ambassador program.', paths: ['/ambassador'] },
  { name: 'Health', description: 'Whether the service runs, for load balancers and monitoring.', paths: ['/health'] },
]

/** The tag of everything that is not public. */
export const internalTag = {
  name: 'internal',
  description: 'For the web app and the administrator; not part of the public API.',
}

/** The tag of a path below `/api/v1`. @throws Error when no tag covers it */
export function tagOf(path: string): string {
  const tag = tags.find(({ paths }) => paths.some((start) => path === start || path.startsWith(`${start}/`)))
  if (!tag) throw new Error(`no tag covers ${path}`)
  return tag.name
}
