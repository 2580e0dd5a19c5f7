import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client'
import { type Identity, identityOf } from '#domain/users/identity-rules.ts'
import { createGuardedFetch } from '../../outgoing/guarded-fetch.ts'

/** A provider that hangs is given up after this many milliseconds: a person waits for the page. */
const patience = 8_000

/** The portal as a provider knows it. */
export interface Client {
  issuer: string
  clientId: string
  /** Null: a public client. */
  clientSecret: string | null
  scopes: string
}

/** Values that tie an answer of the provider to the browser that asked. */
export interface Ties {
  state: string
  nonce: string
  codeVerifier: string
}

/** Sends the secret the way the provider asks for; by header if it does not say. */
const bySecret =
  (secret: string): ClientAuth =>
  (server, ...request) => {
    const ways = server.token_endpoint_auth_methods_supported ?? []
    const send = ways.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic
    return send(secret)(server, ...request)
  }

/** Reads a provider's own description of itself. @param local addresses of private networks and http are allowed */
export async function discover(
  { issuer, clientId, clientSecret }: Omit<Client, 'scopes'>,
  local: boolean,
): Promise<Configuration> {
  const config = await discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientSecret === null ? None() : bySecret(clientSecret),
    {
      [customFetch]: createGuardedFetch(local, patience) as never,
      ...(local && { execute: [allowInsecureRequests] }),
    },
  )
  // Checks the signature of the ID token too, not the line alone that it came by.
  enableNonRepudiationChecks(config)
  return config
}

/** Returns the address at which the provider asks the person to log in. */
export async function authorizationUrl(
  client: Client,
  { state, nonce, codeVerifier }: Ties,
  redirectUri: string,
  local: boolean,
): Promise<string> {
  const config = await discover(client, local)
  return buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: client.scopes,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).href
}

/**
 * Exchanges the code of a provider's answer for the person.
 * @param answered the redirect address as the provider called it
 * @throws Error when the provider refuses, cannot be reached, or its answer is not what was asked for
 */
export async function identityFrom(
  client: Client,
  { state, nonce, codeVerifier }: Ties,
  answered: URL,
  local: boolean,
): Promise<Identity> {
  const config = await discover(client, local)
  const tokens = await authorizationCodeGrant(config, answered, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()!
  if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint)
    return identityOf(claims)
  const more = await fetchUserInfo(config, tokens.access_token, claims.sub)
  return identityOf({ ...more, ...claims })
}
