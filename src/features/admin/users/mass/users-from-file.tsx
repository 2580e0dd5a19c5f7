import { useLoaderData } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useLingui as useMessages } from '@lingui/react'
import type { AnyVariables } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import { type ChangeEvent, useRef } from 'react'
import { maxSheetUsers, userColumns } from '#domain/users/user-sheet.ts'
import { type Question, useData } from '#data/load.ts'
import { saveWorkbook } from '#parts/file/workbook.ts'
import { LeaveQuestion } from '#parts/form/leave-question.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { Page } from '#ui/page/page.tsx'
import { Table } from '#ui/table/table.tsx'
import type { UserToCreate } from '../user.gql.ts'
import { userWords } from '../user-words.ts'
import { type RowOutcome, type UserFile, useUserFile } from './use-user-file.ts'

const fileWords = {
  too_large: msg`This file is too large. Split it into smaller ones.`,
  not_a_workbook: msg`This file isn’t an Excel workbook (.xlsx), or it is damaged. Save it again as .xlsx, then choose it.`,
  macros: msg`This workbook contains macros. Save it as .xlsx without macros, then choose it.`,
  no_rows: msg`This file has no users. Fill in the template below its headings.`,
  too_many_rows: msg`This file has too many rows. Up to ${maxSheetUsers} users can be created at once.`,
  NETWORK: msg`We couldn’t reach the server. Check the connection and choose the file again.`,
}

const isRefused = ({ code }: RowOutcome) => code !== null

/** Creates users from a workbook: choose, look at what becomes of each row, create. */
export function UsersFromFile() {
  const { title } = useScreen()
  const { t } = useLingui()
  const question = useLoaderData({ strict: false }) as unknown as Question<
    ResultOf<typeof UserToCreate>,
    AnyVariables
  >
  const { groupRoles } = useData(question).createData
  const { state, choose, create } = useUserFile(groupRoles)
  const rows = 'rows' in state ? state.rows : []
  const good = rows.filter((row) => !isRefused(row)).length
  const hasPasswords = state.kind === 'created' && rows.some(({ password }) => password !== null)
  return (
    <Page title={title}>
      <Stack>
        <ChooseFile state={state} choose={choose} />
        <Told state={state} />
        {(state.kind === 'reading' || state.kind === 'creating') && (
          <>
            <p role="status">
              <Trans>
                {state.done} of {state.all} rows
              </Trans>
            </p>
            <SkeletonRows rows={5} label={t`Working on the file`} />
          </>
        )}
        {state.kind === 'checked' && good > 0 && (
          <Row>
            <Button variant="primary" icon="users" onClick={() => void create()}>
              <Plural value={good} one="Create # user" other="Create # users" />
            </Button>
          </Row>
        )}
        {state.kind === 'created' && (
          <Notice tone="success" live="status">
            <Plural value={good} one="# user created" other="# users created" />
          </Notice>
        )}
        {hasPasswords && <Passwords rows={rows} />}
        {rows.some(isRefused) && <RefusedRows rows={rows.filter(isRefused)} />}
        {rows.length > 0 && <Outcomes rows={rows} created={state.kind === 'created'} />}
      </Stack>
      <LeaveQuestion
        unsaved={() => state.kind === 'checked' && good > 0}
        onDiscard={() => undefined}
      />
    </Page>
  )
}

function ChooseFile({
  state,
  choose,
}: {
  state: UserFile
  choose: (file: File) => Promise<unknown>
}) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void choose(file)
  }
  const template = () =>
    saveWorkbook('users.xlsx', {
      name: 'Users',
      rows: [
        userColumns,
        ['ann', 'Ann Example', 'ann@example.com', 'dealer', '', '', '', '', '1000001', ''],
      ],
    })
  const busy = state.kind === 'reading' || state.kind === 'creating'
  return (
    <>
      <p>
        <Trans>
          Fill in the template, a line for each user. Users with an email address get a link to set
          a password; the others get a generated one. Without a username the email address is the
          username.
        </Trans>
      </p>
      <Row>
        <Button icon="download" onClick={() => void template()}>
          <Trans>Download template</Trans>
        </Button>
        <Button
          variant={state.kind === 'none' ? 'primary' : undefined}
          icon="upload"
          busy={busy}
          onClick={() => input.current?.click()}
        >
          {state.kind === 'none' ? (
            <Trans>Choose a file</Trans>
          ) : (
            <Trans>Choose another file</Trans>
          )}
        </Button>
        {state.kind !== 'none' && <span>{state.file}</span>}
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            accept=".xlsx"
            aria-label={t`File with users`}
            onChange={take}
          />
        </VisuallyHidden>
      </Row>
    </>
  )
}

