// Original file: grpc/health/v1/health.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { HealthCheckRequest as _grpc_health_v1_HealthCheckRequest, HealthCheckRequestOutput as _grpc_health_v1_HealthCheckRequestOutput } from '../../../grpc/health/v1/HealthCheckRequest.ts';
import type { HealthCheckResponse as _grpc_health_v1_HealthCheckResponse, HealthCheckResponseOutput as _grpc_health_v1_HealthCheckResponseOutput } from '../../../grpc/health/v1/HealthCheckResponse.ts';

export interface HealthDefinition {
  Check: MethodDefinition<_grpc_health_v1_HealthCheckRequest, _grpc_health_v1_HealthCheckResponse, _grpc_health_v1_HealthCheckRequestOutput, _grpc_health_v1_HealthCheckResponseOutput>
  Watch: MethodDefinition<_grpc_health_v1_HealthCheckRequest, _grpc_health_v1_HealthCheckResponse, _grpc_health_v1_HealthCheckRequestOutput, _grpc_health_v1_HealthCheckResponseOutput>
}
