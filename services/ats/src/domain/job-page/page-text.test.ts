import { describe, expect, it } from 'vitest'
import { longestJobDescription, textOfPage } from './page-text.ts'

describe('the text of a page', () => {
  it('is what people read of it, line by line', () => {
    const page = `<!doctype html><html><head><title>Job</title><style>p{}</style><script>alert(1)</script>
      <body><nav><a href=/>Home</a></nav><form><h1>Backend&nbsp;Engineer</h1><p>You build   <b>APIs</b>.<br>Daily.
      <ul><li>TypeScript<li>PostgreSQL &amp; Redis</ul><div hidden>secret</div><button>Apply</button></form>
      <footer>© Us</footer>`
    expect(textOfPage(page)).toBe('Backend Engineer\n\nYou build APIs.\nDaily.\n\n- TypeScript\n\n- PostgreSQL & Redis')
  })

  it('is the job posting that the page tells search engines of, when there is one', () => {
    const posting = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: 'Else' },
        {
          '@type': ['JobPosting'],
          title: 'Engineer',
          hiringOrganization: { name: 'Example' },
          description: '<p>Know &amp; love <b>Go</b>.</p>',
        },
      ],
    }
    const page = `<script type="application/ld+json">{broken</script>
      <script type="application/ld+json">${JSON.stringify(posting)}</script><p>Cookies!</p>`
    expect(textOfPage(page)).toBe('Engineer\nExample\n\nKnow & love Go.')
  })

  it.each(['', '<p></p>', '<script>x</script>', '<html><body>   </body></html>'])('of %j is empty', (page) => {
    expect(textOfPage(page)).toBe('')
  })

  it('is cut to the length of a job description, between characters', () => {
    expect([...textOfPage(`<p>${'😀'.repeat(60_000)}</p>`)]).toHaveLength(longestJobDescription)
  })

  it('is not looked for where elements are nested without end', () => {
    expect(() => textOfPage('<b>'.repeat(300_000) + '</i>'.repeat(200_000))).toThrow('nested too deep')
  })

  it.each([
    ['tags that nothing closes', '<p>'.repeat(600_000)],
    ['tags that close nothing', '</i>'.repeat(500_000)],
    ['one endless tag', `<p ${'a=1 '.repeat(500_000)}`],
    ['one endless comment', `<!--${'-'.repeat(2_000_000)}`],
    ['entities', '&amp;'.repeat(400_000)],
    ['blanks', `<p>${' \n'.repeat(1_000_000)}</p>`],
    ['brackets', '<'.repeat(2_000_000)],
    ['deep JSON', `<script type="application/ld+json">${'['.repeat(1_000_000)}</script>`],
  ])('of two megabytes of %s is found within the time of the test', (_what, page) => {
    expect(textOfPage(page).length).toBeLessThanOrEqual(longestJobDescription)
  })
})
