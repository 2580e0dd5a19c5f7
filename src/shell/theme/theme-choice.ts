/** Theme choices: one of the themes, or the system's. */
export const themeChoices = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof themeChoices)[number]

// Read before the first paint, so it stands where reading does not wait; it is no secret.
const key = 'theme'

const isChoice = (value: string | null): value is ThemeChoice =>
  themeChoices.includes(value as ThemeChoice)

/** The stored wish; `system` where none is stored or storage is refused. */
export function storedTheme(): ThemeChoice {
  try {
    const value = localStorage.getItem(key)
    return isChoice(value) ? value : 'system'
  } catch {
    return 'system'
  }
}

/** Shows a theme and remembers it. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  try {
    localStorage.setItem(key, choice)
  } catch {
    // A browser that stores nothing still shows it until it is closed.
  }
}
