import { useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { Failure } from '#data/failure.ts'
import { useSave } from '#data/save.ts'
import { otherRefusal, refusalWords } from '#parts/upload/upload-refusal.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import {
  ArticlePicture,
  AttachArticlePicture,
  OrderArticlePictures,
  RemoveArticlePicture,
  ShareArticlePictures,
} from './article-pictures.gql.ts'

export type PicturedArticle = NonNullable<ResultOf<typeof ArticlePicture>['articlePicture']>
export type UploadedPicture = PicturedArticle['pictures'][number]

/** Pictures are ready a moment after they came. In ms. */
const lookEvery = 1_500

/** Returns the actions on an article's pictures. A failed change is reported and changes nothing. */
export function useArticlePictures({ article_code: articleCode, pictures }: PicturedArticle) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [attach, order, remove, share] = [
    useSave(AttachArticlePicture),
    useSave(OrderArticlePictures),
    useSave(RemoveArticlePicture),
    useSave(ShareArticlePictures),
  ]

  const refresh = useCallback(
    () =>
      void client
        .query(ArticlePicture, { articleCode }, { requestPolicy: 'network-only' })
        .toPromise(),
    [client, articleCode],
  )
  const making = pictures.some(({ state }) => state === 'STORED')
  useEffect(() => {
    if (!making) return
    const timer = setInterval(refresh, lookEvery)
    return () => clearInterval(timer)
  }, [making, refresh])

  const wordsOf = (failure: Failure) =>
    failure.kind === 'network'
      ? t`Can’t save without a connection. Nothing has changed.`
      : i18n._(('code' in failure && refusalWords[failure.code ?? '']) || otherRefusal)

  const run = async (work: () => Promise<{ failure?: Failure | undefined }>) => {
    setBusy(true)
    const { failure } = await work()
    setBusy(false)
    if (failure) toast({ tone: 'danger', text: wordsOf(failure) })
    return !failure
  }

  return {
    busy,
    refresh,
    move(id: string, to: number) {
      const others = pictures.map((one) => one.id).filter((one) => one !== id)
      void run(() => order({ articleCode, fileIds: others.toSpliced(to, 0, id) }))
    },
    async remove(id: string, position: number) {
      if (!(await run(() => remove({ articleCode, fileId: id })))) return
      toast({
        text: t`Picture removed`,
        action: {
          label: t`Undo`,
          run: () => void run(() => attach({ articleCode, fileId: id, position })),
        },
      })
    },
    async share() {
      if (await run(() => share({ articleCode })))
        toast({ tone: 'success', text: t`All sizes now have these pictures` })
    },
  }
}
