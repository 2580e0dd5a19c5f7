import { type I18n, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { catalogueOf, type Locale } from '#domain/portal/locales.ts'
import { CodeForm } from '#parts/second-factor/code-form.tsx'
import { PublicPage } from '#parts/public-page/public-page.tsx'
import { providerLink } from '#shell/session/provider-link.ts'
import { LoginRefusal, refusalAfter } from '#shell/session/login-refusal.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { LoginForm } from './features/session/login-form.tsx'
import { loginLinks } from './features/session/login-links.ts'
import { messages as de } from '../locales/de.po'
import { messages as en } from '../locales/en.po'
import { messages as fr } from '../locales/fr.po'
import { messages as id } from '../locales/id.po'
import { messages as ms } from '../locales/ms.po'

const catalogues = { de, en, fr, id, ms }

const words = {
  username: msg`Username`,
  password: msg`Password`,
  logIn: msg`Log in`,
  language: msg`Language`,
  forgot: msg`Forgot password?`,
  inquiry: msg`Become a customer`,
  withPassword: msg`Log in with a password`,
}

const secondStepWords = {
  title: msg`Two-step login`,
  code: msg`Code`,
  hint: msg`Enter the 6-digit code from your authenticator app, or a recovery code.`,
}

interface LoginPageParts {
  config: HostConfig
  locale: Locale
  target: string | undefined
  /** A plain form was sent and refused: see `refusalAfter`. */
  refused: number | undefined
  /** The password was right, and the code is asked for. */
  secondStep: boolean
  /** The form is asked for where only some may use it. */
  withPassword: boolean
}

/** The login form as markup, written into the first response: there before any script, and usable without one. */
export function renderLoginPage(parts: LoginPageParts): string {
  const { config, locale, target, refused } = parts
  const language = catalogueOf(locale)
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogues[language] } })
  if (parts.secondStep) return renderSecondStep(i18n, parts)
  const { forgot, inquiry, withPassword, ...labels } = words
  const withForm = config.passwordLogin || parts.withPassword
  const search = target ? `?target=${encodeURIComponent(target)}` : ''
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <LoginForm
        title={config.webTitle}
        logo={config.imageLogin || config.webLogo}
        background={config.imageLoginBackground}
        copyright={config.webCopyright}
        words={
          Object.fromEntries(
            Object.entries(labels).map(([name, text]) => [name, i18n._(text)]),
          ) as Record<keyof typeof labels, string>
        }
        withForm={withForm}
        providers={config.identityProviders.map(({ id, name }) => ({
          href: providerLink(id, target),
          label: i18n._(msg`Log in with ${name}`),
        }))}
        links={loginLinks(config, {
          locale,
          target,
          withForm,
          words: {
            forgot: i18n._(forgot),
            inquiry: i18n._(inquiry),
            password: i18n._(withPassword),
          },
        })}
        languages={config.languages.map(({ code, name }) => ({
          code,
          name,
          href: `/${code}/login${search}`,
          current: code === locale,
        }))}
        error={refused !== undefined && <LoginRefusal refusal={refusalAfter(refused)} />}
        target={target}
      />
    </I18nProvider>,
  )
}

/** The second step as markup: a code, for people whose password was right. */
function renderSecondStep(i18n: I18n, { config, target, refused }: LoginPageParts): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PublicPage
        title={i18n._(secondStepWords.title)}
        logo={config.imageLogin || config.webLogo}
        webTitle={config.webTitle}
      >
        {refused !== undefined && (
          <Notice tone="danger" live="alert">
            <LoginRefusal refusal={refusalAfter(refused, 'second_factor_failed')} />
          </Notice>
        )}
        <CodeForm
          label={i18n._(secondStepWords.code)}
          hint={i18n._(secondStepWords.hint)}
          logIn={i18n._(words.logIn)}
          target={target}
        />
      </PublicPage>
    </I18nProvider>,
  )
}
