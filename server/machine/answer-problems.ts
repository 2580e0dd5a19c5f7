import type { FastifyError, FastifyInstance } from 'fastify'
import { isDatabaseTrouble, isUnstorable } from '../failure.ts'
import { Problem, problemBody } from './problem.ts'

/** Answers what goes wrong in a scope of routes with problems by RFC 9457, and every request with its id. */
export function answerProblems(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('cache-control', 'no-store')
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.statusCode >= 500) request.log.error(error)
    if (problem.statusCode === 401) reply.header('www-authenticate', 'Bearer realm="machine API"')
    const { retryAfter } = problem.more
    if (retryAfter) reply.header('retry-after', retryAfter)
    return reply
      .code(problem.statusCode)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problemBody(problem, String(request.id))))
  })
}

/** The problem that an error of a handler is told as. */
export function problemOf(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error
  if (isUnstorable(error))
    return new Problem('bad_input', {
      detail: 'A value cannot be stored: a NUL character or a number out of range',
    })
  if (isDatabaseTrouble(error)) return new Problem('unavailable', { retryAfter: 2 })
  const status = error.statusCode ?? 500
  if (status === 404) return new Problem('not_found', { detail: error.message })
  if (status === 413) return new Problem('too_large', { detail: error.message })
  if (status === 415) return new Problem('unsupported_type')
  return status < 500
    ? new Problem('bad_input', { detail: error.message })
    : new Problem('internal')
}
