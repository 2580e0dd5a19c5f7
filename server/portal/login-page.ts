import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { isLocale, type Locale, localeFor } from '#domain/portal/locales.ts'
import { ownPath } from '#domain/portal/own-path.ts'
import type { Tenant } from '../tenants.ts'

interface LoginPageParts {
  config: HostConfig
  locale: Locale
  target: string | undefined
  refused: number | undefined
  secondStep: boolean
  /** The form is asked for where only some may use it. */
  withPassword: boolean
}
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** Build output of src/login-page.tsx, and the style it needs. */
export interface LoginPage {
  render: (parts: LoginPageParts) => string
  style: string
}

function styleOf(portalDir: string): string {
  const manifest = JSON.parse(
    readFileSync(join(portalDir, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>
  const files = new Set<string>()
  const seen = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(collect)
    chunk.css?.forEach((file) => files.add(file))
  }
  collect('index.html')
  Object.keys(manifest)
    .filter((key) => /features\/session\/routes\/(login|second-step)\.tsx/.test(key))
    .forEach(collect)
  return [...files].map((file) => readFileSync(join(portalDir, file), 'utf8')).join('\n')
}

/** Reads the built login page; undefined where nothing was built, and the script writes the form alone. */
export async function readLoginPage(
  portalDir: string,
  file: string,
): Promise<LoginPage | undefined> {
  if (!existsSync(file) || !existsSync(join(portalDir, '.vite/manifest.json'))) return undefined
  const { renderLoginPage } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    renderLoginPage: LoginPage['render']
  }
  return { render: renderLoginPage, style: styleOf(portalDir) }
}

/** Screens that need no session. */
const open = /^\/[^/]+\/(maintenance|new-customer-inquiry|forgot-password|set-password|error)(\/|$)/

/** The login form for a request that comes without a session; undefined where another screen will stand. */
export function loginFor(
  page: LoginPage,
  tenant: Tenant,
  url: string,
  cookies: Record<string, string | undefined>,
): string | undefined {
  const { pathname, search, searchParams } = new URL(ownPath(url) ?? '/', 'http://portal')
  if (open.test(pathname)) return undefined
  const first = pathname.split('/')[1]
  const offered = tenant.config.languages.map(({ code }) => code)
  const locale =
    isLocale(first) && offered.includes(first) ? first : localeFor(cookies.locale, offered)
  const secondStep = pathname.endsWith('/login/second-step')
  const atLogin = secondStep || pathname.endsWith('/login')
  const wanted = atLogin
    ? (searchParams.get('target') ?? undefined)
    : pathname.split('/').length > 2
      ? pathname + search
      : undefined
  const refused = searchParams.get('refused') ?? ''
  return page.render({
    config: tenant.config,
    locale,
    target: wanted,
    refused: /^(-[1-7]|\d{1,5})$/.test(refused) ? Number(refused) : undefined,
    secondStep,
    withPassword: searchParams.get('password') === 'true',
  })
}
