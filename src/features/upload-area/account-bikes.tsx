import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  accountBikeColumns,
  type AccountBikeRow,
  maxAccountBikeRows,
  readAccountBikeSheet,
  repeatedFrames,
} from '#domain/frames/account-bike.ts'
import { useSave } from '#data/save.ts'
import { SheetUploadPage } from '#parts/sheet-upload/sheet-upload-page.tsx'
import type { RowResult, SheetUpload } from '#parts/sheet-upload/use-sheet-upload.ts'
import { UploadAccountBikes } from './account-bikes.gql.ts'

/** `created`: the bicycle was not there before. */
interface BikeResult extends RowResult {
  created: boolean
}

const words: Record<string, MessageDescriptor> = {
  frame_number: msg`A frame number has 6 to 20 letters and digits`,
  frame_unknown: msg`No frame with this number was delivered`,
  brand_not_registrable: msg`Frames of this brand can’t be reported here`,
  twice: msg`The frame is in the file more than once`,
  valid_day: msg`Enter the day as 2026-12-31`,
  in_future: msg`This day can’t be in the future`,
}

/** Adds the bicycles that owners have registered with the brand, from a workbook. */
export function AccountBikesFromFile() {
  const { t } = useLingui()
  const save = useSave(UploadAccountBikes)
  const upload: SheetUpload<AccountBikeRow, BikeResult> = {
    read: readAccountBikeSheet,
    maxRows: maxAccountBikeRows,
    // The most that the server takes.
    batch: 75,
    async send(rows, check) {
      const bikes = rows.map(({ cells: { frame_number, registered_on, name, ...owner } }) => ({
        ...owner,
        frameNumber: frame_number ?? '',
        registeredOn: registered_on ?? '',
        name: name ?? '',
      }))
      const { data, failure } = await save({ bikes, check })
      return data ? data.uploadAccountPolygonbikes.results : { failure: failure.code }
    },
    failed: (code) => ({ code, created: false }),
    acrossFile: (rows) =>
      new Map([...repeatedFrames(rows)].map((line) => [line, { code: 'twice', created: false }])),
  }
  return (
    <SheetUploadPage
      upload={upload}
      columns={accountBikeColumns}
      template={{
        name: 'account-bikes',
        example: [
          'WU123456',
          '2026-05-31',
          'Ann Example',
          '0812345678',
          'ann@example.com',
          '1 Example Street',
          'Exampletown',
        ],
      }}
      fileLabel={t`File with bikes`}
      words={words}
      intro={
        <Trans>
          Fill in the template, a line for each bike that its owner has registered with the brand.
          The shop that the frame was delivered to sees it and can report the sale. Bikes that are
          already here are replaced.
        </Trans>
      }
      shown={[
        {
          key: 'frame',
          title: t`Frame number`,
          lead: true,
          text: ({ cells }) => cells.frame_number ?? '',
        },
        {
          key: 'registeredOn',
          title: t`Registered on`,
          text: ({ cells }) => cells.registered_on ?? '',
        },
        { key: 'owner', title: t`Owner`, text: ({ cells }) => cells.name ?? '' },
      ]}
      sendLabel={(good) => <Plural value={good} one="Save # bike" other="Save # bikes" />}
      doneText={(good) => <Plural value={good} one="# bike saved" other="# bikes saved" />}
      resultText={({ result: { created } }, done) =>
        created ? (
          done ? (
            <Trans>Added</Trans>
          ) : (
            <Trans>Can be added</Trans>
          )
        ) : done ? (
          <Trans>Replaced</Trans>
        ) : (
          <Trans>Can be replaced</Trans>
        )
      }
    />
  )
}
