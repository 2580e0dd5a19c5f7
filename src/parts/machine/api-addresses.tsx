import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/display/card.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { Facts } from '#ui/display/facts.tsx'

/** Addresses that the program of a key needs. @param ofCustomer those of a customer's own system: punch-out too */
export function ApiAddresses({ ofCustomer = false }: { ofCustomer?: boolean }) {
  const { t } = useLingui()
  const { origin } = globalThis.location
  const api = `${origin}/api/machine/v1`
  return (
    <Card title={t`Addresses`}>
      <Facts
        facts={[
          [t`API`, <CopyableCode key="api" code={api} />],
          [
            t`API reference`,
            <a key="reference" href={`${api}/reference`} target="_blank" rel="noreferrer">
              {t`All calls, with examples`}
            </a>,
          ],
          ...(ofCustomer
            ? [
                [
                  t`Punch-out with cXML`,
                  <CopyableCode key="cxml" code={`${origin}/server/punch-out/cxml`} />,
                ] as const,
                [
                  t`Punch-out with OCI`,
                  <CopyableCode key="oci" code={`${origin}/server/punch-out/oci`} />,
                ] as const,
              ]
            : []),
        ]}
      />
    </Card>
  )
}
