import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { intlTag, isLocale } from '#domain/portal/locales.ts'
import { currentLocale, wordsOf } from '#shell/i18n/active-locale.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Stack } from '#ui/display/stack.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useHand } from '#ui/media/use-hand.ts'
import { AudienceNotice } from './audience-notice.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import type { Previewed } from './previewed.ts'
import { PreviewedScreen } from './previewed-screen.tsx'
import * as css from './preview.css.ts'

interface PreviewDialogProps {
  content: Previewed
  markets: readonly { id: string; marketName: string }[]
  onClose: () => void
}

/** Shows content as a reader of a target market would see it, in a language and on a width. */
export function PreviewDialog({ content, markets, onClose }: PreviewDialogProps) {
  const { t } = useLingui()
  const { languages } = useConfig()
  const isHand = useHand()
  const [market, setMarket] = useState('')
  const [locale, setLocale] = useState<string>(currentLocale() ?? '')
  const [width, setWidth] = useState<'phone' | 'desk'>(isHand ? 'phone' : 'desk')
  const words = useWords(locale)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="full"
      title={t`Preview`}
      fullScreen
    >
      <Stack>
        <div className={css.choices}>
          <SelectField
            label={t`Reader’s target market`}
            placeholder={t`Reader without a target market`}
            options={markets.map(({ id, marketName }) => ({ value: id, label: marketName }))}
            value={market}
            onChange={({ target }) => setMarket(target.value)}
          />
          <SelectField
            label={t`Reader’s language`}
            hint={t`Your text has one language. Words around it and dates follow the reader’s.`}
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            value={locale}
            onChange={({ target }) => setLocale(target.value)}
          />
          <RadioGroup
            label={t`Width`}
            inline
            value={width}
            onChange={setWidth}
            options={[
              { value: 'phone', label: <Trans>Phone</Trans> },
              { value: 'desk', label: <Trans>Desktop</Trans> },
            ]}
          />
        </div>
        <AudienceNotice content={content} markets={markets} market={market} />
        {words && isLocale(locale) && (
          <PreviewFrame width={width} lang={intlTag(locale)}>
            <I18nProvider i18n={words}>
              <PreviewedScreen content={content} isHand={isHand || width === 'phone'} />
            </I18nProvider>
          </PreviewFrame>
        )}
      </Stack>
    </Dialog>
  )
}

/** Words of a language, once they are there. */
function useWords(locale: string): I18n | null {
  const [words, setWords] = useState<I18n | null>(null)
  useEffect(() => {
    let late = false
    if (isLocale(locale))
      void wordsOf(locale).then(
        (found) => !late && setWords(found),
        () => undefined,
      )
    return () => {
      late = true
    }
  }, [locale])
  return words
}
