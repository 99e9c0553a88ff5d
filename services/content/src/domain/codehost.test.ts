import { describe, expect, it } from 'vitest'
import { countOf, isAnsweredItem, itemOf, newestOfEach, retryTime, statusOf } from './codehost.ts'

const answered = (more: object = {}) => ({
  ...{ id: 7, number: 3, title: 'A', state: 'open', html_url: 'https://codehost.example/3', labels: [] },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-02T00:00:00Z', ...more },
})

describe('an item of the code host', () => {
  it('is done when it is closed or says so, in progress when it says so, and else to do', () => {
    expect(statusOf('closed', ['active'])).toBe('done')
    expect(statusOf('open', ['Done'])).toBe('done')
    for (const label of ['in-progress', 'In Progress', 'ACTIVE'])
      expect(statusOf('open', ['bug', label])).toBe('in-progress')
    expect(statusOf('open', ['inactive'])).toBe('todo')
  })

  it('is a pull request when it has one', () => {
    expect(itemOf(answered()).kind).toBe('issue')
    expect(itemOf(answered({ pull_request: {} })).kind).toBe('pull-request')
    expect(itemOf(answered({ labels: [{ name: 'bug' }, 'x', {}] })).labels).toEqual(['bug', 'x'])
  })

  it('is told from anything else that is answered', () => {
    expect(isAnsweredItem(answered())).toBe(true)
    for (const wrong of [
      null,
      'x',
      {},
      answered({ number: '3' }),
      answered({ updated_at: 'soon' }),
      answered({ labels: 1 }),
      answered({ labels: [null] }),
      answered({ labels: [{ name: 7 }] }),
      answered({ number: 0 }),
      answered({ number: 2 ** 31 }),
      answered({ id: 1.5 }),
      answered({ html_url: 'javascript:alert(1)' }),
      answered({ created_at: '+012026-01-01T00:00:00Z' }),
    ]) {
      expect(isAnsweredItem(wrong)).toBe(false)
    }
  })

  it('counts once, as it was last changed or read', () => {
    const later = itemOf(answered({ title: 'B', updated_at: '2026-01-03T00:00:00Z' }))
    const relabelled = itemOf(answered({ number: 4, labels: ['new'] }))
    const items = newestOfEach([later, itemOf(answered()), itemOf(answered({ number: 4 })), relabelled])
    expect(items).toEqual([later, relabelled])
  })

  it('is counted by kind and status', () => {
    const counts = {
      issue: { todo: 1, 'in-progress': 2, done: 3 },
      'pull-request': { todo: 4, 'in-progress': 5, done: 6 },
    }
    expect([countOf(counts, undefined, undefined), countOf(counts, 'issue', undefined)]).toEqual([21, 6])
    expect([countOf(counts, undefined, 'done'), countOf(counts, 'pull-request', 'todo')]).toEqual([9, 4])
  })
})

describe('the time at which a code host that limits requests is asked again', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const seconds = (time: Date) => (time.getTime() - now.getTime()) / 1000
  const later = (secondsLater: number) => new Date(now.getTime() + secondsLater * 1000)

  it('is the one that it names, within an hour', () => {
    expect([37, 0, -5, 90_000].map((named) => seconds(retryTime(now, later(named), null)))).toEqual([37, 1, 1, 3_600])
  })

  it('is otherwise in a minute, and in twice the last pause when that was too short, up to an hour', () => {
    const after = (retryAt: Date | null, finishedAt: Date | null = now) =>
      seconds(retryTime(now, undefined, { finishedAt, retryAt }))
    expect(seconds(retryTime(now, undefined, null))).toBe(60)
    expect(after(null)).toBe(60)
    expect([after(later(60)), after(later(120)), after(later(3_000))]).toEqual([120, 240, 3_600])
  })
})
