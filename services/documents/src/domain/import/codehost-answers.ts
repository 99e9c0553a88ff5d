import { importLimits } from '@resume/proto/limits/documents'
import { objectOf, objectsOf } from '../fit-profile.ts'
import type { CodehostAccount, CodehostRepository } from './from-codehost.ts'

/** The account that the code host's answer describes; undefined when it describes none. */
export function accountIn(body: unknown): CodehostAccount | undefined {
  const { login, name, bio, company, location, email, blog, html_url } = objectOf(body)
  if (text(login) === '') return undefined
  return {
    login: text(login),
    name: text(name),
    bio: text(bio),
    company: text(company),
    location: text(location),
    email: text(email),
    blog: text(blog),
    profileUrl: text(html_url),
  }
}

/** The account's own repositories in a page of the code host's answer, without forks; undefined when it is not a list. */
export function ownRepositoriesIn(body: unknown): CodehostRepository[] | undefined {
  return Array.isArray(body) ? objectsOf(body).filter(isOwn).map(repositoryOf) : undefined
}

/** Whether another page is to be read: repositories are looked for in a few pages only, since forks fill them, too. */
export function needsMoreRepositories(found: number, pagesRead: number): boolean {
  return found < importLimits.repositories && pagesRead < mostPages
}

const mostPages = 4

function isOwn({ fork, name }: Record<string, unknown>): boolean {
  return fork !== true && text(name) !== ''
}

function repositoryOf(body: Record<string, unknown>): CodehostRepository {
  const { name, description, language, stargazers_count, html_url } = body
  const stars = typeof stargazers_count === 'number' && stargazers_count > 0 ? Math.floor(stargazers_count) : 0
  return { name: text(name), description: text(description), language: text(language), stars, url: text(html_url) }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
