import { inject } from 'vitest'
import type { SharedPlatform } from '../platform/vitest-platform.ts'

const answer = await fetch(inject('platformDoor'))
if (!answer.ok) throw new Error(await answer.text())

/** The platform that the files of acceptance tests share; the first one that asks starts it. */
export const sharedPlatform = (await answer.json()) as SharedPlatform
