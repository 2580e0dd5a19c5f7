import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Clock } from './clock.ts'
import type { AppContext } from './context.ts'
import type { Database } from './db/database.ts'
import { isDatabaseTrouble, isUnstorable, restStatus } from './failure.ts'
import { graphqlRoutes } from './graphql.ts'
import type { Documents } from './persisted/answer-persisted.ts'
import { machineRoutes } from './machine/machine-routes.ts'
import { bannerRoutes } from './modules/content/banner-routes.ts'
import { contentFileRoutes } from './modules/content/content-file-routes.ts'
import { marketingZipRoutes } from './modules/content/marketing-zip-routes.ts'
import { subscriptionRoutes } from './modules/notifications/subscription-routes.ts'
import { createCatalogues } from './modules/catalogue/catalogues.ts'
import { paymentRoutes } from './modules/payments/payment-routes.ts'
import { sandboxRoutes } from './modules/sandbox-pay/sandbox-routes.ts'
import { exportRoutes } from './modules/exports/export-routes.ts'
import { importRoutes, sentFileRoutes } from './modules/imports/import-routes.ts'
import { clientReportRoutes } from './modules/operations/client-report-routes.ts'
import { metricsRoutes } from './watch/metrics-routes.ts'
import { watchRequests } from './watch/watch-requests.ts'
import { userRoutes } from './modules/users/user-routes.ts'
import { invoiceRoutes } from './modules/invoices/invoice-routes.ts'
import { orderRoutes } from './modules/orders/order-routes.ts'
import { punchOutRoutes } from './modules/punch-out/punch-out-routes.ts'
import { quoteRoutes } from './modules/quotes/quote-routes.ts'
import { createLogos } from './portal/logos.ts'
import { createFileStore } from './modules/files/create-file-store.ts'
import { documentRoutes } from './modules/catalogue/documents/document-routes.ts'
import { uploadRoutes } from './modules/files/upload-routes.ts'
import { warrantyRoutes } from './modules/frames/warranty-routes.ts'
import { claimFileRoutes } from './modules/claims/claim-file-routes.ts'
import { visitPhotoRoutes } from './modules/visits/visit-photo-routes.ts'
import { snapshotRoutes } from './modules/catalogue/snapshot-routes.ts'
import { type Pictures, portalRoutes } from './portal/portal-routes.ts'
import type { LoginPage } from './portal/login-page.ts'
import { serveBelow, withoutBasePath } from './portal/base-path.ts'
import { refuseForeignChanges } from './portal/foreign-origin.ts'
import { hostRoutes } from './portal/host-routes.ts'
import { securityHeaders } from './portal/security-headers.ts'
import { requireRules, type RouteDeps } from './route.ts'
import { createEnteredSessions } from './session/entered-sessions.ts'
import { secondStepRoutes } from './modules/second-factor/second-step-routes.ts'
import { identityRoutes } from './modules/identity-provider/identity-routes.ts'
import { formLogin } from './session/form-login.ts'
import { sessionRoutes } from './session/routes.ts'
import { viewRoutes } from './session/view/view-routes.ts'
import { createWorkBudget } from './session/work-budget.ts'
import { createTokens } from './session/tokens.ts'
import type { Settings } from './settings.ts'
import { createTenants, type Tenant, type Tenants } from './tenants.ts'

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant | undefined
  }
}

export interface AppOptions {
  database: Database
  clock: Clock
  settings: Settings
  documents: Documents
  /** Folder of the built portal; without it only the API is served. */
  portalDir?: string
  pictures?: Pictures
  loginPage?: LoginPage | undefined
  /** Writes the measures as Prometheus reads them; without it nothing is measured. */
  prometheus?: (() => Promise<string>) | undefined
}

const tenantOf = (request: FastifyRequest): Tenant => {
  if (!request.tenant)
    throw Object.assign(new Error('No portal at this host'), {
      statusCode: 404,
      code: 'UNKNOWN_HOST',
    })
  return request.tenant
}

/** Paths that answer while a tenant is in maintenance, and where no tenant is at home. Programs may fill a portal that is closed. */
const always =
  /^\/(api\/machine\/|sandbox-pay\/|health|ready|metrics|client-reports|server\/|assets\/|icons\/|language\/|app-shell|manifest)/

/** With a number the nearest proxies are believed by their place, with networks by their address. */
const trustedProxies = (proxies: Settings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** Takes the request id of a trusted proxy, so that its logs and ours name the same request; else makes a unique one. */
const requestIds =
  ({ trustProxy }: Settings) =>
  ({ headers }: { headers: Record<string, string | string[] | undefined> }) => {
    const given = headers['x-request-id']
    return trustProxy !== false && typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given)
      ? given
      : randomUUID()
  }

