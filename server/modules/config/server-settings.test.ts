import { expect, test } from 'vitest'
import { testSettings } from '../../../tests/support/server.ts'
import { serverSettings } from './server-settings.ts'

test('secrets, and addresses that hold one, are never in it', () => {
  const secret = 'S3CRET'
  const settings = {
    ...testSettings,
    secret,
    databaseUrl: `postgres://u:${secret}@db/x`,
    smtpUrl: `smtp://u:${secret}@mail`,
    apiKeyHashes: [secret],
    s3: {
      url: 'https://s3.example/bucket',
      accessKeyId: secret,
      secretAccessKey: secret,
      region: 'eu-1',
    },
    publicUrl: 'https://portal.example',
    mailFrom: 'no-reply@portal.example',
    vapid: { publicKey: 'x', privateKey: secret },
    vapidGiven: true,
    localPush: false,
    erpUrl: `https://erp.example/${secret}`,
    erpSecret: secret,
    erpDir: '/orders',
  }
  const said = serverSettings(settings, 'postgres')
  expect(JSON.stringify(said)).not.toContain(secret)
  expect(said.map(({ name, value, isSet }) => `${name} ${value} ${isSet}`)).toEqual([
    'PUBLIC_URL "https://portal.example" true',
    'TRUST_PROXY false false',
    'DATABASE_URL "postgres" true',
    'SMTP_URL true true',
    'MAIL_FROM "no-reply@portal.example" true',
    'ERP_URL "erp.example" true',
    'ERP_SECRET true true',
    'ERP_DIR "/orders" true',
    'VAPID_PUBLIC_KEY "x" true',
    'VAPID_PRIVATE_KEY true true',
    'ALLOW_LOCAL_PUSH false false',
    'API_KEYS 1 true',
    'ALLOW_FREE_DOCUMENTS true true',
    'S3_URL "s3.example" true',
    'S3_ACCESS_KEY_ID true true',
    'S3_SECRET_ACCESS_KEY true true',
    'S3_REGION "eu-1" true',
    'LOG_LEVEL "silent" true',
  ])
})
