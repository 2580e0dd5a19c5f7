import { useEffect } from 'react'

/**
 * Stands in for react-style-singleton, by which the dialogs' scroll lock adds its rules (vite.config.ts): that one writes a
 * style element, which the pages' content policy forbids. A sheet of the document's own is no inline style.
 */
export function styleSingleton(): (props: { styles: string }) => null {
  let [used, sheet] = [0, undefined as CSSStyleSheet | undefined]
  const add = (styles: string) => {
    if (used === 0) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets.push(sheet)
    }
    used += 1
  }
  const remove = () => {
    used -= 1
    if (used === 0)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  return function Style({ styles }) {
    useEffect(() => {
      add(styles)
      return remove
    }, [styles])
    return null
  }
}