/** The whole server, not listening yet: tests call it in process with `inject`. */
export async function createApp({
  database,
  clock,
  settings,
  documents,
  portalDir,
  pictures,
  loginPage,
  prometheus,
}: AppOptions): Promise<FastifyInstance> {
  const { basePath } = settings
  const app = Fastify({
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url, basePath),
    logger:
      settings.logLevel === 'silent'
        ? false
        : { level: settings.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit: 1_000_000,
    genReqId: requestIds(settings),
    logController: new LogController({ disableRequestLogging: settings.logLevel !== 'debug' }),
  })
  const tenants = createTenants(database, clock)
  const parts: AppContext = {
    database,
    clock,
    tokens: createTokens(settings.secret, clock),
    catalogues: createCatalogues(clock),
    sessions: createEnteredSessions(clock),
    budget: createWorkBudget(database, clock, settings.workLimit),
    settings,
    logoOf: createLogos(createFileStore(settings), pictures),
  }

  app.removeContentTypeParser('text/plain')
  // Before answers are compressed.
  serveBelow(app, basePath)
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  })
  requireRules(app)
  if (prometheus) watchRequests(app)
  securityHeaders(app, settings)
  refuseForeignChanges(app)
  answerErrors(app)
  findTenants(app, tenants)

  const deps: RouteDeps = { parts, tenantOf }
  sessionRoutes(app, deps)
  viewRoutes(app, deps)
  secondStepRoutes(app, deps)
  await formLogin(app, deps)
  identityRoutes(app, deps)
  hostRoutes(app, deps, tenants)
  subscriptionRoutes(app, deps)
  bannerRoutes(app, deps)
  contentFileRoutes(app, deps)
  marketingZipRoutes(app, deps)
  snapshotRoutes(app, deps)
  documentRoutes(app, deps)
  quoteRoutes(app, deps)
  await punchOutRoutes(app, deps)
  invoiceRoutes(app, deps)
  orderRoutes(app, deps)
  importRoutes(app, deps)
  await sentFileRoutes(app, deps)
  exportRoutes(app, deps)
  userRoutes(app, deps)
  await paymentRoutes(app, deps)
  await sandboxRoutes(app, deps)
  clientReportRoutes(app, deps)
  if (prometheus) metricsRoutes(app, deps, prometheus)
  await uploadRoutes(app, deps)
  visitPhotoRoutes(app, deps)
  claimFileRoutes(app, deps)
  warrantyRoutes(app, deps)
  await machineRoutes(app, deps)
  await graphqlRoutes(app, parts, tenantOf, settings, documents)
  await portalRoutes(app, deps, { portalDir, pictures, loginPage })
  return app
}

/** Finds whose host a request is for, and closes a tenant that is in maintenance. */
function findTenants(app: FastifyInstance, tenants: Tenants) {
  app.decorateRequest('tenant', undefined)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/health') return
    request.tenant = await tenants.byHost(request.headers.host)
    if (request.tenant?.maintenance && request.method === 'POST' && !always.test(request.url)) {
      if (request.url === '/login/form') return reply.redirect('/maintenance', 303)
      return reply
        .code(500)
        .send({ status: 'maintenance', message: 'We are performing schedule maintenance.' })
    }
  })
}

const statusOf = (code: string | undefined) =>
  (code && restStatus[code as keyof typeof restStatus]) || 500

/** No answer without a code, no stack to strangers, and a 503 where the same may be sent again. */
function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const unavailable = isDatabaseTrouble(error)
    const extensions = (error as { extensions?: { code?: string; http?: { status?: number } } })
      .extensions
    const status = unavailable
      ? 503
      : isUnstorable(error)
        ? 400
        : (extensions?.http?.status ?? error.statusCode ?? statusOf(extensions?.code))
    if (status >= 500) request.log.error(error)
    if (status === 503) reply.header('retry-after', '2')
    const code = unavailable
      ? 'UNAVAILABLE'
      : isUnstorable(error)
        ? 'BAD_INPUT'
        : (extensions?.code ?? (status < 500 ? (error.code ?? 'BAD_INPUT') : 'INTERNAL'))
    return reply.code(status).send({
      code,
      message: status < 500 && !isUnstorable(error) ? error.message : 'Something went wrong',
      requestId: request.id,
    })
  })
}
