import { useLingui } from '@lingui/react/macro'
import { basePath } from '#offline/base-path.ts'
import { Card } from '#ui/display/card.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { addresses } from './api-addresses.css.ts'

/** Addresses that the program of a key needs. @param ofCustomer those of a customer's own system: punch-out too */
export function ApiAddresses({ ofCustomer = false }: { ofCustomer?: boolean }) {
  const { t } = useLingui()
  const portal = location.origin + basePath()
  const api = `${portal}/api/machine/v1`
  const ofProgram = [
    [t`API`, api],
    ...(ofCustomer
      ? [
          [t`Punch-out with cXML`, `${portal}/server/punch-out/cxml`],
          [t`Punch-out with OCI`, `${portal}/server/punch-out/oci`],
        ]
      : []),
  ] as const
  return (
    <Card title={t`Addresses`}>
      <dl className={addresses}>
        {ofProgram.map(([name, address]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <CopyableCode code={address} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t`API reference`}</dt>
          <dd>
            <a href={`${api}/reference`} target="_blank" rel="noreferrer">
              {t`All calls, with examples`}
            </a>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
