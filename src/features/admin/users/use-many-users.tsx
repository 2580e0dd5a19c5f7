import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { type RowResult, RowResults } from '#parts/page/row-results.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { DeactivateUser, ResetSecondFactor, SendUserLink } from './user.gql.ts'
import { type NamedUser, ResetQuestion } from './user-questions.tsx'
import { userWords } from './user-words.ts'

/** Actions on several users, one after the other; `results` shows how each went where not all went well. */
export function useManyUsers() {
  const { t } = useLingui()
  const toast = useToast()
  const [deactivate, send] = [useSave(DeactivateUser), useSave(SendUserLink)]
  const reset = useSave(ResetSecondFactor)
  const [busy, setBusy] = useState(false)
  const [resetting, setResetting] = useState<NamedUser>()
  const [results, setResults] = useState<readonly RowResult[]>([])

  const each = async (
    users: readonly NamedUser[],
    work: typeof deactivate | typeof send | typeof reset,
    done: string,
  ) => {
    setBusy(true)
    const rows: (RowResult & { failed: boolean })[] = []
    for (const { id, name } of users) {
      const { failure } = await work({ id })
      const result = failure ? <ProblemText code={failure.code} words={userWords} /> : done
      rows.push({ id, name, failed: !!failure, result })
    }
    setBusy(false)
    const failed = rows.filter((row) => row.failed)
    if (rows.length === 1 && failed[0]) toast({ tone: 'danger', text: failed[0].result })
    else if (failed.length > 0) setResults(rows)
    else toast({ tone: 'success', text: done })
  }
  return {
    busy,
    sendLinks: (users: readonly NamedUser[]) => each(users, send, t`Link sent`),
    deactivateAll: (users: readonly NamedUser[]) => each(users, deactivate, t`Deactivated`),
    /** Removes the second factors of a user, after a question. */
    askToReset: setResetting,
    results: (
      <>
        <RowResults title={t`Results`} results={results} onClose={() => setResults([])} />
        <ResetQuestion
          user={resetting}
          onClose={() => setResetting(undefined)}
          onConfirm={(user) => each([user], reset, t`Two-step login reset`)}
        />
      </>
    ),
  }
}
