import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMayOpen } from '#shell/navigation/use-may-open.ts'

interface PaymentLinkProps {
  id: string
  className: string
  children: ReactNode
}

/** Leads to a payment, for those who may read it; nothing for others. */
export function PaymentLink({ id, className, children }: PaymentLinkProps) {
  const mayOpen = useMayOpen()
  if (!mayOpen(`/payment/${id}`)) return null
  return (
    <Link to="/payment/$id" params={{ id }} className={className}>
      {children}
    </Link>
  )
}
