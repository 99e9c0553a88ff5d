import { profileLimits } from '@resume/proto/limits/documents'
import { newId } from '@resume/service-kit/ids'
import { emailOf, textOf } from '../fit-profile.ts'
import { emptyProfile, type Profile, type ProfileLink } from '../profile.ts'
import { websiteLabel } from '../profile-links.ts'

/** An account at the code host. */
export interface CodehostAccount {
  login: string
  name: string
  bio: string
  company: string
  location: string
  email: string
  blog: string
  profileUrl: string
}

/** A repository of an account. */
export interface CodehostRepository {
  name: string
  description: string
  language: string
  stars: number
  url: string
}

const { shortTextLength, headlineLength } = profileLimits

/** The profile that an account and its repositories describe: skills are languages, projects are repositories. */
export function fromCodehost(account: CodehostAccount, repositories: CodehostRepository[]): Profile {
  const profile = emptyProfile()
  return {
    ...profile,
    basics: {
      ...profile.basics,
      fullName: textOf(account.name || account.login, shortTextLength),
      headline: textOf(account.bio.replaceAll(/\s+/g, ' '), headlineLength),
      email: emailOf(account.email),
      location: textOf(account.location, shortTextLength),
    },
    links: { ...profile.links, items: linksOf(account) },
    summary: textOf(account.bio),
    skills: skillsOf(repositories),
    projects: [...repositories]
      .sort((a, b) => b.stars - a.stars)
      .map(({ name, description, language, stars, url }) => ({
        id: newId(),
        name: textOf(name),
        role: '',
        link: textOf(url),
        linkLabel: '',
        summary: textOf(description),
        showLinkAsText: false,
        highlights: stars > 0 ? [`${stars.toLocaleString('en-US')} ${stars === 1 ? 'star' : 'stars'}`] : [],
        skills: language === '' ? [] : [textOf(language)],
      })),
  }
}

function linksOf({ login, profileUrl, blog }: CodehostAccount): ProfileLink[] {
  const links: ProfileLink[] = []
  if (profileUrl !== '') links.push({ id: newId(), type: 'codehost', label: login, url: textOf(profileUrl) })
  if (blog !== '') {
    const url = /^https?:\/\//i.test(blog) ? blog : `https://${blog}`
    if (URL.canParse(url)) links.push({ id: newId(), type: 'portfolio', label: websiteLabel, url: textOf(url) })
  }
  return links
}

/** A skill per language, the most used first, with its repositories as keywords. */
function skillsOf(repositories: CodehostRepository[]) {
  const byLanguage = new Map<string, string[]>()
  for (const { language, name } of repositories) {
    if (language !== '') byLanguage.set(language, [...(byLanguage.get(language) ?? []), textOf(name)])
  }
  return [...byLanguage]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, keywords]) => ({ id: newId(), name: textOf(name), keywords }))
}
