import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import * as css from './tabs.css.ts'

interface TabsProps<Value extends string> {
  /** Name of the choice for screen readers. */
  label: string
  value: Value
  onChange: (value: Value) => void
  items: readonly { value: Value; label: ReactNode; count?: number; content?: ReactNode }[]
}

/** Several views of one thing; only the chosen one is rendered. */
export function Tabs<Value extends string>({ label, value, onChange, items }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List className={css.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={css.tab}>
            {item.label}
            {item.count !== undefined && <span className={css.count}>{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={css.content}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
