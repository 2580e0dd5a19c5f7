import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { useUser } from '#shell/session/use-session.ts'
import { failureOf } from '#data/failure.ts'
import { silent } from '#data/silent.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { ArticleReasons } from './order-limits.gql.ts'
import { codesOf, maxCodes } from './article-codes.ts'
import * as css from './limit-list.css.ts'
import { ReasonsTable } from './reasons-table.tsx'

interface Asked {
  sorg: string
  codes: string[]
  r3: string
}

const context = { ...silent, requestPolicy: 'network-only' as const }

/** Why a customer can order articles or cannot, as the server knows it now. */
export function Reasons({ sorgs }: { sorgs: readonly { sorg: string; merchantName: string }[] }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked | null>(null)
  const variables = {
    sorg: asked?.sorg ?? '',
    codes: asked?.codes ?? [],
    customer: asked?.r3 ? { r3: asked.r3 } : null,
  }
  const [{ data, error, fetching }, again] = useQuery({
    query: ArticleReasons,
    variables,
    pause: asked === null,
    context,
  })
  return (
    <Stack gap={4}>
      <ReasonsForm sorgs={sorgs} busy={fetching} onAsk={setAsked} />
      {fetching && <SkeletonRows label={t`Checking with the server`} />}
      {!fetching && error && (
        <Failed
          error={error}
          r3={asked?.r3 ?? ''}
          onAgain={() => again({ requestPolicy: 'network-only' })}
        />
      )}
      {!fetching && !error && asked && data && <ReasonsTable found={data.productAnalyzesV3} />}
    </Stack>
  )
}

function ReasonsForm({
  sorgs,
  busy,
  onAsk,
}: {
  sorgs: readonly { sorg: string; merchantName: string }[]
  busy: boolean
  onAsk: (asked: Asked) => void
}) {
  const { t } = useLingui()
  const { customerData } = useUser()
  const [sorg, setSorg] = useState(sorgs[0]?.sorg ?? '')
  const [r3, setR3] = useState(customerData?.custCode.r3 ?? '')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<'none' | 'many' | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const codes = codesOf(text)
    const wrong = codes.length === 0 ? 'none' : codes.length > maxCodes ? 'many' : null
    setProblem(wrong)
    if (!wrong) onAsk({ sorg, codes, r3: r3.trim() })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.bar}>
        <SelectField
          label={t`Sales organization`}
          value={sorg}
          options={sorgs.map((one) => ({
            value: one.sorg,
            label: `${one.sorg} – ${one.merchantName}`,
          }))}
          onChange={(event) => setSorg(event.target.value)}
        />
        <TextField
          label={t`Customer code`}
          value={r3}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setR3(event.target.value)}
        />
      </div>
      <TextArea
        label={t`Article codes`}
        required
        rows={4}
        value={text}
        spellCheck={false}
        hint={<Trans>One below the other, or with commas between them</Trans>}
        error={
          problem &&
          (problem === 'none' ? (
            <Trans>Enter at least one article code</Trans>
          ) : (
            <Trans>At most {maxCodes} codes at once</Trans>
          ))
        }
        onChange={(event) => setText(event.target.value)}
      />
      <Row>
        <Button type="submit" variant="primary" icon="search" busy={busy}>
          <Trans>Analyze</Trans>
        </Button>
      </Row>
    </form>
  )
}

function Failed({
  error,
  r3,
  onAgain,
}: {
  error: Parameters<typeof failureOf>[0]
  r3: string
  onAgain: () => void
}) {
  const { kind, code } = failureOf(error)
  if (code === 'NO_CUSTOMER') {
    return (
      <Notice tone="warning" live="alert">
        {r3 ? (
          <Trans>You have no customer with code {r3}.</Trans>
        ) : (
          <Trans>Enter a customer: what can be ordered differs between customers.</Trans>
        )}
      </Notice>
    )
  }
  return (
    <Notice
      tone="danger"
      live="alert"
      action={
        <Button size="sm" icon="refresh" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {kind === 'network' ? (
        <Trans>The server could not be reached. What you have typed is kept.</Trans>
      ) : (
        <Trans>The server didn’t answer.</Trans>
      )}
    </Notice>
  )
}
