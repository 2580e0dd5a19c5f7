import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Card } from '#ui/display/card.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { button } from '#ui/button.css.ts'
import { Page } from '#ui/page/page.tsx'
import * as css from './upload-area.css.ts'

/** Ways to everything that can be uploaded. */
export function UploadArea() {
  const { t } = useLingui()
  return (
    <Page title={t`Upload area`}>
      <div className={css.ways}>
        <Card title={t`Article attributes`}>
          <Stack>
            <p>
              <Trans>
                Add, change and remove attributes of many articles with an Excel or CSV file.
              </Trans>
            </p>
            <Row>
              <Link to="/upload-area/attributes" className={button({ variant: 'primary' })}>
                <Trans>Upload attributes</Trans>
              </Link>
            </Row>
          </Stack>
        </Card>
        <Card title={t`Pictures`}>
          <Stack>
            <p>
              <Trans>
                Upload many pictures or a ZIP archive. File names tell which article they belong to.
              </Trans>
            </p>
            <Row>
              <Link to="/upload-area/pictures" className={button({ variant: 'primary' })}>
                <Trans>Upload pictures</Trans>
              </Link>
              <Link
                to="/admin/article-pictures"
                search={{ pictures: 'none' } as never}
                className={button({})}
              >
                <Trans>Articles without pictures</Trans>
              </Link>
            </Row>
          </Stack>
        </Card>
        <Card title={t`Bikes registered by owners`}>
          <Stack>
            <p>
              <Trans>
                Upload the bikes that owners have registered with the brand. The shops that sold
                them see them in their retail sales.
              </Trans>
            </p>
            <Row>
              <Link to="/upload-area/account-bikes" className={button({ variant: 'primary' })}>
                <Trans>Upload bikes</Trans>
              </Link>
            </Row>
          </Stack>
        </Card>
        <Card title={t`Delete articles`}>
          <Stack>
            <p>
              <Trans>
                Take articles out of a sales organization’s catalog with a file, or restore them.
              </Trans>
            </p>
            <Row>
              <Link to="/upload-area/delete" className={button({ variant: 'primary' })}>
                <Trans>Delete articles</Trans>
              </Link>
              <Link to="/upload-area/restore" className={button({})}>
                <Trans>Restore articles</Trans>
              </Link>
            </Row>
          </Stack>
        </Card>
      </div>
    </Page>
  )
}
