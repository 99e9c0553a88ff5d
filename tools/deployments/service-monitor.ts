import type { ObjectMeta } from 'kubernetes-types/meta/v1.js'

/**
 * The Prometheus operator's `monitoring.coreos.com/v1` ServiceMonitor, as far as this repository uses it
 * (https://prometheus-operator.dev/docs/api-reference/api/).
 */
export interface ServiceMonitor {
  apiVersion?: 'monitoring.coreos.com/v1'
  kind?: 'ServiceMonitor'
  metadata?: ObjectMeta
  spec: {
    selector: { matchLabels: Record<string, string> }
    endpoints: {
      /** Name of a port of the Service. */
      port: string
      path?: string
      interval?: string
      scrapeTimeout?: string
      relabelings?: { sourceLabels: string[]; targetLabel: string; regex?: string; replacement?: string }[]
    }[]
  }
}
