import type { FastifyInstance } from 'fastify'
import { ownPath } from '#domain/portal/own-path.ts'
import { isForeign } from '../portal/foreign-origin.ts'
import { type Asked, route, type RouteDeps } from '../route.ts'
import { stepRequest } from '../modules/second-factor/second-step-routes.ts'
import { takeSecondStep } from '../modules/second-factor/second-step.ts'
import {
  logInRequest,
  secondStepCookie,
  setSecondStepCookie,
  setSessionCookies,
} from './cookies.ts'
import { logIn } from './log-in.ts'
import { pageLocale } from '../portal/page-locale.ts'

/** The login form sent before its script had come: the same log-in, answered with a redirect. */
export async function formLogin(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  await app.register(async (scope) => {
    // In this scope alone: other addresses take forms only where they say so.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    route(scope, deps, {
      method: 'POST',
      url: '/login/form',
      allow: 'anyone',
      handle: (asked) => answerForm(deps, asked),
    })
  })
}

async function answerForm({ parts }: RouteDeps, { request, reply, tenant }: Asked) {
  const form = request.body as URLSearchParams
  const target = ownPath(form.get('target'))
  const locale = pageLocale(request, tenant)
  const back = (page: 'login' | 'login/second-step', search: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...search, ...(target && { target }) }).toString()
    return reply.redirect(`/${locale}/${page}${query && `?${query}`}`, 303)
  }
  // Without its mark the page would hide the form again.
  const shown: Record<string, string> = tenant.config.passwordLogin ? {} : { password: 'true' }
  const refuse = (wait: number) => back('login', { refused: String(wait), ...shown })
  // A form on another site would sign its visitor in as another person.
  if (isForeign(request)) return refuse(0)
  const code = form.get('code')
  if (code !== null) {
    const secret = secondStepCookie(request) ?? ''
    const given = { code: code.slice(0, 100) }
    const answer = await takeSecondStep(parts, tenant, secret, given, stepRequest(request))
    if ('wait' in answer) return back('login/second-step', { refused: String(answer.wait) })
    if ('failed' in answer)
      return answer.failed === 'login_expired'
        ? back('login', { refused: '-1' })
        : back('login/second-step', { refused: '0' })
    setSessionCookies(reply, answer)
    return reply.redirect(target ?? `/${locale}`, 303)
  }
  const credentials = {
    username: (form.get('username') ?? '').slice(0, 200),
    password: (form.get('password') ?? '').slice(0, 200),
  }
  const answer = await logIn(parts, tenant, credentials, logInRequest(request))
  if ('wait' in answer) return refuse(answer.wait)
  if ('failed' in answer) return refuse(answer.failed === 'password_off' ? -6 : 0)
  if ('secondStep' in answer) {
    setSecondStepCookie(reply, answer.secondStep)
    return back('login/second-step')
  }
  setSessionCookies(reply, answer)
  return reply.redirect(target ?? `/${locale}`, 303)
}
