import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type ChangeEvent, useRef, useState } from 'react'
import { type Question, useData } from '#data/load.ts'
import { saveCsv } from '#parts/file/save-csv.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { OfflineNotice } from '#parts/page/list-page.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Card } from '#ui/display/card.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Page } from '#ui/page/page.tsx'
import { Table } from '#ui/table/table.tsx'
import type { ImportFeed, ImportFeeds } from './imports.gql.ts'
import { SendingNotice } from './sending-notice.tsx'
import { useSendImport } from './use-send-import.ts'

interface SendImportScreenProps {
  question: Question<ResultOf<typeof ImportFeeds>, VariablesOf<typeof ImportFeeds>>
}

/** Imports files of feeds that a person chooses: looked at first, then for good. */
export function SendImportScreen({ question }: SendImportScreenProps) {
  const { t } = useLingui()
  const { title } = useScreen()
  const sizeText = useSizeText()
  const { importFeeds: feeds } = useData(question)
  const { sending, send, reset } = useSendImport()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [whole, setWhole] = useState(false)
  const [endAll, setEndAll] = useState(false)
  const isKnown = ({ name }: File) => feeds.some((feed) => name === `${feed.name}.csv`)
  const busy = sending.kind === 'sending' || sending.kind === 'running'
  const ready = files.length > 0 && files.every(isKnown) && !busy
  const run = (dryRun: boolean) =>
    void send(files, { delta: !whole, dryRun, endAll: whole && endAll })
  const choose = (next: readonly File[]) => {
    reset()
    setFiles(next)
  }
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const added = [...(currentTarget.files ?? [])]
    // Allows the same file to be chosen again.
    currentTarget.value = ''
    choose([...files.filter(({ name }) => !added.some((file) => file.name === name)), ...added])
  }
  return (
    <Page title={title} intro={<Trans>Files from your ERP, or filled-in templates.</Trans>}>
      <OfflineNotice />
      <Stack gap={6}>
        <Stack>
          <Row gap={3}>
            <Button icon="upload" disabled={busy} onClick={() => input.current?.click()}>
              {files.length === 0 ? <Trans>Choose files</Trans> : <Trans>Add files</Trans>}
            </Button>
            <VisuallyHidden>
              <input
                ref={input}
                type="file"
                tabIndex={-1}
                multiple
                accept=".csv,text/csv"
                aria-label={t`Files to import`}
                onChange={take}
              />
            </VisuallyHidden>
          </Row>
          {files.length > 0 && (
            <Table
              caption={t`Files to import`}
              rows={files}
              keyOf={({ name }) => name}
              columns={[
                { key: 'name', title: t`File`, lead: true, text: ({ name }) => name },
                {
                  key: 'known',
                  title: t`State`,
                  cell: (file) =>
                    isKnown(file) ? t`Ready` : <Badge tone="danger">{t`Unknown file name`}</Badge>,
                },
                {
                  key: 'size',
                  title: t`Size`,
                  align: 'end',
                  text: ({ size }) => sizeText(size),
                },
              ]}
              actions={({ name }) => [
                {
                  label: t`Remove`,
                  icon: 'trash',
                  run: () => choose(files.filter((file) => file.name !== name)),
                },
              ]}
            />
          )}
          <CheckField
            label={<Trans>These files are complete</Trans>}
            hint={
              <Trans>
                What they leave out is ended or taken off sale. Otherwise it stays as it is.
              </Trans>
            }
            checked={whole}
            disabled={busy}
            onChange={({ currentTarget }) => {
              reset()
              setWhole(currentTarget.checked)
            }}
          />
          {whole && (
            <CheckField
              label={<Trans>They may end any number of rows</Trans>}
              hint={
                <Trans>
                  Otherwise a file that leaves out more than a fifth is refused: it may have been
                  cut off.
                </Trans>
              }
              checked={endAll}
              disabled={busy}
              onChange={({ currentTarget }) => {
                reset()
                setEndAll(currentTarget.checked)
              }}
            />
          )}
          <Row gap={3}>
            <Button disabled={!ready} onClick={() => run(true)}>
              <Trans>Check only</Trans>
            </Button>
            <Button variant="primary" disabled={!ready} onClick={() => run(false)}>
              <Trans>Import</Trans>
            </Button>
          </Row>
          <SendingNotice sending={sending} />
          {sending.kind === 'ended' && !sending.dryRun && (
            <Link to={'/admin/imports' as never}>
              <Trans>All imports</Trans>
            </Link>
          )}
        </Stack>
        <Card title={<Trans>Files that can be imported</Trans>}>
          <Table
            caption={t`Files that can be imported`}
            rows={feeds}
            keyOf={({ name }) => name}
            columns={[
              { key: 'file', title: t`File`, lead: true, text: ({ name }) => `${name}.csv` },
              { key: 'doc', title: t`Content`, cell: ({ doc }) => <span lang="en">{doc}</span> },
              {
                key: 'needed',
                title: t`Required columns`,
                cell: ({ columns }) => (
                  <code>
                    {columns.flatMap((one) => (one.required ? [one.name] : [])).join(', ')}
                  </code>
                ),
              },
            ]}
            actions={(feed) => [
              { label: t`Download template`, icon: 'download', run: () => saveTemplate(feed) },
            ]}
          />
        </Card>
      </Stack>
    </Page>
  )
}

/** A file with the headings of a feed. */
const saveTemplate = ({ name, columns }: ImportFeed) =>
  saveCsv(`${name}.csv`, [columns.map((column) => column.name)])
