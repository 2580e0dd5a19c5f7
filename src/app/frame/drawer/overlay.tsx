import { useAtomValue } from 'jotai'
import { overlay } from '../frame.css.ts'
import { overlayAtom } from './overlay-atom.ts'

/** Dims the page while a menu asks for it. */
export function Overlay() {
  return useAtomValue(overlayAtom) ? <div className={overlay} /> : null
}
