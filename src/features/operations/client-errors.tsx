import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDates } from '#parts/date/use-dates.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import * as css from './operations.css.ts'

export interface ClientError {
  cause: string
  message: string
  stack: string
  path: string
  build: string
  agent: string
  count: number
  firstAt: unknown
  lastAt: unknown
}

/** Errors that devices reported; each opens what is known of it. */
export function ClientErrors({ errors }: { errors: readonly ClientError[] }) {
  const { t, i18n } = useLingui()
  const { moment } = useDates()
  const [shown, setShown] = useState<ClientError | null>(null)
  const at = (value: unknown) => moment(new Date(String(value)))
  const columns: Column<ClientError>[] = [
    {
      key: 'message',
      title: t`Error`,
      lead: true,
      cell: (error) => (
        <button type="button" className={css.open} lang="en" onClick={() => setShown(error)}>
          {error.message}
        </button>
      ),
      text: ({ message }) => message,
    },
    { key: 'path', title: t`Screen`, text: ({ path }) => path },
    { key: 'count', title: t`Times`, align: 'end', text: ({ count }) => i18n.number(count) },
    { key: 'lastAt', title: t`Last seen`, text: ({ lastAt }) => at(lastAt) },
  ]
  return (
    <>
      <Table
        caption={t`Errors on devices`}
        columns={columns}
        rows={errors}
        keyOf={({ cause }) => cause}
        onRow={setShown}
      />
      <Dialog
        open={shown !== null}
        onOpenChange={(open) => !open && setShown(null)}
        width="large"
        title={<span lang="en">{shown?.message}</span>}
        description={shown?.path}
        footer={
          <Button onClick={() => setShown(null)}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {shown && (
          <Stack>
            <p>
              <Plural value={shown.count} one="Seen once" other="Seen # times" />
              {', '}
              <Trans>
                first on {at(shown.firstAt)}, last on {at(shown.lastAt)}
              </Trans>
            </p>
            <p lang="en">
              {shown.build} · {shown.agent}
            </p>
            <pre className={css.stack} lang="en">
              {shown.stack}
            </pre>
          </Stack>
        )}
      </Dialog>
    </>
  )
}
