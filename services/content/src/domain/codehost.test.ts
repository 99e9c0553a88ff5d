import { describe, expect, it } from 'vitest'
import { countOf, isAnsweredItem, itemOf, newestOfEach, statusOf } from './codehost.ts'

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
