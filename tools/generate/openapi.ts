import { readGatewayConfig } from '../../gateway/src/config.ts'
import type { ClientSamples } from '../../gateway/src/description/code-samples.ts'
import { describeApi } from '../../gateway/src/description/describe-api.ts'
import { routes } from '../../gateway/src/routes/index.ts'
import type { GeneratedFile } from './generated-file.ts'

/**
 * `docs/generated/openapi.json`: exactly what the gateway answers at `/openapi.json` with its default address.
 * @param samples how the SDK and the command line call operations, as the gateway will find them
 */
export function openapi(samples: ClientSamples): GeneratedFile {
  const { BASE_URL } = readGatewayConfig({})
  const options = { routes, baseUrl: BASE_URL, cookieName: 'service-auth.session_token' }
  const description = describeApi({ ...options, samples })
  return { path: 'docs/generated/openapi.json', content: `${JSON.stringify(description, null, 2)}\n` }
}

/** `docs/generated/internal-openapi.json`: the same of what is not public, for the developers of web app and platform. */
export function internalOpenapi(): GeneratedFile {
  const { BASE_URL } = readGatewayConfig({})
  const options = { routes, baseUrl: BASE_URL, cookieName: 'service-auth.session_token' }
  const description = describeApi({ ...options, internal: true })
  return { path: 'docs/generated/internal-openapi.json', content: `${JSON.stringify(description, null, 2)}\n` }
}
