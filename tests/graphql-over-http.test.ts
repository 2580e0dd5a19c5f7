import type { InjectOptions } from 'fastify'
import { serverAudits } from 'graphql-http'
import { expect, test } from 'vitest'
import { serverForTests } from './support/test-people.ts'

const here = serverForTests(['dealer'])

/** The audits' fetch, answered by the server in process. */
async function fetchFn(
  input: unknown,
  init: { method?: string; headers?: HeadersInit; body?: BodyInit } = {},
): Promise<Response> {
  const url = new URL(String(input))
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    host: here.world.host,
    authorization: `Bearer ${here.dealer.token}`,
  }
  const request: InjectOptions = {
    method: (init.method ?? 'GET') as 'GET',
    url: url.pathname + url.search,
    headers,
    cookies: here.dealer.cookies,
  }
  if (init.body !== undefined) request.payload = String(init.body)
  const response = await here.app.inject(request)
  return new Response(response.statusCode === 204 ? null : response.rawPayload.toString(), {
    status: response.statusCode,
    headers: response.headers as Record<string, string>,
  })
}

test.each(
  serverAudits({ url: 'http://portal.test/graphql', fetchFn }).filter(({ name }) =>
    name.startsWith('MUST'),
  ),
)('$name', async (audit) => {
  const result = await audit.fn()
  expect(result.status, 'reason' in result ? result.reason : undefined).toBe('ok')
})
