import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { authorisedFetch } from '#data/session-token.ts'
import type { ProviderFailureCode } from '#domain/users/provider-failure.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/display/facts.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { providerFailureWords, withDetails } from './provider-failure-words.ts'

type Tested =
  | {
      ok: true
      issuer: string
      authorization: string | null
      token: string | null
      scopes: string[]
    }
  | { ok: false; code: ProviderFailureCode; about: string | null; message: string }
  /** The server itself gave no answer. */
  | { ok: false; code: null }

/** Asks the server to read the provider's description of itself. */
async function testIssuer(issuer: string): Promise<Tested> {
  try {
    const answer = await authorisedFetch('/api/admin/identity-provider-test', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ issuer }),
    })
    return answer.ok ? ((await answer.json()) as Tested) : { ok: false, code: null }
  } catch {
    return { ok: false, code: null }
  }
}

/** Tries whether the provider with this issuer can be reached, and says what came back. */
export function ConnectionTest({ issuer }: { issuer: string }) {
  const [busy, setBusy] = useState(false)
  const [tested, setTested] = useState<Tested & { asked: string }>()
  const test = async () => {
    setBusy(true)
    setTested({ ...(await testIssuer(issuer.trim())), asked: issuer })
    setBusy(false)
  }
  return (
    <Stack>
      <div>
        <Button busy={busy} disabled={issuer.trim() === ''} onClick={() => void test()}>
          <Trans>Test the connection</Trans>
        </Button>
      </div>
      {tested?.asked === issuer && <TestResult tested={tested} />}
    </Stack>
  )
}

function TestResult({ tested }: { tested: Tested }) {
  const { t, i18n } = useLingui()
  if (tested.ok)
    return (
      <Notice tone="success" live="status">
        <Trans>The provider can be reached.</Trans>
        <Facts
          facts={[
            [t`Issuer`, tested.issuer],
            [t`Login address`, tested.authorization],
            [t`Scopes`, tested.scopes.join(' ')],
          ]}
        />
      </Notice>
    )
  return (
    <Notice tone="danger" live="alert">
      {tested.code === null ? (
        <Trans>The connection couldn’t be tested. Check the issuer and try again.</Trans>
      ) : (
        <>
          <Trans>The provider can’t be used.</Trans>{' '}
          {i18n._(providerFailureWords(tested.about ?? '')[tested.code])}
          {withDetails.has(tested.code) && (
            <>
              {' '}
              <span lang="en">{tested.message}</span>
            </>
          )}
        </>
      )}
    </Notice>
  )
}
