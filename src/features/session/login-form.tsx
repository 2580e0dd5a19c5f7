import type { FormEvent, ReactNode } from 'react'
import { withBasePath } from '#offline/base-path.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import * as css from './login-form.css.ts'
import type { TypedInput } from './typed-input.ts'

export interface LoginWords {
  username: string
  password: string
  logIn: string
  language: string
  /** Only where a script runs. */
  passkey?: string
}

export interface LoginFormProps {
  title: string
  logo: string
  background: string
  /** The tenant's line under everything; empty: none. */
  copyright?: string
  words: LoginWords
  /** Off: people log in by an identity provider. */
  withForm?: boolean
  /** Identity providers, as links: they work without a script. */
  providers?: readonly { href: string; label: string }[]
  /** Under the button: a forgotten password, becoming a customer. */
  links?: readonly { href: string; label: string }[]
  languages: readonly { code: string; name: string; href: string; current: boolean }[]
  /** Reason why a signed-in person must log in again. */
  reason?: ReactNode
  error?: ReactNode
  busy?: boolean
  /** Target afterwards, for a form sent before the script has loaded. */
  target?: string
  /** Input typed into the server's form before this one took over. */
  typed?: TypedInput
  onLogin?: (username: string, password: string) => void
  /** Missing: this browser has no passkeys. */
  onPasskey?: (() => void) | undefined
  onLanguage?: (code: string) => void
}

/** The login page. Only props: the same markup is written by the server, works there as a plain form and is taken over later. */
export function LoginForm(props: LoginFormProps) {
  const {
    title,
    logo,
    background,
    copyright,
    words,
    withForm = true,
    providers = [],
    links = [],
    languages,
    reason,
    error,
    busy = false,
    onLogin,
    onLanguage,
  } = props
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onLogin) return
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    onLogin(String(data.get('username')).trim(), String(data.get('password')))
  }
  return (
    <main className={css.page}>
      <div className={css.side}>
        <form
          className={css.form}
          method="post"
          action={withBasePath('/login/form')}
          onSubmit={submit}
        >
          {logo && <img className={css.logo} src={withBasePath(logo)} alt="" />}
          <h1 className={css.title}>{title}</h1>
          {reason && (
            <Notice tone="warning" live="status">
              {reason}
            </Notice>
          )}
          {error && (
            <Notice tone="danger" live="alert">
              {error}
            </Notice>
          )}
          {withForm && <PasswordFields {...props} />}
          {providers.map(({ href, label }) => (
            <a
              key={href}
              className={button({
                variant: withForm ? 'secondary' : 'primary',
                size: 'lg',
                fill: true,
              })}
              href={withBasePath(href)}
            >
              {label}
            </a>
          ))}
          {links.map(({ href, label }) => (
            <a key={href} className={css.link} href={withBasePath(href)}>
              {label}
            </a>
          ))}
        </form>
        <LanguageLinks label={words.language} languages={languages} onLanguage={onLanguage} />
        {copyright && <small className={css.copyright}>{copyright}</small>}
      </div>
      <div className={css.picture} aria-hidden="true">
        {background && (
          <img className={css.background} src={withBasePath(background)} alt="" loading="lazy" />
        )}
      </div>
    </main>
  )
}

/** Username, password, and what sends them. */
function PasswordFields({ words, target, typed, busy = false, onPasskey }: LoginFormProps) {
  return (
    <>
      <TextField
        label={words.username}
        name="username"
        defaultValue={typed?.username}
        autoFocus={typed?.focused === 'username'}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        unmarked
      />
      <PasswordField
        label={words.password}
        name="password"
        defaultValue={typed?.password}
        autoFocus={typed?.focused === 'password'}
        autoComplete="current-password"
        required
        unmarked
      />
      {target && <input type="hidden" name="target" value={target} />}
      <Button type="submit" variant="primary" size="lg" fill busy={busy}>
        {words.logIn}
      </Button>
      {onPasskey && (
        <Button size="lg" fill disabled={busy} onClick={onPasskey}>
          {words.passkey}
        </Button>
      )}
    </>
  )
}

interface LanguageLinksProps {
  label: string
  languages: LoginFormProps['languages']
  onLanguage: LoginFormProps['onLanguage']
}

function LanguageLinks({ label, languages, onLanguage }: LanguageLinksProps) {
  if (languages.length < 2) return null
  return (
    <nav className={css.languages} aria-label={label}>
      {languages.map(({ code, name, href, current }) => (
        <a
          key={code}
          href={withBasePath(href)}
          className={css.language}
          aria-current={current || undefined}
          onClick={
            onLanguage &&
            ((event) => {
              event.preventDefault()
              onLanguage(code)
            })
          }
        >
          <img
            src={withBasePath(`/language/${code}.svg`)}
            alt=""
            width={20}
            height={15}
            className={css.flag}
          />
          {name}
        </a>
      ))}
    </nav>
  )
}
