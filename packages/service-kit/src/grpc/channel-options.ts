import type { ChannelOptions, ServerOptions } from '@grpc/grpc-js'

/** 2 MB: a document of 1 MB with its envelope, with room to spare; larger inputs are streamed. */
export const messageLimit = 2 * 1024 * 1024

const shared = {
  'grpc.max_receive_message_length': messageLimit,
  'grpc.max_send_message_length': messageLimit,
  'grpc-node.flow_control_window': 4 * 1024 * 1024,
} as const

/** Options of every server: connections end after five minutes, so that new replicas get their share. */
export const serverOptions: ServerOptions = {
  ...shared,
  'grpc.max_connection_age_ms': 300_000,
  'grpc.max_connection_age_grace_ms': 30_000,
}

/**
 * Options of every client: a service that comes back is found again within half a second, and replicas that have replaced
 * others within a second. gRPC's own 30 s are longer than a rollout may take: all addresses that a client knows would be
 * gone. What a name's TXT record says is not asked for, since the configuration is the client's own.
 */
export const clientOptions: ChannelOptions = {
  ...shared,
  'grpc.dns_min_time_between_resolutions_ms': 1_000,
  'grpc.service_config_disable_resolution': 1,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.min_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 500,
  'grpc.keepalive_time_ms': 20_000,
  'grpc.keepalive_timeout_ms': 5_000,
}
