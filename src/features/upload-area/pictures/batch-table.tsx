import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { otherRefusal } from '#parts/upload/upload-refusal.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Badge } from '#ui/display/badge.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { Table } from '#ui/table/table.tsx'
import type { BatchPicture } from './use-picture-batch.ts'
import type { PictureState } from './use-picture-states.ts'
import { pictureWords } from './picture-words.ts'

interface BatchTableProps {
  pictures: readonly BatchPicture[]
  stateOf: (id: string) => PictureState
  /** The batch is being sent, so what isn't in line yet waits. */
  sending: boolean
}

/** Each picture of a batch with its article, its place there and what becomes of it. */
export function BatchTable({ pictures, stateOf, sending }: BatchTableProps) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Pictures`}
      rows={pictures}
      keyOf={({ file }) => file.name}
      columns={[
        { key: 'file', title: t`File`, lead: true, text: ({ file }) => file.name },
        {
          key: 'article',
          title: t`Article`,
          text: ({ target }) => (target ? `${target.article_code_display} ${target.name}` : '–'),
        },
        {
          key: 'place',
          title: t`Picture`,
          align: 'end',
          text: ({ target, place }) => (target ? place + 1 : ''),
        },
        {
          key: 'result',
          title: t`Result`,
          cell: (picture) => <Result picture={picture} stateOf={stateOf} sending={sending} />,
        },
      ]}
    />
  )
}

interface ResultProps extends Pick<BatchTableProps, 'stateOf' | 'sending'> {
  picture: BatchPicture
}

function Result({ picture, stateOf, sending }: ResultProps) {
  const { i18n } = useLingui()
  const online = useAtomValue(onlineAtom)
  const { problem, refusal, upload, replaces } = picture
  const refused = (code: string) =>
    pictureWords[code] ? <ProblemText code={code} words={pictureWords} /> : i18n._(otherRefusal)
  if (problem ?? refusal) return refused((problem ?? refusal)!)
  if (!upload) {
    if (sending) return <Trans>Waiting</Trans>
    return (
      <Badge tone={replaces ? 'warning' : 'info'}>
        {replaces ? <Trans>Replaces a picture</Trans> : <Trans>New picture</Trans>}
      </Badge>
    )
  }
  const state = stateOf(upload)
  if (state.kind === 'refused') return refused(state.code)
  if (state.kind === 'stopped') return <Trans>Stopped</Trans>
  if (state.kind === 'arrived') return <Trans>Preparing picture…</Trans>
  if (state.kind === 'ready')
    return <Badge tone="success">{replaces ? <Trans>Replaced</Trans> : <Trans>Added</Trans>}</Badge>
  const percent = Math.floor((state.sent / state.bytes) * 100)
  return online ? <Trans>{percent}% uploaded</Trans> : <Trans>Waiting for a connection</Trans>
}
