import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type CodehostAccount, publicProfile, publicRepositories } from './account.ts'
import { createGrants } from './grants.ts'

/** The OAuth app that the platform is at this code host. */
export const oauthApp = { clientId: 'Iv1.0123456789abcdef', clientSecret: 'a-secret-of-the-oauth-app' }

/** A local code host, as unkind as the real one. */
export interface CodehostDouble {
  url: string
  /** Variables that lead the platform to it. */
  environment: Record<string, string>
  accounts: CodehostAccount[]
  /** Who is signed in there in every browser. */
  signedIn: CodehostAccount | undefined
  /** The address that is registered for the OAuth app; any other is refused. Undefined while none is registered. */
  callbackUrl: string | undefined
  /** Time before each answer to the platform, in milliseconds. */
  slowMs: number
  /** Whether it shows the way back instead of redirecting to it, as a proxy between would that catches it. */
  showsWayBack: boolean
  /** Requests of browsers for the authorization page, and with which headers they came. */
  visits: { url: URL; headers: IncomingMessage['headers'] }[]
  /** Times that a code was sent in exchange for a token. */
  exchanges: number
  stop(): Promise<void>
}

/**
 * Starts it. People confirm on a page of its own whether they want to be signed in; it sends browsers back without `Origin`
 * and `Referer`, takes a code once, from the client that it was given to, for the redirect address and the PKCE verifier
 * that it was asked for, and answers refusals with 200.
 */
export async function startCodehostDouble(): Promise<CodehostDouble> {
  const grants = createGrants()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const double: CodehostDouble = {
    url,
    environment: {
      CODEHOST_CLIENT_ID: oauthApp.clientId,
      CODEHOST_CLIENT_SECRET: oauthApp.clientSecret,
      CODEHOST_OAUTH_URL: `${url}/login/oauth`,
      CODEHOST_API_URL: `${url}/api`,
    },
    accounts: [],
    signedIn: undefined,
    callbackUrl: undefined,
    slowMs: 0,
    showsWayBack: false,
    visits: [],
    exchanges: 0,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const at = new URL(request.url ?? '', url)
    const form = new URLSearchParams(request.method === 'POST' ? await bodyOf(request) : '')
    if (at.pathname === '/login/oauth/authorize') {
      double.visits.push({ url: at, headers: request.headers })
      return request.method === 'POST' ? confirm(at, form, response) : showPage(at, response)
    }
    const isExchange = at.pathname === '/login/oauth/access_token' && request.method === 'POST'
    /** Counted as it comes: a slow answer may outlast the test that asked for it. */
    if (isExchange) double.exchanges += 1
    await wait(double.slowMs)
    if (isExchange) return exchange(form, request, response)
    return answerApi(at, request, response)
  }

  const refuses = (at: URL) => {
    if (at.searchParams.get('client_id') !== oauthApp.clientId) return 404
    return at.searchParams.get('redirect_uri') === double.callbackUrl ? undefined : 400
  }

  const showPage = (at: URL, response: ServerResponse) => {
    const status = refuses(at) ?? (double.signedIn ? 200 : 401)
    response.writeHead(status, { 'content-type': 'text/html', 'referrer-policy': 'no-referrer' }).end(
      status === 200
        ? `<!doctype html><title>Authorize</title><form method="post">
           <p>Signed in as ${double.signedIn?.login}</p>
           <button name="authorize" value="1">Authorize</button><button name="authorize" value="0">Cancel</button></form>`
        : `<!doctype html><title>${status}</title>`,
    )
  }

  const confirm = (at: URL, form: URLSearchParams, response: ServerResponse) => {
    const status = refuses(at)
    if (status !== undefined || !double.signedIn) return void response.writeHead(status ?? 401).end()
    const { searchParams: asked } = at
    const back = new URL(asked.get('redirect_uri') ?? '')
    const state = asked.get('state') ?? ''
    if (form.get('authorize') === '1') {
      const code = grants.give(double.signedIn, {
        redirectUri: asked.get('redirect_uri') ?? '',
        state,
        scopes: (asked.get('scope') ?? '').split(/[ ,]+/),
        challenge: asked.get('code_challenge') ?? undefined,
      })
      back.searchParams.set('code', code)
    } else {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'The user has denied your application access.')
    }
    back.searchParams.set('state', state)
    if (double.showsWayBack) {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<output>${back.href.replaceAll('&', '&amp;')}</output>`)
      return
    }
    response.writeHead(302, { location: back.href, 'referrer-policy': 'no-referrer' }).end()
  }

  const exchange = (form: URLSearchParams, request: IncomingMessage, response: ServerResponse) => {
    const isOurs = form.get('client_id') === oauthApp.clientId && form.get('client_secret') === oauthApp.clientSecret
    const result = isOurs
      ? grants.exchange({
          code: form.get('code') ?? '',
          redirectUri: form.get('redirect_uri') ?? undefined,
          verifier: form.get('code_verifier') ?? undefined,
        })
      : { error: 'incorrect_client_credentials' }
    const body: Record<string, string> =
      'error' in result
        ? { error: result.error, error_description: 'It was refused.' }
        : { access_token: result.token, token_type: 'bearer', scope: result.scopes.join(',') }
    const wantsJson = request.headers.accept?.includes('application/json')
    const type = wantsJson ? 'application/json' : 'application/x-www-form-urlencoded'
    response.writeHead(200, { 'content-type': type })
    response.end(wantsJson ? JSON.stringify(body) : new URLSearchParams(body).toString())
  }

  const answerApi = (at: URL, request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!request.headers['user-agent']) return send(403, { message: 'Request forbidden by administrative rules.' })
    const holder = grants.holderOf(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    const path = at.pathname.replace(/^\/api/, '')
    if (path === '/user' || path === '/user/emails') {
      if (!holder) return send(401, { message: 'Requires authentication' })
      if (path === '/user') return send(200, publicProfile(holder.account))
      return holder.scopes.includes('user:email')
        ? send(200, holder.account.emails)
        : send(404, { message: 'Not Found' })
    }
    const [, kind, name, rest] = /^\/(users?)\/([^/]+)(\/repos)?$/.exec(path) ?? []
    const account = double.accounts.find(({ id, login }) => (kind === 'user' ? String(id) === name : login === name))
    if (!account) return send(404, { message: 'Not Found' })
    return send(200, rest ? publicRepositories(account) : publicProfile(account))
  }
  return double
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
