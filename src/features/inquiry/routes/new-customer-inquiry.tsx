import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { configAtom } from '#shell/session/session-atoms.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { PublicPage } from '#parts/public-page/public-page.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { InquiryForm } from '../inquiry-form.tsx'
import { useInquiry } from '../use-inquiry.ts'

export const Route = createFileRoute('/_client/new-customer-inquiry')({
  staticData: {
    screen: { title: msg`New customer inquiry`, allow: 'anyone', layout: 'full-container' },
  },
  beforeLoad: ({ context }) => {
    if (!context.store.get(configAtom)?.allowNewCustomerInquiry)
      throw redirect({ to: '/login', replace: true })
  },
  component: NewCustomerInquiry,
})

function NewCustomerInquiry() {
  const { t } = useLingui()
  const { imageLogin, webLogo, webTitle } = useConfig()
  const { form, sent } = useInquiry()
  return (
    <PublicPage
      title={t`New customer inquiry`}
      logo={imageLogin || webLogo}
      webTitle={webTitle}
      width="reading"
    >
      {sent ? (
        <Notice
          tone="success"
          live="status"
          title={<Trans>Thanks, we’ve received your inquiry</Trans>}
        >
          <Trans>We’ll read it and reply to the email address you gave.</Trans>
        </Notice>
      ) : (
        <>
          <p>
            <Trans>Tell us about your business. Fields marked * are required.</Trans>
          </p>
          <InquiryForm form={form} />
        </>
      )}
      <Link to="/login">
        <Trans>Back to the login page</Trans>
      </Link>
    </PublicPage>
  )
}
