// Original file: grpc/health/v1/health.proto


export interface HealthCheckRequest {
  'service'?: (string);
}

export interface HealthCheckRequestOutput {
  'service': (string);
}
