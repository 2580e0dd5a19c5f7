import { Popover as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useDeferredValue, useState } from 'react'
import { card, roomy, wide } from './floating.css.ts'

const rooms = { roomy, card, wide } as const

interface PopoverProps {
  trigger: ReactElement
  /** Name announced when it opens. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  /** Width: fixed, as wide as its words within limits, or with room for a table. */
  room?: keyof typeof rooms
  children: ReactNode
}

/** A small panel beside the button that opened it. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'end',
  room = 'roomy',
  children,
}: PopoverProps) {
  const [opened, setOpened] = useState(false)
  // The press is painted first: placing a panel takes a slow phone longer than a frame.
  const shown = useDeferredValue(open ?? opened)
  const change = (next: boolean) => {
    setOpened(next)
    onOpenChange?.(next)
  }
  return (
    <Radix.Root open={shown} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={rooms[room]}
          aria-label={label}
          align={align}
          sideOffset={10}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
