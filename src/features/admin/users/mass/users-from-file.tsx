import { useLoaderData } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AnyVariables } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import {
  maxSheetUsers,
  newUserOf,
  readUserSheet,
  repeatedLines,
  type SheetUser,
  unclearAnswer,
  userColumns,
} from '#domain/users/user-sheet.ts'
import { type Question, useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { saveWorkbook } from '#parts/file/workbook.ts'
import { SheetUploadPage } from '#parts/sheet-upload/sheet-upload-page.tsx'
import type { Outcome, RowResult, SheetUpload } from '#parts/sheet-upload/use-sheet-upload.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { CreateUsers, type UserToCreate } from '../user.gql.ts'
import { userWords } from '../user-words.ts'

/** `password`: answered once, for a user who was created without an email address. */
interface UserResult extends RowResult {
  password: string | null
}
type UserRow = Outcome<SheetUser, UserResult>

const words = {
  ...userWords,
  yes_or_no: msg`Write yes or no in send_email, send_email_warranty, is_fake_email and active`,
  NETWORK: msg`The answer didn’t arrive. Choose the same file again within an hour: no user is created twice, and you get new passwords.`,
}

/** Cells of a row, in the order of the template. */
const columnsOf = (cells: Partial<SheetUser['cells']>) =>
  userColumns.map((column) => cells[column] ?? '')

/** Creates users from a workbook: choose, look at what becomes of each row, create. */
export function UsersFromFile() {
  const { t } = useLingui()
  const question = useLoaderData({ strict: false }) as unknown as Question<
    ResultOf<typeof UserToCreate>,
    AnyVariables
  >
  const { groupRoles, contentTargetMarkets } = useData(question).createData
  const save = useSave(CreateUsers)
  const find = {
    group: (text: string) =>
      groupRoles.find(({ description }) => description.toLowerCase() === text)?.id,
    market: (text: string) =>
      contentTargetMarkets.find(({ marketName }) => marketName.toLowerCase() === text)?.id,
  }
  const upload: SheetUpload<SheetUser, UserResult> = {
    read(cells) {
      const sheet = readUserSheet(cells as string[][])
      return sheet.problem === null ? { problem: null, rows: sheet.users } : sheet
    },
    maxRows: maxSheetUsers,
    // The most that the server takes.
    batch: 20,
    async send(rows, check) {
      const { data, failure } = await save({
        users: rows.map((user) => newUserOf(user, find)),
        check,
      })
      if (!data) return { failure: failure.code }
      return data.createUsers.results.map(({ userErrors: [error], password }) => ({
        code: error?.code ?? null,
        field: error?.field,
        password: password ?? null,
      }))
    },
    failed: (code) => ({ code, password: null }),
    acrossFile: (rows) =>
      new Map<number, UserResult>([
        ...rows.flatMap((row) => {
          const field = unclearAnswer(row)
          return field ? [[row.line, { code: 'yes_or_no', field, password: null }] as const] : []
        }),
        ...[...repeatedLines(rows)].map(
          (line) => [line, { code: 'username_twice', field: 'username', password: null }] as const,
        ),
      ]),
  }
  return (
    <SheetUploadPage
      upload={upload}
      columns={userColumns}
      template={{
        name: 'users',
        example: columnsOf({
          username: 'ann',
          name: 'Ann Example',
          email: 'ann@example.com',
          role: 'dealer',
          customers: '1000001',
          target_markets: contentTargetMarkets[0]?.marketName ?? '',
          send_email: 'yes',
        }),
      }}
      fileLabel={t`File with users`}
      words={words}
      intro={
        <Trans>
          Fill in the template, a line for each user, or choose an exported list of users. Users
          with an email address get a link to set a password; the others get a generated one.
          Without a username the email address is the username. Separate target markets with
          semicolons; empty cells mean yes for send_email and active, and no for the others.
        </Trans>
      }
      shown={[
        { key: 'name', title: t`Name`, lead: true, text: ({ cells }) => cells.name },
        {
          key: 'username',
          title: t`Username`,
          text: ({ cells }) => cells.username || cells.email,
        },
        { key: 'role', title: t`Role`, text: ({ cells }) => cells.role },
        { key: 'areas', title: t`Areas`, text: ({ cells }) => cells.areas },
      ]}
      sendLabel={(good) => <Plural value={good} one="Create # user" other="Create # users" />}
      doneText={(good) => <Plural value={good} one="# user created" other="# users created" />}
      resultText={({ result, cells }, done) =>
        !done ? (
          <Trans>Can be created</Trans>
        ) : result.password ? (
          <Trans>Created with a password</Trans>
        ) : cells.email ? (
          <Trans>Created, link sent</Trans>
        ) : (
          <Trans>Created; logs in with a company account</Trans>
        )
      }
      after={(rows) => <Passwords rows={rows} />}
    />
  )
}

function Passwords({ rows }: { rows: readonly UserRow[] }) {
  const { t } = useLingui()
  const given = rows.filter(({ result }) => result.password !== null)
  if (given.length === 0) return null
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
                ...given.map(({ cells, result }) => [cells.username, result.password!]),
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
