import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from '#shell/i18n/use-locale.ts'

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
  const locale = useLocale()
  const to = category
    ? ({ to: '/$locale/catalog/$category', params: { locale, category } } as const)
    : ({ to: '/$locale/catalog', params: { locale } } as const)
  return (
    <Link {...to} search={{ promo: code }} className={className}>
      {children}
    </Link>
  )
}
