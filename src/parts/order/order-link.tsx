import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMayOpen } from '#shell/navigation/use-may-open.ts'

interface OrderLinkProps {
  orderNo: string
  /** Customer of the order, where it may be another than the chosen one. */
  customer?: string
  className?: string
  children?: ReactNode
}

/** An order's number as a link to its page, for people who may open it. */
export function OrderLink({ orderNo, customer, className, children }: OrderLinkProps) {
  const mayOpen = useMayOpen()('/order/view')
  const content = children ?? orderNo
  if (!mayOpen) return content
  return (
    <Link
      to="/order/view/{-$orderNo}"
      params={{ orderNo }}
      search={customer ? { customer } : {}}
      className={className}
    >
      {content}
    </Link>
  )
}
