import type { FormEvent, ReactNode } from 'react'
import { withBasePath } from '#offline/base-path.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { TextField } from '#ui/form/text-field.tsx'

interface CodeFormProps {
  label: string
  hint: ReactNode
  logIn: string
  /** A recovery code has letters; one of an app is typed with a phone's digits. */
  digits?: boolean
  busy?: boolean
  /** Target afterwards, for a form sent without a script. */
  target?: string | undefined
  /** Input typed into the server's form before this one took over. */
  typed?: string | undefined
  onCode?: (code: string) => void
}

/** Takes the code of a log-in's second step. Only props: the server writes the same markup, where it works as a plain form. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, logIn, digits = false, busy, target, typed, onCode } = props
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onCode) return
    event.preventDefault()
    if (!busy) onCode(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form method="post" action={withBasePath('/login/form')} onSubmit={submit}>
      <Stack>
        <TextField
          label={label}
          hint={hint}
          name="code"
          defaultValue={typed}
          autoComplete={digits ? 'one-time-code' : 'off'}
          inputMode={digits ? 'numeric' : 'text'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          required
          unmarked
        />
        {target && <input type="hidden" name="target" value={target} />}
        <Button type="submit" variant="primary" size="lg" fill busy={busy}>
          {logIn}
        </Button>
      </Stack>
    </form>
  )
}
