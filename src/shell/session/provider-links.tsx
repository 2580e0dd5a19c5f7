import { Trans } from '@lingui/react/macro'
import { withBasePath } from '#offline/base-path.ts'
import { button } from '#ui/button.css.ts'
import { Stack } from '#ui/display/stack.tsx'
import { providerLink } from './provider-link.ts'
import { useConfig } from './use-session.ts'

/** Logs in by an identity provider in another tab, so that this page stays as it is. */
export function ProviderLinks() {
  const { identityProviders } = useConfig()
  if (identityProviders.length === 0) return null
  return (
    <Stack>
      {identityProviders.map(({ id, name }) => (
        <a
          key={id}
          className={button({ fill: true })}
          href={withBasePath(providerLink(id, undefined))}
          target="_blank"
          rel="noreferrer"
        >
          <Trans>Log in with {name}</Trans>
        </a>
      ))}
      <p>
        <Trans>This opens a new tab. Come back here when you’re logged in.</Trans>
      </p>
    </Stack>
  )
}
