/** A panel of the dashboard. */
export interface Panel {
  title: string
  /** A unit of Grafana, such as `s`, `reqps`, `percentunit`, `bytes` or `short`. */
  unit: string
  /** PromQL, each with the legend of its lines. */
  queries: [expr: string, legend: string][]
}

/** The rows of the dashboard: what operators ask, from the outside in. */
export const rows: { title: string; panels: Panel[] }[] = [
  {
    title: 'Traffic',
    panels: [
      {
        title: 'Requests by status',
        unit: 'reqps',
        queries: [['sum by (status) (rate(http_request_duration_seconds_count[5m]))', '{{status}}']],
      },
      {
        title: 'Share of 5xx',
        unit: 'percentunit',
        queries: [
          [
            'sum(rate(http_request_duration_seconds_count{status=~"5.."}[5m])) / sum(rate(http_request_duration_seconds_count[5m]))',
            '5xx',
          ],
        ],
      },
      {
        title: 'Latency',
        unit: 's',
        queries: [
          ['histogram_quantile(0.5, sum by (le) (rate(http_request_duration_seconds_bucket[5m])))', 'p50'],
          ['histogram_quantile(0.99, sum by (le) (rate(http_request_duration_seconds_bucket[5m])))', 'p99'],
        ],
      },
      {
        title: 'Slowest routes, p99',
        unit: 's',
        queries: [
          [
            'topk(10, histogram_quantile(0.99, sum by (le, route) (rate(http_request_duration_seconds_bucket[5m]))))',
            '{{route}}',
          ],
        ],
      },
      {
        title: 'Failed calls between services',
        unit: 'reqps',
        queries: [
          [
            'sum by (job, code) (rate(grpc_call_duration_seconds_count{side="client", code=~"unavailable|internal|timeout"}[5m]))',
            '{{job}} {{code}}',
          ],
        ],
      },
      {
        title: 'Cache hits',
        unit: 'percentunit',
        queries: [
          [
            'sum by (job) (rate(cache_reads_total{outcome="hit"}[5m])) / sum by (job) (rate(cache_reads_total[5m]))',
            '{{job}}',
          ],
        ],
      },
    ],
  },
  {
    title: 'Events and jobs',
    panels: [
      {
        title: 'Age of the oldest unpublished event',
        unit: 's',
        queries: [['max by (job) (outbox_oldest_event_age_seconds)', '{{job}}']],
      },
      {
        title: 'Events in the outbox',
        unit: 'short',
        queries: [
          ['max by (job) (outbox_waiting_events)', '{{job}} unpublished'],
          ['max by (job) (outbox_undropped_cache_keys)', '{{job}} cache entries not dropped'],
        ],
      },
      {
        title: 'Consumer lag',
        unit: 'short',
        queries: [['max by (consumer) (event_consumer_lag)', '{{consumer}}']],
      },
      {
        title: 'Events that wait for something that is down',
        unit: 'short',
        queries: [['sum by (consumer) (paused_events)', '{{consumer}}']],
      },
      { title: 'Dead letters', unit: 'short', queries: [['max by (consumer) (dead_letters)', '{{consumer}}']] },
      {
        title: 'Time since the last success of each job',
        unit: 's',
        queries: [['time() - max by (job, job_name) (job_last_success_timestamp_seconds > 0)', '{{job}} {{job_name}}']],
      },
      {
        title: 'Job failures',
        unit: 'short',
        queries: [['sum by (job, job_name) (increase(job_failures_total[1h]))', '{{job}} {{job_name}}']],
      },
    ],
  },
  {
    title: 'Saturation',
    panels: [
      {
        title: 'Pools in use',
        unit: 'percentunit',
        queries: [['sum by (job, pool) (pool_busy) / sum by (job, pool) (pool_capacity)', '{{job}} {{pool}}']],
      },
      {
        title: 'Waiting for a pool',
        unit: 'short',
        queries: [['sum by (job, pool) (pool_queued)', '{{job}} {{pool}}']],
      },
      {
        title: 'Event loop lag, p99',
        unit: 's',
        queries: [['max by (job) (nodejs_eventloop_lag_p99_seconds)', '{{job}}']],
      },
      {
        title: 'Memory of each process',
        unit: 'bytes',
        queries: [['process_resident_memory_bytes', '{{job}} {{instance}}']],
      },
      {
        title: 'CPU of each process',
        unit: 'percentunit',
        queries: [['rate(process_cpu_seconds_total[5m])', '{{job}} {{instance}}']],
      },
    ],
  },
  {
    title: 'Billing',
    panels: [
      { title: 'Reserved credits', unit: 'short', queries: [['max(credits_reserved)', 'reserved']] },
      {
        title: 'Overdue reservations',
        unit: 'short',
        queries: [['max(credit_reservations_overdue)', 'overdue']],
      },
      {
        title: 'Failed reconciliations with Stripe',
        unit: 'short',
        queries: [['sum(increase(reconciliation_failures_total[1h]))', 'failed']],
      },
      {
        title: 'Events about charges that Stripe does not know',
        unit: 'short',
        queries: [['sum(increase(provider_events_unmatched_total[1h]))', 'unmatched']],
      },
      {
        title: 'Events that the webhook of Stripe did not bring',
        unit: 'short',
        queries: [['sum(increase(provider_events_missed_total[1h]))', 'missed']],
      },
    ],
  },
  {
    title: 'AI',
    panels: [
      {
        title: 'Tokens today, and their limit',
        unit: 'short',
        queries: [
          ['max(ai_tokens_today)', 'used'],
          ['max(ai_daily_token_limit) > 0', 'limit'],
        ],
      },
      {
        title: 'Texts by outcome',
        unit: 'reqps',
        queries: [['sum by (outcome) (rate(ai_runs_total[5m]))', '{{outcome}}']],
      },
      {
        title: 'Time until the first text, p99',
        unit: 's',
        queries: [['histogram_quantile(0.99, sum by (le, mode) (rate(ai_first_text_seconds_bucket[5m])))', '{{mode}}']],
      },
    ],
  },
]
