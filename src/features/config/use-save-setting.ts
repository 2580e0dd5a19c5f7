import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useAtom, useSetAtom } from 'jotai'
import { useClient } from 'urql'
import type { Failure } from '#data/failure.ts'
import { useSave } from '#data/save.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { dateFormatsAtom } from '#parts/date/date-formats-atom.ts'
import { configAtom } from '#shell/session/session-atoms.ts'
import { applyTenantLook } from '#shell/theme/tenant-look.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { HostSettings, SaveSetting } from './config.gql.ts'
import type { NamedSetting } from './setting-groups.ts'
import { settingProblems } from './setting-problems.ts'

/** Puts a saved setting on this page at once; everyone else reads it within seconds. */
function useApply() {
  const [config, setConfig] = useAtom(configAtom)
  const setFormats = useSetAtom(dateFormatsAtom)
  return (name: string, json: string) => {
    if (!config) return
    const value = JSON.parse(json) as unknown
    const next = (
      name in config.features
        ? { ...config, features: { ...config.features, [name]: value } }
        : { ...config, [name]: value }
    ) as HostConfig
    setConfig(next)
    setFormats(next)
    applyTenantLook(next)
  }
}

/**
 * Saves a setting, shows it on this page and offers the way back.
 * @returns the failure; undefined when it was saved
 */
export function useSaveSetting() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const client = useClient()
  const save = useSave(SaveSetting)
  const toast = useToast()
  const apply = useApply()
  const refresh = () =>
    client.query(HostSettings, {}, { requestPolicy: 'network-only' }).toPromise()

  const run = async (
    setting: Pick<NamedSetting, 'name' | 'about' | 'value' | 'isSet'>,
    value: string | null,
    isUndo = false,
  ): Promise<Failure | undefined> => {
    const { name, about, value: seen, isSet } = setting
    const { data, failure } = await save({ name, value, seen })
    if (failure) {
      // Someone else's value is shown before it can be overwritten.
      if (failure.code === 'changed_meanwhile') await refresh()
      return failure
    }
    const after = data.saveSetting.setting!
    apply(name, after.value)
    const title = about ? i18n._(about) : name
    const undo = async () => {
      const problem = await run({ ...setting, ...after, about }, isSet ? seen : null, true)
      if (problem)
        toast({
          tone: 'danger',
          text: i18n._(settingProblems[problem.code ?? ''] ?? settingProblems.not_undone!),
        })
    }
    toast({
      tone: 'success',
      text: t`Saved: ${title}`,
      ...(isUndo ? {} : { action: { label: t`Undo`, run: () => void undo() } }),
    })
    return undefined
  }
  return run
}
