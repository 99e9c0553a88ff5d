import { describe, expect, it } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

const user = (key: string) => ({ key, isAnonymous: false })
const visitor = (key: string) => ({ key, isAnonymous: true })

describe('room for uploads', () => {
  it('is half for visitors, however many they are, and all for users', () => {
    const enter = createUploadRoom(1_000)
    const visitors = Array.from({ length: 5 }, (_, nth) => enter(visitor(`10.0.0.${nth}`)))
    for (const place of visitors) place.take(100)
    expect(() => enter(visitor('10.0.1.1')).take(1)).toThrow('Too many files are being uploaded')
    const place = enter(user('ada'))
    place.take(500)
    expect(() => place.take(1)).toThrow('Too many files are being uploaded')
    visitors[0]?.leave()
    visitors[0]?.leave()
    place.take(100)
    expect(() => place.take(1)).toThrow()
  })

  it('holds two uploads of a caller at a time', () => {
    const enter = createUploadRoom(1_000)
    const [first] = [enter(visitor('10.0.0.1')), enter(visitor('10.0.0.1'))]
    expect(() => enter(visitor('10.0.0.1'))).toThrow('Too many requests')
    enter(visitor('10.0.0.2'))
    first?.leave()
    enter(visitor('10.0.0.1'))
  })
})
