import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { shareFont } from '#ui/theme/font.ts'
import * as css from './preview.css.ts'

interface PreviewFrameProps {
  width: 'phone' | 'desk'
  lang: string
  children: ReactNode
}

/** Gives a window of its own the looks of the portal: media queries in it ask its width, not the page's. */
function dress(inside: Document, lang: string): HTMLElement {
  const { documentElement: root, head, body } = inside
  const { documentElement: own, head: ownHead } = document
  // The policy of the page forbids the attribute, not what it says.
  root.style.cssText = own.style.cssText
  for (const { name, value } of own.attributes) if (name !== 'style') root.setAttribute(name, value)
  root.lang = lang
  const styles = ownHead.querySelectorAll('style, link[rel=stylesheet]')
  head.replaceChildren(...[...styles].map((one) => one.cloneNode(true)))
  shareFont(inside)
  return body
}

/** A window of a reader, in which nothing can be left or followed. */
export function PreviewFrame({ width, lang, children }: PreviewFrameProps) {
  const { t } = useLingui()
  const [body, setBody] = useState<HTMLElement | null>(null)
  const open = (frame: HTMLIFrameElement | null) => {
    if (frame?.contentDocument) setBody(dress(frame.contentDocument, lang))
  }
  const stay = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) event.preventDefault()
  }
  return (
    <>
      <iframe
        key={lang}
        ref={open}
        title={t`Preview`}
        className={css.frames[width]}
        onLoad={({ currentTarget }) => open(currentTarget)}
      />
      {body &&
        createPortal(
          // Links are the only thing in it that would lead away.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div className={css.inside} onClickCapture={stay}>
            {children}
          </div>,
          body,
        )}
    </>
  )
}
