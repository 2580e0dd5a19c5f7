import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Chip } from '#ui/display/chip.tsx'
import type { IconName } from '#ui/display/icon-paths.ts'
import { Row } from '#ui/display/stack.tsx'
import { chooseTheme, storedTheme, themeChoices, type ThemeChoice } from './theme-choice.ts'

const icons: Record<ThemeChoice, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' }

/** Light, dark or as the system has it. */
export function ThemeSwitch() {
  const { t } = useLingui()
  const [theme, setTheme] = useState(storedTheme)
  const words: Record<ThemeChoice, string> = { system: t`System`, light: t`Light`, dark: t`Dark` }
  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice)
    setTheme(choice)
  }
  return (
    <div role="group" aria-label={t`Theme`}>
      <Row>
        {themeChoices.map((choice) => (
          <Chip
            key={choice}
            icon={icons[choice]}
            chosen={theme === choice}
            onPress={() => choose(choice)}
          >
            {words[choice]}
          </Chip>
        ))}
      </Row>
    </div>
  )
}
