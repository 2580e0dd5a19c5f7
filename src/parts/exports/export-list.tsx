import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useClient } from 'urql'
import { fileProblems } from '#domain/files/file-problem.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/overlay/menu.tsx'
import { fileProblemWords } from './file-problem-words.ts'
import * as css from './export-list.css.ts'
import { ExportFailed, type ExportFormat, type ExportKind, runExport } from './run-export.ts'

interface ExportListProps {
  kind: ExportKind
  /** The list's filters as its address has them; what is empty is left out, and a list is JSON. */
  filter: Readonly<Record<string, string | number | boolean | readonly unknown[] | undefined>>
  /** Said when no file comes; otherwise a common sentence. */
  failed?: string
}

/** Exports everything that a list's filter finds as a file made by the server, of any length; not while the portal is viewed as another user. */
export function ExportList({ kind, filter, failed }: ExportListProps) {
  const { t, i18n } = useLingui()
  const client = useClient()
  const toast = useToast()
  const online = useAtomValue(onlineAtom)
  const { viewedBy } = useUser()
  const [rows, setRows] = useState<number | null>(null)
  if (viewedBy) return null
  const words: Record<string, string> = {
    too_many: t`Five files are being prepared already. Wait until one is done.`,
    no_answer: t`The list couldn’t be exported. Check the connection and try again.`,
    not_allowed: t`You may not export this list.`,
  }
  const problemOf = (code: string) => {
    const problem = fileProblems.find((one) => one === code)
    return problem && i18n._(fileProblemWords[problem])
  }
  const run = async (format: ExportFormat) => {
    setRows(0)
    try {
      await runExport(client, { kind, format, filter: filterOf(filter) }, setRows)
    } catch (error) {
      const code = error instanceof ExportFailed ? error.code : ''
      toast({
        tone: 'danger',
        text:
          words[code] ?? problemOf(code) ?? failed ?? t`The file couldn’t be prepared. Try again.`,
      })
    } finally {
      setRows(null)
    }
  }
  return (
    <>
      <Menu
        trigger={
          <Button icon="download" busy={rows !== null} disabled={!online}>
            <Trans>Export</Trans>
          </Button>
        }
      >
        <MenuItem onSelect={() => void run('xlsx')}>{t`Excel workbook`}</MenuItem>
        <MenuItem onSelect={() => void run('csv')}>{t`CSV file`}</MenuItem>
      </Menu>
      <span role="status" className={css.progress}>
        {rows ? <Plural value={rows} one="# row written" other="# rows written" /> : null}
      </span>
    </>
  )
}

const filterOf = (filter: ExportListProps['filter']) =>
  Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === '' || value === false
      ? []
      : [{ name, value: typeof value === 'object' ? JSON.stringify(value) : String(value) }],
  )
