import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { inputOf, settingForm } from '#domain/settings/setting-input.ts'
import { isSettingName, type SettingKind, settingKinds } from '#domain/settings/setting-kinds.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import * as css from './config.css.ts'
import { SettingFields } from './setting-fields.tsx'
import type { NamedSetting } from './setting-groups.ts'
import { SettingHistory } from './setting-history.tsx'
import { settingHints } from './setting-hints.ts'
import { SettingPreview } from './setting-preview.tsx'
import { settingProblems } from './setting-problems.ts'
import { SettingValue } from './setting-value.tsx'
import { useSaveSetting } from './use-save-setting.ts'

interface SettingDialogProps {
  setting: NamedSetting
  sorgs: readonly string[]
  onClose: () => void
}

/** The names of languages as the tenant has them, else in their own words. */
function namesOf(setting: NamedSetting) {
  const own = new Map(
    setting.name === 'languages'
      ? (JSON.parse(setting.value) as { code: string; name: string }[]).map(
          ({ code, name }) => [code, name] as const,
        )
      : [],
  )
  const tagOf = (code: string) => (code === 'en-uk' ? 'en-GB' : code)
  return (code: string) =>
    own.get(code) ??
    new Intl.DisplayNames([tagOf(code)], { type: 'language' }).of(tagOf(code)) ??
    code
}

/** Edits one setting: its value with a preview, the default, and earlier values. */
export function SettingDialog({ setting, sorgs, onClose }: SettingDialogProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const online = useAtomValue(onlineAtom)
  const { name, about, isSet, value } = setting
  const kind: SettingKind = isSettingName(name) ? settingKinds[name] : { kind: 'fixed' }
  const [nameOf] = useState(() => namesOf(setting))
  // A value that arrives while the window is open must not replace what is being typed.
  const [initial] = useState(() => inputOf(kind, JSON.parse(value)))
  const save = useSaveSetting()
  const [restoring, setRestoring] = useState(false)
  const schema = settingForm(kind, nameOf)
  const form = useForm({
    schema,
    initial,
    words: settingProblems,
    save: (next) => save(setting, JSON.stringify(next)),
  })
  const [problem, setProblem] = useState<string>()
  const put = async (next: string | null) => {
    setRestoring(true)
    const failure = await save(setting, next)
    setRestoring(false)
    if (failure) setProblem(failure.code ?? 'UNKNOWN')
    else onClose()
  }
  const submit = async () => {
    setProblem(undefined)
    if (await form.submit()) onClose()
  }
  const label = about ? i18n._(about) : name
  const hint = settingHints[name]
  const said = problem && i18n._(settingProblems[problem] ?? settingProblems.not_undone!)
  const typed = v.safeParse(schema, form.values)
  return (
    <Dialog
      open
      persistent={form.dirty}
      onOpenChange={(open) => !open && onClose()}
      title={label}
      description={hint ? i18n._(hint) : undefined}
      footer={
        <>
          {isSet && (
            <Button
              variant="ghost"
              icon="undo"
              busy={restoring}
              disabled={!online}
              onClick={() => void put(null)}
            >
              <Trans>Reset to default</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={form.busy}
            disabled={!online}
            onClick={() => void submit()}
          >{t`Save`}</Button>
        </>
      }
    >
      <form
        {...form.props}
        data-autofocus-field
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          {!online && (
            <Notice tone="warning" live="status">
              <Trans>You’re offline. Settings can be changed once you’re back online.</Trans>
            </Notice>
          )}
          {(form.error || said) && (
            <Notice tone="danger" live="alert">
              {form.error || said}
            </Notice>
          )}
          <SettingFields kind={kind} label={label} form={form} sorgs={sorgs} nameOf={nameOf} />
          <SettingPreview kind={kind} value={typed.success ? typed.output : undefined} />
          <dl className={css.facts}>
            <dt>
              <Trans>Current value</Trans>
            </dt>
            <dd>
              <SettingValue json={value} />
            </dd>
            {setting.default !== null && (
              <>
                <dt>
                  <Trans>Default</Trans>
                </dt>
                <dd>
                  <SettingValue json={setting.default} />
                </dd>
              </>
            )}
          </dl>
          <section aria-labelledby="setting-history">
            <h3 id="setting-history" className={css.subtitle}>
              <Trans>History</Trans>
            </h3>
            <SettingHistory
              name={name}
              current={isSet ? value : null}
              busy={restoring}
              onRestore={(next) => void put(next)}
            />
          </section>
        </Stack>
      </form>
    </Dialog>
  )
}
