/** An account at the code host. */
export interface CodehostAccount {
  id: number
  login: string
  name: string | null
  emails: { email: string; primary: boolean; verified: boolean }[]
  repositories: { name: string; language: string; stars: number }[]
}

/** Makes an account with a verified address, unless something else is given. */
export function aCodehostAccount(given: Partial<CodehostAccount> & { login: string }): CodehostAccount {
  return {
    id: 1_000_000 + Math.floor(Math.random() * 1_000_000_000),
    name: null,
    emails: [{ email: `${given.login}@example.com`, primary: true, verified: true }],
    repositories: [{ name: 'engines', language: 'TypeScript', stars: 7 }],
    ...given,
  }
}

/** What the API says of an account to everybody. */
export function publicProfile({ id, login, name }: CodehostAccount) {
  return {
    id,
    login,
    name,
    avatar_url: `https://avatars.codehost.example/${id}`,
    html_url: `https://codehost.example/${login}`,
    bio: 'Writes programs',
    location: 'London',
    email: null,
    blog: '',
  }
}

/** What the API says of an account's repositories. */
export function publicRepositories({ login, repositories }: CodehostAccount) {
  return repositories.map(({ name, language, stars }) => ({
    name,
    language,
    description: `About ${name}`,
    stargazers_count: stars,
    fork: false,
    html_url: `https://codehost.example/${login}/${name}`,
  }))
}
