import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FrameFacts } from '#parts/frames/frame-facts.tsx'
import { FrameSource } from '#parts/frames/frame-source.tsx'
import { FrameWarnings } from '#parts/frames/frame-warnings.tsx'
import { useReaderWanted } from '#parts/scan/reader-wanted.ts'
import { ScanPanel } from '#parts/scan/scan-panel.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import * as css from '../claims.css.ts'
import { claimProblemWords } from '../claim-words.ts'
import { ArticleField } from './article-field.tsx'
import { BrandField } from './brand-field.tsx'
import { useClaimArticle } from './use-claim-article.ts'
import type { ClaimFormState } from './use-claim-form.ts'
import { useClaimFrame } from './use-claim-frame.ts'

/** The claimed article: the frame number fills in what the portal knows of the bicycle, the article number what it knows of the article. */
export function ArticlePart({ form }: { form: ClaimFormState }) {
  const { t } = useLingui()
  useReaderWanted()
  const [scanning, setScanning] = useState(false)
  const { claim, set, problemOf } = form
  const { fields, category } = claim
  const { found, lookUp } = useClaimFrame(form)
  const article = useClaimArticle(form)
  const error = (field: string) => {
    const code = problemOf(field)
    return code && <ProblemText code={code} words={claimProblemWords} />
  }
  return (
    <Card title={category === 'bike' ? t`Bicycle` : t`Article`}>
      <Stack>
        {scanning && (
          <ScanPanel
            onCode={(code) => {
              setScanning(false)
              void (category === 'bike' ? lookUp(code) : article.lookUp(code))
            }}
            onClose={() => setScanning(false)}
            last={null}
          />
        )}
        {found && category === 'bike' && (
          <Stack gap={3}>
            {found.frame && (
              <>
                <FrameWarnings {...found.frame} />
                <FrameFacts frame={found.frame} />
              </>
            )}
            {!found.frame && !found.device && (
              <Notice tone="warning" live="status">
                <Trans>
                  We don’t know this frame number. Check it; you can still submit the claim.
                </Trans>
              </Notice>
            )}
            {found.device && <FrameSource {...found.device} />}
          </Stack>
        )}
        <div className={css.fields}>
          {category === 'bike' && (
            <TextField
              label={t`Frame number`}
              name="frameNumber"
              required={!fields.isShortage}
              value={fields.frameNumber}
              maxLength={30}
              autoCapitalize="characters"
              autoComplete="off"
              error={error('frameNumber')}
              onChange={({ target }) => set({ frameNumber: target.value })}
              onBlur={({ target }) => void lookUp(target.value)}
            />
          )}
          <div className={css.buttons}>
            <Button icon="scan" onClick={() => setScanning(true)}>
              {category === 'bike' ? <Trans>Scan frame number</Trans> : <Trans>Scan article</Trans>}
            </Button>
          </div>
          <ArticleField value={fields.articleCode} error={error('articleCode')} article={article} />
          <TextField
            label={t`Description of the article`}
            name="description"
            value={fields.description}
            maxLength={200}
            error={error('description')}
            onChange={({ target }) => set({ description: target.value })}
          />
          <TextField
            label={t`Quantity`}
            name="qty"
            type="number"
            min={1}
            numeric
            value={fields.qty}
            error={error('qty')}
            onChange={({ target }) => set({ qty: Math.trunc(Number(target.value)) || 0 })}
          />
          <BrandField value={fields.brandName} onChange={(brandName) => set({ brandName })} />
          <TextField
            label={t`Model`}
            value={fields.model}
            maxLength={100}
            onChange={({ target }) => set({ model: target.value })}
          />
          <TextField
            label={t`Model year`}
            value={fields.modelYear}
            maxLength={10}
            onChange={({ target }) => set({ modelYear: target.value })}
          />
          <TextField
            label={t`Series`}
            value={fields.series}
            maxLength={60}
            onChange={({ target }) => set({ series: target.value })}
          />
          <TextField
            label={t`Category`}
            value={fields.mcName}
            maxLength={60}
            onChange={({ target }) => set({ mcName: target.value })}
          />
          <TextField
            label={t`Production code`}
            value={fields.productionCode}
            maxLength={40}
            onChange={({ target }) => set({ productionCode: target.value })}
          />
          <TextField
            label={t`Size, color and other attributes`}
            value={fields.bikeAttributes}
            maxLength={200}
            onChange={({ target }) => set({ bikeAttributes: target.value })}
          />
        </div>
      </Stack>
    </Card>
  )
}
