import { useLingui } from '@lingui/react/macro'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '#domain/files/picture-address.ts'
import { isPictureMade } from '../upload/is-picture-made.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { insertImage } from './editor-commands.ts'
import { createEditor, stateOf } from './create-editor.ts'
import { writeHtml } from './editor-html.ts'

interface EditorProps {
  value: string
  onChange: (html: string) => void
  attributes: Record<string, string>
}

/** Runs one editor over a text of HTML, with uploads of its pictures. */
export function useEditor({ value, onChange, attributes }: EditorProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const written = useRef(value)
  const given = useRef({ onChange, attributes })
  const [state, setState] = useState<EditorState>()
  const [owner] = useState(() => `editor ${crypto.randomUUID()}`)
  const [making, setMaking] = useState(0)
  const [lost, setLost] = useState(false)
  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch, view.current)
    view.current.focus()
  }
  const uploads = useUploads({ kind: 'content-picture', use: '', owner }, (sent) => {
    for (const { sha256, name, refusal } of sent) {
      if (refusal) continue
      const address = pictureAddress(sha256, 'med', 'webp')
      setMaking((count) => count + 1)
      void isPictureMade(address).then((made) => {
        setMaking((count) => count - 1)
        setLost(!made)
        if (made && view.current) run(insertImage(address, name.replace(/\.\w+$/, '')))
      })
    }
  })
  const add = useRef(uploads.add)

  useEffect(() => {
    given.current = { onChange, attributes }
    add.current = uploads.add
  })
  useEffect(() => {
    const editor = createEditor(place.current!, {
      html: written.current,
      attributes: () => given.current.attributes,
      onState(next, changed) {
        setState(next)
        if (!changed) return
        written.current = writeHtml(next.doc)
        given.current.onChange(written.current)
      },
      onPictures: (files) => void add.current(files),
    })
    view.current = editor
    setState(editor.state)
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [])
  // A form that is reset, or filled with another record, is shown as it is then.
  useEffect(() => {
    if (!view.current || value === written.current) return
    written.current = value
    view.current.updateState(stateOf(value))
    setState(view.current.state)
  }, [value])
  // Its name and whether it is wrong are attributes of the text box.
  const marks = JSON.stringify(attributes)
  useEffect(() => {
    view.current?.setProps({ attributes: () => given.current.attributes })
  }, [marks])

  return {
    place,
    state,
    run,
    uploads,
    /** Why there is something to wait for, or what went wrong. */
    notice:
      making > 0 ? t`Preparing picture…` : lost ? t`Couldn’t prepare the picture. Try again.` : '',
  }
}
