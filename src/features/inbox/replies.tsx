import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { longestReply, ReplyText } from '#domain/portal/reply.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { LeaveQuestion } from '#parts/form/leave-question.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { type FormRefusal, useForm } from '#ui/form/use-form.tsx'
import * as css from './inbox.css.ts'

interface RepliesProps {
  /** Id of what is replied to, which names the draft. */
  id: string
  replies: readonly { id: string; text: string; by: string; at: unknown }[]
  /** Null: there is no address to reply to. */
  email: string | null
  send: (reply: string) => Promise<FormRefusal | undefined>
}

const Reply = v.object({ reply: ReplyText })

/** Replies sent by email, and the form to reply. */
export function Replies({ id, replies, email, send }: RepliesProps) {
  const { t } = useLingui()
  const { moment } = useDates()
  const toast = useToast()
  const form = useForm({
    schema: Reply,
    initial: { reply: '' },
    draft: `inbox/${id}`,
    save: ({ reply }) => send(reply),
  })
  const submit = async () => {
    if (!(await form.submit())) return
    toast({ tone: 'success', text: t`Reply sent` })
  }
  return (
    <Card title={<Trans>Replies</Trans>}>
      <form
        {...form.props}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          {replies.length > 0 && (
            <ul className={css.replies}>
              {replies.map((reply) => (
                <li key={reply.id}>
                  <p className={css.text}>{reply.text}</p>
                  <p className={css.quiet}>
                    {reply.by}, {moment(new Date(String(reply.at)))}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {form.error && (
            <Notice tone="danger" live="alert">
              {form.error}
            </Notice>
          )}
          {email === null ? (
            <Notice>
              <Trans>This person has no email address, so you can’t reply from here.</Trans>
            </Notice>
          ) : (
            <>
              <TextArea
                label={t`Reply`}
                hint={t`Sent by email to ${email}`}
                rows={5}
                maxLength={longestReply}
                {...form.field('reply')}
              />
              <Row>
                <Button type="submit" variant="primary" icon="mail" busy={form.busy}>
                  <Trans>Send reply</Trans>
                </Button>
              </Row>
            </>
          )}
        </Stack>
      </form>
      <LeaveQuestion unsaved={form.isUnsaved} onDiscard={form.reset} />
    </Card>
  )
}
