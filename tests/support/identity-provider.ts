import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A person as the provider knows them; `sub` is the name that never changes. */
export interface ProviderPerson {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}

/** An OpenID provider on a port of this machine. */
export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** The person who logs in there next, without being asked for a password. */
  person: ProviderPerson
  /** Goes through the log-in there as a browser does. @returns the address it leads back to */
  visit: (url: string) => Promise<URL>
  close: () => Promise<void>
}

const client = { clientId: 'portal', clientSecret: 'a secret between provider and portal' }

interface ProviderOptions {
  /** Port to listen on; 0 picks a free one. */
  port?: number
  /** Shows a page with "Continue" and "Cancel", as a person in a browser is asked. */
  asks?: boolean
}

/** Starts a provider that leads back to these addresses. */
export async function startIdentityProvider(
  redirectUris: string[],
  first: ProviderPerson,
  { port = 0, asks = false }: ProviderOptions = {},
): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, ProviderPerson>()
  const here: TestProvider = {
    issuer,
    ...client,
    person: first,
    visit: (url) => visit(url, issuer),
    close: () => closed(server),
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of the tests alone'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ ...people.get(accountId)! }),
    }),
    async loadExistingGrant({ oidc }) {
      const { Grant } = oidc.provider
      const grant = new Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const [path, step] = /^\/interaction\/[^/]+(\/\w+)?$/.exec(request.url ?? '') ?? []
    if (path === undefined) return void answer(request, response)
    if (asks && !step) return void response.end(askingPage(path, here.person))
    const cancelled = { error: 'access_denied', error_description: 'The person has cancelled' }
    people.set(here.person.sub, here.person)
    void provider.interactionFinished(
      request,
      response,
      step === '/cancel' ? cancelled : { login: { accountId: here.person.sub } },
    )
  })
  return here
}

const askingPage = (path: string, { name, sub }: ProviderPerson) =>
  `<!doctype html><title>Provider</title><h1>Log in at the provider</h1>
   <a href="${path}/log_in">Continue as ${name ?? sub}</a> <a href="${path}/cancel">Cancel</a>`

const closed = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })

/** Follows redirects with the provider's own cookies until one leaves it. */
async function visit(url: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = new URL(url)
  for (let step = 0; at.href.startsWith(issuer); step++) {
    if (step > 10) throw new Error(`no way back from ${at.href}`)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${answer.status} at ${at.href}: ${await answer.text()}`)
    at = new URL(location, at)
  }
  return at
}
