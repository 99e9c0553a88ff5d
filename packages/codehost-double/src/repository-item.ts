/** An issue or a pull request as a code host has it. */
export interface RepositoryItem {
  number: number
  title: string
  state: 'open' | 'closed'
  labels: string[]
  isPullRequest: boolean
  updatedAt: Date
  isReopened?: boolean
}

const site = 'https://codehost.example/acme/resume'

/**
 * An item as the API answers it. Authors have left, and texts are missing, for some.
 * @param repository the address of the repository in the API
 * @param namesLabels whether labels are names alone
 */
export function answeredItem(item: RepositoryItem, repository: string, namesLabels: boolean) {
  const { number, title, state, labels, isPullRequest } = item
  const url = `${repository}/issues/${number}`
  const updated = timeOf(item.updatedAt)
  const isClosed = state === 'closed'
  return {
    ...{ id: 2_500_000_000 + number, node_id: `I_kwDOAD6t${number}`, number, title, state },
    ...{ url, repository_url: repository, labels_url: `${url}/labels{/name}`, comments_url: `${url}/comments` },
    ...{ events_url: `${url}/events`, timeline_url: `${url}/timeline` },
    html_url: `${site}/${isPullRequest ? 'pull' : 'issues'}/${number}`,
    state_reason: isClosed && !isPullRequest ? ('completed' as const) : item.isReopened ? ('reopened' as const) : null,
    /** Who has left is nobody. */
    user: number % 7 === 0 ? null : authorOf(number),
    labels: labels.map((name, index) => (namesLabels ? name : labelOf(name, index, repository))),
    ...{ assignee: null, assignees: [], milestone: null, locked: false, active_lock_reason: null, comments: 0 },
    ...{ created_at: '2026-01-01T00:00:00Z', updated_at: updated, closed_at: isClosed ? updated : null },
    ...{ author_association: 'NONE' as const, closed_by: null, performed_via_github_app: null },
    body: number % 5 === 0 ? null : 'What happens, what should happen instead, and how to see it.\r\n'.repeat(20),
    ...(isPullRequest && {
      draft: !isClosed,
      pull_request: {
        url: `${repository}/pulls/${number}`,
        html_url: `${site}/pull/${number}`,
        diff_url: `${site}/pull/${number}.diff`,
        patch_url: `${site}/pull/${number}.patch`,
        merged_at: isClosed ? updated : null,
      },
    }),
  }
}

function labelOf(name: string, index: number, repository: string) {
  const url = `${repository}/labels/${encodeURIComponent(name)}`
  return { id: 900 + index, node_id: `LA_${index}`, url, name, description: null, color: 'ededed', default: false }
}

function authorOf(number: number) {
  const login = `writer-${number % 3}`
  const url = `https://api.codehost.example/users/${login}`
  return {
    ...{
      login,
      id: 1_000 + (number % 3),
      node_id: `U_${number % 3}`,
      gravatar_id: '',
      type: 'User',
      site_admin: false,
    },
    ...{ avatar_url: `https://avatars.codehost.example/${login}`, html_url: `https://codehost.example/${login}`, url },
    ...{ followers_url: `${url}/followers`, following_url: `${url}/following{/other_user}`, gists_url: `${url}/gists` },
    ...{ starred_url: `${url}/starred`, subscriptions_url: `${url}/subscriptions`, repos_url: `${url}/repos` },
    ...{ organizations_url: `${url}/orgs`, events_url: `${url}/events`, received_events_url: `${url}/received_events` },
  }
}

function timeOf(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z')
}
