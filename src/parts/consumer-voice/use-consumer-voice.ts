import { useEffect, useState } from 'react'
import { safeParse } from 'valibot'
import { useSave } from '#data/save.ts'
import { escapeLineBreaks, feedbackSchema } from '#domain/portal/feedback.ts'
import { readFact, writeFact } from '#offline/device-facts.ts'
import { useUser } from '#shell/session/use-session.ts'
import { SendCustomerFeedback } from './consumer-voice.gql.ts'

/** State of the message. */
export type VoiceState = 'writing' | 'asking' | 'sending' | 'failed' | 'sent'

/** The text as it is written, kept on this device until it has been sent; and its way to the server, by a question first. */
export function useConsumerVoice() {
  const { id } = useUser()
  const key = `consumer-voice.draft.${id}`
  const save = useSave(SendCustomerFeedback)
  const [text, setText] = useState('')
  /** Code of the first problem with what was entered. */
  const [refusal, setRefusal] = useState<string | undefined>()
  const [state, setState] = useState<VoiceState>('writing')
  useEffect(() => {
    let gone = false
    // What has been typed meanwhile wins.
    void readFact<string>(key).then((kept) => gone || setText((typed) => typed || kept || ''))
    return () => {
      gone = true
    }
  }, [key])

  const write = (next: string) => {
    setText(next)
    setRefusal(undefined)
    setState('writing')
    void writeFact(key, next)
  }
  const ask = () => {
    const found = safeParse(feedbackSchema, text).issues?.[0]?.message
    setRefusal(found)
    setState(found ? 'writing' : 'asking')
  }
  const send = async () => {
    setState('sending')
    const { data } = await save({ message: escapeLineBreaks(text.trim()) })
    const sent = data?.sendCustomerFeedback.data?.status === true
    if (sent) await writeFact(key, '')
    setState(sent ? 'sent' : 'failed')
    return sent
  }
  return { text, refusal, state, write, ask, send, back: () => setState('writing') }
}
