import type { Metrics } from '@resume/service-kit/metrics/metrics'
import { Counter, Histogram } from 'prom-client'
import type { FinishedRun } from '../use-cases/generate-text.ts'

/** Counts runs of the AI. */
export function createWritingMetrics({ registry }: Metrics): (run: FinishedRun) => void {
  const registers = [registry]
  const labelNames = ['action', 'mode'] as const
  const runs = new Counter({
    name: 'ai_runs_total',
    help: 'Runs of AI writing by how they ended',
    labelNames: [...labelNames, 'outcome'] as const,
    registers,
  })
  const firstText = new Histogram({
    name: 'ai_first_text_seconds',
    help: 'Time until the first text of a streamed run came from the provider',
    labelNames,
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32],
    registers,
  })
  const tokens = new Counter({
    name: 'ai_tokens_total',
    help: 'Tokens that the provider read and wrote',
    labelNames: [...labelNames, 'direction'] as const,
    registers,
  })
  const repairs = new Counter({ name: 'ai_repairs_total', help: 'Texts written anew', labelNames, registers })
  const removed = new Counter({
    name: 'ai_removed_inventions_total',
    help: 'Inventions that are gone from texts that were written anew',
    labelNames,
    registers,
  })
  const credits = new Counter({ name: 'ai_credits_total', help: 'Credits spent on texts', labelNames, registers })
  return (run) => {
    const labels = { action: run.action, mode: run.mode }
    runs.inc({ ...labels, outcome: run.outcome })
    if (run.firstTextSeconds !== undefined) firstText.observe(labels, run.firstTextSeconds)
    tokens.inc({ ...labels, direction: 'in' }, run.usage.promptTokens)
    tokens.inc({ ...labels, direction: 'out' }, run.usage.completionTokens)
    repairs.inc(labels, run.repairs)
    removed.inc(labels, run.removed)
    credits.inc(labels, run.credits)
  }
}
