import { readFileSync } from 'node:fs'
import type { OperationExamples } from './examples.ts'

/** How operations are called otherwise than over HTTP, by their IDs. */
export interface ClientSamples {
  /** From TypeScript: the snippets of the SDK. */
  sdk: Record<string, string>
  /** From the command line, where it has a command for them. */
  cli: Record<string, string>
}

/** The samples, as `npm run generate` takes them from `clients`. */
export function readClientSamples(): ClientSamples {
  const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return {
    sdk: read(new URL('./generated/sdk-snippets.json', import.meta.url)),
    cli: read(new URL('./generated/cli-samples.json', import.meta.url)),
  }
}

/** A sample, as reference pages read `x-codeSamples`. */
export interface CodeSample {
  lang: string
  label: string
  source: string
}

/** What a sample is made for. */
export interface SampledOperation {
  id: string
  method: string
  /** With its prefix and `{parameters}`. */
  path: string
  /** What it may be called with. */
  credential: 'key' | 'session' | 'none'
  /** The field of a form that takes a file. */
  fileField?: string | undefined
  examples?: OperationExamples | undefined
}

/** Longer bodies are in a file. */
const longestBody = 400

const credentials = {
  key: `-H "X-API-Key: $KEY"`,
  session: `-b "$COOKIES" -H "Origin: $ORIGIN"`,
  none: undefined,
}

/**
 * How an operation is called with curl and, where they have it, from TypeScript and from the command line.
 * @param baseUrl of the platform
 */
export function codeSamplesOf(operation: SampledOperation, baseUrl: string, { sdk, cli }: ClientSamples): CodeSample[] {
  const samples = [
    { lang: 'Shell', label: 'curl', source: curlOf(operation, baseUrl) },
    { lang: 'TypeScript', label: 'SDK', source: sdk[operation.id] },
    { lang: 'Shell', label: 'CLI', source: cli[operation.id] },
  ]
  return samples.filter((sample): sample is CodeSample => sample.source !== undefined)
}

function curlOf({ method, path, credential, fileField, examples }: SampledOperation, baseUrl: string): string {
  const { params = {}, query = {}, body } = examples?.request ?? {}
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    params[name] ? encodeURIComponent(params[name]) : whole,
  )
  const search = new URLSearchParams(query).toString()
  const json = body === undefined ? undefined : JSON.stringify(body)
  const isMethodSaid = method === 'GET' || (method === 'POST' && (json !== undefined || fileField !== undefined))
  const parts = [
    `curl ${isMethodSaid ? '' : `-X ${method} `}${quoted(`${baseUrl}${filled}${search && `?${search}`}`)}`,
    credentials[credential],
    json === undefined ? undefined : `-H "Content-Type: application/json"`,
    json === undefined ? undefined : `-d ${json.length > longestBody ? '@body.json' : quoted(json)}`,
    fileField === undefined ? undefined : `-F ${fileField}=@resume.pdf`,
  ]
  return parts.filter((part) => part !== undefined).join(' \\\n  ')
}

/** A word for the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
