import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { saveCsv } from '#parts/file/save-csv.ts'
import { LeaveQuestion } from '#parts/form/leave-question.tsx'
import { FileZone } from '#parts/upload/file-zone.tsx'
import { bar } from '#parts/upload/upload.css.ts'
import { UploadList } from '#parts/upload/upload-list.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { Button } from '#ui/button.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { problemWord } from '#ui/form/problem-text.tsx'
import { Page } from '#ui/page/page.tsx'
import { BatchTable } from './batch-table.tsx'
import { batchWords, pictureWords } from './picture-words.ts'
import { type BatchPicture, usePictureBatch } from './use-picture-batch.ts'
import { usePictureStates } from './use-picture-states.ts'

/** Uploads many pictures at once, named by the codes of their articles. */
export function PictureBatch() {
  const { t, i18n } = useLingui()
  const { title } = useScreen()
  const { state, choose, send } = usePictureBatch()
  const pictures = 'pictures' in state ? state.pictures : []
  const ids = pictures.flatMap(({ upload }) => upload ?? [])
  const { stateOf, earlier, stop } = usePictureStates(ids)
  const good = pictures.filter(({ problem }) => problem === null)
  const sending = state.kind === 'queueing' || state.kind === 'sent'
  const busy =
    state.kind === 'reading' ||
    state.kind === 'queueing' ||
    ids.some((id) => stateOf(id).kind === 'sending')
  return (
    <Page title={title}>
      <Stack>
        <p>
          <Trans>
            Name each file by its article’s code: CODE.jpg is the main picture, CODE_2.jpg the
            second one. A picture that is already there is replaced.
          </Trans>
        </p>
        {!busy && (
          <FileZone
            kind="article-picture"
            archives
            multiple
            hint={<Trans>Drop pictures or a ZIP archive here.</Trans>}
            chooseLabel={t`Choose pictures`}
            onFiles={(files) => void choose(files)}
          />
        )}
        {state.kind === 'reading' && (
          <p role="status">
            <Plural value={state.done} one="# picture read" other="# pictures read" />
          </p>
        )}
        {state.kind === 'broken' && (
          <Notice tone="danger" live="alert">
            {i18n._(batchWords[state.problem])}
          </Notice>
        )}
        {state.kind === 'planned' && good.length > 0 && (
          <Row>
            <Button variant="primary" icon="upload" onClick={() => void send()}>
              <Plural value={good.length} one="Upload # picture" other="Upload # pictures" />
            </Button>
          </Row>
        )}
        {sending && <Progress pictures={pictures} stateOf={stateOf} stop={stop} busy={busy} />}
        <Refused pictures={pictures} stateOf={stateOf} />
        {pictures.length > 0 && (
          <BatchTable pictures={pictures} stateOf={stateOf} sending={sending} />
        )}
        {earlier.pending.length > 0 && (
          <>
            <p>
              <Trans>Pictures from earlier that haven’t been uploaded yet:</Trans>
            </p>
            <UploadList uploads={earlier} />
          </>
        )}
      </Stack>
      <LeaveQuestion
        unsaved={() => state.kind === 'queueing' || (state.kind === 'planned' && good.length > 0)}
        onDiscard={() => undefined}
      />
    </Page>
  )
}

interface BatchProps {
  pictures: readonly BatchPicture[]
  stateOf: ReturnType<typeof usePictureStates>['stateOf']
}

interface ProgressProps extends BatchProps {
  stop: () => void
  busy: boolean
}

/** Progress of a batch, then its end. */
function Progress({ pictures, stateOf, stop, busy }: ProgressProps) {
  const { t } = useLingui()
  const good = pictures.filter(({ problem, refusal }) => problem === null && refusal === null)
  const all = good.length
  const kinds = good.map(({ upload }) => (upload ? stateOf(upload).kind : 'sending'))
  const done = kinds.filter((kind) => kind !== 'sending').length
  const shown = kinds.filter((kind) => kind === 'ready').length
  if (!kinds.some((kind) => kind === 'sending' || kind === 'arrived'))
    return shown === 0 ? null : (
      <Notice tone="success" live="status">
        <Plural value={shown} one="# picture uploaded" other="# pictures uploaded" />
      </Notice>
    )
  return (
    <>
      <Row justify="between">
        <p role="status">
          <Trans>
            {done} of {all} pictures uploaded
          </Trans>
        </p>
        {busy && (
          <Button size="sm" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </Row>
      <progress className={bar} max={all} value={done} aria-label={t`Pictures uploaded`} />
    </>
  )
}

/** Says which pictures were not taken, as a file to work through. */
function Refused({ pictures, stateOf }: BatchProps) {
  const { t, i18n } = useLingui()
  const refused = pictures.flatMap(({ file, problem, refusal, upload }) => {
    const state = upload ? stateOf(upload) : null
    const code = problem ?? refusal ?? (state?.kind === 'refused' ? state.code : null)
    return code ? [[file.name, i18n._(problemWord(code, pictureWords))] as const] : []
  })
  if (refused.length === 0) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="sm"
          icon="download"
          onClick={() => saveCsv('pictures-refused.csv', [[t`File`, t`Reason`], ...refused])}
        >
          <Trans>Download list</Trans>
        </Button>
      }
    >
      <Plural
        value={refused.length}
        one="# picture can’t be taken."
        other="# pictures can’t be taken."
      />
    </Notice>
  )
}
