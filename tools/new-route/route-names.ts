import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import { contract } from '../../gateway/test-data/contract.ts'

/** A route that is to be written, and what its parts are called. */
export interface NewRoute {
  service: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`. */
  path: string
  /** A verb and a noun, such as `countApiKeys`. */
  operation: string
  /** The same as a type: `CountApiKeys`. */
  type: string
  /** As a file: `count-api-keys`. */
  file: string
  /** In words: `Count api keys`. */
  words: string
  /** What it does, as comments begin: `Counts api keys`. */
  comment: string
  /** Parameters of the path. */
  params: string[]
}

const usage =
  'usage: npm run new:route -- SERVICE METHOD PATH OPERATION, such as identity GET /api-keys/count countApiKeys'

/** Reads the arguments of the command. @throws Error that says which of them is wrong */
export function newRoute([service = '', method = '', path = '', operation = '', ...rest]: string[]): NewRoute {
  if (operation === '' || rest.length > 0) throw new Error(usage)
  if (!deployables.some((each) => each.name === service && each.hasDatabase)) {
    throw new Error(`there is no service ${service}`)
  }
  if (!existsSync(join(root, `proto/resume/${service}/v1/${service}.proto`))) {
    throw new Error(`${service} has no RPC yet: write the first as docs/adding-a-service.md says`)
  }
  if (!isMethod(method)) throw new Error(`the method must be GET, POST, PUT, PATCH or DELETE, not ${method}`)
  if (!/^(\/:?[a-z][A-Za-z-]*)+$/.test(path))
    throw new Error(`the path must be such as /documents/:id/copies, without /api/v1 and digits, not ${path}`)
  if (!/^[a-z]+([A-Z][a-z]+)+$/.test(operation))
    throw new Error(`the operation must be words of two letters or more, such as countApiKeys, not ${operation}`)
  if (`${method} ${path}` in contract) throw new Error(`${method} ${path} is there already`)
  const file = operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const words = file.replaceAll('-', ' ')
  return {
    ...{ service, method, path, operation, file },
    type: capital(operation),
    words: capital(words),
    comment: capital(words.replace(/^\w+/, thirdPerson)),
    params: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  }
}

/** A verb as comments have it: `Counts`, `Copies`, `Searches`. */
function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

function isMethod(method: string): method is NewRoute['method'] {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
