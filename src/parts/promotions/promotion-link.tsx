import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface PromotionLinkProps {
  promotion: { code: string; productCategory: 'bike' | 'paa' | 'groupset' | null }
  className: string
  children: ReactNode
}

/** To the articles of a promotion: in its part of the catalogue, or over all of it. */
export function PromotionLink({
  promotion: { code, productCategory: category },
  className,
  children,
}: PromotionLinkProps) {
  const to = category
    ? ({ to: '/catalog/$category', params: { category } } as const)
    : ({ to: '/catalog' } as const)
  return (
    <Link {...to} search={{ promo: code }} className={className}>
      {children}
    </Link>
  )
}
