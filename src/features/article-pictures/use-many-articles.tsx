import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Failure } from '#data/failure.ts'
import { useSave } from '#data/save.ts'
import { type RowResult, RowResults } from '#parts/page/row-results.tsx'
import { refusalWords } from '#parts/upload/upload-refusal.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { ProblemText } from '#ui/form/problem-text.tsx'
import {
  AttachArticlePicture,
  RemoveArticlePicture,
  ShareArticlePictures,
} from './article-pictures.gql.ts'
import type { PicturedArticle } from './use-article-pictures.ts'

type Saved = Promise<{ failure?: Failure | undefined }>

/** Actions on the pictures of several articles, one after the other; `results` shows how each went where not all went well. */
export function useManyArticles() {
  const { t } = useLingui()
  const toast = useToast()
  const [share, attach, remove] = [
    useSave(ShareArticlePictures),
    useSave(AttachArticlePicture),
    useSave(RemoveArticlePicture),
  ]
  const [busy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly RowResult[]>([])

  /** @returns the articles it worked for */
  const each = async (
    articles: readonly PicturedArticle[],
    work: (article: PicturedArticle) => Saved,
  ) => {
    setBusy(true)
    const rows: (RowResult & { article: PicturedArticle; failed: boolean })[] = []
    for (const article of articles) {
      const { failure } = await work(article)
      rows.push({
        article,
        failed: !!failure,
        id: article.article_code,
        name: `${article.article_code_display} ${article.name}`,
        result: failure ? <ProblemText code={failure.code} words={refusalWords} /> : t`Done`,
      })
    }
    setBusy(false)
    if (rows.some(({ failed }) => failed)) setResults(rows)
    return rows.flatMap(({ article, failed }) => (failed ? [] : [article]))
  }
  const inTurn = async (steps: readonly (() => Saved)[]) => {
    for (const step of steps) {
      const { failure } = await step()
      if (failure) return { failure }
    }
    return {}
  }

  return {
    busy,
    async share(articles: readonly PicturedArticle[]) {
      const shared = await each(articles, ({ article_code: articleCode }) => share({ articleCode }))
      if (shared.length > 0) toast({ tone: 'success', text: t`All sizes now have these pictures` })
    },
    async remove(articles: readonly PicturedArticle[]) {
      const pictured = articles.filter(({ pictures }) => pictures.length > 0)
      const removed = await each(pictured, ({ article_code: articleCode, pictures }) =>
        inTurn(
          pictures.map(
            ({ id }) =>
              () =>
                remove({ articleCode, fileId: id }),
          ),
        ),
      )
      const count = removed.flatMap(({ pictures }) => pictures).length
      if (count === 0) return
      const putBack = ({ article_code: articleCode, pictures }: PicturedArticle) =>
        inTurn(
          pictures.map(
            ({ id }, position) =>
              () =>
                attach({ articleCode, fileId: id, position }),
          ),
        )
      toast({
        text: plural(count, { one: '# picture removed', other: '# pictures removed' }),
        action: { label: t`Undo`, run: () => void each(removed, putBack) },
      })
    },
    results: (
      <RowResults
        title={t`Not all pictures could be changed`}
        results={results}
        onClose={() => setResults([])}
      />
    ) as ReactNode,
  }
}
