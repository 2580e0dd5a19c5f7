import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import {
  type DownloadFormat,
  downloadFormats,
  type DownloadModule,
  isOfNow,
  periodRefusal,
  usualPeriod,
} from '#domain/downloads/period.ts'
import { dayIn } from '#domain/time/day.ts'
import { useSave } from '#data/save.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { formatWords, moduleWords } from '#parts/downloads/download-code-words.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { downloadProblems } from './download-words.ts'
import { RequestDownload } from './downloads.gql.ts'

interface RequestFormProps {
  offer: { modules: readonly DownloadModule[]; left: number; quota: number }
}

/** Asks for a file of a period, and says how many are left today. */
export function RequestForm({ offer }: RequestFormProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const online = useAtomValue(onlineAtom)
  const { timeZone } = useConfig()
  const today = dayIn(timeZone, new Date())
  const save = useSave(RequestDownload)
  const [module, setModule] = useState<DownloadModule | ''>('')
  const [period, setPeriod] = useState(() => usualPeriod(today))
  const [format, setFormat] = useState<DownloadFormat>('xlsx')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ field: string; code: string } | null>(null)
  const now = module !== '' && isOfNow(module)
  const { from, to } = now ? { from: today, to: today } : period
  const error = (field: string) =>
    problem?.field === field && <ProblemText code={problem.code} words={downloadProblems} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (module === '') return setProblem({ field: 'module', code: 'required' })
    if (!from || !to) return setProblem({ field: from ? 'to' : 'from', code: 'not_a_day' })
    const wrong = periodRefusal(from, to, today)
    if (wrong) return setProblem({ field: wrong === 'in_future' ? 'from' : 'to', code: wrong })
    setBusy(true)
    const { failure } = await save({ module, from: from as never, to: to as never, format })
    setBusy(false)
    if (!failure) {
      setProblem(null)
      return toast({
        tone: 'success',
        text: t`The file is being prepared. You’re told when it’s ready.`,
      })
    }
    setProblem({ field: Object.keys(failure.fields)[0] ?? '', code: failure.code })
  }
  return (
    <Card title={t`New download`}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <Row gap={4}>
            <SelectField
              label={t`Data`}
              placeholder={t`Choose the data`}
              value={module}
              error={error('module')}
              options={offer.modules.map((value) => ({
                value,
                label: i18n._(moduleWords[value]),
              }))}
              onChange={({ target }) => {
                setProblem(null)
                setModule(target.value as DownloadModule | '')
              }}
            />
            <DateField
              label={t`From`}
              value={from}
              disabled={now}
              error={error('from')}
              onChange={({ target }) => setPeriod({ ...period, from: target.value })}
            />
            <DateField
              label={t`Until`}
              value={to}
              disabled={now}
              error={error('to')}
              onChange={({ target }) => setPeriod({ ...period, to: target.value })}
            />
            <SelectField
              label={t`Format`}
              value={format}
              options={downloadFormats.map((value) => ({
                value,
                label: i18n._(formatWords[value]),
              }))}
              onChange={({ target }) => setFormat(target.value as DownloadFormat)}
            />
          </Row>
          {problem && !['module', 'from', 'to'].includes(problem.field) && (
            <Notice tone="danger" live="alert">
              <ProblemText code={problem.code} words={downloadProblems} />
            </Notice>
          )}
          <Row>
            <Button
              type="submit"
              variant="primary"
              icon="download"
              busy={busy}
              disabled={!online || offer.left === 0}
            >
              <Trans>Prepare file</Trans>
            </Button>
            <span role="status">
              <Plural
                value={offer.left}
                _0="No downloads left today. Try again tomorrow."
                one="# download left today"
                other="# downloads left today"
              />
            </span>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}
