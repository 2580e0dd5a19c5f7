import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { isLasting } from '#domain/files/file-problem.ts'
import { type Question, useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { authorisedFetch } from '#data/session-token.ts'
import { moduleWords } from '#parts/downloads/download-code-words.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { saveFile } from '#parts/file/save-csv.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { downloadProblems, statusWords } from './download-words.ts'
import { type DownloadRow, type Downloads, RetryDownload } from './downloads.gql.ts'
import { FileState } from './file-state.tsx'
import { RequestForm } from './request-form.tsx'

interface DownloadListProps {
  question: Question<ResultOf<typeof Downloads>, VariablesOf<typeof Downloads>>
}

/** Milliseconds between two looks at files that are being prepared. */
const pause = 2_000

/** Files of the download area, and a way to ask for another one. */
export function DownloadList({ question }: DownloadListProps) {
  const { t, i18n } = useLingui()
  const { day, brief } = useDates()
  const sizeText = useSizeText()
  const { downloadOffer, downloadArea } = useData(question)
  useWatch(
    question,
    downloadArea.rows.some(({ status }) => status === 'queued' || status === 'running'),
  )
  return (
    <ListPage
      question={question}
      pageOf={(data) => data.downloadArea}
      keyOf={({ id }) => id}
      tools={
        <Link to={'/download-area/schedules' as never} className={button()}>
          <Icon name="calendar" size="sm" />
          {t`Schedules`}
        </Link>
      }
      above={<RequestForm offer={downloadOffer} />}
      empty={{
        icon: 'download',
        heading: t`No files yet`,
        text: t`Choose the data and a period above. Files are kept for seven days.`,
      }}
      columns={[
        {
          key: 'module',
          title: t`Data`,
          lead: true,
          text: ({ module }) => i18n._(moduleWords[module]),
        },
        {
          key: 'status',
          title: t`Status`,
          text: ({ status }) => i18n._(statusWords[status].words),
          cell: (row) => <FileState row={row} />,
        },
        {
          key: 'period',
          title: t`Period`,
          text: ({ from, to }) =>
            from === to ? day(String(to)) : `${day(String(from))} – ${day(String(to))}`,
        },
        {
          key: 'requestedAt',
          title: t`Requested`,
          text: ({ requestedAt, scheduled }) =>
            `${brief(Date.parse(String(requestedAt)))}${scheduled ? ` (${t`scheduled`})` : ''}`,
        },
        { key: 'customer', title: t`Customer`, text: ({ customer }) => customer ?? '–' },
        {
          key: 'size',
          title: t`Size`,
          align: 'end',
          text: ({ bytes }) => (bytes === null ? '' : sizeText(bytes)),
        },
        {
          key: 'file',
          title: t`File`,
          cell: (row) =>
            row.status === 'ready' ? (
              <Save row={row} />
            ) : (
              row.status === 'failed' && !isLasting(row.problem) && <Retry row={row} />
            ),
        },
      ]}
    />
  )
}

/** Looks again while a file is being prepared. */
function useWatch({ query, variables }: DownloadListProps['question'], waiting: boolean) {
  const client = useClient()
  const online = useAtomValue(onlineAtom)
  useEffect(() => {
    if (!waiting || !online) return
    const timer = setInterval(
      () => void client.query(query, variables, { requestPolicy: 'network-only' }).toPromise(),
      pause,
    )
    return () => clearInterval(timer)
  }, [client, query, variables, waiting, online])
}

/** Button that prepares a failed file again. */
function Retry({ row: { id, fileName } }: { row: DownloadRow }) {
  const { t } = useLingui()
  const toast = useToast()
  const online = useAtomValue(onlineAtom)
  const retry = useSave(RetryDownload)
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    const { failure } = await retry({ id })
    setBusy(false)
    if (failure)
      toast({
        tone: 'danger',
        text: <ProblemText code={failure.code} words={downloadProblems} />,
      })
  }
  return (
    <Button
      size="sm"
      icon="refresh"
      busy={busy}
      disabled={!online}
      aria-label={t`Try again: ${fileName}`}
      onClick={() => void again()}
    >
      {t`Try again`}
    </Button>
  )
}

function Save({ row }: { row: DownloadRow }) {
  const { t } = useLingui()
  const toast = useToast()
  const online = useAtomValue(onlineAtom)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const answer = await authorisedFetch(`/api/download-area/${row.id}`)
      if (!answer.ok) throw new Error(String(answer.status))
      saveFile(row.fileName, await answer.blob())
    } catch {
      toast({ tone: 'danger', text: t`The file couldn’t be downloaded. Try again.` })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="sm"
      icon="download"
      busy={busy}
      disabled={!online}
      aria-label={t`Download ${row.fileName}`}
      onClick={() => void save()}
    >
      {t`Download`}
    </Button>
  )
}
