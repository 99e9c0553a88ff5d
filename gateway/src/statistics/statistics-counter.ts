import { statisticsLimits } from '@resume/proto/limits/content'
import { eventField, otherEvents, statisticsKeys } from '@resume/proto/statistics'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { RedisClient, RedisConnection } from '@resume/service-kit/redis/connect'
import { countEventsScript } from './statistics-script.ts'

/** Something that happened, as it is counted. */
export interface StatisticsEvent {
  name: string
  properties: Record<string, string | number | boolean>
  at: Date
}

/** Counts statistics events; see {@link createStatisticsCounter}. */
export interface StatisticsCounter {
  /** Buffers events. @throws AppError `unavailable` without Redis */
  count(events: readonly StatisticsEvent[]): Promise<void>
}

interface ScriptedRedis extends RedisClient {
  countEvents(...args: (string | number)[]): Promise<null>
}

/** How long names and values of a day are known: longer than any clock is wrong. */
const knownSeconds = 48 * 60 * 60

/** Counts statistics events in Redis, from where content takes them. What is kept of an event are sums alone. */
export function createStatisticsCounter(connection: RedisConnection): StatisticsCounter {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('countEvents', { numberOfKeys: 3, lua: countEventsScript })
  const { namesPerDay, valuesPerDay } = statisticsLimits
  return {
    async count(events) {
      if (!connection.isUp()) throw new AppError('unavailable')
      const today = new Date().toISOString().slice(0, 10)
      const keys = [statisticsKeys.pending, statisticsKeys.names(today), statisticsKeys.values(today)].map((key) =>
        connection.placed(key, statisticsKeys.pending),
      )
      const sums = [...sumsOf(events).values()].flatMap(({ field, other, times, values }) => {
        return [field, other, times, values.size, ...[...values].flat()]
      })
      try {
        await redis.countEvents(...keys, knownSeconds, namesPerDay, valuesPerDay, ...sums)
      } catch (cause) {
        throw new AppError('unavailable', { cause })
      }
    },
  }
}

/** How often events of a name happened on a day, and with which values. */
interface Sums {
  field: string
  /** The field that counts once there are too many names. */
  other: string
  times: number
  values: Map<string, number>
}

function sumsOf(events: readonly StatisticsEvent[]): Map<string, Sums> {
  const sums = new Map<string, Sums>()
  for (const { name, properties, at } of events) {
    const day = at.toISOString().slice(0, 10)
    const field = eventField({ day, name })
    const known = sums.get(field) ?? {
      field,
      other: eventField({ day, name: otherEvents }),
      times: 0,
      values: new Map(),
    }
    known.times++
    for (const [property, value] of Object.entries(properties)) {
      const valueField = eventField({ day, name, property: { name: property, value: String(value) } })
      known.values.set(valueField, (known.values.get(valueField) ?? 0) + 1)
    }
    sums.set(field, known)
  }
  return sums
}
