import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button } from '#ui/button.css.ts'

const lists = ['forms', 'choices', 'series'] as const

/** Ways to the other lists of visit forms. */
export function ListLinks({ at }: { at: (typeof lists)[number] }) {
  return (
    <>
      {at !== 'forms' && (
        <Link to="/admin/visit-forms" className={button()}>
          <Trans>Visit forms</Trans>
        </Link>
      )}
      {at !== 'choices' && (
        <Link to="/admin/visit-forms/choices" search={{} as never} className={button()}>
          <Trans>Answers</Trans>
        </Link>
      )}
      {at !== 'series' && (
        <Link to="/admin/visit-forms/series" search={{} as never} className={button()}>
          <Trans>Series</Trans>
        </Link>
      )}
    </>
  )
}
