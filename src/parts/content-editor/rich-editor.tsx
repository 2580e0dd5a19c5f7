import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { isTarget } from '#domain/content/content-fields.ts'
import { Button } from '#ui/button.tsx'
import type { ControlWiring } from '#ui/form/field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { htmlText } from '../html/html.css.ts'
import { UploadList } from '../upload/upload-list.tsx'
import { describeImage, imageAt, linkAt, setLink } from './editor-commands.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { useEditor } from './use-editor.ts'
import * as css from './editor.css.ts'

interface RichEditorProps {
  label: string
  wiring: ControlWiring
  value: string
  onChange: (html: string) => void
}

/** Text with headings, lists, links, pictures and tables. Loaded only with a form that has one. */
export function RichEditor({ label, wiring, value, onChange }: RichEditorProps) {
  const { t } = useLingui()
  const [linking, setLinking] = useState<string | null>(null)
  const invalid = wiring['aria-invalid'] === true
  const attributes: Record<string, string> = {
    id: wiring.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(wiring['aria-describedby'] && { 'aria-describedby': wiring['aria-describedby'] }),
    ...(invalid && { 'aria-invalid': 'true' }),
  }
  const { place, state, run, uploads, notice } = useEditor({ value, onChange, attributes })
  const image = state && imageAt(state)
  return (
    <div className={css.frame} data-invalid={invalid}>
      {state && (
        <EditorToolbar
          state={state}
          run={run}
          onLink={() => setLinking(linking === null ? linkAt(state) : null)}
          onPictures={(files) => void uploads.add(files)}
        />
      )}
      {linking !== null && state && (
        <LinkLine
          href={linking}
          linked={linkAt(state) !== ''}
          onClose={() => setLinking(null)}
          onSet={(href) => {
            setLinking(null)
            run(setLink(href))
          }}
        />
      )}
      {image && (
        <Line onEnter={() => undefined}>
          <TextField
            label={t`Description of the picture`}
            hint={t`Read to those who can’t see it.`}
            defaultValue={image.node.attrs.alt as string}
            key={image.at}
            onBlur={({ target }) => {
              if (target.value !== image.node.attrs.alt) run(describeImage(target.value))
            }}
          />
        </Line>
      )}
      <div className={css.uploads}>
        <UploadList uploads={uploads} />
        <span role="status">{notice}</span>
      </div>
      <div ref={place} className={`${htmlText} ${css.text}`} />
    </div>
  )
}

/** A line of its own under the buttons; Enter in it must not send the form. */
function Line({ onEnter, children }: { onEnter: () => void; children: ReactNode }) {
  return (
    <div
      role="presentation"
      className={css.line}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        onEnter()
      }}
    >
      {children}
    </div>
  )
}

interface LinkLineProps {
  href: string
  linked: boolean
  onSet: (href: string) => void
  onClose: () => void
}

function LinkLine({ href: before, linked, onSet, onClose }: LinkLineProps) {
  const { t } = useLingui()
  const [href, setHref] = useState(before)
  const [wrong, setWrong] = useState(false)
  const set = () => {
    const target = href.trim()
    if (target && isTarget(target)) onSet(target)
    else setWrong(true)
  }
  return (
    <Line onEnter={set}>
      <div className={css.grow}>
        <TextField
          label={t`Address`}
          placeholder="https://"
          autoFocus
          value={href}
          error={
            wrong && (
              <Trans>Enter an address that begins with https://, or with / for a page here.</Trans>
            )
          }
          onChange={({ target }) => {
            setWrong(false)
            setHref(target.value)
          }}
        />
      </div>
      <Button size="sm" onClick={set}>
        <Trans>Set link</Trans>
      </Button>
      {linked && (
        <Button size="sm" variant="ghost" onClick={() => onSet('')}>
          <Trans>Remove link</Trans>
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </Line>
  )
}
