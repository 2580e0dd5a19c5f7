import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { inSize, pictureAddress } from '#domain/files/picture-address.ts'
import { withBasePath } from '#offline/base-path.ts'
import { isPictureMade } from '#parts/upload/is-picture-made.ts'
import { UploadField } from '#parts/upload/upload-field.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Row } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { BrandPreview } from './brand-preview.tsx'
import type { Part } from './brand-parts.ts'
import { usePublish } from './use-publish.ts'
import * as css from './brand.css.ts'

interface BrandPartProps {
  part: Part
  picture: { id: string; name: string; state: string; address: string | null } | undefined
  refresh: () => void
}

/** An uploaded picture that only the administrator sees so far. */
interface Unpublished {
  id: string
  sha256: string
  state: 'preparing' | 'ready' | 'failed'
}

/** One picture of the brand: the one in use, and a new one to look at before it is published. */
export function BrandPart({ part, picture, refresh }: BrandPartProps) {
  const { t, i18n } = useLingui()
  const config = useConfig()
  const [next, setNext] = useState<Unpublished>()
  const latest = useRef<string>(undefined)
  const { busy, publish } = usePublish(part.part, refresh)
  const title = i18n._(part.title)
  const fills = part.part === 'LOGIN'
  const address = picture ? picture.address && inSize(picture.address, 'low') : part.before(config)
  const prepare = async (id: string, sha256: string) => {
    latest.current = id
    setNext({ id, sha256, state: 'preparing' })
    const made = await isPictureMade(pictureAddress(sha256, 'low', 'webp'))
    if (latest.current === id) setNext({ id, sha256, state: made ? 'ready' : 'failed' })
  }
  const drop = () => {
    latest.current = undefined
    setNext(undefined)
  }
  return (
    <Card title={title}>
      <div className={css.part}>
        <span className={css.quiet}>{i18n._(part.about)}</span>
        <span className={css.picture({ fills })}>
          {address ? (
            <img className={css.image({ fills })} src={withBasePath(address)} alt={title} />
          ) : picture ? (
            <Trans>Preparing picture…</Trans>
          ) : (
            <Trans>No picture</Trans>
          )}
        </span>
        {picture && (
          <span className={css.foot}>
            <span className={css.quiet}>{picture.name}</span>
            <Button
              size="sm"
              icon="trash"
              busy={busy}
              onClick={() => void publish({ from: picture.id, to: null })}
            >
              <Trans>Remove</Trans>
            </Button>
          </span>
        )}
        {next?.state === 'preparing' && (
          <span role="status">
            <Trans>Preparing picture…</Trans>
          </span>
        )}
        {next?.state === 'failed' && (
          <Notice tone="danger" live="alert">
            <Trans>This picture couldn’t be prepared. Choose another one.</Trans>
          </Notice>
        )}
        {next?.state === 'ready' && (
          <section className={css.part} aria-label={t`Preview of ${title}`}>
            <BrandPreview part={part.part} sha256={next.sha256} />
            <Row>
              <Button
                variant="primary"
                busy={busy}
                onClick={() =>
                  void publish({ from: picture?.id ?? null, to: next.id }).then(
                    (saved) => saved && drop(),
                  )
                }
              >
                <Trans>Publish</Trans>
              </Button>
              <Button onClick={drop}>
                <Trans>Discard</Trans>
              </Button>
            </Row>
          </section>
        )}
        <UploadField
          target={{ kind: part.kind, use: '', owner: `brand ${part.owner}` }}
          hint={<Trans>Drop a picture here.</Trans>}
          chooseLabel={picture || next ? t`Replace picture` : t`Choose picture`}
          onSent={(sent) => {
            const last = sent.at(-1)!
            void prepare(last.id, last.sha256)
          }}
        />
      </div>
    </Card>
  )
}
