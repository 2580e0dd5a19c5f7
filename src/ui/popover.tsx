import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { roomy } from './floating.css.ts'

interface PopoverProps {
  trigger: ReactElement
  /** What it is, said when it opens. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** A small panel beside the button that opened it. */
export function Popover({ trigger, label, open, onOpenChange, align = 'end', children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={roomy} aria-label={label} align={align} sideOffset={10} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