/** Why a file cannot be used. */
function Told({ state }: { state: UserFile }) {
  const { i18n } = useMessages()
  if (state.kind === 'broken')
    return (
      <Notice tone="danger" live="alert">
        {i18n._(fileWords[state.problem])}
      </Notice>
    )
  if (state.kind !== 'columns') return null
  const [missing, unknown] = [state.missing.join(', '), state.unknown.join(', ')]
  return (
    <Notice tone="danger" live="alert">
      {missing && <Trans>These columns are missing: {missing}.</Trans>}{' '}
      {unknown && <Trans>These columns aren’t known: {unknown}.</Trans>}{' '}
      <Trans>Use the headings of the template.</Trans>
    </Notice>
  )
}

function Passwords({ rows }: { rows: readonly RowOutcome[] }) {
  const { t } = useLingui()
  const given = rows.filter(({ password }) => password !== null)
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="sm"
          icon="download"
          onClick={() =>
            void saveWorkbook('passwords.xlsx', {
              name: 'Passwords',
              rows: [
                [t`Username`, t`Password`],
                ...given.map(({ cells, password }) => [cells.username, password!]),
              ],
            })
          }
        >
          <Trans>Download passwords</Trans>
        </Button>
      }
    >
      <Trans>
        Download the generated passwords now: they can’t be shown again. Each works once, within 72
        hours.
      </Trans>
    </Notice>
  )
}

function RefusedRows({ rows }: { rows: readonly RowOutcome[] }) {
  const { i18n } = useMessages()
  const reason = ({ code }: RowOutcome) => (userWords[code!] ? i18n._(userWords[code!]!) : code!)
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="sm"
          icon="download"
          onClick={() =>
            void saveWorkbook('users-refused.xlsx', {
              name: 'Refused',
              rows: [
                userColumns,
                ...rows.map((row) => [
                  ...userColumns.map((column) => row.cells[column]),
                  reason(row),
                ]),
              ],
            })
          }
        >
          <Trans>Download refused rows</Trans>
        </Button>
      }
    >
      <Plural
        value={rows.length}
        one="# row can’t become a user. Download it, correct it and choose that file."
        other="# rows can’t become users. Download them, correct them and choose that file."
      />
    </Notice>
  )
}

function Outcomes({ rows, created }: { rows: readonly RowOutcome[]; created: boolean }) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Users in the file`}
      rows={rows}
      keyOf={({ line }) => String(line)}
      columns={[
        { key: 'name', title: t`Name`, lead: true, text: ({ cells }) => cells.name },
        { key: 'line', title: t`Row`, align: 'end', text: ({ line }) => line },
        {
          key: 'username',
          title: t`Username`,
          text: ({ cells }) => cells.username || cells.email,
        },
        { key: 'role', title: t`Role`, text: ({ cells }) => cells.role },
        { key: 'areas', title: t`Areas`, text: ({ cells }) => cells.areas },
        {
          key: 'result',
          title: t`Result`,
          cell: ({ code, password }) =>
            code !== null ? (
              <ProblemText code={code} words={userWords} />
            ) : created ? (
              <Badge tone="success">
                {password ? (
                  <Trans>Created with a password</Trans>
                ) : (
                  <Trans>Created, link sent</Trans>
                )}
              </Badge>
            ) : (
              <Badge tone="info">
                <Trans>Can be created</Trans>
              </Badge>
            ),
        },
      ]}
    />
  )
}
