/**
 * Lets a question by role, which asks of every element around it whether it is shown, go without jsdom's cascade: it tries
 * all rules of the browser's own sheet on each. A test loads no other sheet, so that `display` follows from an element's
 * name and few attributes, and `visibility` from the elements around it. All else is answered by jsdom.
 * @see https://github.com/jsdom/jsdom/blob/main/lib/jsdom/browser/default-stylesheet.css
 */
export function quickenStyles(): void {
  const view = document.defaultView!
  if (quickened.has(view)) return
  quickened.add(view)
  const whole = view.getComputedStyle.bind(view)
  const byKind = new Map<string, string>()

  function displayOf(element: HTMLElement): string {
    if (element.style?.display) return element.style.display
    if (decided.some((name) => element.hasAttribute(name)) || element.localName === 'summary')
      return whole(element).display
    const kind = `${element.localName} ${element.getAttribute('type')} ${element.hasAttribute('open')}`
    const known = byKind.get(kind) ?? whole(element).display
    byKind.set(kind, known)
    return known
  }

  view.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return whole(element, pseudo)
    const quick: Record<string, () => string> = {
      display: () => displayOf(element as HTMLElement),
      visibility: () => visibilityOf(element),
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        const known = quick[name as string]
        if (known) return known()
        if (name === 'getPropertyValue')
          return (property: string) =>
            quick[property]?.() ?? whole(element).getPropertyValue(property)
        const style = whole(element)
        const value: unknown = Reflect.get(style, name)
        return typeof value === 'function' ? (value as () => unknown).bind(style) : value
      },
    })
  }
}

const quickened = new WeakSet<Window>()
/** Attributes that the browser's own sheet decides by, beside names, `type` and `open`. */
const decided = ['hidden', 'popover']

function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('hidden') && /^(col|colgroup|t(head|body|foot|r))$/.test(at.localName))
      return 'collapse'
    const own = (at as HTMLElement).style?.visibility
    if (own && own !== 'inherit') return own
  }
  return 'visible'
}
