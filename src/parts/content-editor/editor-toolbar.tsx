import { useLingui } from '@lingui/react/macro'
import type { Command, EditorState } from 'prosemirror-state'
import { type KeyboardEvent, useRef } from 'react'
import type { IconName } from '#ui/display/icon-paths.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import {
  type CommandName,
  commands,
  type EditorCommand,
  headingAt,
  isInTable,
  linkAt,
  setHeading,
} from './editor-commands.ts'
import * as css from './editor.css.ts'

interface EditorToolbarProps {
  state: EditorState
  run: (command: Command) => void
  onLink: () => void
  onPictures: (files: readonly File[]) => void
}

/** Buttons of the editor; arrow keys move between them. */
export function EditorToolbar({ state, run, onLink, onPictures }: EditorToolbarProps) {
  const { t } = useLingui()
  const choose = useRef<HTMLInputElement>(null)
  const tool = (name: CommandName, icon: IconName, label: string) => {
    const command: EditorCommand = commands[name]
    const on = command.isOn?.(state)
    return (
      <span className={css.tool} data-on={on}>
        <IconButton
          size="sm"
          icon={icon}
          label={label}
          aria-pressed={on}
          disabled={on === undefined && !command.run(state)}
          onClick={() => run(command.run)}
        />
      </span>
    )
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Formatting`}
      className={css.toolbar}
      onKeyDown={moveFocus}
    >
      <div className={css.headings}>
        <SelectField
          hideLabel
          label={t`Paragraph style`}
          value={String(headingAt(state))}
          options={[
            { value: '0', label: t`Text` },
            { value: '2', label: t`Heading 1` },
            { value: '3', label: t`Heading 2` },
            { value: '4', label: t`Heading 3` },
          ]}
          onChange={({ target }) => run(setHeading(Number(target.value)))}
        />
      </div>
      {tool('bold', 'bold', t`Bold`)}
      {tool('italic', 'italic', t`Italic`)}
      {tool('bullets', 'list', t`Bulleted list`)}
      {tool('numbers', 'numbers', t`Numbered list`)}
      {tool('quote', 'quote', t`Quote`)}
      <span className={css.tool} data-on={linkAt(state) !== ''}>
        <IconButton size="sm" icon="link" label={t`Link`} onClick={onLink} />
      </span>
      <IconButton
        size="sm"
        icon="image"
        label={t`Insert picture`}
        onClick={() => choose.current?.click()}
      />
      {tool('table', 'table', t`Insert table`)}
      {tool('undo', 'undo', t`Undo`)}
      {tool('redo', 'redo', t`Redo`)}
      {isInTable(state) && (
        <>
          {tool('addRow', 'plus', t`Add row below`)}
          {tool('addColumn', 'plus', t`Add column after`)}
          {tool('deleteRow', 'minus', t`Delete row`)}
          {tool('deleteColumn', 'minus', t`Delete column`)}
          {tool('deleteTable', 'trash', t`Delete table`)}
        </>
      )}
      <input
        ref={choose}
        hidden
        type="file"
        tabIndex={-1}
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ currentTarget }) => {
          onPictures([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** Moves the focus between buttons with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (by === 0 || event.target instanceof HTMLSelectElement) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = buttons.indexOf(event.target as HTMLElement)
  event.preventDefault()
  buttons[(at + by + buttons.length) % buttons.length]?.focus()
}
