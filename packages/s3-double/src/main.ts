import { parseArgs } from 'node:util'
import { startS3Double } from './double.ts'

/** The double as a process of its own. */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    dir: { type: 'string' },
    bucket: { type: 'string' },
    region: { type: 'string', default: 'us-east-1' },
    'access-key': { type: 'string' },
    'secret-key': { type: 'string' },
    'public-prefix': { type: 'string', default: 'public/' },
  },
})
const required = (name: 'dir' | 'bucket' | 'access-key' | 'secret-key') => {
  const value = values[name]
  if (!value) throw new Error(`--${name} is required`)
  return value
}
await startS3Double({
  port: Number(values.port ?? 0),
  host: values.host,
  dir: required('dir'),
  bucket: required('bucket'),
  region: values.region,
  accessKey: required('access-key'),
  secretKey: required('secret-key'),
  publicPrefix: values['public-prefix'],
})
